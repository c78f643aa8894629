// Reads the parts of a message that all games have.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <stdexcept>

#include "library.hh"

namespace minions_eda {

// In here, because a player may have a Json of its own. The headers that it includes are in already.
#include "../../minions/json.hh"

using minions::Json;
using minions::JsonReader;
using minions::JsonText;

/** Leaves the published number where the configuration says nothing. */
inline void readNumber(const Json& config, const char* name, int& number) {
  if (!config[name].isNull()) number = config[name].asInt();
}

inline void readRange(const Json& config, const char* name, int& least, int& most) {
  if (config[name].isNull()) return;
  least = config[name][0].asInt();
  most = config[name][1].asInt();
}

/** What a state has in every game. One and the same object is read in every round, so that its memory is used again. */
struct Common {
  int round;
  bool isOver;
  bool alive[4];
  int scores[4];

  Common() : round(0), isOver(false), alive(), scores() {}

  /** Whether the member was one of these; if so, its value is read. */
  bool read(JsonReader& in, const JsonText& name) {
    int pl = 0;
    if (name.is("round")) round = in.readInt();
    else if (name.is("over")) isOver = in.readBool();
    else if (name.is("alive")) in.readArray([&] { alive[pl++ % 4] = in.readBool(); });
    else if (name.is("scores")) in.readArray([&] { scores[pl++ % 4] = in.readInt(); });
    else return false;
    return true;
  }

  /** In a match on one's own machine nobody counts the time: 0, or below 0 for who is out. */
  double statusOf(int pl) const { return alive[pl] ? 0 : -1; }
};

/** Writes over what the list has, and makes it as long as that in the text. */
template <class T, class ReadItem>
void readList(JsonReader& in, vector<T>& list, ReadItem readItem) {
  size_t count = 0;
  in.readArray([&] {
    if (count == list.size()) list.emplace_back();
    readItem(list[count++]);
  });
  list.resize(count);
}

inline void readRows(JsonReader& in, vector<string>& rows) {
  readList(in, rows, [&](string& row) { in.readString(row); });
}

inline int ownerOf(char letter) { return letter == '.' ? -1 : letter - '0'; }

}  // namespace minions_eda
