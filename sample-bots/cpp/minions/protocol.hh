// Generated from schemas/ by "npm run types". Do not edit.
#pragma once

#include "reading.hh"

namespace minions {

/// What a bot may use. null: no limit.
struct Limits {
  /// Milliseconds for the first answer, the start of the program included.
  std::optional<double> startMs;
  /// Milliseconds for every later answer.
  std::optional<double> roundMs;
  /// Milliseconds of CPU time for the whole match, all threads and children together.
  std::optional<double> cpuMs;
  /// Milliseconds of CPU time from one state to the next, all threads and children together; for the first as much
  /// more as it may take longer. Left out: as much as an answer may take, on each core there is.
  std::optional<double> cpuRoundMs;
  /// Most orders in one answer.
  int orders = 0;
  /// Longest line on standard output, in bytes.
  int lineBytes = 0;
  /// Most bytes on standard output in one round.
  int roundBytes = 0;
  /// How much of the standard error of a round is kept at its head, and again at its tail. More is counted, not
  /// punished.
  int stderrBytes = 0;
  /// How much standard error is kept in a match.
  int stderrMatchBytes = 0;
  /// How much debug output of an answer is kept in the replay, in bytes of JSON. More is left out, not punished.
  std::optional<int> debugBytes;
  /// How much debug output of a bot is kept in the replay of a match.
  std::optional<int> debugMatchBytes;
  /// Deepest nesting of lists and objects in an answer.
  int depth = 0;
  /// Resident memory of the bot with all its processes, in MiB.
  std::optional<int> memoryMb;
  /// Most processes at one time, the bot itself included, and those that have ended and were not waited for.
  std::optional<int> processes;
  /// Most threads at one time, of all processes together. Left out: no limit.
  std::optional<int> threads;
};

inline void read(const Json& json, Limits& value) {
  read(json["startMs"], value.startMs);
  read(json["roundMs"], value.roundMs);
  read(json["cpuMs"], value.cpuMs);
  read(json["cpuRoundMs"], value.cpuRoundMs);
  read(json["orders"], value.orders);
  read(json["lineBytes"], value.lineBytes);
  read(json["roundBytes"], value.roundBytes);
  read(json["stderrBytes"], value.stderrBytes);
  read(json["stderrMatchBytes"], value.stderrMatchBytes);
  read(json["debugBytes"], value.debugBytes);
  read(json["debugMatchBytes"], value.debugMatchBytes);
  read(json["depth"], value.depth);
  read(json["memoryMb"], value.memoryMb);
  read(json["processes"], value.processes);
  read(json["threads"], value.threads);
}

struct Rejection {
  /// Index in the list of orders I gave.
  int order = 0;
  /// Why, in words.
  std::string reason;
};

inline void read(const Json& json, Rejection& value) {
  read(json["order"], value.order);
  read(json["reason"], value.reason);
}

/// How the match ended.
struct Result {
  /// The points of the four players at the start of this round.
  std::vector<int> scores;
  /// The place of each player, 1 to 4, by points. Players with the same points share one, but a bot that went out
  /// comes behind those that played on.
  std::vector<int> places;
};

inline void read(const Json& json, Result& value) {
  read(json["scores"], value.scores);
  read(json["places"], value.places);
}

}  // namespace minions
