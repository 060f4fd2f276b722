//! The effects of one command, collected in an order that suits the page.

use super::effect::{Cue, Effect, Urgency};
use super::text::Text;

/// What one command has caused so far. What concerns the state as a whole is noted once and becomes an
/// effect at the end, however often it was asked for.
#[derive(Debug, Default)]
pub(super) struct Out {
    effects: Vec<Effect>,
    /// Something visible has changed.
    pub(super) redraw: bool,
    /// The game must be kept.
    pub(super) save: bool,
    /// Thinking has begun.
    pub(super) think: bool,
    /// The page must look at the clocks again.
    pub(super) wake: bool,
}

impl Out {
    /// Adds an effect that happens as often as it is asked for.
    pub(super) fn push(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Says something when there is a pause.
    pub(super) fn say(&mut self, text: Text) {
        self.push(Effect::Announce(text, Urgency::Polite));
    }

    /// Says something at once.
    pub(super) fn call(&mut self, text: Text) {
        self.push(Effect::Announce(text, Urgency::Assertive));
    }

    /// Makes a sound.
    pub(super) fn sound(&mut self, cue: Cue) {
        self.push(Effect::Sound(cue));
    }

    /// All effects so far.
    pub(super) fn into_effects(self) -> Vec<Effect> {
        self.effects
    }
}
