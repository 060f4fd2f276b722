// Only browsers without JavaScript modules run this file.
/** @type {any} */ (window).hoshiNotice("old");
