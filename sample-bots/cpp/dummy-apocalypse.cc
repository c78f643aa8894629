// Soldiers take posts and guard them, one each; the others hunt, and all attack the enemies they meet. Helicopters fly to posts
// and to groups of enemies, throw parachuters as soon as they can, and napalm where it hits many enemies and few of their own.

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "minions/apocalypse.hh"

namespace apocalypse {

class Turn {
 public:
  Turn(const State& state, Random& generator) : field(state), rng(generator) {
    std::vector<int> posts;
    std::vector<int> enemies;
    for (const Post& post : field.posts) {
      if (post.owner == field.me) continue;
      wanted[cellAt(post.pos)] = post.value;
      posts.push_back(cellAt(post.pos));
    }
    for (const Soldier& enemy : field.enemies) enemies.push_back(cellAt(enemy.pos));
    toWanted = field.walkFrom(posts);
    toEnemy = field.walkFrom(enemies);
    for (const Soldier& soldier : field.soldiers) count(soldier);
  }

  Orders play() {
    for (const Helicopter& helicopter : field.myHelicopters) command(helicopter);
    const std::map<int, const std::vector<int>*> goals = assignPosts();
    for (int n : rng.permutation(static_cast<int>(field.mine.size()))) {
      const auto goal = goals.find(field.mine[n].id);
      move(field.mine[n], goal == goals.end() ? toEnemy : *goal->second);
    }
    return orders;
  }

 private:
  /** The cost of a step that is not to be taken. */
  static constexpr int FORBIDDEN = 1000000;
  /** Conquering a post is better than any attack, and an attack better than any walk. */
  static constexpr int CONQUEST = -200000;
  static constexpr int ATTACK = -100000;
  /** What a step on foot and a step in the air cost, in points of a post. */
  static constexpr int STEP = 10;
  static constexpr int FLIGHT_STEP = 3;
  /** Nobody walks farther than this to a post. */
  static constexpr int MAX_WALK = 25;
  /** Guarding a post is worth this much less than conquering it. */
  static constexpr int GUARD = 100;
  /** The danger of a forest that may catch fire, and of each enemy within two steps of a soldier in the forest or on grass. */
  static constexpr int FIRE = 40;
  static constexpr int ENEMY_NEAR_FOREST = 2;
  static constexpr int ENEMY_NEAR_GRASS = 8;
  /** What napalm gains with each enemy and each own soldier that it kills, and the least that it is thrown for. */
  static constexpr int ENEMY_KILLED = 30;
  static constexpr int OWN_KILLED = -60;
  static constexpr int MIN_GAIN = 60;

  struct Trip {
    int soldier;
    int post;
    int cost;
  };

  Battlefield field;
  Random& rng;
  Orders orders;
  int throws = THROWS;
  std::vector<int> aims;
  std::set<int> taken;
  /** The value of each post that is not mine, by cell. */
  std::map<int, int> wanted;
  std::map<int, std::vector<int>> toPost;
  std::vector<int> toWanted;
  std::vector<int> toEnemy;
  std::vector<int> enemiesNear = std::vector<int>(CELLS, 0);
  std::vector<int> napalmGain = std::vector<int>(CELLS, 0);

  void count(const Soldier& soldier) {
    const bool isMine = soldier.player == field.me;
    taken.insert(cellAt(soldier.pos));
    for (int near : below(cellAt(soldier.pos))) {
      napalmGain[near] += isMine ? OWN_KILLED : ENEMY_KILLED;
      enemiesNear[near] += isMine ? 0 : 1;
    }
  }

  void command(const Helicopter& helicopter) {
    if (helicopter.napalm == 0 && napalmGain[cellAt(helicopter.pos)] >= MIN_GAIN) {
      orders.push_back(orderHelicopter(helicopter, Action::Napalm));
      debug::note("Helicopter " + std::to_string(helicopter.id) + " throws napalm.");
      for (int cell : below(cellAt(helicopter.pos))) field.ignite(cell);
      return;
    }
    throwParachuters(helicopter);
    fly(helicopter);
  }

  void throwParachuters(const Helicopter& helicopter) {
    std::vector<int> free;
    for (int cell : below(cellAt(helicopter.pos))) {
      if (isFree(cell)) free.push_back(cell);
    }
    std::stable_sort(free.begin(), free.end(), [this](int a, int b) { return landingCost(a) < landingCost(b); });
    free.resize(std::min({static_cast<int>(free.size()), throws, static_cast<int>(helicopter.parachuters.size())}));
    for (int target : free) {
      orders.push_back(orderParachuter(positionOf(target), helicopter));
      --throws;
      taken.insert(target);
      wanted.erase(target);
    }
  }

  int landingCost(int cell) const { return wanted.count(cell) > 0 ? CONQUEST : STEP * toWanted[cell] + danger(cell); }

