// The published interface of Apocalypse for players, on top of the protocol of the judge: see docs/eda-players.md.
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

  // An order that is refused here is forgotten: the unit can be given another.

  void command_soldier(int id, int i, int j) {
    const char* const problem = eda_soldierProblem_(id, i, j);
    if (problem == nullptr) {
      eda_soldiers_[id] = Position(i, j);
    } else {
      eda_refuse_("command_soldier(int id, int i, int j)",
                  "id = " + to_string(id) + " i = " + to_string(i) + " j = " + to_string(j), problem);
    }
  }

  void command_helicopter(int id, int instruction) {
    const char* const problem = eda_helicopterProblem_(id, instruction);
    if (problem == nullptr) {
      eda_helicopters_[id] = instruction;
    } else {
      eda_refuse_("command_helicopter(int id, int instruction)",
                  "id = " + to_string(id) + " instruction = " + to_string(instruction), problem);
    }
  }

  void command_parachuter(int i, int j) {
    const char* const problem = eda_jumpProblem_(i, j);
    if (problem == nullptr) {
      eda_jumps_.push_back(Position(i, j));
    } else {
      eda_refuse_("command_parachuter(int i, int j)", "i = " + to_string(i) + " j = " + to_string(j), problem);
    }
  }

  // Attributes that a player does not initialise are 0, not what happens to be in memory: a match can be repeated.
  static void* operator new(size_t size) { return minions_eda::zeroed(size); }
  static void* operator new(size_t, void* place) { return place; }
  static void operator delete(void* memory) { free(memory); }

 private:
  friend struct minions_eda::Access;

  const char* eda_unitProblem_(int id, int type, bool isOrdered) const;
  const char* eda_soldierProblem_(int id, int i, int j) const;
  const char* eda_helicopterProblem_(int id, int instruction) const;
  const char* eda_jumpProblem_(int i, int j) const;
  void eda_refuse_(const string& call, const string& arguments, const string& problem) const;

  int eda_me_;
};
