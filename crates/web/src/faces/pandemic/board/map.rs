//! The map: outlines of the land, the places of the 48 cities, their labels, and the lines between
//! them, in the units of the SVG's view box. Cities go by their index, 0 to 47.
//!
//! The outlines are ours: a hand-drawn, simplified world, stretched so that Europe and East Asia
//! have room. Places were then moved by hand until no node touches a line, a label or another node, and
//! no pawn covers a name; the tests below keep it that way.

/// Width of the view box.
pub(crate) const WIDTH: i16 = 1200;
/// Height of the view box.
pub(crate) const HEIGHT: i16 = 660;
/// Radius of a city's dish.
pub(crate) const DISH: i16 = 15;
/// Radius of the ring around a city that can be chosen.
pub(crate) const RING: i16 = 20;
/// Radius of the invisible disc that takes clicks and taps. No two of them overlap.
pub(crate) const TOUCH: i16 = 23;

/// Where each city is.
#[rustfmt::skip]
pub(crate) const PLACES: [(i16, i16); 48] = [
    (262, 288), (202, 210), (574, 148), (488, 160), (486, 276), (630, 202), (296, 176), (366, 225),
    (548, 218), (128, 236), (694, 104), (326, 292), (290, 438), (342, 568), (676, 560), (690, 424),
    (618, 488), (546, 426), (244, 500), (122, 320), (164, 382), (298, 360), (256, 574), (402, 510),
    (560, 318), (730, 298), (664, 336), (908, 464), (912, 266), (684, 251), (814, 347), (958, 311),
    (758, 170), (874, 402), (762, 378), (806, 222), (951, 411), (1008, 190), (1000, 488), (1054, 362),
    (956, 546), (1128, 436), (1120, 282), (1082, 182), (1036, 262), (1160, 610), (1108, 340), (1130, 231),
];

/// The side of its node on which a city's name stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// Centred below the node.
    Below,
    /// Ends left of the node.
    Left,
    /// Starts right of the node.
    Right,
}

use Side::{Below, Left, Right};

/// The side of each city's name.
#[rustfmt::skip]
pub(crate) const LABELS: [Side; 48] = [
    Left, Right, Right, Left, Left, Right, Right, Right,
    Left, Left, Right, Right, Right, Below, Below, Right,
    Left, Left, Left, Left, Left, Right, Left, Right,
    Left, Right, Right, Left, Left, Left, Right, Right,
    Right, Left, Right, Right, Right, Left, Right, Left,
    Left, Right, Right, Right, Left, Left, Right, Right,
];

/// One half of a line that leaves the map at one edge and comes back at the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Far {
    /// The city this half starts from.
    pub(crate) city: u8,
    /// The city at the other end.
    pub(crate) partner: u8,
    /// Where this half meets the edge of the map.
    pub(crate) end: (i16, i16),
    /// Where the partner's name is written: the start of the text at the left edge, its end at the right.
    pub(crate) text: (i16, i16),
}

/// The halves of the three Pacific lines.
pub(crate) const FAR: [Far; 6] = [
    Far { city: 9, partner: 47, end: (0, 180), text: (6, 172) },
    Far { city: 9, partner: 41, end: (0, 292), text: (6, 308) },
    Far { city: 19, partner: 45, end: (0, 376), text: (6, 414) },
    Far { city: 47, partner: 9, end: (1200, 166), text: (1194, 158) },
    Far { city: 41, partner: 9, end: (1200, 392), text: (1194, 384) },
    Far { city: 45, partner: 19, end: (1200, 628), text: (1194, 644) },
];

/// How far beyond the edge such a half goes on: a window wider than the map shows what lies there.
const BEYOND: f64 = 400.0;

impl Far {
    /// The way on beyond the edge, as path data.
    pub(crate) fn beyond(self) -> String {
        let (from, end) = (place(self.city), self.end);
        let (dx, dy) = (f64::from(end.0 - from.0), f64::from(end.1 - from.1));
        let scale = BEYOND / dx.abs();
        format!("M{} {}l{} {}", end.0, end.1, (dx * scale).round(), (dy * scale).round())
    }
}

/// How far a line bends from the straight way, at most.
const BEND: f64 = 9.0;

/// The line between two neighbours, as path data: a shallow arc, bent to the north. The Pacific lines have two straight parts.
pub(crate) fn line(a: u8, b: u8) -> String {
    let mut far = FAR
        .iter()
        .filter(|far| (far.city, far.partner) == (a, b) || (far.city, far.partner) == (b, a))
        .map(|far| segment(place(far.city), far.end))
        .peekable();
    if far.peek().is_some() {
        return far.collect();
    }
    let (from, to) = (place(a), place(b));
    let (x, y) = bent(from, to);
    format!("M{} {}Q{x} {y} {} {}", from.0, from.1, to.0, to.1)
}

