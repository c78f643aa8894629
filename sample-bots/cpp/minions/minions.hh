// Talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the orders out.
#pragma once

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "debug.hh"
#include "random.hh"
#include "reading.hh"

namespace minions {

/** Chooses the orders of a match. It is made at the start and lives to the end: what it wants to remember are its members. */
template <class State, class Order>
class PlanFor {
 public:
  virtual ~PlanFor() = default;

  /** The orders for a state, the most urgent first. */
  virtual std::vector<Order> play(const State& state, Random& rng) = 0;
};

/** Writes words and values as a line to standard error. Standard output belongs to the judge. */
template <class First, class... Rest>
void say(const First& first, const Rest&... rest) {
  std::cerr << first;
  ((std::cerr << ' ' << rest), ...);
  std::cerr << std::endl;
}

/** When the last state was read, and how long its answer may take. */
struct Clock {
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
  double timeMs = std::numeric_limits<double>::infinity();
};

inline Clock lastClock;

/** Milliseconds until this answer is due, counted from when the state was read; infinity without a limit. */
inline double timeLeft() {
  const std::chrono::duration<double, std::milli> gone = std::chrono::steady_clock::now() - lastClock.start;
  return lastClock.timeMs - gone.count();
}

/** What bot.json leaves open, as the judge gives it. */
inline std::map<std::string, double> givenParameters;

/** A number that bot.json leaves open, as the judge gives it; the usual one where it gives none. */
inline double parameter(const std::string& name, double usual) {
  const auto given = givenParameters.find(name);
  return given == givenParameters.end() ? usual : given->second;
}

/** Orders as the judge reads them. */
template <class Order>
std::string makeText(const std::vector<Order>& orders) {
  std::vector<std::string> texts;
  for (const Order& order : orders) texts.push_back(makeText(order));
  return Json::list(texts);
}

/** A match from its first state: answers each with orders as JSON text. */
using Match = std::function<std::string(const Json& message, Random& rng)>;
/** Begins a match. */
using Begin = std::function<Match()>;

/** Plays matches of one game with a new plan for each. */
template <class State, class Order>
Begin playWith(std::unique_ptr<PlanFor<State, Order>> (*makePlan)()) {
  return [makePlan]() -> Match {
    return [plan = std::shared_ptr<PlanFor<State, Order>>(makePlan()), state = State()](const Json& message, Random& rng) mutable {
      read(message, state);
      // Only the first state brings the numbers of the rules.
      if (state.start) state.config = state.start->config;
      return makeText(plan->play(state, rng));
    };
  };
}

inline Json parseState(const std::string& line) {
  if (line.find_first_not_of(" \t\r") == std::string::npos) return Json();
  try {
    Json state = Json::parse(line);
    if (state.isObject()) return state;
  } catch (const JsonError&) {
  }
  say("Skipped a line that is not a JSON object.");
  return Json();
}

inline void answer(int round, const std::string& orders) {
  const std::string drawn = debug::take();
  const std::string line = "{\"round\":" + std::to_string(round) + ",\"orders\":" + orders;
  std::cout << line << (drawn.empty() ? "" : ",\"debug\":" + drawn) << "}\n" << std::flush;
  // Nobody listens any more.
  if (!std::cout) std::exit(0);
}

/** The bot: it knows some games, and gives no orders in others. */
class Bot {
 public:
  explicit Bot(std::map<std::string, Begin> games) : games_(std::move(games)) {}

  std::string play(const Json& message) {
    const Json& start = message["start"];
    const std::string game = message["game"].asString();
    if (!start.isNull()) {
      rng_ = Random(start["seed"].asNumber());
      matches_.clear();
      givenParameters.clear();
      if (start.has("parameters")) read(start["parameters"], givenParameters);
    }
    if (games_.count(game) == 0) return refuse(game);
    Match& match = matches_[game];
    if (!match) match = games_[game]();
    return match(message, rng_);
  }

 private:
  std::string refuse(const std::string& game) {
    if (!isRefused_ && !games_.empty()) say("This bot does not know the game", game, "and gives no orders in it.");
    isRefused_ = true;
    return "[]";
  }

  std::map<std::string, Begin> games_;
  std::map<std::string, Match> matches_;
  // Without a start (one line piped in by hand) the choices can still be repeated.
  Random rng_{0};
  bool isRefused_ = false;
};

/** Answers every state until the end of input. */
inline void run(std::map<std::string, Begin> games) {
#ifdef SIGPIPE
  std::signal(SIGPIPE, SIG_IGN);
#endif
  std::ios::sync_with_stdio(false);
  Bot bot(std::move(games));
  for (std::string line; std::getline(std::cin, line);) {
    lastClock = Clock();
    const Json message = parseState(line);
    if (message.isNull() || message["over"].isTrue()) continue;
    if (message.has("timeMs")) lastClock.timeMs = message["timeMs"].asNumber();
    answer(message["round"].asInt(), bot.play(message));
  }
}

}  // namespace minions
