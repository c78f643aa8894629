// The orders of a round. Players give them through Player, which checks them.
#pragma once

#include "Structs.hh"

class Action {
 public:
  Action() {}

 private:
  friend struct minions_eda::Access;
  friend class Player;

  map<int, Position> eda_soldiers_;
  map<int, int> eda_helicopters_;
  vector<Position> eda_jumps_;
};
