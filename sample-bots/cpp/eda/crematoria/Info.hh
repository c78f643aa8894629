#pragma once

#include "Settings.hh"
#include "State.hh"

class Info : public Settings, public State {
 public:
  Cell char2cell(char letter) const {
    if (letter >= '0' && letter <= '3') return Cell(Cave, letter - '0', -1, false);
    switch (letter) {
      case 'R': return Cell(Rock, -1, -1, false);
      case 'C': return Cell(Cave, -1, -1, false);
      case 'E': return Cell(Elevator, -1, -1, false);
      case 'O': return Cell(Outside, -1, -1, false);
      case 'G': return Cell(Outside, -1, -1, true);
      default: _unreachable();
    }
    return Cell();
  }

  /** The lists are always up to date. */
  void update_vectors_by_player() {}
};
