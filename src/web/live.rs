//! Sentences for somebody who does not see the page.

use web_sys::HtmlElement;

use super::env;
use crate::app::Urgency;

/// Sentences that stay in a region, so that one that comes right after another does not swallow it.
const KEPT: u32 = 3;

/// The two live regions of a board.
pub(super) struct Live {
    polite: HtmlElement,
    assertive: HtmlElement,
}

impl Live {
    /// The elements with `aria-live` that the page has set apart.
    pub(super) fn new(polite: HtmlElement, assertive: HtmlElement) -> Live {
        Live { polite, assertive }
    }

    /// Says a sentence. Every sentence is an element of its own: an equal text in place of the same text
    /// would be no change, and nobody would hear it.
    pub(super) fn say(&self, sentence: &str, urgency: Urgency) {
        let region = match urgency {
            Urgency::Polite => &self.polite,
            Urgency::Assertive => &self.assertive,
        };
        let Ok(element) = env::document().create_element("span") else { return };
        element.set_text_content(Some(&format!("{sentence} ")));
        let _ = region.append_child(&element);
        while region.child_element_count() > KEPT {
            let Some(first) = region.first_element_child() else { break };
            first.remove();
        }
    }
}
