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
public abstract class CrematoriaTypes {
  CrematoriaTypes() {}

  public record Pos(int row, int column, int level) implements Debug.Position {
    static Pos read(Json json) {
      return new Pos(json.get(0).asInt(), json.get(1).asInt(), json.get(2).asInt());
    }

    @Override
    public String json() {
      return "[" + row + "," + column + "," + level + "]";
    }
  }

  /** Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an elevator. */
  public enum Direction {
    BOTTOM("Bottom"),
    BR("BR"),
    RIGHT("Right"),
    RT("RT"),
    TOP("Top"),
    TL("TL"),
    LEFT("Left"),
    LB("LB"),
    UP("Up"),
    DOWN("Down"),
    NONE("None");

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

  public enum UnitType {
    PIONEER("pioneer"),
    FURYAN("furyan"),
    NECROMONGER("necromonger"),
    HELLHOUND("hellhound");

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

  /** What a cell of the board is: its letter there. */
  public enum Land {
    ROCK('R'),
    CAVE('C'),
    ELEVATOR('E'),
    OUTSIDE('O');

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
   * @param unit The id of the unit.
   * @param dir Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an
   * elevator.
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

  /** @param pos [row, column, level]. */
  public record Gem(
      Pos pos) {
    static Gem read(Json json) {
      return new Gem(
          Pos.read(json.get("pos")));
    }
  }

  /**
   * @param id Never changes, even if the unit changes sides.
   * @param player The player it belongs to; -1 for necromongers and hellhounds.
   * @param pos [row, column, level].
   * @param health Hellhounds, which are immortal, have none. 0 where there is none.
   */
  public record Unit(
      int id,
      UnitType type,
      int player,
      Pos pos,
      int health) {
    static Unit read(Json json) {
      return new Unit(
          json.get("id").asInt(),
          UnitType.of(json.get("type").asString()),
          json.get("player").asInt(),
          Pos.read(json.get("pos")),
          json.get("health").asInt(0));
    }
  }

  /**
   * @param pos Where it will land; a unit on that cell dies.
   * @param turns In how many rounds it lands: 1 means during this one.
   */
  public record Landing(
      int id,
      Pos pos,
      int turns) {
    static Landing read(Json json) {
      return new Landing(
          json.get("id").asInt(),
          Pos.read(json.get("pos")),
          json.get("turns").asInt());
    }
  }

  /**
   * @param cells Cave cells it owns now.
   * @param gems Gems it has picked so far.
   */
  public record Group(
      int cells,
      int gems,
      int pioneers,
      int furyans) {
    static Group read(Json json) {
      return new Group(
          json.get("cells").asInt(),
          json.get("gems").asInt(),
          json.get("pioneers").asInt(),
          json.get("furyans").asInt());
    }
  }

  /**
   * All settings of Crematoria.
   * @param rules The rule set.
   * @param rounds Rounds of a match.
   * @param rows Rows of a level.
   * @param columns Columns of a level.
   * @param furyans Furyans of each group at the start.
   * @param pioneers Pioneers of each group at the start.
   * @param necromongers Maximum number of necromongers at one time.
   * @param hellhounds Number of hellhounds.
   * @param elevators Number of elevators.
   * @param gemPoints Points for a gem.
   * @param turnsToLand Rounds a necromonger takes to land.
   * @param furyanHealth Health of a newborn furyan.
   * @param pioneerHealth Health of a newborn pioneer.
   * @param necromongerHealth Health of a newborn necromonger.
   * @param furyanDamage Minimum and maximum damage of a furyan's attack.
   * @param necromongerDamage Minimum and maximum damage of a necromonger's attack.
   * @param gemChance A gem appears with a chance of one in this many each round.
   * @param necromongerChance A necromonger appears with a chance of one in this many each round.
   * @param recovery Health recovered at the end of each round.
   * @param roomAtOnce Whether a necromonger that died in this round makes room for another in the same round. If
   * not, or if omitted, only in the next.
   * @param huntersLookAgain Whether necromongers and hellhounds ignore people who were killed before their turn. If
   * not, or if omitted, they choose targets once, before the first of them moves.
   * @param sunKillsLanding Whether a necromonger that lands in the sun dies. If not, or if omitted, it lives there
   * until night or until its next step.
   */
  public record Config(
      RuleSet rules,
      int rounds,
      int rows,
      int columns,
      int furyans,
      int pioneers,
      int necromongers,
      int hellhounds,
      int elevators,
      int gemPoints,
      int turnsToLand,
      int furyanHealth,
      int pioneerHealth,
      int necromongerHealth,
      List<Integer> furyanDamage,
      List<Integer> necromongerDamage,
      int gemChance,
      int necromongerChance,
      int recovery,
      Optional<Boolean> roomAtOnce,
      Optional<Boolean> huntersLookAgain,
      Optional<Boolean> sunKillsLanding) {
    static Config read(Json json) {
      return new Config(
          RuleSet.of(json.get("rules").asString()),
          json.get("rounds").asInt(),
          json.get("rows").asInt(),
          json.get("columns").asInt(),
          json.get("furyans").asInt(),
          json.get("pioneers").asInt(),
          json.get("necromongers").asInt(),
          json.get("hellhounds").asInt(),
          json.get("elevators").asInt(),
          json.get("gemPoints").asInt(),
          json.get("turnsToLand").asInt(),
          json.get("furyanHealth").asInt(),
          json.get("pioneerHealth").asInt(),
          json.get("necromongerHealth").asInt(),
          json.get("furyanDamage").list(Json::asInt),
          json.get("necromongerDamage").list(Json::asInt),
          json.get("gemChance").asInt(),
          json.get("necromongerChance").asInt(),
          json.get("recovery").asInt(),
          json.get("roomAtOnce").optional(Json::isTrue),
          json.get("huntersLookAgain").optional(Json::isTrue),
          json.get("sunKillsLanding").optional(Json::isTrue));
    }
  }

