// Reads states, one on a line, into the structs of the C++ kit and writes all that these hold as JSON again. How a struct is
// written follows from how the kit reads it: types-program.ts puts that in the place of WRITERS.
#include <fstream>
#include <iostream>
#include <sstream>

#include "minions/apocalypse.hh"
#include "minions/crematoria.hh"
#include "minions/ork-island.hh"
#include "minions/walking-dead.hh"

namespace minions {

/** Of the namespace of the library, so that every `write` here is found by its first argument. */
struct Writer {
  std::string text;
};

inline void write(Writer& out, int value) { out.text += std::to_string(value); }
inline void write(Writer& out, std::int64_t value) { out.text += std::to_string(value); }
inline void write(Writer& out, bool value) { out.text += value ? "true" : "false"; }
inline void write(Writer& out, const std::string& value) { out.text += Json::quote(value); }

inline void write(Writer& out, double value) {
  std::ostringstream text;
  text.precision(17);
  text << value;
  out.text += text.str();
}

template <class Enum, class = std::enable_if_t<std::is_enum_v<Enum>>>
void write(Writer& out, Enum value) {
  out.text += Json::quote(nameOf(value));
}

template <class T>
void write(Writer& out, const std::optional<T>& value) {
  if (value) write(out, *value);
  else out.text += "null";
}

template <class List>
void writeList(Writer& out, const List& list) {
  out.text += '[';
  for (const typename List::value_type& item : list) {
    if (out.text.back() != '[') out.text += ',';
    write(out, item);
  }
  out.text += ']';
}

template <class T>
void write(Writer& out, const std::vector<T>& list) {
  writeList(out, list);
}

template <class T>
void write(Writer& out, const std::array<T, 2>& pair) {
  writeList(out, pair);
}

template <class T>
void field(Writer& out, const std::string& name, const T& value) {
  if (out.text.back() != '{') out.text += ',';
  out.text += Json::quote(name) + ':';
  write(out, value);
}

template <class T>
void write(Writer& out, const std::map<std::string, T>& members) {
  out.text += '{';
  for (const auto& [name, value] : members) field(out, name, value);
  out.text += '}';
}

template <class... Types>
void write(Writer& out, const std::variant<Types...>& one) {
  std::visit([&](const auto& value) { write(out, value); }, one);
}

}  // namespace minions

// WRITERS

template <class State>
std::string again(const std::string& line) {
  State state;
  minions::JsonReader in(line);
  read(in, state);
  if (state.start) state.config = state.start->config;
  minions::Writer out;
  write(out, state);
  // The configuration is kept, and not on the wire.
  out.text.pop_back();
  field(out, "config", state.config);
  return out.text + '}';
}

int main(int, char** args) {
  const std::string game = args[1];
  std::ifstream input(args[2]);
  for (std::string line; std::getline(input, line);) {
    if (game == "crematoria") std::cout << again<crematoria::State>(line) << '\n';
    if (game == "walking-dead") std::cout << again<walking_dead::State>(line) << '\n';
    if (game == "ork-island") std::cout << again<ork_island::State>(line) << '\n';
    if (game == "apocalypse") std::cout << again<apocalypse::State>(line) << '\n';
  }
}
