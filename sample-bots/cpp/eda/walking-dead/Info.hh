#pragma once

#include "Settings.hh"
#include "State.hh"

class Info : public Settings, public State {
 public:
  static Cell char2Cell(char letter) {
    if (letter >= '0' && letter <= '3') return Cell(Street, letter - '0', -1, false);
    _my_assert(letter == '.' || letter == 'W', "Unreachable code reached.");
    return Cell(letter == 'W' ? Waste : Street, -1, -1, false);
  }

  /** The judge has looked at the state already. */
  bool ok() const { return true; }
};
