// What the page says when the game cannot run: the few words that must be here because the program's own
// tables are not. English is here; other languages are in notices/. Old syntax on purpose: browsers that lack everything else must run this file.
(function () {
  "use strict";

  /**
   * For each case: what happened, what to do; and the buttons.
   * @type {Record<string, string[]>}
   */
  var words = {
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
    buttons: ["Reload", "Details"],
  };
  /** The reason that is being shown. */
  var told = false;

  /**
   * Shows why the game cannot run and what to do, in the page's language if its words can be had. Only the first
   * reason is shown: the others follow from it.
   * @param {string} kind one of the cases above
   * @param {string} [detail] a file or an error, as it is
   */
  function notice(kind, detail) {
    if (told) return;
    told = true;
    var lang = document.documentElement.lang;
    var shown = false;
    function once() {
      if (!shown) show(kind, detail);
      shown = true;
    }
    if (lang === "en") return once();
    var script = document.createElement("script");
    script.src = "./www/notices/" + lang + ".js";
    script.onload = script.onerror = once;
    setTimeout(once, 3000);
    document.head.appendChild(script);
  }

  /**
   * @param {string} kind
   * @param {string} [detail]
   */
  function show(kind, detail) {
    var said = words[kind] || words.broken;
    var box = document.createElement("div");
    box.id = "notice";
    box.className = "notice";
    box.setAttribute("role", "alert");
    box.setAttribute("data-kind", kind);
    add(box, "h2", said[0]);
    add(box, "p", said[1]);
    if (detail) {
      var more = add(box, "details", "");
      add(more, "summary", words.buttons[1]);
      add(more, "code", detail);
    }
    if (kind !== "file" && kind !== "old") {
      var again = add(box, "button", words.buttons[0]);
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
    if (!target || told) return;
    if (target.tagName === "SCRIPT") notice("missing", target.src);
    if (target.rel === "modulepreload") notice("missing", target.href);
  }

  /** @type {any} */ (window).hoshiNotice = notice;
  /** @type {any} */ (window).hoshiNotices = function (/** @type {Record<string, string[]>} */ other) {
    words = other;
  };
  // A script that never arrives tells only by an event that does not bubble.
  window.addEventListener("error", failedFile, true);
  if (location.protocol === "file:") notice("file");
  else if (!("noModule" in document.createElement("script"))) notice("old");
  var before = /** @type {any} */ (window).hoshiFailed;
  for (var n = 0; n < before.length; n += 1) failedFile(before[n]);
})();
