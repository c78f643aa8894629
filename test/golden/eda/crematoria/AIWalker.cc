#include "Player.hh"

#define PLAYER_NAME Walker

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  virtual void play() {
    for (int id : furyans(me())) command(id, Dir(random(0, 9)));
    for (int id : pioneers(me())) command(id, Dir(random(0, 9)));
  }
};

RegisterPlayer(PLAYER_NAME);
