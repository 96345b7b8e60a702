//! Pictures of the things of a game, composed from symbols.
//!
//! A symbol is drawn once, as a `<symbol>` of a file of `assets` that browsers keep for ever. It paints with nothing but the
//! custom properties `--ink`, `--shade`, `--rim`, `--light`, `--mark` and `--pale`, holds no ids and refers to none. A [`Picture`]
//! says which symbols lie where, from the back to the front, and in which [`Tone`]; what the tones and the ground look like is said
//! by the stylesheet of the game. Letters and numbers are text of the page, not part of a drawing: a [`Voice`] is laid over it.

#[cfg(test)]
pub(crate) mod alike;

use crate::assets;
use maud::{Markup, Render, html};

/// A symbol of a file of symbols.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symbol {
    /// The file, one of `assets`.
    pub file: &'static str,
    /// The id of the `<symbol>`.
    pub name: &'static str,
}

/// How a layer is painted: a class, for which the stylesheet of the game sets the colours of the symbols.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tone {
    /// Hardly more than the ground: patterns, rays, what is behind everything.
    Faint,
    /// Far away.
    Far,
    /// Between far and near.
    Middle,
    /// What the picture is about.
    Near,
    /// A light: the sun, a flash, what shines.
    Bright,
    /// One flat colour: the lit edge or the misprint of what lies over it.
    Rim,
}

impl Tone {
    /// All of them.
    pub const ALL: [Tone; 6] = [Tone::Faint, Tone::Far, Tone::Middle, Tone::Near, Tone::Bright, Tone::Rim];

    /// Its class.
    pub const fn class(self) -> &'static str {
        match self {
            Tone::Faint => "tone-faint",
            Tone::Far => "tone-far",
            Tone::Middle => "tone-middle",
            Tone::Near => "tone-near",
            Tone::Bright => "tone-bright",
            Tone::Rim => "tone-rim",
        }
    }
}

/// A symbol at its place in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layer {
    /// The symbol.
    pub symbol: Symbol,
    /// The middle of the square that the symbol is fitted into, in units of the picture.
    pub at: (i16, i16),
    /// The side of that square.
    pub size: u16,
    /// By how many degrees it is turned, clockwise.
    pub turn: i16,
    /// Whether left and right are exchanged.
    pub mirrored: bool,
    /// How it is painted.
    pub tone: Tone,
}

impl Layer {
    /// The symbol, upright and near.
    pub const fn new(symbol: Symbol, at: (i16, i16), size: u16) -> Layer {
        Layer { symbol, at, size, turn: 0, mirrored: false, tone: Tone::Near }
    }

    /// The symbol over the whole width of the picture.
    pub const fn wide(symbol: Symbol) -> Layer {
        Layer::new(symbol, (Picture::WIDTH / 2, Picture::HEIGHT / 2), Picture::WIDTH as u16)
    }

    /// The symbol over the whole picture, on both sides of it, and as far above it as high frames show.
    pub const fn high(symbol: Symbol) -> Layer {
        Layer::new(symbol, (Picture::WIDTH / 2, 20), 160)
    }

    /// In this tone.
    pub const fn tone(self, tone: Tone) -> Layer {
        Layer { tone, ..self }
    }

    /// Turned clockwise by this many degrees.
    pub const fn turned(self, turn: i16) -> Layer {
        Layer { turn, ..self }
    }

    /// With left and right exchanged.
    pub const fn mirrored(self) -> Layer {
        Layer { mirrored: !self.mirrored, ..self }
    }

