// Generated from schemas/ by "npm run types". Do not edit.

package minions;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;

/** The words of the protocol, as types. */
public abstract class WalkingDeadTypes {
  WalkingDeadTypes() {}

  public record Pos(int row, int column) implements Debug.Position {
    static Pos read(Json json) {
      return new Pos(json.get(0).asInt(), json.get(1).asInt());
    }

    @Override
    public String json() {
      return "[" + row + "," + column + "]";
    }
  }

  /**
   * Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1), Right one
   * column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally: such an
   * order takes its turn and fails, as in the published game.
   */
  public enum Direction {
    UP("Up"),
    DOWN("Down"),
    LEFT("Left"),
    RIGHT("Right"),
    DR("DR"),
    RU("RU"),
    UL("UL"),
    LD("LD");

    /** As in the protocol. */
    public final String word;

    Direction(String word) {
      this.word = word;
    }

    static Direction of(String word) {
      for (Direction one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no Direction: " + word);
    }
  }

  /**
   * A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies belong to
   * nobody.
   */
  public enum UnitType {
    LIVING("living"),
    DEAD("dead"),
    ZOMBIE("zombie");

    /** As in the protocol. */
    public final String word;

    UnitType(String word) {
      this.word = word;
    }

    static UnitType of(String word) {
      for (UnitType one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no UnitType: " + word);
    }
  }

  /** The rule set. */
  public enum RuleSet {
    TEXT("text"),
    ORIGINAL("original");

    /** As in the protocol. */
    public final String word;

    RuleSet(String word) {
      this.word = word;
    }

    static RuleSet of(String word) {
      for (RuleSet one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no RuleSet: " + word);
    }
  }

  /**
   * How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M. thousandths: it
   * wins when a number from 0 to 1000 is below 1000 N / (N + M).
   */
  public enum FightOdds {
    EXACT("exact"),
    THOUSANDTHS("thousandths");

    /** As in the protocol. */
    public final String word;

    FightOdds(String word) {
      this.word = word;
    }

    static FightOdds of(String word) {
      for (FightOdds one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no FightOdds: " + word);
    }
  }

  /**
   * What a zombie draws if several living units are equally near. unit: one of those units, then a step towards it.
   * cell, also if omitted: one of the cells around it with the fewest steps to any of them.
   */
  public enum ZombiesChoose {
    UNIT("unit"),
    CELL("cell");

    /** As in the protocol. */
    public final String word;

    ZombiesChoose(String word) {
      this.word = word;
    }

    static ZombiesChoose of(String word) {
      for (ZombiesChoose one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no ZombiesChoose: " + word);
    }
  }

  /**
   * How other zombies affect the path to a living unit. past: they are ignored, because they move on, although no
   * zombie enters their cells. around, also if omitted: they are obstacles where they stood before the first of them
   * moved.
   */
  public enum ZombieWays {
    PAST("past"),
    AROUND("around");

    /** As in the protocol. */
    public final String word;

    ZombieWays(String word) {
      this.word = word;
    }

    static ZombieWays of(String word) {
      for (ZombieWays one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no ZombieWays: " + word);
    }
  }

  /** What a cell of the board is: its letter there. */
  public enum Land {
    DEBRIS('X'),
    STREET('.'),
    FOOD('M');

    /** As in the protocol. */
    public final char letter;

    Land(char letter) {
      this.letter = letter;
    }

    public static Land of(char letter) {
      for (Land one : values()) if (one.letter == letter) return one;
      throw new Json.JsonException("no Land: " + letter);
    }
  }

