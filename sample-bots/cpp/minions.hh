// Talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the orders out.
#pragma once

#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "debug.hh"
#include "json.hh"

/** The generator of the published games: the same seed gives the same numbers in every language. */
class Random {
 public:
  explicit Random(double seed) : state_(static_cast<std::uint64_t>(std::fmod(std::fabs(seed), modulus))) {}

  /** A whole number from low to high, both included. */
  int random(int low, int high) {
    const std::int64_t count = std::int64_t{high} - low + 1;
    if (count < 1 || count > 1000000) return low;
    // As published: every draw advances twice and uses the second number.
    advance();
    advance();
    return low + static_cast<int>(count * state_ / modulus);
  }

  /** The numbers 0 to n-1 in random order. */
  std::vector<int> permutation(int n) {
    std::vector<int> order(n);
    std::iota(order.begin(), order.end(), 0);
    for (int i = 0; i < n - 1; ++i) std::swap(order[i], order[random(i, n - 1)]);
    return order;
  }

  template <class T>
  const T& pick(const std::vector<T>& list) {
    return list[random(0, static_cast<int>(list.size()) - 1)];
  }

 private:
  static constexpr std::uint64_t modulus = std::uint64_t{1} << 31;

  void advance() { state_ = (843314861 * state_ + 453816693) % modulus; }

  std::uint64_t state_;
};

/** Each order as JSON text; the file of a game has a function that writes one. */
using Orders = std::vector<std::string>;
using ChooseOrders = std::function<Orders(const Json& state, Random& rng)>;

/** Standard output belongs to the judge; notes for people go to standard error. */
inline void log(const std::string& words) {
  std::cerr << words << std::endl;
}

/** What bot.json leaves open, as the judge gives it. */
inline Json& givenParameters() {
  static Json given;
  return given;
}

/** A number that bot.json leaves open, as the judge gives it; the usual one where it gives none. */
inline double parameter(const char* name, double usual) {
  const Json& given = givenParameters();
  return given.isObject() && !given[name].isNull() ? given[name].asNumber() : usual;
}

/** Chooses by the game of the state; an unknown game gets no orders. */
inline ChooseOrders byGame(std::map<std::string, ChooseOrders> games) {
  return [games = std::move(games), told = false](const Json& state, Random& rng) mutable {
    const std::string& game = state["game"].asString();
    const auto known = games.find(game);
    if (known != games.end()) return known->second(state, rng);
    if (!told) log("This bot does not know the game " + game + " and gives no orders in it.");
    told = true;
    return Orders();
  };
}

inline Json parseState(const std::string& line) {
  if (line.find_first_not_of(" \t\r") == std::string::npos) return Json();
  try {
    Json state = Json::parse(line);
    if (state.isObject()) return state;
  } catch (const JsonError&) {
  }
  log("Skipped a line that is not a JSON object.");
  return Json();
}

inline void answer(int round, const Orders& orders) {
  const std::string told = debug::take();
  const std::string line = "{\"round\":" + std::to_string(round) + ",\"orders\":" + Json::list(orders);
  std::cout << line << (told.empty() ? "" : ",\"debug\":" + told) << "}\n" << std::flush;
  // Nobody listens any more.
  if (!std::cout) std::exit(0);
}

/** Answers every state with chooseOrders(state, rng), until the end of input. */
inline void run(const ChooseOrders& chooseOrders) {
#ifdef SIGPIPE
  std::signal(SIGPIPE, SIG_IGN);
#endif
  std::ios::sync_with_stdio(false);
  std::unique_ptr<Random> rng;
  for (std::string line; std::getline(std::cin, line);) {
    const Json state = parseState(line);
    if (state.isNull() || state["over"].isTrue()) continue;
    const Json& start = state["start"];
    // Without a start (one line piped in by hand) the choices can still be repeated.
    if (!rng || !start.isNull()) rng = std::make_unique<Random>(start.isNull() ? 0 : start["seed"].asNumber());
    if (!start.isNull()) givenParameters() = start["parameters"];
    answer(state["round"].asInt(), chooseOrders(state, *rng));
  }
}
