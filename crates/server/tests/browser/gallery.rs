//! The gallery: cards as at the table, and large when one is looked at.

use crate::driver::{Kind, browse};
use std::time::Duration;
use tokio::time::sleep;

#[test]
fn the_marks_of_a_card_lie_on_its_picture() {
    browse(async |site| {
        for kind in [Kind::DESKTOP, Kind::PHONE] {
            let ada = site.browser(&kind).await;
            ada.open("/gallery/tokyo#at-weapons-1").await;
            let inside = "
                const box = (css) => document.querySelector('#weapons-1 ' + css).getBoundingClientRect();
                const [picture, name] = [box('.picture'), box('h3')];
                return ['.ap', '.price'].map(box).every((mark) => mark.width > 12 && mark.left >= picture.left
                    && mark.right <= picture.right && mark.bottom <= picture.bottom) && box('.gems').top >= name.bottom - 2";
            ada.until(inside).await;
            let icon =
                "return document.querySelector('#weapons-1 .price use').getBoundingClientRect().width > 4";
            assert_eq!(ada.ask(icon).await, true, "the icon is drawn");
            ada.close().await;
        }
    });
}

#[test]
fn a_card_of_the_gallery_is_looked_at_and_laid_back() {
    browse(async |site| {
        let ada = site.browser(&Kind::DESKTOP).await;
        for game in ["tokyo", "outlive", "pandemic"] {
            ada.open(&format!("/gallery/{game}")).await;
            let large = "
                const all = [...document.querySelectorAll('.exhibit')];
                const of = all.find((exhibit) => exhibit.checkVisibility());
                window.small ??= of.getBoundingClientRect().width;
                if (!location.hash) of.querySelector('.enlarge').click();
                const { left, top, right, bottom, width } = of.getBoundingClientRect();
                const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return width > 1.15 * small && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && of.contains(seen)";
            ada.until(large).await;
            let back = "
                document.querySelector(':target .lay-back')?.click();
                return document.querySelector('.exhibit:target') === null && document.querySelector('li:target') !== null
                    && document.querySelector('li:target > .exhibit').getBoundingClientRect().width <= 1.01 * small";
            ada.until(back).await;
            assert_eq!(ada.complaints().await, Vec::<String>::new(), "{game}");
        }
        ada.close().await;
    });
}

/// Each link leads to a shelf whose heading lies clear of the links, which stay in view, and is the one that is marked.
const LEADS: &str = "
    const links = [...document.querySelectorAll('.shelves a')];
    const link = links[PLACE];
    if (!link) return 'no more';
    if (window.led !== link) { window.led = link; link.click(); return 'goes there'; }
    const heading = document.querySelector(link.hash);
    const [box, mark, row] = [heading, link, document.querySelector('.to-shelves')].map((one) => one.getBoundingClientRect());
    const seen = document.elementFromPoint(box.left + 3, (box.top + box.bottom) / 2);
    const wrong = {
        'the heading is covered': !heading.contains(seen),
        'the links are out of view': row.top < 0 || row.top > 20,
        'the link is out of view': mark.left < 0 || mark.right > innerWidth || mark.top < 0 || mark.bottom > innerHeight,
        'the link is too small': mark.height < 24,
        'another is marked': links.filter((one) => one.ariaCurrent !== null).map((one) => one.hash).join() !== link.hash,
    };
    const faults = Object.keys(wrong).filter((fault) => wrong[fault]);
    return faults.length ? link.hash + ': ' + faults.join(', ') : 'there'";

#[test]
fn the_links_to_the_shelves_of_a_gallery_stay_in_view() {
    browse(async |site| {
        for kind in [Kind::DESKTOP, Kind::PHONE] {
            let ada = site.browser(&kind).await;
            for game in ["tokyo", "outlive", "pandemic"] {
                ada.open(&format!("/gallery/{game}")).await;
                for place in 0.. {
                    let leads = LEADS.replace("PLACE", &place.to_string());
                    let mut found = ada.ask(&leads).await;
                    for _ in 0..40 {
                        if found == "there" || found == "no more" {
                            break;
                        }
                        sleep(Duration::from_millis(50)).await;
                        found = ada.ask(&leads).await;
                    }
                    if found == "no more" {
                        assert!(place > 5, "{place} links in the gallery of {game}");
                        break;
                    }
                    assert_eq!(found, "there", "{game}");
                }
                // Whoever scrolls back is told so.
                ada.ask("document.querySelectorAll('.shelf')[1].scrollIntoView()").await;
                ada.until("return document.querySelectorAll('.shelves a')[1].ariaCurrent === 'location'")
                    .await;
                assert_eq!(ada.complaints().await, Vec::<String>::new(), "{game}");
            }
            ada.close().await;
        }
    });
}