  void fly(const Helicopter& helicopter) {
    const Flight flight = field.flyFrom(helicopter);
    const std::vector<int> worth = worthOfCentres();
    int most = -FORBIDDEN;
    int goal = cellAt(helicopter.pos);
    for (int centre : flight.centres) {
      const int steps = flight.steps[centre];
      // It flies two steps a round.
      const int gain = 2 * helicopter.napalm <= steps ? std::max(0, napalmGain[centre]) : 0;
      const int value = worth[centre] + gain - FLIGHT_STEP * steps;
      if (value <= most) continue;
      most = value;
      goal = centre;
    }
    aims.push_back(goal);
    if (goal == cellAt(helicopter.pos)) return;
    debug::line({helicopter.pos, positionOf(goal)}, "white", "aim");
    orders.push_back(orderHelicopter(helicopter, firstAction(helicopter, goal, flight)));
  }

  /** For each centre, the value of the posts below that a parachuter could take; not of those the other helicopter aims at. */
  std::vector<int> worthOfCentres() const {
    std::vector<int> worth(CELLS, 0);
    for (const auto& [post, value] : wanted) {
      const auto covers = [post = post](int aim) { return distance(aim, post) <= REACH; };
      if (!isFree(post) || std::any_of(aims.begin(), aims.end(), covers)) continue;
      for (int centre : below(post)) worth[centre] += value;
    }
    return worth;
  }

  /** Gives each post to at most one soldier, the best trips first. Returns each cell's steps to the post, by id of soldier. */
  std::map<int, const std::vector<int>*> assignPosts() {
    std::vector<Trip> trips;
    for (const Post& post : field.posts) addTrips(post, trips);
    std::stable_sort(trips.begin(), trips.end(), [](const Trip& a, const Trip& b) { return a.cost < b.cost; });
    std::map<int, const std::vector<int>*> goals;
    std::set<int> given;
    for (const Trip& trip : trips) {
      if (goals.count(trip.soldier) > 0 || given.count(trip.post) > 0) continue;
      goals[trip.soldier] = &toPost[trip.post];
      given.insert(trip.post);
    }
    return goals;
  }

  void addTrips(const Post& post, std::vector<Trip>& trips) {
    const bool isWanted = wanted.count(cellAt(post.pos)) > 0;
    const bool isGuarded = !isWanted && taken.count(cellAt(post.pos)) > 0;
    const std::vector<int>& steps = toPost[cellAt(post.pos)] = field.walkFrom({cellAt(post.pos)}, isGuarded ? 1 : MAX_WALK);
    const int least = (isWanted ? 0 : GUARD) - post.value;
    for (const Soldier& soldier : field.mine) {
      if (steps[cellAt(soldier.pos)] != FAR) trips.push_back({soldier.id, cellAt(post.pos), least + STEP * steps[cellAt(soldier.pos)]});
    }
  }

  /** Frees the cell he leaves and takes the one he goes to, so that own soldiers follow but never block each other. */
  void move(const Soldier& soldier, const std::vector<int>& steps) {
    taken.erase(cellAt(soldier.pos));
    const int to = bestStep(soldier, steps);
    const bool isAttack = taken.count(to) > 0;
    taken.insert(isAttack ? cellAt(soldier.pos) : to);
    if (to != cellAt(soldier.pos)) orders.push_back(orderSoldier(soldier, positionOf(to)));
  }

  int bestStep(const Soldier& soldier, const std::vector<int>& steps) {
    int least = FORBIDDEN;
    std::vector<int> best = {cellAt(soldier.pos)};
    for (int to : around(cellAt(soldier.pos))) {
      const int cost = stepCost(to, steps);
      if (cost == FORBIDDEN || cost > least) continue;
      if (cost < least) best.clear();
      least = cost;
      best.push_back(to);
    }
    return rng.pick(best);
  }

  int stepCost(int to, const std::vector<int>& steps) const {
    if (!field.isOpen(to)) return FORBIDDEN;
    const Soldier* other = field.soldierAt(to);
    // On grass a hit takes two and a half times as much. The one who will die first is the one to attack.
    if (other && other->player != field.me) return ATTACK + other->life * (field.isForest(to) ? 5 : 2);
    if (taken.count(to) > 0) return FORBIDDEN;
    return wanted.count(to) > 0 ? CONQUEST : STEP * steps[to] + danger(to);
  }

  int danger(int cell) const {
    const int each = field.isForest(cell) ? ENEMY_NEAR_FOREST : ENEMY_NEAR_GRASS;
    return each * enemiesNear[cell] + (field.isEndangered(cell) ? FIRE : 0);
  }

  bool isFree(int cell) const { return field.isOpen(cell) && taken.count(cell) == 0; }
};

class Dummy : public Plan {
 public:
  Orders play(const State& state, Random& rng) override { return Turn(state, rng).play(); }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Dummy>(); }

}  // namespace apocalypse
