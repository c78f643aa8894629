// Finds ways on the board of any game.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace minions {

template <class Pos>
struct Way {
  /** The cells to step on, the goal last. */
  std::vector<Pos> cells;
  /** What they cost together. */
  int length;
};

/**
 * The shortest way from a position to the nearest of some goals, if there is one. The view of the game says what is next
 * to a position (`neighbours`), what it costs to enter it (`stepCost`), and who is in the way there (`isTaken`): only
 * goals may be taken. Of equal ways, the one that was found first.
 */
template <class View, class Pos>
std::optional<Way<Pos>> findWay(const View& view, Pos from, const std::vector<Pos>& goals) {
  const std::unordered_set<Pos> wanted(goals.begin(), goals.end());
  std::unordered_map<Pos, int> lengths = {{from, 0}};
  std::unordered_map<Pos, Pos> before;
  // The positions that are 0 away, 1 away, and so on; those that turned out to be nearer stay in the list.
  std::vector<std::vector<Pos>> rings = { {from} };
  for (int length = 0; length < static_cast<int>(rings.size()); ++length) {
    for (Pos here : std::vector<Pos>(rings[length])) {
      if (lengths[here] != length) continue;
      if (wanted.count(here) > 0) {
        Way<Pos> way{{}, length};
        for (Pos pos = here; pos != from; pos = before[pos]) way.cells.push_back(pos);
        std::reverse(way.cells.begin(), way.cells.end());
        return way;
      }
      for (Pos near : view.neighbours(here)) {
        const int longer = length + view.stepCost(near);
        const auto known = lengths.find(near);
        if (known != lengths.end() && known->second <= longer) continue;
        if (view.isTaken(near) && wanted.count(near) == 0) continue;
        lengths[near] = longer;
        before[near] = here;
        if (static_cast<int>(rings.size()) <= longer) rings.resize(longer + 1);
        rings[longer].push_back(near);
      }
    }
  }
  return std::nullopt;
}

/** The rows of a board as a text of as many lines. */
inline std::string joinRows(const std::vector<std::string>& rows) {
  std::string text;
  for (const std::string& row : rows) text += (text.empty() ? "" : "\n") + row;
  return text;
}

}  // namespace minions
