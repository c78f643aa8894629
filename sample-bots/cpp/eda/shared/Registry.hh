// Who plays: every player file registers its class under its name.
#pragma once

#include "Utils.hh"

class Player;

class Registry {
 public:
  typedef Player* (*Factory)();

  static int Register(const char* name, Factory factory) {
    eda_players_()[name] = factory;
    return 999;
  }

  static Player* new_player(string name) {
    const map<string, Factory>::const_iterator found = eda_players_().find(name);
    _my_assert(found != eda_players_().end(), "Player " + name + " not registered.");
    return found->second();
  }

  static void print_players(ostream&) {
    for (const pair<const string, Factory>& player : eda_players_()) cout << player.first << endl;
  }

 private:
  friend struct minions_eda::Setup;

  // Inside a function, so that it exists before the first player registers, whichever file comes first.
  static map<string, Factory>& eda_players_() {
    static map<string, Factory> players;
    return players;
  }
};

#define RegisterPlayer(x) static int registration = Registry::Register(_stringification(x), x::factory)
