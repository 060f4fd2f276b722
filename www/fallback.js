// What the page says when the game cannot run: the few words that must be here because the program's own
// tables are not. Old syntax on purpose: browsers that lack everything else must run this file.
(function () {
  "use strict";

  /**
   * For each language and case: what happened, what to do.
   * @type {Record<string, Record<string, string[]>>}
   */
  var words = {
    en: {
      file: [
        "Hoshi must come from a web server",
        "This file was opened straight from a disk, and browsers do not let such a page load its program. In the project's folder run “cargo xtask serve” and open the address that it prints; or put the folder “dist” on any web host.",
      ],
      old: [
        "This browser is too old for Hoshi",
        "The game needs WebAssembly and JavaScript modules, which this browser does not have. Any current Firefox, Chrome, Edge or Safari (16.4 or newer) has them.",
      ],
      nowasm: [
        "WebAssembly is missing or turned off",
        "The game is a WebAssembly program. Turn WebAssembly on in the browser (a hardened or “lockdown” mode may have turned it off), or open the page in a current browser.",
      ],
      missing: [
        "A part of the game is not on the server",
        "The page is here, but the file named below could not be fetched. Load the page again; if that does not help, the whole folder “dist” must be put on the server, with “www/pkg” inside.",
      ],
      text: [
        "The server sent something else in place of the program",
        "A file that should be WebAssembly or JavaScript came as a web page or a text. The server probably answers every address with the same page. It must send the files of “dist” as they are.",
      ],
      broken: [
        "The program could not be started",
        "It arrived, but this browser did not take it; perhaps it came incomplete. Load the page again; if that does not help, use a current browser.",
      ],
      panic: [
        "Something went wrong inside the game",
        "The program has stopped because of a fault of its own. Your game was kept after the last move: load the page again and it goes on.",
      ],
    },
    zh: {
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
    },
  };
  var reload = { en: "Reload", zh: "重新载入" };
  var details = { en: "Details", zh: "详情" };

  /**
   * Shows why the game cannot run and what to do. Only the first reason is shown: the others follow from it.
   * @param {string} kind one of the cases above
   * @param {string} [detail] a file or an error, as it is
   */
  function notice(kind, detail) {
    if (document.getElementById("notice")) return;
    /** @type {"en" | "zh"} */
    var lang = /^zh/i.test(document.documentElement.lang) ? "zh" : "en";
    var said = words[lang][kind] || words[lang].broken;
    var box = document.createElement("div");
    box.id = "notice";
    box.className = "notice";
    box.setAttribute("role", "alert");
    box.setAttribute("data-kind", kind);
    add(box, "h2", said[0]);
    add(box, "p", said[1]);
    if (detail) {
      var more = add(box, "details", "");
      add(more, "summary", details[lang]);
      add(more, "code", detail);
    }
    if (kind !== "file" && kind !== "old") {
      var again = add(box, "button", reload[lang]);
      again.className = "btn primary";
      again.id = "reload";
      again.addEventListener("click", function () {
        location.reload();
      });
    }
    // What lies behind the notice can do nothing any more, and a dialog would lie over it.
    var dialogs = document.querySelectorAll("dialog[open]");
    for (var i = 0; i < dialogs.length; i += 1) /** @type {HTMLDialogElement} */ (dialogs[i]).close();
    var behind = document.querySelectorAll("#chip, .tools, #stage > *");
    for (var k = 0; k < behind.length; k += 1) behind[k].setAttribute("inert", "");
    document.body.appendChild(box);
  }

  /**
   * @param {Element} parent
   * @param {string} name
   * @param {string} text
   */
  function add(parent, name, text) {
    var child = document.createElement(name);
    child.textContent = text;
    parent.appendChild(child);
    return child;
  }

  /** @param {Event} event */
  function failedFile(event) {
    var target = /** @type {any} */ (event.target);
    if (!target) return;
    if (target.tagName === "SCRIPT") notice("missing", target.src);
    if (target.rel === "modulepreload") notice("missing", target.href);
  }

  /** @type {any} */ (window).hoshiNotice = notice;
  // A script that never arrives tells only by an event that does not bubble.
  window.addEventListener("error", failedFile, true);
  if (location.protocol === "file:") notice("file");
  else if (!("noModule" in document.createElement("script"))) notice("old");
  var before = /** @type {any} */ (window).hoshiFailed;
  for (var n = 0; n < before.length; n += 1) failedFile(before[n]);
})();
