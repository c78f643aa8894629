//! Tests json.rs: `cargo test` in a project, or here
//! `rustc --edition 2021 --test -o json-test json.rs && ./json-test`.

use super::{object, Json, DEEPEST};

fn read(text: &str) -> Json {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn is_refused(text: &str) -> bool {
    text.parse::<Json>().is_err()
}

#[test]
fn reads_values() {
    assert!(read("null").is_null());
    assert!(read(" true\r\n").is_true());
    assert!(!read("false").is_true());
    assert_eq!(read("0"), Json::Number(0.0));
    assert_eq!(read("-12").int(), -12);
    assert_eq!(read("2147483648"), Json::Number(2147483648.0));
    assert_eq!(read("0.5e+2"), Json::Number(50.0));
    assert_eq!(read("25E-1"), Json::Number(2.5));
}

#[test]
fn reads_strings() {
    for (text, meaning) in [
        (r#""""#, ""),
        (r#""a\"b\\c\/d\n\t\r\b\f""#, "a\"b\\c/d\n\t\r\x08\x0c"),
        (r#""\u0041\u00e9\u20AC""#, "Aé€"),
        (r#""\ud83d\ude00!""#, "😀!"),
        (r#""\ud83dx""#, "\u{fffd}x"),
        (r#""\ud83d\u0041""#, "\u{fffd}A"),
        (r#""\ud83d\ud83d\ude00""#, "\u{fffd}😀"),
        (r#""\ude00""#, "\u{fffd}"),
        ("\"é€😀\u{2028}\"", "é€😀\u{2028}"),
    ] {
        assert_eq!(read(text).text(), meaning, "{text}");
    }
}

#[test]
fn reads_what_is_nested() {
    let text = r#" {"round" : 3, "units":[ {"id":7,"pos":[1,2,0]}, {} ], "none":[], "round":4} "#;
    let state = read(text);
    assert_eq!(state["round"].int(), 4, "the last of two members counts");
    assert_eq!(state["units"].items().len(), 2);
    assert_eq!(state["units"][0]["pos"][1].int(), 2);
    assert!(state["none"].items().is_empty());
    assert!(state["missing"]["deeper"].is_null());
    assert!(state["units"][2].is_null());
}

#[test]
#[should_panic(expected = "expected a string, got 4")]
fn a_number_is_not_a_string() {
    read("4").text();
}

#[test]
fn refuses_what_is_not_json() {
    let words = r#"
        x tru 01 - 1. .5 1e 1e+ +1 0x10 NaN -inf
        [1,] [1 [,1] ] { {"a"} {"a":} {"a":1,} {a:1} {1:1}
        " "\ "\x" "\é" "\u12" "\u12g4" "\u+123" "\ud83d\u12"
    "#;
    let others = ["", " ", "1 2", "1\0", "\"a\nb\"", "\u{feff}1"];
    for text in words.split_whitespace().chain(others) {
        assert!(is_refused(text), "{text:?}");
    }
}

#[test]
fn refuses_what_is_nested_too_deep() {
    let nested = |depth| "[".repeat(depth) + &"]".repeat(depth);
    assert!(!is_refused(&nested(DEEPEST)));
    assert!(is_refused(&nested(DEEPEST + 1)));
    assert!(is_refused(&"[".repeat(100_000)));
    assert!(!is_refused(&format!("[{}]", vec!["[]"; 2 * DEEPEST].join(","))), "wide, not deep");
}

#[test]
fn writes_what_it_reads() {
    let text = r#"{"round":57,"half":-0.5,"ok":[true,null],"a\"\\\n\u0001é😀":{},"none":[]}"#;
    assert_eq!(read(text).to_string(), text);
}

#[test]
fn writes_what_a_bot_makes() {
    let order = object([("unit", 5.into()), ("dir", "Left".into())]);
    let answer = object([("orders", vec![order].into()), ("pos", [1, 2].into())]);
    assert_eq!(answer.to_string(), r#"{"orders":[{"unit":5,"dir":"Left"}],"pos":[1,2]}"#);
    assert_eq!(Json::from(f64::NAN).to_string(), "null");
}
