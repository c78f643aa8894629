// What a player of the published games finds without including anything: their headers brought half of the library,
// and compilers of the time some more. Here it is all of it where the compiler has it in one piece; the judge tries with
// MINIONS_EDA_LEAN first, which most players can do with, and which takes two thirds of the time.
#pragma once

#if defined(__has_include) && !defined(MINIONS_EDA_LEAN)
#if __has_include(<bits/stdc++.h>)
#include <bits/stdc++.h>
#endif
#endif
#include <algorithm>
#include <cassert>
#include <climits>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <limits>
#include <map>
#include <numeric>
#include <queue>
#include <set>
#include <sstream>
#include <stack>
#include <string>
#include <vector>

#include <getopt.h>
#include <string.h>

using namespace std;

/** The part of these headers that is not the published interface. The rest of it is in the runtime.cc of the game. */
namespace minions_eda {

/** Reads states into a player and its orders out of it; every game has its own. */
struct Access;

/** Makes the player and its generator; the same in every game. */
struct Setup;

/** Writes a line that begins with "warning: " on standard error. */
void warn(const string& text);

/** The seat that the player about to be made will have. */
int& seat();

void* zeroed(size_t size);

inline string text(int number) { return to_string(number); }

inline string text(int i, int j) { return "(" + text(i) + ", " + text(j) + ")"; }

inline bool isPlayer(int number) { return number >= 0 && number < 4; }

}  // namespace minions_eda
