//! What a page's script may use: one class and a function. Everything else is hidden behind them.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use js_sys::{Error, Function, Object, Promise, Reflect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlCanvasElement, HtmlElement};

use super::alarm::Alarm;
use super::backdrop::Backdrop;
use super::bench::Bench;
use super::frame::Frame;
use super::grid::{self, Grid};
use super::live::Live;
use super::page::{Handle, Page, Shared, Wishes, dispatch};
use super::pump::{self, Pump};
use super::resize::{self, Resize};
use super::storage::Storage;
use super::surface::Surface;
use super::{env, input, keys, panic, read};
use crate::app::text::WordsError;
use crate::app::{self, Command, HelpPolicy, LoadSource, Session, SessionOptions, Settings, Words};
use crate::engine::Nodes;
use crate::view::CssPos;
use crate::wire::dto::SeatDto;
use crate::wire::{CommandDto, OptionsDto, Refusal};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &'static str = include_str!("../wire/types.d.ts");

/// The version of the program.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// The players of the ten levels, the easiest first: the first is level 1.
#[wasm_bindgen(unchecked_return_type = "Seat[]")]
pub fn levels() -> JsValue {
    to_js(&app::levels().map(|seat| SeatDto::from(&seat)).collect::<Vec<_>>())
}

/// A board on a canvas. `free()` takes it off again with all its listeners and timers.
#[wasm_bindgen]
pub struct HoshiBoard {
    page: Handle,
    // After the page, so that nothing calls into a page that is gone.
    _resize: Option<Resize>,
}

#[wasm_bindgen]
impl HoshiBoard {
    /// Puts a board on `canvas`, which a style sheet makes square. `grid` lies over it and gets the
    /// cells for screen readers and the keyboard; `polite` and `assertive` are live regions.
    ///
    /// # Errors
    /// For options that are not known, and where the canvas has no drawing context.
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: &HtmlCanvasElement,
        grid: HtmlElement,
        polite: HtmlElement,
        assertive: HtmlElement,
        #[wasm_bindgen(unchecked_param_type = "BoardOptions")] options: JsValue,
    ) -> Result<HoshiBoard, Error> {
        panic::install();
        alive()?;
        let options: OptionsDto = from_js(options)?;
        let session = Session::new(SessionOptions {
            policy: options.help.map_or(HelpPolicy::ALL, Into::into),
            settings: Settings::default(),
            seed: options.seed.map_or_else(random_seed, u64::from),
            now: env::now(),
        });
        let size = session.game().position().rules().size;
        let surface =
            Surface::new(canvas.clone(), size).ok_or_else(|| Error::new("the canvas cannot be drawn on"))?;
        let (system, still) = env::asked();
        let words = options.words.as_deref().map_or_else(|| Ok(Words::english()), read_words);
        let no_words = words.is_err();
        let storage = Storage::new(options.key, options.settings_key, options.record_key);
        let page = Rc::new_cyclic(|own: &Weak<Shared>| {
            let mut listeners = input::pointer_listeners(canvas, own);
            listeners.extend(input::window_listeners(own));
            listeners.extend(grid::listeners(&grid, own));
            listeners.push(keys::key_listener(&grid, own));
            RefCell::new(Page {
                own: own.clone(),
                session,
                surface,
                grid: Grid::new(grid, size),
                live: Live::new(polite, assertive),
                storage,
                frame: Frame::new(own),
                pump: Pump::new(),
                alarm: Alarm::default(),
                backdrop: None,
                words: words.unwrap_or_else(|_| Words::english()),
                wishes: Wishes { system, still },
                on_change: None,
                on_sound: None,
                download: None,
                mounted: false,
                copying: None,
                listeners,
            })
        });
        restore(&page);
        if no_words {
            dispatch(&page, Command::NoWords);
        }
        resize::resized(&page, None);
        page.borrow_mut().mounted = true;
        let resize = Resize::new(canvas, &Rc::downgrade(&page));
        Ok(HoshiBoard { page, _resize: resize })
    }

    /// Does what a command says.
    ///
    /// # Errors
    /// For a command that is not known, with a stable `code`. Moves that the rules refuse are no errors:
    /// the board says why.
    pub fn command(
        &self,
        #[wasm_bindgen(unchecked_param_type = "BoardCommand")] command: JsValue,
    ) -> Result<(), Error> {
        alive()?;
        let dto: CommandDto = from_js(command)?;
        let command = Command::try_from(dto).map_err(|refusal| thrown(&refusal))?;
        dispatch(&self.page, command);
        Ok(())
    }

    /// From now on speaks the language whose file of words this is; English without one. What is no such file
    /// changes nothing: the board says so, and the answer is `false`.
    pub fn speak(&self, words: Option<String>) -> bool {
        let read = words.map_or_else(|| Ok(Words::english()), |file| read_words(&file));
        let Ok(words) = read else {
            dispatch(&self.page, Command::NoWords);
            return false;
        };
        let page = &mut *self.page.borrow_mut();
        page.words = words;
        page.mirror();
        page.frame.request();
        true
    }

    /// The page's own words in the language spoken, by key.
    #[wasm_bindgen(unchecked_return_type = "Record<string, string>")]
    pub fn labels(&self) -> JsValue {
        let table = Object::new();
        for (key, word) in self.page.borrow().words.labels() {
            // It fails only for an object that was frozen.
            let _ = Reflect::set(&table, &key.into(), &word.into());
        }
        table.into()
    }

    /// All that may be shown now.
    ///
    /// # Errors
    /// After a fault of the program's own.
    #[wasm_bindgen(unchecked_return_type = "BoardSnapshot")]
    pub fn snapshot(&self) -> Result<JsValue, Error> {
        alive()?;
        let page = self.page.borrow();
        Ok(page.shown(&page.session.snapshot(env::now())))
    }

    /// Calls `callback` with the snapshot, soon for the first time and then after every change, once a
    /// frame at most. It takes the place of an earlier one.
    #[wasm_bindgen(js_name = onChange)]
    pub fn on_change(
        &self,
        #[wasm_bindgen(unchecked_param_type = "(snapshot: BoardSnapshot) => void")] callback: Function,
    ) {
        let page = &mut *self.page.borrow_mut();
        page.on_change = Some(callback);
        page.frame.request();
    }

    /// Calls `callback` whenever there is something to hear, whatever the settings say. It takes the place of an
    /// earlier one.
    #[wasm_bindgen(js_name = onSound)]
    pub fn on_sound(
        &self,
        #[wasm_bindgen(unchecked_param_type = "(cue: SoundCue) => void")] callback: Function,
    ) {
        self.page.borrow_mut().on_sound = Some(callback);
    }

    /// The person's results as the text that is kept of them (`docs/formats.md`).
    pub fn results(&self) -> String {
        self.page.borrow().session.results().write()
    }

    /// The point nearest to a place in CSS pixels from the canvas' corner, if any is near enough.
    #[wasm_bindgen(js_name = pointAt)]
    pub fn point_at(&self, x: f64, y: f64) -> Option<String> {
        let point = self.page.borrow().surface.geometry.point_at(CssPos::new(x, y))?;
        Some(point.to_string().to_ascii_lowercase())
    }

    /// Lays a picture under the lines of the board, cut to a square, in place of sky or wood; `null` takes it
    /// away.
    #[wasm_bindgen(js_name = setPicture)]
    pub fn set_picture(&self, picture: Option<HtmlCanvasElement>) {
        let page = &mut *self.page.borrow_mut();
        page.surface.set_picture(picture);
        page.frame.picture();
    }

    /// Shows a night sky in `host`, which lies behind the page, whenever the look is the night's. What the
    /// page shows lies in `content`: stars that draw the eye keep beside it.
    #[wasm_bindgen(js_name = showSky)]
    pub fn show_sky(&self, host: HtmlElement, content: HtmlElement) {
        let page = &mut *self.page.borrow_mut();
        page.backdrop = Some(Backdrop::new(host, content));
        page.frame.picture();
    }

    /// Shows on the board where presses fall and what each crossing catches.
    #[wasm_bindgen(js_name = showHits)]
    pub fn show_hits(&self, on: bool) {
        let page = &mut *self.page.borrow_mut();
        page.surface.phase.debug_hit = on;
        page.frame.request();
    }

    /// For measuring: searches a fixed position in slices, as the board's own computers do.
    #[wasm_bindgen(js_name = thinkSliced, unchecked_return_type = "Promise<{ nodes: number, ms: number }>")]
    pub fn think_sliced(&self) -> Promise {
        Promise::new(&mut |done, _| {
            {
                let page = &mut *self.page.borrow_mut();
                page.pump.bench = Some(Box::new(Bench::new(&page.pump, Some(done))));
            }
            pump::start(&self.page);
        })
    }

    /// For measuring: the same search without a pause.
    #[wasm_bindgen(js_name = thinkWhole, unchecked_return_type = "{ nodes: number, ms: number }")]
    pub fn think_whole(&self) -> JsValue {
        let page = self.page.borrow();
        let mut bench = Bench::new(&page.pump, None);
        while !bench.step(Nodes(u64::MAX)) {}
        bench.result(page.pump.now())
    }

    /// For testing: fails as a fault of the program's own would.
    pub fn panic(&self) {
        panic!("the page asked for a failure");
    }
}