  /**
   * Only in the first message.
   * @param seed The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about
   * the random draws of the match.
   * @param parameters The values of the parameters in a bot's bot.json, by name.
   * @param config All settings of Crematoria.
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
   * What happened in the previous round; not in the first message.
   * @param moves What was executed, in this order: moves and attacks of the players, then the necromongers, then the
   * hellhounds.
   * @param rejected Which of my orders of the previous round were refused, and why.
   */
  public record Last(
      List<Order> moves,
      List<Rejection> rejected) {
    static Last read(Json json) {
      return new Last(
          json.get("moves").list(Order::read),
          json.get("rejected").list(Rejection::read));
    }
  }

  /**
   * What a bot is sent at the start of each round of Crematoria: the complete state, on one line.
   * @param round The number of a round.
   * @param rounds How many rounds the match has.
   * @param player A player, 0 to 3.
   * @param names The names of the four bots, by player.
   * @param scores The points of the four players at the start of this round.
   * @param alive Whether each bot is still in the match. A bot that is out gives no more orders; its units stay on
   * the board. The rules of a game may put a player out too.
   * @param timeMs The time limit for this answer, in milliseconds; empty if there is none.
   * @param board The terrain: board[k][i][j] is the cell in row i and column j of level k. Level 0 is underground (R
   * rock, C cave, E elevator), level 1 outside (O outside, E elevator). Column 79 is next to column 0.
   * @param owners The owner of each cell of level 0: a digit for the player, a dot for none.
   * @param gems The gems lying outside, row by row.
   * @param units All units on the board, by ascending id.
   * @param landings Necromongers still in the sky, by ascending id. They are not on the board and cannot be
   * attacked.
   * @param night First and last column of the night outside, going right around the ring: [60, 19] means 60 to 79
   * and 0 to 19. All other columns of level 1 lie in the sun.
   * @param groups The figures of each player.
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
      List<List<String>> board,
      List<String> owners,
      List<Gem> gems,
      List<Unit> units,
      List<Landing> landings,
      List<Integer> night,
      List<Group> groups,
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
          json.get("board").list(one -> one.list(Json::asString)),
          json.get("owners").list(Json::asString),
          json.get("gems").list(Gem::read),
          json.get("units").list(Unit::read),
          json.get("landings").list(Landing::read),
          json.get("night").list(Json::asInt),
          json.get("groups").list(Group::read),
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
              {"rules":"text","rounds":120,"rows":40,"columns":80,"furyans":5,"pioneers":15,"necromongers":10,"hellhounds":3,"elevators":20,"gemPoints":30,"turnsToLand":2,"furyanHealth":100,"pioneerHealth":50,"necromongerHealth":75,"furyanDamage":[25,50],"necromongerDamage":[20,40],"gemChance":4,"necromongerChance":2,"recovery":5,"roomAtOnce":true,"huntersLookAgain":true,"sunKillsLanding":true}
              """));

  /** Plays this game, each match with a plan of its own: `Minions.run(args, bot(Plan::new))`. */
  public static Minions.Bot bot(Supplier<Minions.Plan<State>> newPlan) {
    return new Minions.Bot("crematoria", () -> play(newPlan.get()));
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
