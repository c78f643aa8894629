// A player of the published games that does nothing: what is left is reading states and answering.
#include "Player.hh"

#define PLAYER_NAME Nobody

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  virtual void play() {}
};

RegisterPlayer(PLAYER_NAME);
