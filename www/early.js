// Runs before the first paint, so that the page comes up in its own look and language.
// Old syntax on purpose: whatever the browser is, this file must not fail.
(function () {
  "use strict";
  var root = document.documentElement;
  var kept = "";
  var chosen = "";
  try {
    kept = localStorage.getItem("hoshi:look") || "";
    chosen = localStorage.getItem("hoshi:language") || "";
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
  // The language: the address asks for one, or somebody chose one, or the browser has wishes.
  var spoken = ["en", "zh-Hans", "zh-Hant", "ja", "ko", "vi", "ru"];
  var asked = new RegExp("[?&]lang=([\\w-]+)").exec(location.search);
  var wishes = [asked && asked[1], chosen, parts[1]].concat(navigator.languages || [navigator.language]);
  var lang = "";
  for (var i = 0; i < wishes.length && !lang; i += 1) lang = known(wishes[i] || "");
  lang = lang || "en";
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
  root.lang = lang;
  // English is part of the program. The words of another language travel beside it.
  /** @type {any} */ (window).hoshiWords =
    lang === "en" || !window.fetch || location.protocol === "file:" ? undefined : words("./www/words/" + lang + ".txt");

  /**
   * The language that we speak to a wish such as `zh-TW`, if any.
   * @param {string} tag
   */
  function known(tag) {
    var own = tag.split("-")[0].toLowerCase();
    if (own === "zh") own = /^(?!.*hans).*-(hant|tw|hk|mo)/i.test(tag) ? "zh-Hant" : "zh-Hans";
    return spoken.indexOf(own) < 0 ? "" : own;
  }

  /**
   * A file of words, empty if there is none.
   * @param {string} url
   */
  function words(url) {
    return fetch(url).then(
      function (response) {
        return response.ok ? response.text() : "";
      },
      function () {
        return "";
      },
    );
  }
})();
