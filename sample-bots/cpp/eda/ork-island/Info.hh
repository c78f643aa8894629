#pragma once

#include "Settings.hh"
#include "State.hh"

class Info : public Settings, public State {
 public:
  /** The judge has looked at the state already. */
  bool ok() { return true; }
};
