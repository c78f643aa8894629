// Reads JSON out of a text, value after value, and keeps nothing of it. Wrong text, and asking for what does not come, throw
// JsonError.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <stdexcept>
#include <string>

namespace minions {

struct JsonError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/** A piece of text that somebody else keeps. */
struct JsonText {
  const char* data;
  std::size_t size;

  /** Whether it is a word that the compiler knows. */
  template <std::size_t length>
  bool is(const char (&known)[length]) const {
    return size == length - 1 && std::memcmp(data, known, length - 1) == 0;
  }
  bool is(const std::string& word) const { return word.compare(0, std::string::npos, data, size) == 0; }

  std::string text() const { return std::string(data, size); }
};

class JsonReader {
 public:
  /** The text must stay as it is meanwhile. Its end reads as '\0', which no rule below accepts. */
  explicit JsonReader(const std::string& text) : begin_(text.c_str()), end_(begin_ + text.size()), at_(begin_) {}

  /** The first character of the next value. */
  char peek() {
    skipSpace();
    return *at_;
  }

  /** Whether the next value is null; then it is read. */
  bool acceptNull() {
    if (peek() != 'n') return false;
    readWord("null");
    return true;
  }

  bool readBool() {
    const bool value = peek() == 't';
    if (!value && *at_ != 'f') fail("expected true or false");
    readWord(value ? "true" : "false");
    return value;
  }

  double readNumber() {
    skipSpace();
    return std::strtod(skipNumber().text().c_str(), nullptr);
  }

  /** The nearest number that fits. */
  int readInt() {
    skipSpace();
    const bool isNegative = *at_ == '-';
    const char* const first = at_ + isNegative;
    const char* at = first;
    int value = 0;
    while (isDigit(*at) && at - first < 9) value = value * 10 + (*at++ - '0');
    const bool isPlain = at > first && (*first != '0' || at == first + 1) && !isDigit(*at) && *at != '.' && *at != 'e' && *at != 'E';
    if (!isPlain) return static_cast<int>(std::min(std::max(readNumber(), -2147483648.0), 2147483647.0));
    at_ = at;
    return isNegative ? -value : value;
  }

  /** An array of numbers that has at least as many as are asked for. */
  void readInts(std::initializer_list<int*> numbers) {
    bool hasMore = begin('[', ']', "an array");
    for (int* number : numbers) {
      if (!hasMore) fail("expected a number");
      *number = readInt();
      hasMore = next(']');
    }
    for (; hasMore; hasMore = next(']')) skip();
  }

  void readString(std::string& value) {
    beginString();
    const char* const start = at_;
    skipPlain();
    value.assign(start, at_);
    while (!accept('"')) appendPart(value);
  }

  /** A string that is good until the next one is read. */
  JsonText readView() {
    beginString();
    const char* const start = at_;
    skipPlain();
    const JsonText plain = {start, static_cast<std::size_t>(at_ - start)};
    if (accept('"')) return plain;
    unescaped_.assign(plain.data, plain.size);
    while (!accept('"')) appendPart(unescaped_);
    return {unescaped_.data(), unescaped_.size()};
  }

  /** Calls back with the name of each member, to read its value. */
  template <class OnMember>
  void readObject(OnMember onMember) {
    for (bool hasMore = begin('{', '}', "an object"); hasMore; hasMore = next('}')) onMember(readName());
  }

  /** Calls back before each item, to read it. */
  template <class OnItem>
  void readArray(OnItem onItem) {
    for (bool hasMore = begin('[', ']', "an array"); hasMore; hasMore = next(']')) onItem();
  }

  void skip() {
    switch (peek()) {
      case '{': return readObject([this](JsonText) { skip(); });
      case '[': return readArray([this] { skip(); });
      case '"': return static_cast<void>(readView());
      case 't':
      case 'f': return static_cast<void>(readBool());
      case 'n': return readWord("null");
      default: skipNumber();
    }
  }

  /** Whether the next value, an object, has a member of that name; then its value is the next one. */
  bool find(const std::string& name) {
    for (bool hasMore = begin('{', '}', "an object"); hasMore; hasMore = next('}')) {
      if (readName().is(name)) return true;
      skip();
    }
    return false;
  }

  /** Whether the next value has a member of that name that is not null. It stays the next one. */
  bool has(const std::string& name) const {
    JsonReader ahead = *this;
    return ahead.find(name) && !ahead.acceptNull();
  }

  void finish() {
    skipSpace();
    if (at_ != end_) fail("unexpected text after the value");
  }

  [[noreturn]] void fail(const std::string& why) const {
    throw JsonError("JSON: " + why + " at byte " + std::to_string(at_ - begin_));
  }

