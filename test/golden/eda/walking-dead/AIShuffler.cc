#include "Player.hh"

#define PLAYER_NAME Shuffler

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  virtual void play() {
    vector<int> ids = alive_units(me());
    random_shuffle(ids.begin(), ids.end());
    for (int id : ids) move(id, Dir(2 * (rand() % 4)));
  }
};

RegisterPlayer(PLAYER_NAME);
