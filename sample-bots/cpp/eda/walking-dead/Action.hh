// The orders of a round.
#pragma once

#include "Structs.hh"

class Action {
 public:
  Action() : eda_calls_(0) {}

  /** The first order for a unit counts, whatever its direction, and whosever the unit is. */
  void move(int id, Dir dir) {
    ++eda_calls_;
    _my_assert(eda_calls_ <= 1000, "Too many commands.");
    if (!eda_ordered_.insert(id).second) {
      minions_eda::warn("command already requested for unit " + to_string(id));
    } else {
      eda_orders_.push_back(Command(id, Move, int(dir)));
    }
  }

 private:
  friend struct minions_eda::Access;

  int eda_calls_;
  set<int> eda_ordered_;
  vector<Command> eda_orders_;
};