    fn transform(&self) -> Option<String> {
        let (x, y) = self.at;
        let turned = (self.turn != 0).then(|| format!("rotate({} {x} {y})", self.turn));
        let mirrored = self.mirrored.then(|| format!("translate({} 0) scale(-1 1)", 2 * x));
        let parts: Vec<String> = turned.into_iter().chain(mirrored).collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    fn draw(&self, href: &str) -> Markup {
        let half = (self.size / 2) as i16;
        html! {
            use class=(self.tone.class()) href=(href) x=(self.at.0 - half) y=(self.at.1 - half) width=(self.size)
                height=(self.size) transform=[self.transform()] {}
        }
    }
}

/// A picture: a ground, and layers from the back to the front.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Picture {
    /// The class that the stylesheet paints the ground and the tones by.
    pub ground: &'static str,
    /// The layers.
    pub layers: Vec<Layer>,
    /// What whoever shows the picture letters over it.
    pub voice: Option<Voice>,
}

/// What is lettered over a picture: ornament, not read out to anybody.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Voice {
    /// The tag of its language.
    pub language: &'static str,
    /// A name, as on a sign.
    pub sign: Option<String>,
    /// A sound, as in a comic.
    pub sound: Option<&'static str>,
}

impl Render for Voice {
    fn render(&self) -> Markup {
        html! {
            span.voice lang=(self.language) aria-hidden="true" {
                @if let Some(sign) = &self.sign { span.sign-board { (sign) } }
                @if let Some(sound) = self.sound { span.sound { (sound) } }
            }
        }
    }
}

impl Picture {
    /// How wide pictures are, in the units of their layers.
    pub const WIDTH: i16 = 120;
    /// How high they are. A frame of another shape cuts off what does not fit.
    pub const HEIGHT: i16 = 100;

    /// An empty picture on this ground.
    pub const fn on(ground: &'static str) -> Picture {
        Picture { ground, layers: Vec::new(), voice: None }
    }

    /// With this layer in front of the others.
    #[must_use]
    pub fn with(mut self, layer: Layer) -> Picture {
        self.layers.push(layer);
        self
    }

    /// With these layers in front of the others.
    #[must_use]
    pub fn with_all(mut self, layers: impl IntoIterator<Item = Layer>) -> Picture {
        self.layers.extend(layers);
        self
    }

    /// With this lettered over it.
    #[must_use]
    pub fn lettered(self, voice: Voice) -> Picture {
        Picture { voice: Some(voice), ..self }
    }

    fn svg(&self, mut href: impl FnMut(&Layer) -> String) -> Markup {
        html! {
            svg class={ "picture " (self.ground) } viewBox={ "0 0 " (Picture::WIDTH) " " (Picture::HEIGHT) }
                preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                @for layer in &self.layers { (layer.draw(&href(layer))) }
            }
        }
    }
}

impl Render for Picture {
    fn render(&self) -> Markup {
        let mut files: Vec<(&str, String)> = Vec::new();
        self.svg(|layer| {
            let Symbol { file, name } = layer.symbol;
            let known = files.iter().position(|(known, _)| *known == file).unwrap_or_else(|| {
                files.push((file, assets::address(file)));
                files.len() - 1
            });
            format!("{}#{name}", files[known].1)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layer_lies_in_the_middle_of_its_square() {
        let symbol = Symbol { file: "x.svg", name: "dome" };
        let layer = Layer::new(symbol, (60, 40), 30).tone(Tone::Far).turned(10).mirrored();
        let svg = Picture::on("dusk").with(layer).render().0;
        let drawn =
            r#"<use class="tone-far" href="/assets/x.svg#dome" x="45" y="25" width="30" height="30" "#;
        assert!(svg.contains(drawn), "{svg}");
        assert!(svg.contains(r#"transform="rotate(10 60 40) translate(120 0) scale(-1 1)""#), "{svg}");
        assert!(svg.starts_with(r#"<svg class="picture dusk" viewBox="0 0 120 100" "#), "{svg}");
    }

    #[test]
    fn a_voice_is_seen_and_not_read_out() {
        let voice = Voice { language: "ja", sign: Some("\u{9418}".to_owned()), sound: None }.render().0;
        assert_eq!(
            voice,
            "<span class=\"voice\" lang=\"ja\" aria-hidden=\"true\"><span class=\"sign-board\">\u{9418}</span></span>"
        );
    }
}
