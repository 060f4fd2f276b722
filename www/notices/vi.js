// Tiếng Việt: what fallback.js says; loaded only when it has something to say.
/** @type {any} */ (window).hoshiNotices({
  file: [
    "Hoshi phải được mở từ một máy chủ web",
    "Tệp này được mở thẳng từ ổ đĩa, và trình duyệt không cho trang như vậy tải chương trình. Trong thư mục dự án, hãy chạy “cargo xtask serve” rồi mở địa chỉ hiện ra; hoặc đặt thư mục “dist” lên bất kỳ máy chủ web nào.",
  ],
  old: [
    "Trình duyệt này quá cũ đối với Hoshi",
    "Trò chơi cần WebAssembly và mô-đun JavaScript mà trình duyệt này không có. Hãy dùng Firefox, Chrome, Edge hoặc Safari (16.4 trở lên) bản mới.",
  ],
  nowasm: [
    "Thiếu WebAssembly hoặc nó đã bị tắt",
    "Trò chơi là một chương trình WebAssembly. Hãy bật WebAssembly trong trình duyệt (chế độ khóa có thể đã tắt nó), hoặc mở trang bằng trình duyệt mới.",
  ],
  missing: [
    "Một phần của trò chơi không có trên máy chủ",
    "Trang đã mở nhưng không lấy được tệp nêu dưới đây. Hãy tải lại trang; nếu vẫn không được, phải đặt cả thư mục “dist”, gồm “www/pkg”, lên máy chủ.",
  ],
  text: [
    "Máy chủ gửi thứ khác thay cho chương trình",
    "Một tệp lẽ ra là WebAssembly hoặc JavaScript lại đến dưới dạng trang web hay văn bản. Có lẽ máy chủ trả cùng một trang cho mọi địa chỉ. Nó phải gửi các tệp của “dist” đúng như vốn có.",
  ],
  broken: [
    "Không khởi động được chương trình",
    "Chương trình đã đến nhưng trình duyệt này không nhận; có thể nó đến không đủ. Hãy tải lại trang; nếu vẫn không được, hãy dùng trình duyệt mới.",
  ],
  panic: [
    "Có lỗi bên trong trò chơi",
    "Chương trình đã dừng vì lỗi của chính nó. Ván cờ của bạn được giữ đến nước cuối: hãy tải lại trang để chơi tiếp.",
  ],
  buttons: [
    "Tải lại",
    "Chi tiết",
  ],
});