/// Puts the kept settings and the kept game on the board.
fn restore(page: &Handle) {
    let (settings, game) = {
        let storage = &page.borrow().storage;
        (storage.settings(), storage.game())
    };
    if let Some(text) = settings {
        dispatch(page, Command::LoadSettings(text));
    }
    dispatch(page, Command::ReadRecord);
    if let Some(text) = game {
        dispatch(page, Command::Load { text, from: LoadSource::Autosave });
    }
}

/// Reads a file of words; the console tells what is wrong with it.
fn read_words(file: &str) -> Result<Words, WordsError> {
    Words::read(file).inspect_err(|error| web_sys::console::warn_1(&error.to_string().into()))
}

fn random_seed() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}

fn alive() -> Result<(), Error> {
    if panic::has_panicked() { Err(thrown(&Refusal::Stopped)) } else { Ok(()) }
}

fn from_js<T: DeserializeOwned>(value: JsValue) -> Result<T, Error> {
    read::read(value).map_err(|misfit| thrown(&Refusal::Shape(misfit.to_string())))
}

/// A value as plain objects, arrays, numbers, texts and `null`.
pub(super) fn to_js(value: &impl Serialize) -> JsValue {
    value.serialize(&Serializer::json_compatible()).expect("the types have nothing that scripts lack")
}

/// A refusal as an `Error` with a `code`.
fn thrown(refusal: &Refusal) -> Error {
    let error = Error::new(&refusal.to_string());
    // It fails only for an object that was frozen.
    let _ = Reflect::set(&error, &"code".into(), &refusal.code().into());
    error
}
