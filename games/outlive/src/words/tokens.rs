//! O2.5 Tokens: this many of each resource, and every way to pay a number of them.

use crate::words::{RESOURCES, Resource};
use kernel::{NotationError, Set};
use std::fmt;
use std::str::FromStr;

/// How no tokens are written.
pub(crate) const NOTHING: &str = "nothing";

/// This many tokens of each resource. Written `2 wood 1 chip`, in the order of [`Resource::ALL`]; `nothing` without any.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tokens([u8; RESOURCES]);

impl Tokens {
    /// No tokens.
    pub const NONE: Tokens = Tokens([0; RESOURCES]);

    /// This many of one resource.
    pub const fn of(resource: Resource, count: u8) -> Tokens {
        Tokens::NONE.and(resource, count)
    }

    /// With this many of this resource more.
    #[must_use]
    pub const fn and(mut self, resource: Resource, count: u8) -> Tokens {
        self.0[resource as usize] += count;
        self
    }

    /// How many of this resource.
    #[inline]
    pub const fn count(&self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// How many of these resources together.
    #[inline]
    pub fn total(&self, of: Set<Resource>) -> u8 {
        let count = |index: usize| if of.bits() >> index & 1 == 1 { self.0[index] } else { 0 };
        (0..RESOURCES).map(count).fold(0, u8::saturating_add)
    }

    /// How many in all; 255 if there are more.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().copied().fold(0, u8::saturating_add)
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; RESOURCES]
    }

    /// Whether all of them are among `others`.
    #[inline]
    pub fn within(&self, others: &Tokens) -> bool {
        self.0.iter().zip(others.0).all(|(own, other)| *own <= other)
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub fn plus(mut self, others: Tokens) -> Tokens {
        self.0.iter_mut().zip(others.0).for_each(|(own, other)| *own = own.saturating_add(other));
        self
    }

    /// O2.5 Without the others, as far as they are there.
    #[must_use]
    #[inline]
    pub fn minus(mut self, others: Tokens) -> Tokens {
        self.0.iter_mut().zip(others.0).for_each(|(own, other)| *own = own.saturating_sub(other));
        self
    }

    /// Only those of these resources.
    #[must_use]
    #[inline]
    pub fn only(mut self, of: Set<Resource>) -> Tokens {
        (0..RESOURCES).filter(|index| of.bits() >> index & 1 == 0).for_each(|index| self.0[index] = 0);
        self
    }

    /// The resources that are there.
    pub fn kinds(&self) -> Set<Resource> {
        Resource::ALL.iter().copied().filter(|&resource| self.count(resource) > 0).collect()
    }

    /// Resources that are there with how many of each.
    pub fn iter(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL
            .iter()
            .map(move |&resource| (resource, self.count(resource)))
            .filter(|(_, count)| *count > 0)
    }

    /// Calls `each` with every choice of `number` of these tokens, in rising order.
    #[inline]
    pub fn each_choice(&self, number: u8, mut each: impl FnMut(Tokens)) {
        let total: u16 = self.0.iter().copied().map(u16::from).sum();
        if number == 0 {
            each(Tokens::NONE);
        } else if u16::from(number) == total {
            each(*self);
        } else if u16::from(number) < total {
            choose(&self.0, (number, total), 0, Tokens::NONE, &mut each);
        }
    }
}

/// Chooses this many of what lies there from this resource on, resource by resource.
fn choose(
    from: &[u8; RESOURCES],
    (number, there): (u8, u16),
    first: usize,
    chosen: Tokens,
    each: &mut impl FnMut(Tokens),
) {
    let Some(index) = (first..RESOURCES).find(|&index| from[index] > 0) else { return each(chosen) };
    let later = there - u16::from(from[index]);
    let least = u16::from(number).saturating_sub(later) as u8;
    for count in least..=from[index].min(number) {
        let mut chosen = chosen;
        chosen.0[index] = count;
        if count == number {
            each(chosen);
        } else {
            choose(from, (number - count, later), index + 1, chosen, each);
        }
    }
}

impl fmt::Display for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str(NOTHING);
        }
        for (position, (resource, count)) in self.iter().enumerate() {
            let space = if position > 0 { " " } else { "" };
            write!(f, "{space}{count} {resource}")?;
        }
        Ok(())
    }
}

impl FromStr for Tokens {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words)
    }
}

/// Reads words such as `2 wood 1 chip`.
fn read(words: &[&str]) -> Result<Tokens, NotationError> {
    if words == [NOTHING] {
        return Ok(Tokens::NONE);
    }
    let wrong = || {
        NotationError::new(format!(
            "`{}` is no amount of tokens; write a number from 1 before each resource in the order {}, as in `2 wood 1 chip`, \
             or `{NOTHING}`",
            words.join(" "),
            Resource::WORDS.join(", ")
        ))
    };
    let mut tokens = Tokens::NONE;
    let mut last: Option<Resource> = None;
    if words.is_empty() {
        return Err(wrong());
    }
    for pair in words.chunks(2) {
        let [count, resource] = pair else { return Err(wrong()) };
        let resource: Resource = resource.parse()?;
        let count = count.parse::<u8>().ok().filter(|&number| number > 0 && number.to_string() == *count);
        if last.is_some_and(|last| last >= resource) {
            return Err(wrong());
        }
        last = Some(resource);
        tokens = tokens.and(resource, count.ok_or_else(wrong)?);
    }
    Ok(tokens)
}

impl serde::Serialize for Tokens {
    /// Every resource, so that a path into the view always leads somewhere.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Resource::ALL.iter().map(|&resource| (resource, self.count(resource))))
    }
}

impl<'de> serde::Deserialize<'de> for Tokens {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = std::collections::BTreeMap::<Resource, u8>::deserialize(deserializer)?;
        Ok(counts.into_iter().fold(Tokens::NONE, |tokens, (resource, count)| tokens.and(resource, count)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Resource::{Can, Chip, Meat, Metal, Water, Wood};

    #[test]
    fn tokens_read_back_as_written() {
        for tokens in [Tokens::NONE, Tokens::of(Wood, 2).and(Chip, 1), Tokens::of(Can, 12)] {
            assert_eq!(tokens.to_string().parse(), Ok(tokens));
        }
        for text in ["", "wood", "0 wood", "01 wood", "1 chip 1 wood", "1 wood 1 wood", "1 gold", "300 wood"]
        {
            assert!(text.parse::<Tokens>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_choice_comes_once_and_in_order() {
        let from = Tokens::of(Wood, 2).and(Metal, 1).and(Chip, 3);
        let mut all = Vec::new();
        from.each_choice(3, |tokens| all.push(tokens));
        assert!(all.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(all.iter().all(|tokens| tokens.len() == 3 && tokens.within(&from)));
        assert_eq!(all.len(), 6);
        let mut none = 0;
        Tokens::of(Meat, 1).and(Water, 1).each_choice(3, |_| none += 1);
        assert_eq!(none, 0);
    }
}