/// The control point of the arc between two places.
fn bent(from: (i16, i16), to: (i16, i16)) -> (i16, i16) {
    let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    let length = dx.hypot(dy);
    let bend = 2.0 * BEND.min(length / 12.0) / length;
    // Northward: the side on which y is smaller.
    let side = if dx < 0.0 { -1.0 } else { 1.0 };
    let middle = (f64::from(from.0 + to.0) / 2.0, f64::from(from.1 + to.1) / 2.0);
    ((middle.0 + side * bend * dy).round() as i16, (middle.1 - side * bend * dx).round() as i16)
}

fn segment(from: (i16, i16), to: (i16, i16)) -> String {
    format!("M{} {}L{} {}", from.0, from.1, to.0, to.1)
}

/// Where a city is.
pub(crate) fn place(city: u8) -> (i16, i16) {
    PLACES[usize::from(city)]
}

/// The side of a city's name.
pub(crate) fn side(city: u8) -> Side {
    LABELS[usize::from(city)]
}

/// Where a city's name is written, and the `text-anchor` that goes with it.
pub(crate) fn label(city: u8) -> ((i16, i16), &'static str) {
    let (x, y) = place(city);
    match side(city) {
        Side::Below => ((x, y + 32), "middle"),
        Side::Left => ((x - 23, y + 5), "end"),
        Side::Right => ((x + 23, y + 5), "start"),
    }
}

/// Where the foot of a pawn stands: the `index`-th of `count` pawns in the city. They share the rim
/// of the dish, above it, so that the cubes stay in sight.
pub(crate) fn pawn(city: u8, index: u8, count: u8) -> (i16, i16) {
    let (x, y) = place(city);
    let step = if count > 4 { 14 } else { 16 };
    let first = -step * (i16::from(count) - 1) / 2;
    let dx = first + step * i16::from(index);
    (x + dx, y - 13)
}

/// Where a research station stands.
pub(crate) fn station(city: u8) -> (i16, i16) {
    let (x, y) = place(city);
    match side(city) {
        Side::Left | Side::Below => (x + 15, y + 12),
        Side::Right => (x - 15, y + 12),
    }
}

/// Places of one to three cubes of the city's own colour, from the centre of the dish.
pub(crate) fn cubes(count: u8) -> &'static [(i16, i16)] {
    const PLACES: [&[(i16, i16)]; 4] = [&[], &[(0, 0)], &[(-5, 0), (5, 0)], &[(0, -5), (-6, 4), (6, 4)]];
    PLACES[usize::from(count.min(3))]
}

/// Centre of the small dish that holds the `index`-th foreign colour in a city. It is drawn like the
/// city's own, scaled by two thirds.
pub(crate) fn side_dish(city: u8, index: u8) -> (i16, i16) {
    const RIGHT: [(i16, i16); 4] = [(21, -8), (4, 24), (21, 12), (-16, 20)];
    let (x, y) = place(city);
    let (dx, dy) = RIGHT[usize::from(index.min(3))];
    match side(city) {
        Side::Left | Side::Below => (x + dx, y + dy),
        Side::Right => (x - dx, y + dy),
    }
}

