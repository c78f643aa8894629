//! Reads and writes JSON.

use std::fmt::{self, Display, Formatter, Write};
use std::ops::Index;
use std::str::FromStr;

#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    /// The members in their order. Of two with one name, the last counts.
    Object(Vec<(String, Json)>),
}

/// The judge keeps to the protocol, so a value that is not what was asked for is a mistake in the
/// bot: `int`, `text` and `items` panic, and the message names the line that asked.
impl Json {
    pub fn is_null(&self) -> bool {
        *self == Json::Null
    }

    pub fn is_true(&self) -> bool {
        *self == Json::Bool(true)
    }

    #[track_caller]
    pub fn number(&self) -> f64 {
        match self {
            Json::Number(number) => *number,
            other => panic!("expected a number, got {other}"),
        }
    }

    /// The nearest number that fits.
    #[track_caller]
    pub fn int(&self) -> i32 {
        self.number() as i32
    }

    #[track_caller]
    pub fn text(&self) -> &str {
        match self {
            Json::Text(text) => text,
            other => panic!("expected a string, got {other}"),
        }
    }

    #[track_caller]
    pub fn items(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            other => panic!("expected a list, got {other}"),
        }
    }
}

static NULL: Json = Json::Null;

/// The member of that name; null if there is none.
impl Index<&str> for Json {
    type Output = Json;

    fn index(&self, name: &str) -> &Json {
        match self {
            Json::Object(members) => {
                let found = members.iter().rev().find(|(key, _)| key == name);
                found.map_or(&NULL, |(_, value)| value)
            }
            _ => &NULL,
        }
    }
}

/// The item at that place of a list; null if there is none.
impl Index<usize> for Json {
    type Output = Json;

    fn index(&self, place: usize) -> &Json {
        match self {
            Json::List(items) => items.get(place).unwrap_or(&NULL),
            _ => &NULL,
        }
    }
}

/// An object with these members, to be written.
pub fn object<'a>(members: impl IntoIterator<Item = (&'a str, Json)>) -> Json {
    let owned = |(name, value): (&str, Json)| (name.to_owned(), value);
    Json::Object(members.into_iter().map(owned).collect())
}

impl From<i32> for Json {
    fn from(number: i32) -> Json {
        Json::Number(number.into())
    }
}

impl From<f64> for Json {
    fn from(number: f64) -> Json {
        Json::Number(number)
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Json {
        Json::Bool(value)
    }
}

impl From<String> for Json {
    fn from(text: String) -> Json {
        Json::Text(text)
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Json {
        Json::Text(text.to_owned())
    }
}

impl<T: Into<Json>> From<Vec<T>> for Json {
    fn from(items: Vec<T>) -> Json {
        Json::List(items.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<Json>, const N: usize> From<[T; N]> for Json {
    fn from(items: [T; N]) -> Json {
        Json::List(items.into_iter().map(Into::into).collect())
    }
}

/// As JSON text, on one line.
impl Display for Json {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => out.write_str("null"),
            Json::Bool(value) => write!(out, "{value}"),
            // JSON has no word for what is no number or not finite.
            Json::Number(number) if !number.is_finite() => out.write_str("null"),
            Json::Number(number) => write!(out, "{number}"),
            Json::Text(text) => write_text(out, text),
            Json::List(items) => {
                out.write_char('[')?;
                for (n, item) in items.iter().enumerate() {
                    write!(out, "{}{item}", comma_before(n))?;
                }
                out.write_char(']')
            }
            Json::Object(members) => {
                out.write_char('{')?;
                for (n, (name, value)) in members.iter().enumerate() {
                    out.write_str(comma_before(n))?;
                    write_text(out, name)?;
                    write!(out, ":{value}")?;
                }
                out.write_char('}')
            }
        }
    }
}

fn comma_before(n: usize) -> &'static str {
    match n {
        0 => "",
        _ => ",",
    }
}

fn write_text(out: &mut Formatter<'_>, text: &str) -> fmt::Result {
    out.write_char('"')?;
    for c in text.chars() {
        match c {
            '"' | '\\' => write!(out, "\\{c}")?,
            '\n' => out.write_str("\\n")?,
            '\0'..='\x1f' => write!(out, "\\u{:04x}", u32::from(c))?,
            _ => out.write_char(c)?,
        }
    }
    out.write_char('"')
}

/// Why a text is not JSON, and at which of its bytes.
#[derive(Debug)]
pub struct Error {
    reason: &'static str,
    at: usize,
}

impl Display for Error {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(out, "{} at byte {}", self.reason, self.at)
    }
}

impl std::error::Error for Error {}

impl FromStr for Json {
    type Err = Error;

    fn from_str(text: &str) -> Result<Json> {
        let mut reader = Reader { text, at: 0, depth: 0 };
        let value = reader.read_value()?;
        reader.skip_space();
        if reader.at < text.len() {
            return reader.fail("unexpected text after the value");
        }
        Ok(value)
    }
}

type Result<T> = std::result::Result<T, Error>;

const DEEPEST: usize = 500;

struct Reader<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

impl Reader<'_> {
    fn fail<T>(&self, reason: &'static str) -> Result<T> {
        Err(Error { reason, at: self.at })
    }

