// The published interface of Crematoria for players, on top of the protocol of the judge: see docs/eda-players.md.
#pragma once

#include "Action.hh"
#include "Info.hh"
#include "Random.hh"
#include "Registry.hh"

class Player : public Info, public Random_generator, public Action {
 public:
  Player() : eda_me_(minions_eda::seat()) {}

  int me() const { return eda_me_; }

  virtual void play() {}

  // Attributes that a player does not initialise are 0, not what happens to be in memory: a match can be repeated.
  static void* operator new(size_t size) { return minions_eda::zeroed(size); }
  static void* operator new(size_t, void* place) { return place; }
  static void operator delete(void* memory) { free(memory); }

 private:
  friend struct minions_eda::Access;

  int eda_me_;
};
