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
#include <optional>
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

/** What a bot says to a state. */
struct Reply {
  int round = 0;
  /** As JSON text. */
  std::string orders;
};

/** A match from its first state: answers each but the last. The generator is that of the bot. */
using Match = std::function<std::optional<Reply>(const std::string& line, Random& rng)>;
/** Begins to play a game. */
using Begin = std::function<Match()>;

/** Plays matches of one game with a new plan for each. The state is one and the same object, written over in every round. */
template <class State, class Order>
Begin playWith(std::unique_ptr<PlanFor<State, Order>> (*makePlan)()) {
  return [makePlan]() -> Match {
    return [makePlan, plan = std::shared_ptr<PlanFor<State, Order>>(), state = State()](const std::string& line,
                                                                                       Random& rng) mutable -> std::optional<Reply> {
      JsonReader in(line);
      read(in, state);
      in.finish();
      if (state.over && *state.over) return std::nullopt;
      if (state.start) {
        // Only the first state brings the numbers of the rules.
        state.config = state.start->config;
        rng = Random(static_cast<double>(state.start->seed));
        givenParameters.clear();
        if (state.start->parameters) givenParameters = *state.start->parameters;
      }
      if (state.start || !plan) plan = makePlan();
      if (state.timeMs) lastClock.timeMs = *state.timeMs;
      return Reply{state.round, makeText(plan->play(state, rng))};
    };
  };
}

inline bool isObject(const std::string& line) {
  try {
    return Json::parse(line).isObject();
  } catch (const JsonError&) {
    return false;
  }
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

  std::optional<Reply> play(const std::string& line) {
    JsonReader in(line);
    if (!in.find("game")) in.fail("expected a game");
    in.readString(game_);
    Match& match = matches_[game_];
    if (!match) match = games_.count(game_) > 0 ? games_[game_]() : refuse();
    return match(line, rng_);
  }

 private:
  Match refuse() const {
    if (!games_.empty()) say("This bot does not know the game", game_, "and gives no orders in it.");
    return [](const std::string& line, Random&) -> std::optional<Reply> {
      JsonReader in(line), ahead(line);
      if (ahead.find("over") && ahead.readBool()) return std::nullopt;
      if (!in.find("round")) in.fail("expected a round");
      return Reply{in.readInt(), "[]"};
    };
  }

  std::map<std::string, Begin> games_;
  std::map<std::string, Match> matches_;
  std::string game_;
  // Without a start (one line piped in by hand) the choices can still be repeated.
  Random rng_{0};
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
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    try {
      if (const std::optional<Reply> reply = bot.play(line)) answer(reply->round, reply->orders);
    } catch (const JsonError&) {
      if (isObject(line)) throw;
      say("Skipped a line that is not a JSON object.");
    }
  }
}

}  // namespace minions
