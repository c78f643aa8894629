#pragma once

#include "Settings.hh"
#include "State.hh"

class Info : public Settings, public State {
 public:
  /** The letter of each land, by its number. */
  static const char code[5];

  /** The judge has looked at the state already. */
  bool ok() { return true; }
};