  /**
   * What a bot may use. null: no limit.
   * @param startMs Milliseconds for the first answer, including the start of the program.
   * @param roundMs Milliseconds for every later answer.
   * @param cpuMs Milliseconds of CPU time for the whole match, all threads and children together.
   * @param cpuRoundMs Milliseconds of CPU time from one state to the next, all threads and children together; the
   * first answer gets as much more as its time limit is longer. If omitted: the time limit of an answer, times the
   * number of cores.
   * @param orders Maximum number of orders in one answer.
   * @param lineBytes Maximum length of a line on standard output, in bytes.
   * @param roundBytes Maximum number of bytes on standard output in one round.
   * @param stderrBytes How many bytes of the standard error of a round are kept at its head, and again at its tail.
   * More is counted, but not a fault.
   * @param stderrMatchBytes How many bytes of standard error are kept in a match.
   * @param debugBytes How much debug output of an answer is kept in the replay, in bytes of JSON. More is dropped,
   * but not a fault.
   * @param debugMatchBytes How much debug output of a bot is kept in the replay of a match.
   * @param depth Maximum nesting depth of lists and objects in an answer.
   * @param memoryMb Resident memory of the bot with all its processes, in MiB.
   * @param processes Maximum number of processes at one time, including the bot itself and zombie processes.
   * @param threads Maximum number of threads at one time, of all processes together. No limit if omitted.
   */
  public record Limits(
      OptionalDouble startMs,
      OptionalDouble roundMs,
      OptionalDouble cpuMs,
      OptionalDouble cpuRoundMs,
      int orders,
      int lineBytes,
      int roundBytes,
      int stderrBytes,
      int stderrMatchBytes,
      OptionalInt debugBytes,
      OptionalInt debugMatchBytes,
      int depth,
      OptionalInt memoryMb,
      OptionalInt processes,
      OptionalInt threads) {
    static Limits read(Json json) {
      return new Limits(
          json.get("startMs").optionalNumber(),
          json.get("roundMs").optionalNumber(),
          json.get("cpuMs").optionalNumber(),
          json.get("cpuRoundMs").optionalNumber(),
          json.get("orders").asInt(),
          json.get("lineBytes").asInt(),
          json.get("roundBytes").asInt(),
          json.get("stderrBytes").asInt(),
          json.get("stderrMatchBytes").asInt(),
          json.get("debugBytes").optionalInt(),
          json.get("debugMatchBytes").optionalInt(),
          json.get("depth").asInt(),
          json.get("memoryMb").optionalInt(),
          json.get("processes").optionalInt(),
          json.get("threads").optionalInt());
    }
  }

  /**
   * @param order Index in the list of orders I gave.
   * @param reason Why.
   */
  public record Rejection(
      int order,
      String reason) {
    static Rejection read(Json json) {
      return new Rejection(
          json.get("order").asInt(),
          json.get("reason").asString());
    }
  }

  /**
   * How the match ended.
   * @param scores The points of the four players: any finite numbers. Those of the four games of minions are
   * integers.
   * @param places The place of each player, 1 to 4, by points. Players with equal points share a place, but a bot
   * that is out ranks behind those that played on.
   */
  public record Result(
      List<Double> scores,
      List<Integer> places) {
    static Result read(Json json) {
      return new Result(
          json.get("scores").list(Json::asNumber),
          json.get("places").list(Json::asInt));
    }
  }

  /**
   * @param unit The id of one of my living units.
   * @param dir Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1),
   * Right one column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally:
   * such an order takes its turn and fails, as in the published game.
   */
  public record Order(
      int unit,
      Direction dir) implements Minions.Order {
    static Order read(Json json) {
      return new Order(
          json.get("unit").asInt(),
          Direction.of(json.get("dir").asString()));
    }

    @Override
    public String json() {
      return "{\"unit\":" + unit + ",\"dir\":\"" + dir.word + "\"" + "}";
    }
  }

  /**
   * @param id Never changes, whatever happens to the unit.
   * @param type A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies
   * belong to nobody.
   * @param clan The clan it belongs to, or belonged to when it died. Zombies have none. -1 where there is none.
   * @param pos [row, column], from the top left.
   * @param turnsToZombie Only for the dead and the bitten: in how many rounds it becomes a zombie. 1: at the end of
   * this one. 0 where there is none.
   */
  public record Unit(
      int id,
      UnitType type,
      int clan,
      Pos pos,
      int turnsToZombie) {
    static Unit read(Json json) {
      return new Unit(
          json.get("id").asInt(),
          UnitType.of(json.get("type").asString()),
          json.get("clan").asInt(-1),
          Pos.read(json.get("pos")),
          json.get("turnsToZombie").asInt(0));
    }
  }

  /** @param pos [row, column], from the top left. */
  public record Food(
      Pos pos) {
    static Food read(Json json) {
      return new Food(
          Pos.read(json.get("pos")));
    }
  }

  /**
   * @param living Its living units.
   * @param strengthPoints Its strength points.
   * @param strength Strength points for each living unit, rounded down; 0 if there is none. It decides the fights of
   * this round.
   * @param killPoints Points for all units it has killed so far.
   * @param cells Cells it owns now.
   */
  public record Clan(
      int living,
      int strengthPoints,
      int strength,
      int killPoints,
      int cells) {
    static Clan read(Json json) {
      return new Clan(
          json.get("living").asInt(),
          json.get("strengthPoints").asInt(),
          json.get("strength").asInt(),
          json.get("killPoints").asInt(),
          json.get("cells").asInt());
    }
  }

