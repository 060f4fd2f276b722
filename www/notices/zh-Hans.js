// 简体中文: what fallback.js says; loaded only when it has something to say.
/** @type {any} */ (window).hoshiNotices({
  file: [
    "Hoshi 需要由网络服务器提供",
    "本页是直接从磁盘打开的，浏览器不允许这样的页面载入程序。请在项目目录中运行“cargo xtask serve”，再打开它显示的地址；或把“dist”目录放到任意静态网站上。",
  ],
  old: [
    "浏览器太旧，无法运行 Hoshi",
    "本游戏需要 WebAssembly 和 JavaScript 模块，此浏览器没有。请使用新版 Firefox、Chrome、Edge 或 Safari（16.4 及以上）。",
  ],
  nowasm: [
    "缺少 WebAssembly，或它已被关闭",
    "本游戏是 WebAssembly 程序。请在浏览器中启用 WebAssembly（加固模式或锁定模式可能会关闭它），或换用新版浏览器。",
  ],
  missing: [
    "服务器上缺少游戏的一部分",
    "页面已打开，但下面的文件无法取得。请重新载入；若仍不行，需要把整个“dist”目录（含“www/pkg”）放到服务器上。",
  ],
  text: [
    "服务器发来的不是程序",
    "本应是 WebAssembly 或 JavaScript 的文件，来的却是网页或文本。服务器可能对所有地址都返回同一页面。它必须原样发送“dist”中的文件。",
  ],
  broken: [
    "程序无法启动",
    "程序已送达，但浏览器无法接受，也许传输不完整。请重新载入；若仍不行，请使用新版浏览器。",
  ],
  panic: [
    "游戏内部出错了",
    "程序因自身的错误而停止。您的对局在最后一手之后已保存：重新载入即可继续。",
  ],
  buttons: [
    "重新载入",
    "详情",
  ],
});
