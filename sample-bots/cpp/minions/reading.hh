// Reads JSON into the types of the protocol, which have a `read` of their own for each record and enumeration.
#pragma once

#include <array>
#include <cstdint>
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

inline void read(const Json& json, int& value) { value = json.asInt(); }
inline void read(const Json& json, std::int64_t& value) { value = static_cast<std::int64_t>(json.asNumber()); }
inline void read(const Json& json, double& value) { value = json.asNumber(); }
inline void read(const Json& json, bool& value) { value = json.asBool(); }
inline void read(const Json& json, std::string& value) { value = json.asString(); }
inline void read(const Json& json, Json& value) { value = json; }

/** What is missing, or null, is empty. */
template <class T>
void read(const Json& json, std::optional<T>& value) {
  value.reset();
  if (!json.isNull()) read(json, value.emplace());
}

template <class T>
void read(const Json& json, std::vector<T>& list) {
  list.clear();
  for (const Json& item : json.items()) {
    T value{};
    read(item, value);
    list.push_back(std::move(value));
  }
}

template <class T>
void read(const Json& json, std::array<T, 2>& pair) {
  for (int n : {0, 1}) read(json[n], pair[n]);
}

template <class T>
void read(const Json& json, std::map<std::string, T>& members) {
  members.clear();
  for (const std::string& name : json.names()) read(json[name.c_str()], members[name]);
}

/** The value of an enumeration whose name is the word. */
template <class Enum>
Enum readWord(const Json& json, const char* (*nameOf)(Enum), int count, const std::string& what) {
  for (int n = 0; n < count; ++n) {
    if (json.asString() == nameOf(static_cast<Enum>(n))) return static_cast<Enum>(n);
  }
  throw JsonError("JSON: there is no " + what + " called " + json.asString());
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
void readInto(const Json& json, Variant& value) {
  T one;
  read(json, one);
  value = one;
}

}  // namespace minions
