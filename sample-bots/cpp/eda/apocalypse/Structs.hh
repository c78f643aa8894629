// The vocabulary of Apocalypse: plain numbers, and structures with no more operators than the published ones, so that
// players can define their own.
#pragma once

#include "Utils.hh"

const int FOREST = 1;
const int GRASS = 2;
const int WATER = 3;
const int MOUNTAIN = 4;

const int SOLDIER = 1;
const int HELICOPTER = 2;

const int FORWARD1 = 1;
const int FORWARD2 = 2;
const int COUNTER_CLOCKWISE = 3;
const int CLOCKWISE = 4;
const int NAPALM = 5;

struct Position {
  int i, j;

  Position() : i(0), j(0) {}
  /** As published: the origin, whatever the number. */
  Position(int) : i(0), j(0) {}
  Position(int i, int j) : i(i), j(j) {}

  bool operator!=(const Position& p) const { return i != p.i || j != p.j; }
};

struct Post {
  int player;
  Position pos;
  int value;

  Post() : player(0), pos(0, 0), value(0) {}
  Post(int) : player(0), pos(0, 0), value(0) {}
  Post(int player, int i, int j, int value) : player(player), pos(i, j), value(value) {}

  bool operator!=(const Post& p) const { return player != p.player || pos != p.pos || value != p.value; }
};

struct Data {
  int id;
  int type;
  int player;
  Position pos;
  int life;
  int orientation;
  int napalm;
  vector<int> parachuters;

  Data() : id(0), type(0), player(0), pos(0, 0), life(0), orientation(0), napalm(0) {}
  Data(int id, int type, int player, int i, int j, int life, int orientation, int napalm,
       const vector<int>& parachuters)
      : id(id),
        type(type),
        player(player),
        pos(i, j),
        life(life),
        orientation(orientation),
        napalm(napalm),
        parachuters(parachuters) {}

  bool operator!=(const Data& d) const {
    return id != d.id || type != d.type || player != d.player || pos != d.pos || life != d.life ||
           orientation != d.orientation || napalm != d.napalm || parachuters != d.parachuters;
  }
};

const Data NUL(-1, -1, -1, -1, -1, -1, -1, -1, vector<int>());
