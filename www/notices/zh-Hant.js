// 繁體中文: what fallback.js says; loaded only when it has something to say.
/** @type {any} */ (window).hoshiNotices({
  file: [
    "Hoshi 需要由網頁伺服器提供",
    "本頁是直接從磁碟開啟的，瀏覽器不允許這樣的頁面載入程式。請在專案目錄中執行「cargo xtask serve」，再開啟它顯示的網址；或把「dist」資料夾放到任何靜態網站上。",
  ],
  old: [
    "瀏覽器太舊，無法執行 Hoshi",
    "本遊戲需要 WebAssembly 和 JavaScript 模組，這個瀏覽器沒有。請使用新版 Firefox、Chrome、Edge 或 Safari（16.4 以上）。",
  ],
  nowasm: [
    "缺少 WebAssembly，或它已被關閉",
    "本遊戲是 WebAssembly 程式。請在瀏覽器中啟用 WebAssembly（強化模式或封閉模式可能會關閉它），或換用新版瀏覽器。",
  ],
  missing: [
    "伺服器上缺少遊戲的一部分",
    "頁面已開啟，但下面的檔案無法取得。請重新載入；若仍不行，需要把整個「dist」資料夾（含「www/pkg」）放到伺服器上。",
  ],
  text: [
    "伺服器送來的不是程式",
    "本應是 WebAssembly 或 JavaScript 的檔案，來的卻是網頁或文字。伺服器可能對所有網址都回傳同一頁面。它必須原樣送出「dist」中的檔案。",
  ],
  broken: [
    "程式無法啟動",
    "程式已送達，但瀏覽器無法接受，也許傳輸不完整。請重新載入；若仍不行，請使用新版瀏覽器。",
  ],
  panic: [
    "遊戲內部出錯了",
    "程式因自身的錯誤而停止。您的對局在最後一手之後已儲存：重新載入即可繼續。",
  ],
  buttons: [
    "重新載入",
    "詳細資訊",
  ],
});
