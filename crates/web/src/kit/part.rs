//! Parts: the units a page is made, sent and kept up to date of.
//!
//! A part is an element with an id, an input that can be compared, and a drawing. It is drawn when its input is not one it has
//! been drawn from before, whoever reads it. Frames hold parts: what they say themselves is short and drawn at each look, and
//! in place of each part they have a slot.

use maud::{Markup, PreEscaped, Render};
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

/// A part as it has been drawn.
#[derive(Debug)]
pub(crate) struct Drawing {
    /// The id of its element.
    id: Box<str>,
    id_sum: u64,
    /// Its element. Parts it holds are slots there.
    html: String,
    sum: u64,
}

fn sum(of: &(impl Hash + ?Sized)) -> u64 {
    static SUMS: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    SUMS.hash_one(of)
}

/// Sums one after the other.
fn mixed(sums: impl Iterator<Item = u64>) -> u64 {
    sums.fold(0, |all, sum| (all.rotate_left(5) ^ sum).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

impl Drawing {
    fn new(id: &str, markup: Markup) -> Arc<Drawing> {
        let mut html = markup.into_string();
        html.truncate(html.trim_end().len());
        if html.contains('\r') {
            html.retain(|letter| letter != '\r');
        }
        debug_assert!(
            begins_with_id(&html, id),
            "the element of the part `{id}` has another id: {html:.120}"
        );
        Arc::new(Drawing { id: id.into(), id_sum: sum(id), sum: sum(&html), html })
    }

    /// Whether it belongs into an `svg` element. HTML has elements of these names nowhere else.
    fn is_svg(&self) -> bool {
        ["<g ", "<text ", "<use ", "<path "].iter().any(|tag| self.html.starts_with(tag))
    }

    fn has_id_of(&self, other: &Drawing) -> bool {
        self.id_sum == other.id_sum && self.id == other.id
    }

    fn is_same(&self, other: &Drawing) -> bool {
        self.sum == other.sum && self.html.len() == other.html.len()
    }
}

fn begins_with_id(html: &str, id: &str) -> bool {
    html.split('>').next().is_some_and(|tag| tag.contains(&format!(" id=\"{id}\"")))
}

/// The place of a part in the frame that holds it.
pub struct Slot(Arc<Drawing>);

const SLOT: &str = "<template id=\"";
const SLOT_END: &str = "\"></template>";

impl Render for Slot {
    fn render_to(&self, html: &mut String) {
        html.push_str(SLOT);
        html.push_str(&self.0.id);
        html.push_str(SLOT_END);
    }
}

/// What has been drawn at one table in one language, with the same addresses for what comes later. Everybody who reads it so
/// shares it. It is kept as long as it stands on a page that is remembered.
#[derive(Default)]
pub struct Drawings {
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    parts: HashMap<Box<str>, Vec<Entry>>,
    trust: Trust,
}

struct Entry {
    input: Box<dyn Any + Send + Sync>,
    drawn: Drawn,
}

impl Entry {
    /// Whether it stands on a page, by itself or in a frame.
    fn is_shown(&self) -> bool {
        Arc::strong_count(&self.drawn.parts) > 1 || Arc::strong_count(self.drawn.element()) > 1
    }
}

/// An element and the parts it holds, as they have been drawn at once.
#[derive(Clone, Debug)]
struct Drawn {
    /// In order, the element itself the last.
    parts: Arc<[Arc<Drawing>]>,
    sum: u64,
}

impl Drawn {
    fn new(parts: impl Into<Arc<[Arc<Drawing>]>>) -> Drawn {
        let parts = parts.into();
        Drawn { sum: mixed(parts.iter().map(|part| part.sum)), parts }
    }

    fn element(&self) -> &Arc<Drawing> {
        self.parts.last().expect("what is drawn has an element")
    }
}

/// Whether equal inputs are taken to give equal drawings.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Trust {
    #[default]
    Trusts,
    /// Every part is drawn at each look and compared with what was drawn from an equal input.
    Checks,
}

impl Drawings {
    /// The same, for tests: a part whose drawing tells more than its input is found out.
    pub fn checking() -> Drawings {
        Drawings { kept: Mutex::new(Kept { trust: Trust::Checks, ..Kept::default() }) }
    }

    /// The table has changed: what stands on no page any more is forgotten.
    pub fn change(&self) {
        self.kept().parts.retain(|_, entries| {
            entries.retain(Entry::is_shown);
            !entries.is_empty()
        });
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    /// What has been drawn from an equal input, and whether that is to be trusted.
    fn find<I: PartialEq + 'static>(&self, id: &str, input: &I) -> (Option<Drawn>, Trust) {
        let entries = self.parts.get(id).into_iter().flatten();
        let mut known = entries.filter(|entry| entry.input.downcast_ref() == Some(input));
        (known.next().map(|entry| entry.drawn.clone()), self.trust)
    }

    fn keep(&mut self, id: &str, input: impl Any + Send + Sync, drawn: Drawn) {
        let entry = Entry { input: Box::new(input), drawn };
        self.parts.entry(id.into()).or_default().push(entry);
    }
}

/// The parts of one look, while they are drawn.
pub struct Parts {
    drawings: Arc<Drawings>,
    drawn: RefCell<Vec<Drawn>>,
    within: Cell<bool>,
    wanted: Option<Box<str>>,
    later: RefCell<Option<Markup>>,
}

impl Parts {
    /// A look at a table where this has been drawn before.
    pub fn new(drawings: Arc<Drawings>) -> Parts {
        let (drawn, within, later) = (RefCell::default(), Cell::new(false), RefCell::default());
        Parts { drawings, drawn, within, wanted: None, later }
    }

    /// The same for the sake of the part with this id, which comes when it is wanted.
    pub fn wanting(drawings: Arc<Drawings>, id: &str) -> Parts {
        Parts { wanted: Some(id.into()), ..Parts::new(drawings) }
    }

    /// A part. Its drawing depends on the input, the language, the people's names, where parts are that come later, and what never
    /// changes at a table, and on nothing else; its element has this id. No part is made while it is drawn; slots of parts made before may stand in it if
    /// the input says which.
    pub fn part<I>(&self, id: &str, input: I, draw: impl FnOnce(&I) -> Markup) -> Slot
    where
        I: PartialEq + Send + Sync + 'static,
    {
        assert!(!self.within.get(), "the part `{id}` stands in another part: only frames hold parts");
        self.known_or_drawn(id, input, |input| {
            self.within.set(true);
            let drawing = Drawing::new(id, draw(input));
            self.within.set(false);
            Drawn::new([drawing])
        })
    }

    /// A frame that follows from an input with all the parts it holds, as a part does: none of them is looked at again where
    /// the input is one it has been drawn from before.
    pub fn whole<I>(&self, id: &str, input: I, draw: impl FnOnce(&I) -> Markup) -> Slot
    where
        I: PartialEq + Send + Sync + 'static,
    {
        assert!(!self.within.get(), "the frame `{id}` stands in a part: only frames hold frames");
        // What comes later is named by the frames that are drawn.
        if self.wanted.is_some() {
            return self.frame(id, draw(&input));
        }
        self.known_or_drawn(id, input, |input| {
            let before = self.drawn.take();
            let markup = draw(input);
            let held = self.drawn.replace(before);
            let mut parts: Vec<Arc<Drawing>> =
                held.iter().flat_map(|drawn| drawn.parts.iter().cloned()).collect();
            parts.push(Drawing::new(id, markup));
            Drawn::new(parts)
        })
    }

    fn known_or_drawn<I>(&self, id: &str, input: I, draw: impl FnOnce(&I) -> Drawn) -> Slot
    where
        I: PartialEq + Send + Sync + 'static,
    {
        let known = self.drawings.kept().find(id, &input);
        let drawn = match known {
            (Some(known), Trust::Trusts) => known,
            (Some(known), Trust::Checks) => {
                let html =
                    |drawn: &Drawn| drawn.parts.iter().map(|part| part.html.clone()).collect::<Vec<_>>();
                assert_eq!(
                    html(&draw(&input)),
                    html(&known),
                    "the input of `{id}` says less than its drawing"
                );
                known
            }
            (None, _) => {
                let drawn = draw(&input);
                self.drawings.kept().keep(id, input, drawn.clone());
                drawn
            }
        };
        let slot = Slot(drawn.element().clone());
        self.drawn.borrow_mut().push(drawn);
        slot
    }

    /// A frame: an element with this id that holds parts.
    pub fn frame(&self, id: &str, markup: Markup) -> Slot {
        assert!(!self.within.get(), "the frame `{id}` stands in a part: only frames hold frames");
        let drawing = Drawing::new(id, markup);
        self.drawn.borrow_mut().push(Drawn::new([drawing.clone()]));
        Slot(drawing)
    }

    /// A part that comes when it is wanted: it is drawn for whoever asks for it by its id. Frames name such parts: what stands
    /// in a part that has been drawn before is not looked at again.
    pub fn later(&self, id: &str, draw: impl FnOnce() -> Markup) {
        assert!(
            !self.within.get(),
            "the part `{id}` comes later and is named in another part: only frames name it"
        );
        if self.wanted.as_deref() == Some(id) {
            *self.later.borrow_mut() = Some(draw());
        }
    }

    /// Everything that has been drawn.
    pub fn into_page(self) -> PageParts {
        self.into_page_and_wanted().0
    }

    /// The same with the part that was wanted, if this look has it.
    pub fn into_page_and_wanted(self) -> (PageParts, Option<Markup>) {
        let drawn = self.drawn.into_inner();
        let page = PageParts { sum: mixed(drawn.iter().map(|drawn| drawn.sum)), drawn };
        let wanted = self.later.into_inner().map(|part| PreEscaped(page.filled(&part.0)));
        (page, wanted)
    }
}

/// All parts of a page as one reader sees it.
#[derive(Debug, Default)]
pub struct PageParts {
    drawn: Vec<Drawn>,
    sum: u64,
}

impl PageParts {
    fn drawings(&self) -> impl Iterator<Item = &Drawing> {
        self.drawn.iter().flat_map(|drawn| drawn.parts.iter()).map(|part| &**part)
    }

    /// Tells this page from others.
    pub fn sum(&self) -> u64 {
        self.sum
    }

    /// The part with this slot and all it holds, as one element.
    pub fn whole(&self, slot: &Slot) -> String {
        self.filled(&slot.0.html)
    }

    /// The part with this id and all it holds; nothing if there is none.
    pub fn part(&self, id: &str) -> Markup {
        let part = self.drawings().find(|part| *part.id == *id);
        PreEscaped(part.map_or_else(String::new, |part| self.filled(&part.html)))
    }

    /// This markup with its slots filled.
    pub fn filled(&self, html: &str) -> String {
        let by_id: HashMap<&str, &Drawing> = self.drawings().map(|part| (&*part.id, part)).collect();
        let mut whole = String::with_capacity(self.drawings().map(|part| part.html.len()).sum());
        fill(html, &by_id, &mut whole);
        whole
    }

    /// The parts that look different from those of an earlier page, or are new: what belongs into an `svg` element stands in one
    /// at the end.
    pub fn since(&self, earlier: &PageParts) -> String {
        let (mut html, mut svg) = (String::new(), String::new());
        for part in self.different(earlier) {
            if part.is_svg() { &mut svg } else { &mut html }.push_str(&part.html);
        }
        if !svg.is_empty() {
            html.push_str("<svg>");
            html.push_str(&svg);
            html.push_str("</svg>");
        }
        html
    }

    /// The ids of these parts and how many bytes each takes.
    pub fn weights_since<'a>(&'a self, earlier: &'a PageParts) -> Vec<(&'a str, usize)> {
        self.different(earlier).map(|part| (&*part.id, part.html.len())).collect()
    }

    fn different<'a>(&'a self, earlier: &'a PageParts) -> impl Iterator<Item = &'a Drawing> {
        // Mostly the same has been drawn in the same order.
        let mut next = 0;
        let new = move |drawn: &'a Drawn| {
            let same_id = |old: &Drawn| old.element().has_id_of(drawn.element());
            let at = match earlier.drawn.get(next).is_some_and(same_id) {
                true => Some(next),
                false => earlier.drawn.iter().position(same_id),
            };
            let old = at.map_or(&[][..], |at| &earlier.drawn[at].parts);
            next = at.map_or(next, |at| at + 1);
            let parts = if std::ptr::eq(old, &*drawn.parts) { &[][..] } else { &*drawn.parts };
            parts.iter().map(|part| &**part).filter(move |part| !is_known(part, old, earlier))
        };
        self.drawn.iter().flat_map(new)
    }
}

/// Whether an earlier page has this part, mostly among the old parts of the same element.
fn is_known(part: &Drawing, old: &[Arc<Drawing>], earlier: &PageParts) -> bool {
    let here = old.iter().map(|old| &**old).find(|old| old.has_id_of(part));
    here.or_else(|| earlier.drawings().find(|old| old.has_id_of(part))).is_some_and(|old| old.is_same(part))
}

fn fill(html: &str, parts: &HashMap<&str, &Drawing>, whole: &mut String) {
    let mut rest = html;
    while let Some((before, slot)) = rest.split_once(SLOT) {
        whole.push_str(before);
        let Some((id, after)) = slot.split_once(SLOT_END) else {
            whole.push_str(SLOT);
            rest = slot;
            continue;
        };
        match parts.get(id) {
            Some(part) => fill(&part.html, parts, whole),
            None => {
                whole.push_str(SLOT);
                whole.push_str(id);
                whole.push_str(SLOT_END);
            }
        }
        rest = after;
    }
    whole.push_str(rest);
}
