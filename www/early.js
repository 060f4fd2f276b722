// Runs before the first paint, so that the page comes up in its own look and language.
// Old syntax on purpose: whatever the browser is, this file must not fail.
(function () {
  "use strict";
  var root = document.documentElement;
  var kept = "";
  try {
    kept = localStorage.getItem("hoshi:look") || "";
  } catch (_) {
    // Storage is blocked: the browser's own wishes count.
  }
  var parts = kept.split(" ");
  /** @param {string} query */
  function asks(query) {
    return !!window.matchMedia && matchMedia(query).matches;
  }
  var theme = /^(starry|kaya|paper|contrast)$/.test(parts[0]) ? parts[0] : "";
  if (asks("(forced-colors: active)")) theme = "contrast";
  if (!theme) theme = asks("(prefers-contrast: more)") ? "contrast" : asks("(prefers-color-scheme: dark)") ? "starry" : "kaya";
  var asked = new RegExp("[?&]lang=(en|zh)").exec(location.search);
  var lang = asked ? asked[1] : parts[1] === "en" || parts[1] === "zh" ? parts[1] : "";
  if (!lang) lang = /^zh/i.test(navigator.language || "") ? "zh" : "en";
  // What fails to arrive before fallback.js can say so.
  /** @type {Event[]} */
  var failed = [];
  /** @type {any} */ (window).hoshiFailed = failed;
  window.addEventListener(
    "error",
    function (event) {
      failed.push(event);
    },
    true,
  );
  root.setAttribute("data-theme", theme);
  root.lang = lang === "zh" ? "zh-Hans" : "en";
})();
