// The orders of a round.
#pragma once

#include "Structs.hh"

class Action {
 public:
  Action() : eda_calls_(0) {}

  void command(int id, Dir dir) { command(Movement(id, dir)); }

  void command(Movement m) {
    ++eda_calls_;
    _my_assert(eda_calls_ <= 1000, "Too many commands.");
    if (m.id == -1) return;
    if (eda_ordered_.count(m.id)) {
      minions_eda::warn("action already requested for unit " + to_string(m.id));
    } else if (!dir_ok(m.dir)) {
      minions_eda::warn("wrong direction " + to_string(int(m.dir)));
    } else {
      eda_ordered_.insert(m.id);
      eda_orders_.push_back(m);
    }
  }

 private:
  friend struct minions_eda::Access;

  int eda_calls_;
  set<int> eda_ordered_;
  vector<Movement> eda_orders_;
};
