//! What the browser keeps for the page. It may be blocked, full or absent; then the game simply goes on
//! and the session is told once.

use super::env;
use crate::app::Millis;

/// Where unreadable saves go, before the moment at which it was found.
const ASIDE: &str = "hoshi:aside:";

/// The browser could not keep something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NotKept;

/// The kept texts of one board.
pub(super) struct Storage {
    local: Option<web_sys::Storage>,
    game_key: Option<String>,
    settings_key: Option<String>,
    record_key: Option<String>,
}

impl Storage {
    /// Texts under these keys; without a key nothing is kept, and that is no failure.
    pub(super) fn new(
        game_key: Option<String>,
        settings_key: Option<String>,
        record_key: Option<String>,
    ) -> Storage {
        // Where storage is blocked, even asking for it throws.
        let local = env::window().local_storage().ok().flatten();
        Storage { local, game_key, settings_key, record_key }
    }

    /// The kept game, if any can be read.
    pub(super) fn game(&self) -> Option<String> {
        self.read(self.game_key.as_deref()?)
    }

    /// The kept settings, if any can be read.
    pub(super) fn settings(&self) -> Option<String> {
        self.read(self.settings_key.as_deref()?)
    }

    /// The kept results, if any can be read.
    pub(super) fn record(&self) -> Option<String> {
        self.read(self.record_key.as_deref()?)
    }

    /// Keeps the game over the one before.
    pub(super) fn keep_game(&self, text: &str) -> Result<(), NotKept> {
        self.game_key.as_deref().map_or(Ok(()), |key| self.write(key, text))
    }

    /// Keeps the settings over those before.
    pub(super) fn keep_settings(&self, text: &str) -> Result<(), NotKept> {
        self.settings_key.as_deref().map_or(Ok(()), |key| self.write(key, text))
    }

    /// Keeps the results over those before.
    pub(super) fn keep_record(&self, text: &str) -> Result<(), NotKept> {
        self.record_key.as_deref().map_or(Ok(()), |key| self.write(key, text))
    }

    /// Keeps a text that could not be read, under a key of its own that nothing will overwrite.
    pub(super) fn keep_aside(&self, text: &str, now: Millis) -> Result<(), NotKept> {
        let free = (now.0..now.0 + 1000)
            .map(|moment| format!("{ASIDE}{moment}"))
            .find(|key| self.read(key).is_none())
            .ok_or(NotKept)?;
        self.write(&free, text)
    }

    fn read(&self, key: &str) -> Option<String> {
        self.local.as_ref()?.get_item(key).ok().flatten()
    }

    fn write(&self, key: &str, text: &str) -> Result<(), NotKept> {
        let local = self.local.as_ref().ok_or(NotKept)?;
        local.set_item(key, text).map_err(|_| NotKept)
    }
}
