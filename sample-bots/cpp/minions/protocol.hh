// Generated from schemas/ by "npm run types". Do not edit.
#pragma once

#include "reading.hh"

namespace minions {

/// What a bot may use. null: no limit.
struct Limits {
  /// Milliseconds for the first answer, including the start of the program.
  std::optional<double> startMs;
  /// Milliseconds for every later answer.
  std::optional<double> roundMs;
  /// Milliseconds of CPU time for the whole match, all threads and children together.
  std::optional<double> cpuMs;
  /// Milliseconds of CPU time from one state to the next, all threads and children together; the first answer gets as
  /// much more as its time limit is longer. If omitted: the time limit of an answer, times the number of cores.
  std::optional<double> cpuRoundMs;
  /// Maximum number of orders in one answer.
  int orders = 0;
  /// Maximum length of a line on standard output, in bytes.
  int lineBytes = 0;
  /// Maximum number of bytes on standard output in one round.
  int roundBytes = 0;
  /// How many bytes of the standard error of a round are kept at its head, and again at its tail. More is counted,
  /// but not a fault.
  int stderrBytes = 0;
  /// How many bytes of standard error are kept in a match.
  int stderrMatchBytes = 0;
  /// How much debug output of an answer is kept in the replay, in bytes of JSON. More is dropped, but not a fault.
  std::optional<int> debugBytes;
  /// How much debug output of a bot is kept in the replay of a match.
  std::optional<int> debugMatchBytes;
  /// Maximum nesting depth of lists and objects in an answer.
  int depth = 0;
  /// Resident memory of the bot with all its processes, in MiB.
  std::optional<int> memoryMb;
  /// Maximum number of processes at one time, including the bot itself and zombie processes.
  std::optional<int> processes;
  /// Maximum number of threads at one time, of all processes together. No limit if omitted.
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
  /// Why.
  std::string reason;
};

inline void read(const Json& json, Rejection& value) {
  read(json["order"], value.order);
  read(json["reason"], value.reason);
}

/// How the match ended.
struct Result {
  /// The points of the four players: any finite numbers. Those of the four games of minions are integers.
  std::vector<double> scores;
  /// The place of each player, 1 to 4, by points. Players with equal points share a place, but a bot that is out
  /// ranks behind those that played on.
  std::vector<int> places;
};

inline void read(const Json& json, Result& value) {
  read(json["scores"], value.scores);
  read(json["places"], value.places);
}

}  // namespace minions