    /// The end reads as 0, which no rule below accepts.
    fn peek(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    fn accept(&mut self, byte: u8) -> bool {
        let is_there = self.peek() == byte;
        self.at += usize::from(is_there);
        is_there
    }

    fn require(&mut self, byte: u8, otherwise: &'static str) -> Result<()> {
        if self.accept(byte) {
            Ok(())
        } else {
            self.fail(otherwise)
        }
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), b' ' | b'\t' | b'\n' | b'\r') {
            self.at += 1;
        }
    }

    fn read_value(&mut self) -> Result<Json> {
        self.skip_space();
        match self.peek() {
            b'{' => self.read_object(),
            b'[' => self.read_list(),
            b'"' => self.read_text().map(Json::Text),
            b't' => self.read_word("true", Json::Bool(true)),
            b'f' => self.read_word("false", Json::Bool(false)),
            b'n' => self.read_word("null", Json::Null),
            _ => self.read_number(),
        }
    }

    fn read_object(&mut self) -> Result<Json> {
        let mut members = Vec::new();
        self.read_nested(b'}', |reader| {
            reader.skip_space();
            let name = reader.read_text()?;
            reader.skip_space();
            reader.require(b':', "expected a colon")?;
            members.push((name, reader.read_value()?));
            Ok(())
        })?;
        Ok(Json::Object(members))
    }

    fn read_list(&mut self) -> Result<Json> {
        let mut items = Vec::new();
        self.read_nested(b']', |reader| {
            items.push(reader.read_value()?);
            Ok(())
        })?;
        Ok(Json::List(items))
    }

    fn read_nested(
        &mut self,
        close: u8,
        mut read_item: impl FnMut(&mut Self) -> Result<()>,
    ) -> Result<()> {
        if self.depth == DEEPEST {
            return self.fail("nested too deep");
        }
        self.depth += 1;
        self.at += 1;
        self.skip_space();
        if !self.accept(close) {
            read_item(self)?;
            self.skip_space();
            while self.accept(b',') {
                read_item(self)?;
                self.skip_space();
            }
            self.require(close, "expected a comma or the end of the list or object")?;
        }
        self.depth -= 1;
        Ok(())
    }

    fn read_word(&mut self, word: &str, value: Json) -> Result<Json> {
        if !self.text[self.at..].starts_with(word) {
            return self.fail("expected a value");
        }
        self.at += word.len();
        Ok(value)
    }

    fn read_number(&mut self) -> Result<Json> {
        let start = self.at;
        self.accept(b'-');
        if !self.accept(b'0') {
            self.read_digits()?;
        }
        if self.accept(b'.') {
            self.read_digits()?;
        }
        if self.accept(b'e') || self.accept(b'E') {
            if !self.accept(b'+') {
                self.accept(b'-');
            }
            self.read_digits()?;
        }
        let number = self.text[start..self.at].parse().map(Json::Number);
        number.or_else(|_| self.fail("expected a number"))
    }

    fn read_digits(&mut self) -> Result<()> {
        if !self.peek().is_ascii_digit() {
            return self.fail("expected a value or a digit");
        }
        while self.peek().is_ascii_digit() {
            self.at += 1;
        }
        Ok(())
    }

    fn read_text(&mut self) -> Result<String> {
        self.require(b'"', "expected a string")?;
        let mut result = String::new();
        loop {
            let start = self.at;
            while !matches!(self.peek(), b'"' | b'\\' | 0..=0x1f) {
                self.at += 1;
            }
            result.push_str(&self.text[start..self.at]);
            if self.accept(b'"') {
                return Ok(result);
            }
            self.require(b'\\', "unfinished string")?;
            result.push(self.read_escape()?);
        }
    }

    fn read_escape(&mut self) -> Result<char> {
        let meaning = match self.peek() {
            letter @ (b'"' | b'\\' | b'/') => char::from(letter),
            b'b' => '\x08',
            b'f' => '\x0c',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.read_code_point(),
            _ => return self.fail("unknown escape"),
        };
        self.at += 1;
        Ok(meaning)
    }

    /// Beyond 16 bits it takes two escapes, a high and a low surrogate; a lone one means nothing.
    fn read_code_point(&mut self) -> Result<char> {
        let mut code = self.read_hex()?;
        if (0xd800..0xdc00).contains(&code) && self.text[self.at..].starts_with("\\u") {
            let after_first = self.at;
            self.at += 1;
            let low = self.read_hex()?;
            if (0xdc00..0xe000).contains(&low) {
                code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
            } else {
                self.at = after_first;
            }
        }
        Ok(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    /// The four digits after a `u`.
    fn read_hex(&mut self) -> Result<u32> {
        let mut code = 0;
        for _ in 0..4 {
            self.at += 1;
            match char::from(self.peek()).to_digit(16) {
                Some(digit) => code = 16 * code + digit,
                None => return self.fail("expected four hex digits"),
            }
        }
        self.at += 1;
        Ok(code)
    }
}

#[cfg(test)]
#[path = "json_test.rs"]
mod json_test;
