// The orders of a round.
#pragma once

#include "Structs.hh"

class Action {
 public:
  Action() : eda_calls_(0) {}

  /** The first order for an ork counts, whatever its direction, and whosever the ork is. */
  void execute(Command m) {
    ++eda_calls_;
    _my_assert(eda_calls_ <= 1000, "Too many commands.");
    if (!eda_ordered_.insert(m.id).second) {
      minions_eda::warn("command already requested for unit " + to_string(m.id));
    } else {
      eda_orders_.push_back(m);
    }
  }

 private:
  friend struct minions_eda::Access;

  int eda_calls_;
  set<int> eda_ordered_;
  vector<Command> eda_orders_;
};