/// The coasts, each a closed path. Draw them as one path, more than once: wide strokes for the
/// shallow sea, a thin one for the coast, and the fill on top so that neighbouring parts join.
pub(crate) const LAND: [&str; 42] = [
    // north america
    "M-25 92Q-31 90 -22 84Q-13 78 -19 76Q-24 73 -15 65Q-7 57 2 52Q10 47 20 46Q30 45 45 43Q59 41 69 41Q78 40 88 36Q98 31 104 32Q110 33 122 37Q134 40 144 40Q153 40 164 41Q174 42 183 41Q192 40 194 30Q197 20 202 26Q207 32 214 34Q221 37 228 33Q234 30 241 31Q249 32 247 38Q245 43 235 45Q225 48 220 54Q216 60 205 66Q194 73 189 80Q184 87 186 94Q188 101 197 102Q206 102 219 106Q232 109 233 116Q234 123 242 129Q250 135 252 130Q253 126 251 119Q248 112 256 108Q263 104 260 96Q256 88 259 83Q261 78 261 73Q260 68 271 68Q282 69 293 73Q305 78 305 83Q306 89 315 91Q325 92 328 88Q331 84 339 94Q347 103 353 110Q359 117 369 126Q378 135 380 140Q381 145 375 148Q369 151 352 148Q336 145 332 150Q328 154 338 154Q347 154 351 160Q354 166 365 174Q376 181 378 182Q381 182 376 187Q372 192 370 196Q368 201 364 194Q360 187 355 191Q351 195 350 200Q349 205 355 212Q361 219 358 223Q355 227 351 232Q347 237 348 245Q350 253 346 263Q342 274 340 279Q338 285 340 291Q342 297 332 301Q323 306 316 308Q309 310 301 314Q293 317 293 324Q292 330 295 340Q299 350 297 355Q296 360 292 359Q289 358 284 350Q280 343 279 337Q278 332 273 328Q268 324 261 321Q253 318 242 317Q230 316 230 321Q229 325 221 324Q213 322 204 322Q195 322 188 328Q181 334 180 342Q178 350 177 359Q175 368 178 376Q181 384 186 387Q190 389 198 388Q206 388 211 385Q216 382 218 379Q220 376 231 376Q243 375 239 381Q235 387 232 391Q229 394 226 398Q224 402 233 402Q241 402 250 404Q258 406 254 411Q251 416 249 419Q248 422 251 425Q255 428 262 426Q269 425 274 426Q280 427 285 428Q289 428 285 431Q280 434 277 433Q274 432 267 433Q261 433 254 432Q247 431 241 429Q235 426 231 420Q228 414 216 412Q205 409 197 404Q189 399 182 400Q175 401 164 398Q153 395 146 391Q139 387 140 381Q141 375 137 369Q134 364 131 355Q128 346 128 339Q128 332 127 331Q126 329 125 335Q124 341 125 350Q126 359 127 368Q128 376 126 371Q124 365 122 360Q120 354 121 346Q122 338 122 330Q123 322 123 314Q123 307 122 300Q121 293 122 272Q123 251 123 240Q122 230 121 219Q121 209 121 197Q120 185 119 178Q119 171 118 164Q116 158 118 159Q121 160 120 156Q119 152 114 146Q109 141 104 130Q99 118 93 111Q88 103 82 100Q77 98 70 96Q64 94 55 94Q47 95 41 100Q34 106 27 111Q20 116 13 125Q5 134 -4 141Q-14 147 -5 138Q3 128 5 123Q8 119 0 121Q-8 123 -15 117Q-21 112 -14 102Q-6 92 -13 93Q-20 94 -25 92Z",
    // south america
    "M277 430Q280 427 287 424Q294 420 305 416Q316 413 317 415Q317 416 325 415Q334 414 345 412Q356 411 360 414Q364 416 368 419Q372 423 380 424Q389 424 392 430Q394 435 398 437Q401 440 408 442Q414 444 422 444Q429 445 435 448Q440 451 444 454Q447 458 447 462Q447 466 442 471Q436 476 435 484Q433 491 429 499Q424 507 417 508Q410 510 402 516Q393 522 391 528Q389 535 381 545Q372 555 365 561Q359 567 350 566Q342 566 343 571Q344 576 341 580Q337 584 325 586Q312 589 310 593Q308 597 300 597Q292 598 294 601Q297 604 287 611Q277 617 280 620Q283 623 273 630Q264 636 265 640Q266 644 272 648Q278 652 269 653Q261 654 250 648Q240 643 236 635Q231 628 237 617Q242 606 242 599Q242 592 248 582Q253 572 256 565Q258 557 264 546Q270 536 273 525Q275 515 261 511Q247 507 245 503Q243 500 240 493Q237 486 235 483Q232 480 237 475Q242 470 242 467Q243 463 248 459Q253 455 262 449Q271 443 273 438Q275 433 277 430Z",
    // africa
    "M481 318Q485 311 499 316Q514 321 535 316Q556 311 581 304Q606 296 609 297Q611 298 605 310Q599 321 608 325Q617 329 622 334Q628 339 631 332Q634 325 639 322Q644 320 651 325Q659 330 666 328Q673 327 675 329Q677 330 676 336Q675 342 684 360Q693 378 700 390Q708 403 713 409Q719 415 727 422Q735 428 741 434Q747 440 757 441Q766 442 775 441Q784 440 781 450Q778 459 772 467Q765 476 755 481Q744 487 738 492Q733 496 732 501Q730 506 733 512Q736 518 735 523Q735 529 726 532Q718 536 713 540Q709 543 709 550Q709 556 703 560Q697 563 696 568Q695 573 688 582Q680 591 673 596Q666 600 655 603Q643 606 640 603Q637 600 635 590Q632 580 627 566Q622 552 616 541Q611 530 613 520Q615 511 610 501Q605 490 594 478Q584 466 583 459Q582 452 578 447Q575 443 567 441Q559 439 555 434Q550 429 544 429Q538 429 532 430Q527 431 518 431Q509 431 499 425Q489 419 482 414Q476 409 469 402Q463 395 463 388Q462 381 459 376Q457 370 458 361Q458 352 464 348Q469 343 471 340Q472 336 475 330Q477 324 481 318Z",
    // eurasia
    "M500 309Q487 309 483 306Q479 302 472 300Q465 298 462 291Q459 284 459 274Q458 264 456 258Q454 251 471 251Q488 252 499 253Q510 253 511 243Q512 232 505 225Q497 219 486 213Q475 207 487 205Q499 203 497 197Q495 192 504 192Q513 192 518 184Q523 175 534 167Q544 160 547 151Q550 143 565 138Q579 134 577 124Q574 114 580 108Q586 102 590 106Q593 111 592 117Q591 122 596 125Q601 127 613 128Q625 129 638 128Q650 128 656 127Q662 126 660 120Q659 114 666 115Q673 117 669 109Q666 101 677 104Q687 106 692 107Q697 108 689 103Q680 97 670 96Q661 94 655 88Q650 82 657 73Q663 63 655 59Q648 56 638 65Q628 74 629 79Q630 84 635 87Q640 90 636 96Q631 102 631 108Q630 114 621 115Q613 117 604 105Q595 93 592 92Q588 91 575 95Q562 100 555 94Q548 89 548 82Q549 76 568 68Q586 60 595 50Q604 39 615 34Q626 28 642 27Q659 27 672 32Q684 37 697 43Q709 49 722 58Q736 68 732 71Q729 74 716 69Q702 65 708 74Q714 84 723 87Q731 91 734 87Q737 84 744 80Q751 76 747 66Q744 56 752 58Q760 60 769 53Q778 47 787 42Q796 36 807 32Q818 29 816 18Q815 8 826 6Q837 5 841 7Q844 8 855 3Q866 -1 879 -6Q893 -10 914 -13Q935 -16 947 -19Q958 -22 973 -18Q988 -14 991 -7Q994 0 1012 4Q1030 7 1040 9Q1049 12 1053 16Q1057 20 1072 19Q1086 18 1104 22Q1121 26 1137 32Q1153 39 1169 40Q1185 42 1199 46Q1214 49 1227 56Q1241 63 1250 66Q1259 70 1253 73Q1247 77 1237 81Q1227 85 1217 87Q1207 88 1194 90Q1181 93 1181 99Q1181 106 1183 111Q1184 116 1181 128Q1178 139 1173 129Q1168 118 1166 111Q1163 104 1168 95Q1173 87 1170 84Q1166 81 1160 86Q1155 91 1147 89Q1139 87 1129 85Q1118 84 1109 92Q1099 100 1105 104Q1112 108 1119 112Q1126 116 1128 128Q1130 139 1122 151Q1114 162 1105 163Q1097 163 1094 164Q1090 166 1084 173Q1077 180 1083 195Q1090 211 1090 221Q1090 231 1082 231Q1074 232 1074 217Q1074 202 1069 197Q1063 191 1062 185Q1062 178 1051 182Q1040 186 1041 180Q1042 173 1031 181Q1019 189 1019 194Q1020 199 1033 200Q1046 200 1037 211Q1029 223 1035 236Q1042 249 1047 258Q1052 267 1059 279Q1065 291 1073 311Q1080 331 1077 341Q1073 352 1064 356Q1055 360 1044 363Q1032 365 1030 369Q1029 373 1023 364Q1017 355 1010 363Q1003 371 1002 378Q1002 386 1011 407Q1020 428 1021 447Q1022 466 1010 471Q999 477 991 479Q983 481 984 475Q984 469 977 455Q969 441 965 430Q961 418 958 422Q956 425 954 440Q951 455 953 464Q955 473 961 484Q967 495 965 502Q963 508 958 503Q954 498 954 489Q953 480 950 471Q947 463 948 445Q950 427 953 404Q956 380 952 382Q949 384 952 369Q955 354 957 338Q958 322 958 315Q958 308 954 314Q950 321 947 330Q944 339 940 348Q935 357 928 382Q920 407 915 418Q910 429 909 442Q908 455 907 468Q906 481 903 489Q899 497 897 495Q894 493 889 478Q885 463 880 444Q874 424 872 403Q869 382 867 377Q865 372 860 376Q854 381 847 372Q841 363 834 350Q826 336 817 337Q808 337 802 338Q796 339 795 332Q795 325 789 330Q784 335 780 323Q777 310 771 311Q765 312 763 316Q761 321 766 332Q771 344 774 346Q777 349 777 355Q777 362 782 361Q786 360 790 348Q793 336 794 346Q794 357 797 363Q801 369 800 385Q799 402 796 408Q792 415 788 419Q783 423 769 429Q755 435 751 436Q747 436 744 429Q742 422 730 411Q719 400 710 388Q700 375 693 364Q685 353 682 345Q679 337 677 331Q674 326 678 325Q682 323 690 306Q697 288 700 283Q702 278 693 282Q684 286 682 283Q679 281 674 282Q668 282 670 272Q672 261 679 255Q686 248 681 249Q676 250 672 252Q668 254 665 263Q662 272 658 279Q655 286 654 281Q654 277 656 262Q658 248 656 237Q654 226 649 216Q644 205 641 208Q638 210 641 218Q643 225 646 232Q650 239 651 248Q652 257 650 256Q648 256 645 264Q642 271 639 275Q637 280 640 270Q643 260 638 253Q634 247 629 239Q625 232 620 228Q614 224 602 234Q589 245 575 248Q560 251 560 257Q560 263 544 274Q528 286 528 291Q529 296 521 303Q513 309 500 309Z",
    // great britain
    "M473 182Q466 189 474 185Q481 181 498 178Q515 174 516 164Q517 154 510 153Q503 153 497 145Q490 137 491 127Q491 116 488 114Q485 111 479 113Q474 116 470 126Q467 135 468 140Q469 144 474 147Q479 150 474 156Q470 162 468 167Q467 173 474 173Q480 174 473 182Z",
    // ireland
    "M461 163Q461 169 452 173Q444 177 445 168Q445 159 450 153Q454 146 459 145Q463 144 462 151Q462 157 461 163Z",
    // iceland
    "M431 87Q431 93 435 95Q438 97 445 91Q453 85 452 80Q452 75 446 78Q440 81 435 81Q431 81 431 87Z",
    // greenland
    "M403 83Q401 97 395 91Q390 86 384 75Q377 64 373 54Q369 45 372 39Q374 32 367 27Q361 21 352 9Q344 -3 326 -6Q309 -8 300 -13Q292 -18 308 -27Q323 -35 356 -39Q388 -42 424 -36Q461 -29 460 -13Q459 4 452 19Q445 33 441 41Q437 48 427 53Q417 58 411 64Q405 69 403 83Z",
    // baffin
    "M327 41Q340 49 333 58Q327 68 309 64Q291 60 279 56Q267 52 277 45Q287 37 271 32Q256 27 240 25Q224 23 231 15Q238 7 252 9Q266 10 281 15Q296 21 305 27Q314 33 327 41Z",
    // victoria
    "M133 20Q129 29 146 33Q163 36 168 33Q173 30 170 22Q166 13 151 12Q136 12 133 20Z",
    // banks
    "M110 14Q107 20 114 21Q121 23 126 17Q130 12 122 10Q113 8 110 14Z",
    // ellesmere
    "M221 -14Q221 -7 244 -10Q268 -12 295 -27Q323 -41 283 -40Q243 -39 232 -30Q222 -21 221 -14Z",
    // newfoundland
    "M379 162Q379 170 389 175Q398 181 396 174Q394 167 388 156Q382 146 381 150Q379 154 379 162Z",
    // cuba
    "M278 377Q258 375 275 373Q291 372 307 378Q324 383 314 385Q304 386 301 383Q297 380 278 377Z",
    // hispaniola
    "M326 391Q319 391 325 388Q330 384 340 385Q350 386 341 389Q333 392 326 391Z",
    // madagascar
    "M761 529Q772 524 773 530Q774 535 766 551Q759 567 754 568Q750 569 747 561Q744 554 748 544Q751 534 761 529Z",
    // sri lanka
    "M906 491Q907 486 909 491Q910 496 908 500Q906 504 906 501Q905 497 906 491Z",
    // sumatra
    "M937 488Q935 476 939 482Q943 488 949 503Q956 517 959 524Q963 531 959 536Q956 542 949 536Q943 531 942 515Q940 500 937 488Z",
    // java
    "M961 548Q952 544 960 545Q969 546 976 546Q983 546 992 549Q1002 552 1000 553Q999 555 984 553Q970 552 961 548Z",
    // borneo
    "M992 525Q994 517 1005 516Q1016 515 1043 506Q1070 496 1075 500Q1079 503 1067 512Q1055 520 1040 529Q1025 538 1015 537Q1006 536 997 535Q989 533 992 525Z",
    // sulawesi
    "M1055 528Q1065 521 1070 519Q1075 518 1086 515Q1098 512 1090 516Q1083 519 1076 521Q1068 523 1073 524Q1077 524 1071 527Q1065 529 1061 534Q1058 538 1057 536Q1056 534 1050 538Q1044 542 1044 539Q1045 536 1055 528Z",
    // new guinea
    "M1113 517Q1113 515 1119 513Q1125 511 1122 515Q1119 520 1127 515Q1136 510 1145 510Q1154 511 1158 513Q1162 516 1166 523Q1170 530 1163 531Q1157 531 1152 529Q1148 526 1142 530Q1137 533 1127 534Q1118 535 1121 529Q1124 524 1117 524Q1109 525 1111 522Q1112 519 1113 517Z",
    // luzon
    "M1115 415Q1115 404 1120 404Q1125 405 1125 415Q1125 426 1130 438Q1135 450 1127 448Q1118 446 1117 437Q1115 427 1115 415Z",
    // mindanao
    "M1110 489Q1105 490 1112 485Q1119 480 1126 475Q1133 470 1131 476Q1129 482 1124 487Q1118 492 1117 490Q1116 488 1110 489Z",
    // visayas
    "M1121 465Q1122 459 1130 456Q1138 452 1135 460Q1132 467 1126 469Q1119 471 1121 465Z",
    // taiwan
    "M1097 348Q1095 336 1098 338Q1101 341 1104 355Q1108 370 1103 364Q1099 359 1097 348Z",
    // hainan
    "M1025 389Q1021 383 1029 381Q1036 379 1032 387Q1028 396 1025 389Z",
    // honshu
    "M1135 190Q1137 187 1139 195Q1141 202 1139 213Q1137 223 1138 230Q1138 237 1135 244Q1132 251 1129 256Q1125 261 1124 265Q1123 270 1121 265Q1118 260 1113 259Q1108 259 1104 256Q1100 253 1104 248Q1108 243 1114 244Q1120 244 1121 234Q1122 224 1127 217Q1132 211 1133 202Q1134 194 1135 190Z",
    // kyushu
    "M1097 257Q1099 254 1103 260Q1107 266 1108 274Q1109 283 1107 282Q1105 282 1100 271Q1096 260 1097 257Z",
    // shikoku
    "M1111 268Q1109 263 1113 264Q1117 264 1117 268Q1117 272 1115 272Q1112 272 1111 268Z",
    // hokkaido
    "M1139 166Q1139 160 1146 167Q1153 173 1149 179Q1146 184 1140 184Q1134 184 1135 179Q1136 174 1138 173Q1140 173 1139 166Z",
    // sakhalin
    "M1129 115Q1129 110 1132 117Q1135 125 1139 132Q1142 139 1142 147Q1142 156 1139 147Q1136 138 1133 130Q1130 121 1129 115Z",
    // australia
    "M1011 592Q1001 596 1003 602Q1005 608 1012 617Q1019 627 1018 631Q1017 634 1023 636Q1029 637 1041 634Q1052 631 1063 625Q1074 620 1080 619Q1086 619 1093 623Q1100 626 1105 622Q1110 618 1110 623Q1110 628 1113 632Q1117 636 1124 635Q1131 635 1133 636Q1136 637 1143 632Q1150 628 1154 620Q1159 611 1162 605Q1166 599 1167 594Q1169 589 1167 584Q1165 579 1163 577Q1161 574 1156 569Q1150 564 1147 560Q1144 556 1140 553Q1137 550 1136 545Q1134 539 1131 544Q1127 549 1125 556Q1122 563 1117 563Q1113 564 1105 561Q1098 559 1102 554Q1106 549 1096 550Q1086 550 1082 553Q1077 555 1072 560Q1067 565 1062 564Q1057 564 1049 570Q1041 576 1038 578Q1035 581 1027 585Q1020 589 1011 592Z",
    // tasmania
    "M1128 650Q1128 646 1134 645Q1139 644 1135 650Q1132 657 1130 655Q1128 654 1128 650Z",
    // nz north
    "M1207 621Q1207 615 1208 620Q1209 626 1212 627Q1215 629 1211 634Q1208 639 1205 643Q1202 646 1203 642Q1203 639 1202 637Q1202 636 1204 632Q1206 628 1207 621Z",
    // nz south
    "M1193 647Q1197 642 1198 644Q1199 646 1196 651Q1194 655 1190 660Q1187 665 1184 666Q1181 668 1179 666Q1178 664 1183 658Q1188 652 1193 647Z",
    // svalbard
    "M600 -20Q588 -27 606 -29Q624 -32 636 -24Q648 -17 630 -15Q613 -13 600 -20Z",
    // novaya zemlya
    "M765 22Q764 29 771 29Q779 30 778 22Q778 15 796 0Q813 -15 799 -11Q784 -6 775 4Q767 14 765 22Z",
    // sicily
    "M626 289Q623 284 630 281Q637 278 633 285Q630 293 626 289Z",
    // sardinia
    "M604 273Q606 263 611 261Q616 258 613 268Q610 278 606 280Q602 282 604 273Z",
    // crete
    "M654 298Q653 296 656 296Q660 297 657 298Q655 300 654 298Z",
    // cyprus
    "M684 296Q681 295 686 292Q691 289 689 292Q686 296 684 296Z",
];

