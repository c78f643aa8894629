// JSON as a value, for what has no type of its own, and the little that a bot writes. Wrong text, and asking a value for what it is
// not, throw JsonError.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "json-reader.hh"

namespace minions {

class Json {
 public:
  static Json parse(const std::string& text);
  /** The next value of a text. */
  static Json readFrom(JsonReader& in);

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

inline Json Json::parse(const std::string& text) {
  JsonReader in(text);
  Json value = readFrom(in);
  in.finish();
  return value;
}

inline Json Json::readFrom(JsonReader& in) {
  Json value;
  switch (in.peek()) {
    case '{':
      value.kind_ = Kind::object;
      in.readObject([&](JsonText name) {
        value.names_.push_back(name.text());
        value.items_.push_back(readFrom(in));
      });
      break;
    case '[':
      value.kind_ = Kind::array;
      in.readArray([&] { value.items_.push_back(readFrom(in)); });
      break;
    case '"':
      value.kind_ = Kind::string;
      in.readString(value.text_);
      break;
    case 't':
    case 'f':
      value.kind_ = Kind::boolean;
      value.number_ = in.readBool();
      break;
    case 'n':
      in.acceptNull();
      break;
    default:
      value.kind_ = Kind::number;
      value.number_ = in.readNumber();
  }
  return value;
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
