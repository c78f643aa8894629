// What a bot tells those who watch the replay: it goes with the next answer, and no other bot sees it.
#pragma once

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <iomanip>
#include <limits>
#include <locale>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "json.hh"

namespace minions::debug {

// The limits of the protocol. What is beyond them is left out: a drawing must not cost anybody the match.
constexpr std::size_t MAX_NOTES_LENGTH = 10000;
constexpr std::size_t MAX_METRICS = 32;
constexpr std::size_t MAX_MARKS = 500;
constexpr std::size_t MAX_CELLS = 200;
constexpr std::size_t MAX_NAME_LENGTH = 40;

struct Told {
  std::string notes;
  std::vector<std::pair<std::string, double>> metrics;
  std::vector<std::string> marks;  // each as JSON text
};

inline Told told;

/** How many bytes the character there has in UTF-8; 0 if that is no UTF-8. */
inline std::size_t bytesOfCharacter(const std::string& text, std::size_t at) {
  static constexpr unsigned least[] = {0, 0, 0x80, 0x800, 0x10000};
  const unsigned first = static_cast<unsigned char>(text[at]);
  if (first < 0x80) return 1;
  const std::size_t bytes = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc0 || first >= 0xf8 || at + bytes > text.size()) return 0;
  unsigned code = first & (0x7f >> bytes);
  for (std::size_t n = 1; n < bytes; ++n) {
    const unsigned next = static_cast<unsigned char>(text[at + n]);
    if (next < 0x80 || next >= 0xc0) return 0;
    code = (code << 6) | (next & 0x3f);
  }
  const bool isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code < least[bytes] || code > 0x10ffff || isSurrogate ? 0 : bytes;
}

/** The first characters of a text. A byte that is no UTF-8, which the judge would refuse, becomes a question mark. */
inline std::string firstOf(const std::string& text, std::size_t most) {
  std::string first;
  for (std::size_t at = 0; at < text.size() && most > 0; --most) {
    const std::size_t bytes = bytesOfCharacter(text, at);
    first += bytes == 0 ? "?" : text.substr(at, bytes);
    at += std::max<std::size_t>(bytes, 1);
  }
  return first;
}

/** A line of text for this round. */
inline void note(const std::string& text) {
  told.notes = firstOf(told.notes.empty() ? text : told.notes + '\n' + text, MAX_NOTES_LENGTH);
}

/** A number to draw over time. */
inline void metric(const std::string& name, double value) {
  if (!std::isfinite(value)) return;
  const std::string brief = firstOf(name, MAX_NAME_LENGTH);
  const auto isNamed = [&](const auto& one) { return one.first == brief; };
  const auto known = std::find_if(told.metrics.begin(), told.metrics.end(), isNamed);
  if (known != told.metrics.end()) {
    known->second = value;
  } else if (told.metrics.size() < MAX_METRICS) {
    told.metrics.emplace_back(brief, value);
  }
}

/** `makeText` comes from the game, together with its Pos. */
template <class Pos>
void draw(const std::string& as, const std::vector<Pos>& cells, const std::string& color, const std::string& label) {
  if (cells.empty() || told.marks.size() == MAX_MARKS) return;
  std::vector<std::string> shown;
  for (std::size_t n = 0; n < std::min(cells.size(), MAX_CELLS); ++n) shown.push_back(makeText(cells[n]));
  const std::string word = label.empty() ? "" : ",\"label\":" + Json::quote(firstOf(label, MAX_NAME_LENGTH));
  told.marks.push_back("{\"cells\":" + Json::list(shown) + ",\"as\":\"" + as + "\",\"color\":" + Json::quote(color) + word + "}");
}

/** Lights cells (positions of the game) in a colour of CSS, with a word at the first. */
template <class Pos>
void mark(const std::vector<Pos>& cells, const std::string& color, const std::string& label = "") {
  draw("cells", cells, color, label);
}

/** A line through the cells. */
template <class Pos>
void line(const std::vector<Pos>& cells, const std::string& color, const std::string& label = "") {
  draw("line", cells, color, label);
}

// The same for cells in braces.
template <class Pos>
void mark(std::initializer_list<Pos> cells, const std::string& color, const std::string& label = "") {
  mark(std::vector<Pos>(cells), color, label);
}

template <class Pos>
void line(std::initializer_list<Pos> cells, const std::string& color, const std::string& label = "") {
  line(std::vector<Pos>(cells), color, label);
}

/** The metrics as JSON text. */
inline std::string makeText(const std::vector<std::pair<std::string, double>>& metrics) {
  std::ostringstream text;
  // With a point, whatever the locale, and no digit lost.
  text.imbue(std::locale::classic());
  text << std::setprecision(std::numeric_limits<double>::max_digits10);
  for (const auto& [name, value] : metrics) text << (text.tellp() > 0 ? "," : "") << Json::quote(name) << ':' << value;
  return "{" + text.str() + "}";
}

/** What was told since the last time, as JSON text for the field of an answer; empty when that is nothing. */
inline std::string take() {
  const Told taken = std::exchange(told, Told());
  std::string text;
  if (!taken.notes.empty()) text += ",\"notes\":" + Json::quote(taken.notes);
  if (!taken.metrics.empty()) text += ",\"metrics\":" + makeText(taken.metrics);
  if (!taken.marks.empty()) text += ",\"marks\":" + Json::list(taken.marks);
  return text.empty() ? "" : "{" + text.substr(1) + "}";
}

}  // namespace minions::debug
