//! The page: the only layer that knows the browser.
