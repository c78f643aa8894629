#include "Player.hh"

#define PLAYER_NAME Walker

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  virtual void play() {
    for (int id : orks(me())) execute(Command(id, Dir(random(0, 3))));
  }
};

RegisterPlayer(PLAYER_NAME);
