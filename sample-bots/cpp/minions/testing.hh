// What a test of a bot needs: a saved state, and somebody who counts the failures.
#pragma once

#include <fstream>
#include <iostream>
#include <string>

#include "reading.hh"

namespace minions {

inline int failures = 0;

/** Says what is not so. */
inline void check(bool isTrue, const std::string& what) {
  if (isTrue) return;
  std::cerr << "failed: " << what << '\n';
  ++failures;
}

/** The state in a file, as the plan would get it. */
template <class State>
State readStateFile(const std::string& path) {
  std::ifstream file(path);
  std::string line;
  if (!std::getline(file, line)) throw JsonError("there is no state in " + path);
  State state;
  JsonReader in(line);
  read(in, state);
  in.finish();
  if (state.start) state.config = state.start->config;
  return state;
}

}  // namespace minions