  /**
   * All settings of The Walking Dead.
   * @param rules The rule set.
   * @param rounds Rounds of a match.
   * @param rows Rows of the board. Only a given map can have a number other than 60.
   * @param columns Columns of the board. Only a given map can have a number other than 60.
   * @param unitsPerClan Living units of each clan at the start.
   * @param zombies Zombies at the start.
   * @param food Units of food on the board, at the start and after every round.
   * @param strengthPoints Strength points of each clan at the start.
   * @param personPoints Points for killing a living unit of another clan.
   * @param zombiePoints Points for killing a zombie.
   * @param cellPoints Points for each cell a clan owns now.
   * @param foodStrength Strength points for a unit of food.
   * @param turnsToZombie Rounds between being bitten or killed and becoming a zombie.
   * @param surpriseChance The chance that an attacker surprises the other unit and wins: [30, 100] means 30 cases
   * out of 100.
   * @param fightOdds How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M.
   * thousandths: it wins when a number from 0 to 1000 is below 1000 N / (N + M).
   * @param switchChance A unit moves from the largest clan to the smallest with a chance of one in this many each
   * round.
   * @param safeDistance Regenerated units and food appear, if possible, where no unit is within this many rows and
   * columns.
   * @param safeFromFood Whether regenerated units and food also keep that distance from food. At the start of a
   * match food may be close to food.
   * @param useCellPoints Whether an owned cell is worth cellPoints. If not, it is worth one point, whatever the
   * value of cellPoints.
   * @param foodAtOnce Whether food adds to the strength points of a clan when it is eaten. If not, or if omitted, it
   * does so at the end of the round.
   * @param strengthAtOnce Whether fights use the current strengths, after every meal and every death of the round so
   * far. If not, or if omitted, they use those at the start of the round.
   * @param killedZombiesStay Whether a killed zombie blocks its cell until it comes back elsewhere at the end of the
   * round. If not, or if omitted, its cell is free at once.
   * @param zombiesChoose What a zombie draws if several living units are equally near. unit: one of those units,
   * then a step towards it. cell, also if omitted: one of the cells around it with the fewest steps to any of them.
   * @param zombieWays How other zombies affect the path to a living unit. past: they are ignored, because they move
   * on, although no zombie enters their cells. around, also if omitted: they are obstacles where they stood before
   * the first of them moved.
   * @param firstRound The number of the first round in states and reports.
   */
  public record Config(
      RuleSet rules,
      int rounds,
      int rows,
      int columns,
      int unitsPerClan,
      int zombies,
      int food,
      int strengthPoints,
      int personPoints,
      int zombiePoints,
      int cellPoints,
      int foodStrength,
      int turnsToZombie,
      List<Integer> surpriseChance,
      FightOdds fightOdds,
      int switchChance,
      int safeDistance,
      boolean safeFromFood,
      boolean useCellPoints,
      Optional<Boolean> foodAtOnce,
      Optional<Boolean> strengthAtOnce,
      Optional<Boolean> killedZombiesStay,
      Optional<ZombiesChoose> zombiesChoose,
      Optional<ZombieWays> zombieWays,
      int firstRound) {
    static Config read(Json json) {
      return new Config(
          RuleSet.of(json.get("rules").asString()),
          json.get("rounds").asInt(),
          json.get("rows").asInt(),
          json.get("columns").asInt(),
          json.get("unitsPerClan").asInt(),
          json.get("zombies").asInt(),
          json.get("food").asInt(),
          json.get("strengthPoints").asInt(),
          json.get("personPoints").asInt(),
          json.get("zombiePoints").asInt(),
          json.get("cellPoints").asInt(),
          json.get("foodStrength").asInt(),
          json.get("turnsToZombie").asInt(),
          json.get("surpriseChance").list(Json::asInt),
          FightOdds.of(json.get("fightOdds").asString()),
          json.get("switchChance").asInt(),
          json.get("safeDistance").asInt(),
          json.get("safeFromFood").isTrue(),
          json.get("useCellPoints").isTrue(),
          json.get("foodAtOnce").optional(Json::isTrue),
          json.get("strengthAtOnce").optional(Json::isTrue),
          json.get("killedZombiesStay").optional(Json::isTrue),
          json.get("zombiesChoose").optional(one -> ZombiesChoose.of(one.asString())),
          json.get("zombieWays").optional(one -> ZombieWays.of(one.asString())),
          json.get("firstRound").asInt());
    }
  }

  /**
   * Only in the first message.
   * @param seed The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about
   * the random draws of the match.
   * @param parameters The values of the parameters in a bot's bot.json, by name.
   * @param config All settings of The Walking Dead.
   * @param limits What a bot may use. empty: no limit.
   * @param randCalls How often the published program has called rand() of the C library for its map: its players
   * continue that sequence. Only with the rule set original, and only in games whose published program does so.
   */
  public record Start(
      int seed,
      Map<String, Double> parameters,
      Config config,
      Limits limits,
      OptionalInt randCalls) {
    static Start read(Json json) {
      return new Start(
          json.get("seed").asInt(),
          json.get("parameters").map(Json::asNumber),
          Config.read(json.get("config")),
          Limits.read(json.get("limits")),
          json.get("randCalls").optionalInt());
    }
  }

