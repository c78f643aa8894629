// Reads JSON, and writes the little that a bot needs. Wrong text, and asking a value for what it is not, throw JsonError.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

namespace minions {

struct JsonError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Json {
 public:
  static Json parse(const std::string& text);

  /** The text as a JSON string. */
  static std::string quote(const std::string& text);
  /** Values that are JSON text already, as an array. */
  static std::string list(const std::vector<std::string>& values);

  /** The number as JSON text; null for what JSON has no word for. */
  static std::string number(double value);

  /** As JSON text. */
  std::string text() const;

  bool isObject() const { return kind_ == Kind::object; }
  bool isNull() const { return kind_ == Kind::null; }
  bool isTrue() const { return kind_ == Kind::boolean && number_ != 0; }
  double asNumber() const { return expect(Kind::number, "a number").number_; }
  bool asBool() const { return expect(Kind::boolean, "true or false").number_ != 0; }
  /** The nearest number that fits. */
  int asInt() const { return static_cast<int>(std::min(std::max(asNumber(), -2147483648.0), 2147483647.0)); }
  const std::string& asString() const { return expect(Kind::string, "a string").text_; }
  const std::vector<Json>& items() const { return expect(Kind::array, "an array").items_; }
  const std::vector<std::string>& names() const { return expect(Kind::object, "an object").names_; }
  const Json& operator[](int n) const { return items().at(n); }
  bool has(const char* name) const { return !(*this)[name].isNull(); }

  /** The member of that name; null if there is none. Of two with one name, the last. */
  const Json& operator[](const char* name) const {
    static const Json nothing;
    expect(Kind::object, "an object");
    for (std::size_t n = names_.size(); n-- > 0;) {
      if (names_[n] == name) return items_[n];
    }
    return nothing;
  }

 private:
  friend class JsonReader;
  enum class Kind { null, boolean, number, string, array, object };

  const Json& expect(Kind kind, const char* what) const {
    if (kind_ != kind) throw JsonError(std::string("JSON: expected ") + what);
    return *this;
  }

  Kind kind_ = Kind::null;
  double number_ = 0;
  std::string text_;
  std::vector<std::string> names_;
  std::vector<Json> items_;
};

class JsonReader {
 public:
  explicit JsonReader(const std::string& text) : text_(text) {}

  Json readAll() {
    Json value = readValue();
    skipSpace();
    if (at_ != text_.size()) fail("unexpected text after the value");
    return value;
  }

 private:
  using Kind = Json::Kind;
  static constexpr int deepest = 500;

  [[noreturn]] void fail(const std::string& why) const { throw JsonError("JSON: " + why + " at byte " + std::to_string(at_)); }

  // The end reads as '\0', which no rule below accepts.
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool isDigit() const { return peek() >= '0' && peek() <= '9'; }

