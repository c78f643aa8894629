// The program around a player: reads a state, lets it play, answers. Included at the end of the runtime.cc of a game.
#pragma once

#include "guard.hh"
#include "read.hh"

namespace minions_eda {

void warn(const string& text) {
  // One string: standard error is not buffered, and careless players are warned often.
  cerr << "warning: " + text + "\n";
}

int& seat() {
  static int seat = 0;
  return seat;
}

void* zeroed(size_t size) {
  void* const memory = calloc(1, size);
  if (memory == nullptr) throw bad_alloc();
  return memory;
}

struct Setup {
  static string nameOfPlayer() {
    const map<string, Registry::Factory>& players = Registry::eda_players_();
    return players.empty() ? "" : players.begin()->first;
  }

  static Player* makePlayer(double seed) {
    Player* const player = Registry::new_player(nameOfPlayer());
    player->eda_state_ = static_cast<long long>(fmod(fabs(seed), 2147483648.0));
    return player;
  }
};

/** A player at its seat. The first message makes it; every message is a whole state. */
class Seat {
 public:
  /** Empty when there is nothing to answer. */
  string answer(const string& line) {
    JsonReader in(line);
    Access::read(in, message_);
    in.finish();
    if (message_.isOver) return "";
    if (player_ == nullptr) begin(Json::parse(line));
    Access::fill(*player_, message_, message_.round - firstRound_);
    player_->play();
    string answer = "{\"round\":" + to_string(message_.round) + ",\"orders\":[";
    const char* comma = "";
    for (const string& order : Access::takeOrders(*player_)) {
      answer += comma + order;
      comma = ",";
    }
    return answer + "]" + note() + "}\n";
  }

 private:
  /** Without a start (one line piped in by hand) the numbers are the published ones. */
  void begin(const Json& message) {
    const Json& start = message["start"];
    if (!start.isNull()) {
      Access::readNumbers(start["config"]);
      firstRound_ = message_.round;
    }
    // The published program has drawn its map from the sequence that its players go on in.
    const int calls = start.isNull() || start["randCalls"].isNull() ? 0 : start["randCalls"].asInt();
    for (int call = 0; call < calls; ++call) rand();
    seat() = message["player"].asInt();
    player_ = Setup::makePlayer(start.isNull() ? 0 : start["seed"].asNumber());
  }

  /** The mistake is written into the replay too, in the round in which it was first made. */
  string note() {
    if (isTold_ || !Guard::isMisused()) return "";
    isTold_ = true;
    return ",\"debug\":{\"notes\":\"" + Guard::sentence() + "\"}";
  }

  Access::Message message_;
  Player* player_ = nullptr;
  int firstRound_ = 0;
  bool isTold_ = false;
};

}  // namespace minions_eda

int main() {
  using namespace minions_eda;
  if (Setup::nameOfPlayer().empty()) {
    cerr << "No player is registered: end the file with RegisterPlayer(PLAYER_NAME);" << endl;
    return 1;
  }
  Guard::watch(Setup::nameOfPlayer());
  Seat seat;
  for (string line; Guard::readLine(line);) {
    if (line.find_first_not_of(" \t\r") == string::npos) continue;
    if (!Guard::writeLine(seat.answer(line))) break;
  }
  return 0;
}