  /**
   * @param unit The id of the unit.
   * @param dir Where to. Zombies also step diagonally: DR down and right, RU right and up, UL up and left, LD left
   * and down.
   */
  public record Move(
      int unit,
      Direction dir) {
    static Move read(Json json) {
      return new Move(
          json.get("unit").asInt(),
          Direction.of(json.get("dir").asString()));
    }
  }

  /**
   * What happened in the previous round; not in the first message.
   * @param moves What was executed, in this order: moves and attacks of the players, then moves and bites of the
   * zombies.
   * @param rejected Which of my orders of the previous round were refused, and why.
   */
  public record Last(
      List<Move> moves,
      List<Rejection> rejected) {
    static Last read(Json json) {
      return new Last(
          json.get("moves").list(Move::read),
          json.get("rejected").list(Rejection::read));
    }
  }

  /**
   * What a bot is sent at the start of each round of The Walking Dead: the complete state, on one line.
   * @param round The number of a round.
   * @param rounds How many rounds the match has.
   * @param player A player, 0 to 3.
   * @param names The names of the four bots, by player.
   * @param scores The points of the four players at the start of this round.
   * @param alive Whether each bot is still in the match. A bot that is out gives no more orders; its units stay on
   * the board. The rules of a game may put a player out too.
   * @param timeMs The time limit for this answer, in milliseconds; empty if there is none.
   * @param board The rows of the board: board[row][column] is X for debris, M for food, . for any other street cell,
   * with or without a unit.
   * @param owners The owner of each cell, row by row: a digit for the clan, a dot for none.
   * @param units All units, by ascending id. Their number never changes: a unit's id is its index in this list.
   * @param food The food, row by row.
   * @param clans The figures of each clan, by player.
   * @param start Only in the first message.
   * @param last What happened in the previous round; not in the first message.
   * @param over Only in the last message: the match has ended, no answer is expected.
   * @param result How the match ended.
   * @param config Every number of the rules, kept from the first state.
   */
  public record State(
      int protocol,
      String game,
      int round,
      int rounds,
      int player,
      List<String> names,
      List<Integer> scores,
      List<Boolean> alive,
      OptionalDouble timeMs,
      List<String> board,
      List<String> owners,
      List<Unit> units,
      List<Food> food,
      List<Clan> clans,
      Optional<Start> start,
      Optional<Last> last,
      boolean over,
      Optional<Result> result,
      Config config) {
    static State read(Json json, Config config) {
      return new State(
          json.get("protocol").asInt(),
          json.get("game").asString(),
          json.get("round").asInt(),
          json.get("rounds").asInt(),
          json.get("player").asInt(),
          json.get("names").list(Json::asString),
          json.get("scores").list(Json::asInt),
          json.get("alive").list(Json::isTrue),
          json.get("timeMs").optionalNumber(),
          json.get("board").list(Json::asString),
          json.get("owners").list(Json::asString),
          json.get("units").list(Unit::read),
          json.get("food").list(Food::read),
          json.get("clans").list(Clan::read),
          json.get("start").optional(Start::read),
          json.get("last").optional(Last::read),
          json.get("over").isTrue(),
          json.get("result").optional(Result::read),
          config);
    }
  }

  /** The rules as they usually are. */
  public static final Config USUAL =
      Config.read(
          Json.parse(
              """
              {"rules":"text","rounds":200,"rows":60,"columns":60,"unitsPerClan":20,"zombies":10,"food":15,"strengthPoints":1000,"personPoints":50,"zombiePoints":10,"cellPoints":1,"foodStrength":50,"turnsToZombie":5,"surpriseChance":[30,100],"fightOdds":"exact","switchChance":5,"safeDistance":2,"safeFromFood":true,"useCellPoints":true,"foodAtOnce":true,"strengthAtOnce":true,"killedZombiesStay":true,"zombiesChoose":"unit","zombieWays":"past","firstRound":1}
              """));

  /** Plays this game, each match with a plan of its own: `Minions.run(args, bot(Plan::new))`. */
  public static Minions.Bot bot(Supplier<Minions.Plan<State>> newPlan) {
    return new Minions.Bot("walking-dead", () -> play(newPlan.get()));
  }

  private static Minions.Plan<Json> play(Minions.Plan<State> plan) {
    Function<Json, State> reader = reader();
    return (json, rng) -> plan.play(reader.apply(json), rng);
  }

  /** A state that was saved on a line. */
  public static State readState(String line) {
    return reader().apply(Json.parse(line));
  }

  /** Reads the states of one match; all have the configuration of the first. */
  static Function<Json, State> reader() {
    Config[] config = {USUAL};
    return json -> {
      if (json.get("start").isObject()) config[0] = Config.read(json.get("start").get("config"));
      return State.read(json, config[0]);
    };
  }
}
