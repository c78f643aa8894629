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

inline void read(JsonReader& in, Limits& value) {
  int found = 0;
  bool has_cpuRoundMs = false, has_debugBytes = false, has_debugMatchBytes = false, has_threads = false;
  in.readObject([&](JsonText name) {
    if (name.is("startMs")) ++found, read(in, value.startMs);
    else if (name.is("roundMs")) ++found, read(in, value.roundMs);
    else if (name.is("cpuMs")) ++found, read(in, value.cpuMs);
    else if (name.is("cpuRoundMs")) has_cpuRoundMs = true, read(in, value.cpuRoundMs);
    else if (name.is("orders")) ++found, read(in, value.orders);
    else if (name.is("lineBytes")) ++found, read(in, value.lineBytes);
    else if (name.is("roundBytes")) ++found, read(in, value.roundBytes);
    else if (name.is("stderrBytes")) ++found, read(in, value.stderrBytes);
    else if (name.is("stderrMatchBytes")) ++found, read(in, value.stderrMatchBytes);
    else if (name.is("debugBytes")) has_debugBytes = true, read(in, value.debugBytes);
    else if (name.is("debugMatchBytes")) has_debugMatchBytes = true, read(in, value.debugMatchBytes);
    else if (name.is("depth")) ++found, read(in, value.depth);
    else if (name.is("memoryMb")) ++found, read(in, value.memoryMb);
    else if (name.is("processes")) ++found, read(in, value.processes);
    else if (name.is("threads")) has_threads = true, read(in, value.threads);
    else in.skip();
  });
  if (!has_cpuRoundMs) value.cpuRoundMs.reset();
  if (!has_debugBytes) value.debugBytes.reset();
  if (!has_debugMatchBytes) value.debugMatchBytes.reset();
  if (!has_threads) value.threads.reset();
  if (found < 11) in.fail("missing members of Limits");
}

struct Rejection {
  /// Index in the list of orders I gave.
  int order = 0;
  /// Why.
  std::string reason;
};

inline void read(JsonReader& in, Rejection& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("order")) ++found, read(in, value.order);
    else if (name.is("reason")) ++found, read(in, value.reason);
    else in.skip();
  });
  if (found < 2) in.fail("missing members of Rejection");
}

/// How the match ended.
struct Result {
  /// The points of the four players: any finite numbers. Those of the four games of minions are integers.
  std::vector<double> scores;
  /// The place of each player, 1 to 4, by points. Players with equal points share a place, but a bot that is out
  /// ranks behind those that played on.
  std::vector<int> places;
};

inline void read(JsonReader& in, Result& value) {
  int found = 0;
  in.readObject([&](JsonText name) {
    if (name.is("scores")) ++found, read(in, value.scores);
    else if (name.is("places")) ++found, read(in, value.places);
    else in.skip();
  });
  if (found < 2) in.fail("missing members of Result");
}

}  // namespace minions