  bool accept(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  void require(char c) {
    if (!accept(c)) fail(std::string("expected ") + c);
  }

  void skipSpace() {
    while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') ++at_;
  }

  Json readValue() {
    skipSpace();
    switch (peek()) {
      case '{': return readNested(Kind::object, '}');
      case '[': return readNested(Kind::array, ']');
      case '"': return readText();
      case 't': return readWord("true", Kind::boolean, 1);
      case 'f': return readWord("false", Kind::boolean, 0);
      case 'n': return readWord("null", Kind::null, 0);
      default: return readNumber();
    }
  }

  Json readNested(Kind kind, char close) {
    if (++depth_ > deepest) fail("nested too deep");
    Json value = make(kind);
    ++at_;
    skipSpace();
    if (!accept(close)) {
      do {
        if (kind == Kind::object) value.names_.push_back(readName());
        value.items_.push_back(readValue());
        skipSpace();
      } while (accept(','));
      require(close);
    }
    --depth_;
    return value;
  }

  std::string readName() {
    skipSpace();
    std::string name = readString();
    skipSpace();
    require(':');
    return name;
  }

  Json readText() {
    Json value = make(Kind::string);
    value.text_ = readString();
    return value;
  }

  Json readWord(const std::string& word, Kind kind, double number) {
    if (text_.compare(at_, word.size(), word) != 0) fail("expected " + word);
    at_ += word.size();
    return make(kind, number);
  }

  Json readNumber() {
    const std::size_t start = at_;
    accept('-');
    if (!accept('0')) readDigits();
    if (accept('.')) readDigits();
    if (accept('e') || accept('E')) {
      if (!accept('+')) accept('-');
      readDigits();
    }
    return make(Kind::number, std::strtod(text_.substr(start, at_ - start).c_str(), nullptr));
  }

  void readDigits() {
    if (!isDigit()) fail("expected a value or a digit");
    while (isDigit()) ++at_;
  }

  std::string readString() {
    std::string result;
    require('"');
    while (!accept('"')) {
      if (static_cast<unsigned char>(peek()) < ' ') fail("unfinished string");
      if (accept('\\')) {
        readEscape(result);
      } else {
        result += text_[at_++];
      }
    }
    return result;
  }

  void readEscape(std::string& result) {
    static const std::string letters = "\"\\/bfnrt";
    static const std::string meanings = "\"\\/\b\f\n\r\t";
    if (accept('u')) return appendUtf8(result, readCodePoint());
    const std::size_t n = at_ < text_.size() ? letters.find(text_[at_]) : std::string::npos;
    if (n == std::string::npos) fail("unknown escape");
    result += meanings[n];
    ++at_;
  }

  // Characters beyond 16 bits come as two escapes, a high and a low surrogate; a lone one means nothing.
  unsigned readCodePoint() {
    const unsigned replacement = 0xfffd;
    const unsigned first = readHex();
    if (first < 0xd800 || first > 0xdfff) return first;
    if (first > 0xdbff || text_.compare(at_, 2, "\\u") != 0) return replacement;
    const std::size_t second = at_;
    at_ += 2;
    const unsigned low = readHex();
    if (low >= 0xdc00 && low <= 0xdfff) return 0x10000 + ((first - 0xd800) << 10) + (low - 0xdc00);
    at_ = second;
    return replacement;
  }

  unsigned readHex() {
    const std::string digits = text_.substr(at_, 4);
    if (digits.size() < 4 || digits.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos) fail("expected four hex digits");
    at_ += 4;
    return static_cast<unsigned>(std::stoul(digits, nullptr, 16));
  }

  static void appendUtf8(std::string& result, unsigned code) {
    if (code < 0x80) {
      result += static_cast<char>(code);
      return;
    }
    const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    const unsigned marks[] = {0, 0xc0, 0xe0, 0xf0};
    result += static_cast<char>(marks[more] | (code >> (6 * more)));
    for (int n = more - 1; n >= 0; --n) result += static_cast<char>(0x80 | ((code >> (6 * n)) & 0x3f));
  }

  static Json make(Kind kind, double number = 0) {
    Json value;
    value.kind_ = kind;
    value.number_ = number;
    return value;
  }

  const std::string& text_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

inline Json Json::parse(const std::string& text) {
  return JsonReader(text).readAll();
}

inline std::string Json::quote(const std::string& text) {
  static const char* const digits = "0123456789abcdef";
  std::string quoted = "\"";
  for (char c : text) {
    const unsigned code = static_cast<unsigned char>(c);
    if (code < ' ') {
      quoted += std::string("\\u00") + digits[code / 16] + digits[code % 16];
    } else {
      if (c == '"' || c == '\\') quoted += '\\';
      quoted += c;
    }
  }
  return quoted + '"';
}

inline std::string Json::number(double value) {
  if (!std::isfinite(value)) return "null";
  char text[32];
  std::snprintf(text, sizeof text, "%.17g", value);
  return text;
}

inline std::string Json::text() const {
  std::vector<std::string> texts;
  for (const Json& item : items_) texts.push_back(item.text());
  switch (kind_) {
    case Kind::boolean: return number_ != 0 ? "true" : "false";
    case Kind::number: return number(number_);
    case Kind::string: return quote(text_);
    case Kind::array: return list(texts);
    case Kind::object: break;
    default: return "null";
  }
  for (std::size_t n = 0; n < texts.size(); ++n) texts[n] = quote(names_[n]) + ":" + texts[n];
  const std::string members = list(texts);
  return "{" + members.substr(1, members.size() - 2) + "}";
}

inline std::string Json::list(const std::vector<std::string>& values) {
  std::string text;
  for (const std::string& value : values) text += (text.empty() ? "" : ",") + value;
  return "[" + text + "]";
}

}  // namespace minions