/// Lakes and inland seas, to be drawn over the land.
pub(crate) const LAKES: [&str; 5] = [
    // black sea
    "M690 244Q685 243 689 234Q694 225 702 217Q710 209 715 211Q719 213 719 217Q718 221 726 218Q734 216 741 210Q749 205 744 212Q739 218 745 221Q751 224 748 228Q744 232 732 237Q720 241 713 240Q706 239 700 242Q695 245 690 244Z",
    // caspian
    "M796 191Q792 180 799 177Q806 174 812 178Q818 182 813 188Q808 194 813 200Q818 205 816 214Q814 222 807 220Q800 218 800 210Q801 202 796 191Z",
    // superior
    "M194 173Q181 171 191 164Q201 156 211 162Q222 168 215 171Q208 174 194 173Z",
    // michigan
    "M208 209Q211 215 214 210Q218 206 218 195Q218 184 212 184Q206 185 206 194Q206 204 208 209Z",
    // huron
    "M235 190Q230 181 242 183Q254 185 256 196Q257 206 249 203Q240 199 235 190Z",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faces::pandemic::words::slug;
    use pandemic::City;

    #[rustfmt::skip]
    const EDGES: [(u8, u8); 93] = [
        (0, 1), (0, 11), (0, 21), (1, 6), (1, 9), (1, 19), (1, 20), (2, 3),
        (2, 5), (2, 8), (2, 10), (3, 4), (3, 7), (3, 8), (4, 7), (4, 8),
        (4, 23), (4, 24), (5, 8), (5, 29), (6, 7), (6, 11), (7, 11), (8, 24),
        (9, 19), (9, 41), (9, 47), (10, 29), (10, 32), (11, 21), (12, 13), (12, 18),
        (12, 20), (12, 21), (12, 23), (13, 23), (14, 15), (14, 16), (15, 16), (15, 17),
        (15, 26), (16, 17), (17, 23), (18, 20), (18, 22), (19, 20), (19, 45), (20, 21),
        (24, 26), (24, 29), (25, 26), (25, 29), (25, 30), (25, 34), (25, 35), (26, 29),
        (26, 34), (27, 28), (27, 31), (27, 33), (27, 36), (27, 40), (28, 30), (28, 31),
        (28, 33), (28, 35), (29, 32), (30, 33), (30, 34), (30, 35), (31, 36), (31, 39),
        (32, 35), (36, 38), (36, 39), (36, 40), (37, 43), (37, 44), (38, 39), (38, 40),
        (38, 41), (39, 41), (39, 44), (39, 46), (40, 45), (41, 45), (41, 46), (42, 46),
        (42, 47), (43, 44), (43, 47), (44, 46), (44, 47),
    ];

    fn distance(a: (i16, i16), b: (i16, i16)) -> f64 {
        f64::from(a.0 - b.0).hypot(f64::from(a.1 - b.1))
    }

    fn distance_to_line(p: (i16, i16), a: (i16, i16), b: (i16, i16)) -> f64 {
        let (dx, dy) = (f64::from(b.0 - a.0), f64::from(b.1 - a.1));
        let along = f64::from(p.0 - a.0) * dx + f64::from(p.1 - a.1) * dy;
        let t = (along / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        (f64::from(p.0 - a.0) - t * dx).hypot(f64::from(p.1 - a.1) - t * dy)
    }

    fn on_arc(a: (i16, i16), b: (i16, i16), t: f64) -> (i16, i16) {
        let c = bent(a, b);
        let on = |a: i16, c: i16, b: i16| {
            let (a, c, b) = (f64::from(a), f64::from(c), f64::from(b));
            ((1.0 - t).powi(2) * a + 2.0 * t * (1.0 - t) * c + t * t * b).round() as i16
        };
        (on(a.0, c.0, b.0), on(a.1, c.1, b.1))
    }

    fn is_far(a: u8, b: u8) -> bool {
        FAR.iter().any(|far| (far.city, far.partner) == (a, b))
    }

    #[test]
    fn cities_keep_their_distance() {
        for (i, &a) in PLACES.iter().enumerate() {
            assert!((20..=WIDTH - 20).contains(&a.0) && (20..=HEIGHT - 20).contains(&a.1));
            for &b in &PLACES[..i] {
                assert!(distance(a, b) >= f64::from(2 * TOUCH), "{a:?} and {b:?}");
            }
        }
    }

    #[test]
    fn lines_keep_clear_of_other_cities() {
        let mut segments = Vec::new();
        for &(a, b) in EDGES.iter().filter(|&&(a, b)| !is_far(a, b)) {
            let points: Vec<_> =
                (0..=16).map(|step| on_arc(place(a), place(b), f64::from(step) / 16.0)).collect();
            segments.extend(points.windows(2).map(|ends| (vec![a, b], ends[0], ends[1])));
        }
        segments.extend(FAR.map(|far| (vec![far.city], place(far.city), far.end)));
        for (ends, a, b) in segments {
            for city in (0..48).filter(|city| !ends.contains(city)) {
                assert!(distance_to_line(place(city), a, b) >= 20.0, "{ends:?} touches {city}");
            }
        }
    }

    #[test]
    fn lines_bend_a_little_to_the_north() {
        for &(a, b) in EDGES.iter().filter(|&&(a, b)| !is_far(a, b)) {
            let (from, to) = (place(a), place(b));
            let (x, y) = on_arc(from, to, 0.5);
            let away = distance_to_line((x, y), from, to);
            assert!((2.0..=10.5).contains(&away), "{a} to {b}: {away}");
            let straight = f64::from(from.1 + to.1) / 2.0;
            assert!(f64::from(y) <= straight + 1.0, "{a} to {b} bends to the south");
        }
    }

    #[test]
    fn pacific_lines_have_two_halves() {
        assert_eq!(FAR.iter().filter(|far| far.end.0 == 0).count(), 3);
        for far in FAR {
            assert!(far.end.0 == 0 || far.end.0 == WIDTH);
            assert_eq!(line(far.city, far.partner).matches('M').count(), 2);
            assert!(far.beyond().contains(if far.end.0 == 0 { "l-400 " } else { "l400 " }));
            assert!(FAR.iter().any(|other| (other.city, other.partner) == (far.partner, far.city)));
            let edge = (far.city.min(far.partner), far.city.max(far.partner));
            assert!(EDGES.contains(&edge));
        }
        assert_eq!(line(0, 1).matches('M').count(), 1);
    }

    /// Where a city's name is written: left, top, right, bottom.
    fn written(name: &str, city: City) -> [f64; 4] {
        let width: f64 = name.chars().map(|letter| if letter.is_ascii() { 7.3 } else { 13.5 }).sum();
        let ((x, y), anchor) = label(city as u8);
        let (x, y) = (f64::from(x), f64::from(y));
        let left = match anchor {
            "start" => x,
            "middle" => x - width / 2.0,
            _ => x - width,
        };
        [left, y - 10.0, left + width, y]
    }

    #[test]
    fn one_pawn_or_two_cover_no_name() {
        for texts in i18n::languages().iter() {
            for &city in City::ALL {
                let name = texts.say(&format!("city-{}", slug(city.word())));
                let [left, top, right, bottom] = written(&name, city);
                for (at, index, count) in (0..48).flat_map(|at| [(at, 0, 1), (at, 0, 2), (at, 1, 2)]) {
                    let (x, y) = pawn(at, index, count);
                    let (x, y) = (f64::from(x), f64::from(y));
                    let beside =
                        x + 10.0 <= left || x - 10.0 >= right || y + 3.0 <= top || y - 30.0 >= bottom;
                    assert!(beside, "a pawn in {:?} covers {name}", City::ALL[usize::from(at)]);
                }
            }
        }
    }

    #[test]
    fn pawns_that_share_a_city_leave_each_head_free() {
        const HEAD: i16 = 14;
        for count in 2..=6 {
            for index in 1..count {
                assert!(pawn(0, index, count).0 - pawn(0, index - 1, count).0 >= HEAD);
            }
        }
    }

    #[test]
    fn pieces_stay_on_the_map() {
        for city in 0..48 {
            for count in 1..=5 {
                for index in 0..count {
                    let (x, y) = pawn(city, index, count);
                    assert!((12..=WIDTH - 12).contains(&x) && (30..=HEIGHT).contains(&y));
                }
            }
            for index in 0..4 {
                let (x, y) = side_dish(city, index);
                assert!((10..=WIDTH - 10).contains(&x) && (10..=HEIGHT - 10).contains(&y));
            }
        }
    }
}