 private:
  static constexpr int deepest = 500;
  static constexpr std::uint64_t ones = 0x0101010101010101;

  static bool isDigit(char c) { return c >= '0' && c <= '9'; }

  void skipSpace() {
    while (*at_ <= ' ' && (*at_ == ' ' || *at_ == '\t' || *at_ == '\n' || *at_ == '\r')) ++at_;
  }

  bool accept(char c) {
    if (*at_ != c) return false;
    ++at_;
    return true;
  }

  void readWord(const char* word) {
    const std::size_t length = std::strlen(word);
    if (std::strncmp(at_, word, length) != 0) fail(std::string("expected ") + word);
    at_ += length;
  }

  /** Whether an array or an object has anything in it. */
  bool begin(char open, char close, const char* what) {
    skipSpace();
    if (!accept(open)) fail(std::string("expected ") + what);
    skipSpace();
    if (accept(close)) return false;
    if (++depth_ > deepest) fail("nested too deep");
    return true;
  }

  /** Whether another item comes. */
  bool next(char close) {
    skipSpace();
    if (accept(',')) return true;
    if (!accept(close)) fail(std::string("expected ") + close);
    --depth_;
    return false;
  }

  JsonText readName() {
    const JsonText name = readView();
    skipSpace();
    if (!accept(':')) fail("expected :");
    return name;
  }

  JsonText skipNumber() {
    const char* const start = at_;
    accept('-');
    if (!accept('0')) skipDigits();
    if (accept('.')) skipDigits();
    if (accept('e') || accept('E')) {
      if (!accept('+')) accept('-');
      skipDigits();
    }
    return {start, static_cast<std::size_t>(at_ - start)};
  }

  void skipDigits() {
    if (!isDigit(*at_)) fail("expected a value or a digit");
    while (isDigit(*at_)) ++at_;
  }

  void beginString() {
    skipSpace();
    if (!accept('"')) fail("expected a string");
  }

  /** Up to a quote, a backslash or what no string may have. Eight characters at a time: the rows of a board are long. */
  void skipPlain() {
    for (std::uint64_t word; end_ - at_ >= 8; at_ += 8) {
      std::memcpy(&word, at_, sizeof word);
      const std::uint64_t quote = word ^ (ones * '"');
      const std::uint64_t backslash = word ^ (ones * '\\');
      const std::uint64_t odd = ((quote - ones) & ~quote) | ((backslash - ones) & ~backslash) | ((word - ones * ' ') & ~word);
      if ((odd & (ones * 0x80)) != 0) break;
    }
    while (*at_ != '"' && *at_ != '\\' && static_cast<unsigned char>(*at_) >= ' ') ++at_;
  }

  /** What follows the plain beginning of a string: an escape, and what is plain behind it. */
  void appendPart(std::string& value) {
    if (!accept('\\')) fail("unfinished string");
    readEscape(value);
    const char* const start = at_;
    skipPlain();
    value.append(start, at_);
  }

  void readEscape(std::string& result) {
    static const char letters[] = "\"\\/bfnrt";
    static const char meanings[] = "\"\\/\b\f\n\r\t";
    if (accept('u')) return appendUtf8(result, readCodePoint());
    const char* const found = *at_ == '\0' ? nullptr : std::strchr(letters, *at_);
    if (found == nullptr) fail("unknown escape");
    result += meanings[found - letters];
    ++at_;
  }

  // Characters beyond 16 bits come as two escapes, a high and a low surrogate; a lone one means nothing.
  unsigned readCodePoint() {
    const unsigned replacement = 0xfffd;
    const unsigned first = readHex();
    if (first < 0xd800 || first > 0xdfff) return first;
    if (first > 0xdbff || std::strncmp(at_, "\\u", 2) != 0) return replacement;
    const char* const second = at_;
    at_ += 2;
    const unsigned low = readHex();
    if (low >= 0xdc00 && low <= 0xdfff) return 0x10000 + ((first - 0xd800) << 10) + (low - 0xdc00);
    at_ = second;
    return replacement;
  }

  unsigned readHex() {
    unsigned code = 0;
    for (int n = 0; n < 4; ++n, ++at_) {
      static const char digits[] = "0123456789abcdefABCDEF";
      const char* const found = *at_ == '\0' ? nullptr : std::strchr(digits, *at_);
      if (found == nullptr) fail("expected four hex digits");
      const unsigned digit = static_cast<unsigned>(found - digits);
      code = code * 16 + (digit < 16 ? digit : digit - 6);
    }
    return code;
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

  const char* begin_;
  const char* end_;
  const char* at_;
  int depth_ = 0;
  std::string unescaped_;
};

}  // namespace minions
