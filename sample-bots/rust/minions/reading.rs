//! Reads JSON into the types of the protocol. The judge keeps to it, so a value that is something
//! else is a mistake of the program, and panics.

use std::collections::BTreeMap;

use super::json::Json;

pub trait Read: Sized {
    fn read(json: &Json) -> Self;
}

impl Read for i32 {
    fn read(json: &Json) -> i32 {
        json.int()
    }
}

impl Read for i64 {
    fn read(json: &Json) -> i64 {
        json.number() as i64
    }
}

impl Read for f64 {
    fn read(json: &Json) -> f64 {
        json.number()
    }
}

impl Read for bool {
    fn read(json: &Json) -> bool {
        json.is_true()
    }
}

impl Read for String {
    fn read(json: &Json) -> String {
        json.text().to_owned()
    }
}

impl Read for Json {
    fn read(json: &Json) -> Json {
        json.clone()
    }
}

/// What is missing, or null, is None.
impl<T: Read> Read for Option<T> {
    fn read(json: &Json) -> Option<T> {
        (!json.is_null()).then(|| T::read(json))
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(json: &Json) -> Vec<T> {
        json.items().iter().map(T::read).collect()
    }
}

impl<T: Read> Read for [T; 2] {
    fn read(json: &Json) -> [T; 2] {
        [T::read(&json[0]), T::read(&json[1])]
    }
}

impl<T: Read> Read for BTreeMap<String, T> {
    fn read(json: &Json) -> BTreeMap<String, T> {
        match json {
            Json::Object(members) => {
                members.iter().map(|(name, value)| (name.clone(), T::read(value))).collect()
            }
            other => panic!("expected an object, got {other}"),
        }
    }
}

/// The value of an enumeration whose name is the word.
pub fn read_word<T: Copy>(json: &Json, values: &[T], name: impl Fn(T) -> &'static str) -> T {
    let found = values.iter().find(|&&value| name(value) == json.text());
    *found.unwrap_or_else(|| panic!("the protocol has no such word: {json}"))
}
