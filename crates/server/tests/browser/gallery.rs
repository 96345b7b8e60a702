//! The gallery: cards as at the table, and large when one is looked at.

use crate::driver::{Kind, browse};

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
