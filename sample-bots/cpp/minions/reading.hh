// Reads JSON into the types of the protocol, which have a `read` of their own for each record and enumeration.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <functional>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "json.hh"

namespace minions {

inline void read(JsonReader& in, int& value) { value = in.readInt(); }
inline void read(JsonReader& in, std::int64_t& value) { value = static_cast<std::int64_t>(in.readNumber()); }
inline void read(JsonReader& in, double& value) { value = in.readNumber(); }
inline void read(JsonReader& in, bool& value) { value = in.readBool(); }
inline void read(JsonReader& in, std::string& value) { in.readString(value); }
inline void read(JsonReader& in, Json& value) { value = Json::readFrom(in); }

template <class T>
void read(JsonReader& in, std::optional<T>& value) {
  if (in.acceptNull()) return value.reset();
  if (!value) value.emplace();
  read(in, *value);
}

/** What the list has from the round before is written over, so that its memory is used again. */
template <class T>
void read(JsonReader& in, std::vector<T>& list) {
  std::size_t count = 0;
  in.readArray([&] {
    if (count == list.size()) list.emplace_back();
    read(in, list[count++]);
  });
  list.resize(count);
}

inline void read(JsonReader& in, std::vector<bool>& list) {
  list.clear();
  in.readArray([&] { list.push_back(in.readBool()); });
}

template <class T>
void read(JsonReader& in, std::array<T, 2>& pair) {
  std::size_t count = 0;
  in.readArray([&] {
    if (count < 2) read(in, pair[count++]);
    else in.skip();
  });
  if (count < 2) in.fail("expected two values");
}

template <class T>
void read(JsonReader& in, std::map<std::string, T>& members) {
  members.clear();
  in.readObject([&](JsonText name) { read(in, members[name.text()]); });
}

/** The value of an enumeration whose name is the word. */
template <class Enum>
Enum readWord(JsonReader& in, const char* (*nameOf)(Enum), int count, const char* what) {
  const JsonText word = in.readView();
  for (int n = 0; n < count; ++n) {
    const char* const name = nameOf(static_cast<Enum>(n));
    if (std::strncmp(name, word.data, word.size) == 0 && name[word.size] == '\0') return static_cast<Enum>(n);
  }
  throw JsonError("JSON: there is no " + std::string(what) + " called " + word.text());
}

inline std::string makeText(int value) { return std::to_string(value); }
inline std::string makeText(bool value) { return value ? "true" : "false"; }
inline std::string makeText(double value) { return Json::number(value); }
inline std::string makeText(const std::string& value) { return Json::quote(value); }
inline std::string makeText(const Json& value) { return value.text(); }

/** The items of a list as the judge reads them. */
template <class T>
std::string makeListText(const std::vector<T>& items) {
  std::vector<std::string> texts;
  for (const T& item : items) texts.push_back(makeText(item));
  return Json::list(texts);
}

/** Reads one of the types that a variant may hold. */
template <class T, class Variant>
void readInto(JsonReader& in, Variant& value) {
  T one;
  read(in, one);
  value = one;
}

}  // namespace minions
