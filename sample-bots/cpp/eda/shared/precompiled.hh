// What every player begins with: the judge compiles it once for all players of a game, and includes it before each.
#include "Player.hh"
