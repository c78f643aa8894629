// Reads the parts of a message that all games have.
#pragma once

#include <stdexcept>

#include "library.hh"

namespace minions_eda {

// In here, because a player may have a Json of its own. The headers that it includes are in already.
#include "../../minions/json.hh"

using minions::Json;

/** Leaves the published number where the configuration says nothing. */
inline void readNumber(const Json& config, const char* name, int& number) {
  if (!config[name].isNull()) number = config[name].asInt();
}

inline void readRange(const Json& config, const char* name, int& least, int& most) {
  if (config[name].isNull()) return;
  least = config[name][0].asInt();
  most = config[name][1].asInt();
}

/** In a match on one's own machine nobody counts the time: 0, or below 0 for who is out. */
inline double statusOf(const Json& message, int pl) { return message["alive"][pl].isTrue() ? 0 : -1; }

inline int ownerOf(char letter) { return letter == '.' ? -1 : letter - '0'; }

}  // namespace minions_eda
