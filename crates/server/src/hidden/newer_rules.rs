//! A garden that goes over to newer rules, or does not, while the mole does this or that in secret.

use super::spy::Spy;
use super::{Garden, assert_alike, settle};
use crate::command::{Asking, Command, Failure, Undo};
use crate::minds::thinkers::Thinkers;
use crate::waiting::Pace;
use kernel::RulesVersion;
use std::time::Duration;
use table::{Answer, Declined, PersonId, Topic};

impl Garden {
    /// A table of three people that was begun by the first version of the rules.
    async fn by_first_rules() -> Garden {
        let pace = Pace { pause: Duration::ZERO, patience: Duration::MAX, window_wait: None };
        let thinkers = Thinkers::default();
        let garden =
            Garden::opened::<Spy>(RulesVersion::FIRST, "garden=small", pace, &thinkers, |_| Vec::new()).await;
        garden.sit_down(None).await;
        garden
    }

    async fn wants_newer_rules(&self, person: PersonId) -> Result<(), Failure> {
        self.room.command(Command::NewerRules { person, asking: Asking::Others }).await.map(drop)
    }

    async fn agrees_to_rules(&self, person: PersonId) {
        let (topic, seen, answer) = (Topic::Rules, self.seen(person), Answer::Agreed);
        self.room.command(Command::Answer { person, topic, seen, answer }).await.unwrap();
        settle().await;
    }

    async fn does_in_secret(&self, moves: &[&str]) {
        for action in moves {
            self.act(0, action).await;
            settle().await;
        }
    }
}

/// What the others and an onlooker are sent and shown while the table goes over, and the mole does this before it is proposed,
/// before the last one agrees, and afterwards.
async fn gone_over(secret: [&[&str]; 3]) -> [String; 3] {
    let garden = Garden::by_first_rules().await;
    let [ann, ben, cleo] = garden.people;
    let readers = [Some(ben), Some(cleo), None];
    let sent = readers.map(|reader| garden.listen(reader));
    let mut all = [const { String::new() }; 3];
    let show = |garden: &Garden, all: &mut [String; 3]| {
        for (reader, all) in readers.into_iter().zip(all) {
            all.push_str(&garden.pages(reader));
        }
    };
    settle().await;
    garden.does_in_secret(secret[0]).await;
    garden.act(2, "walk").await;
    settle().await;
    garden.wants_newer_rules(ben).await.unwrap();
    settle().await;
    show(&garden, &mut all);
    garden.does_in_secret(secret[1]).await;
    garden.agrees_to_rules(ann).await;
    garden.act(1, "walk").await;
    settle().await;
    garden.agrees_to_rules(cleo).await;
    show(&garden, &mut all);
    garden.does_in_secret(secret[2]).await;
    garden.undo(1, Undo::Now).await.unwrap();
    garden.act(2, "wink").await;
    settle().await;
    show(&garden, &mut all);
    for (all, sent) in all.iter_mut().zip(&sent) {
        all.push_str(&garden.unnamed(&sent.lock().unwrap()));
    }
    all
}

#[tokio::test]
async fn what_is_done_in_secret_shows_nowhere_when_a_table_goes_over() {
    let quiet = gone_over([&[], &[], &[]]).await;
    assert!(quiet.iter().all(|sent| sent.contains("now plays by version 2")));
    for secret in [[&["dig"][..], &[], &[]], [&["dig", "rest"], &["dig", "rest"], &["dig"]]] {
        for (quiet, busy) in quiet.iter().zip(&gone_over(secret).await) {
            assert_alike(quiet, busy, &secret);
        }
    }
}

/// What the others and an onlooker are sent and shown when the rules do not fit because of what the mole has done.
async fn refused(secret: &[&str]) -> [String; 3] {
    let garden = Garden::by_first_rules().await;
    let [_, ben, cleo] = garden.people;
    let readers = [Some(ben), Some(cleo), None];
    let sent = readers.map(|reader| garden.listen(reader));
    settle().await;
    garden.does_in_secret(secret).await;
    let heard = || sent.each_ref().map(|sent| sent.lock().unwrap().len());
    let before = heard();
    let refused = garden.wants_newer_rules(ben).await;
    assert!(matches!(refused, Err(Failure::Declined(Declined::RulesDoNotFit))), "{refused:?}");
    settle().await;
    assert_eq!(heard(), before, "nobody is told of a wish that cannot be");
    readers.map(|reader| garden.pages(reader))
}

#[tokio::test]
async fn a_refusal_is_the_same_whatever_does_not_fit() {
    let once = refused(&["rest"]).await;
    for secret in [&["dig", "rest"][..], &["rest", "dig", "dig"]] {
        for (once, other) in once.iter().zip(&refused(secret).await) {
            assert_alike(once, other, &secret);
        }
    }
}
