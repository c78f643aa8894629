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
public abstract class OrkIslandTypes {
  OrkIslandTypes() {}

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
   * Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j +
   * 1).
   */
  public enum Direction {
    N("N"),
    S("S"),
    W("W"),
    E("E");

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
   * When the ork that dies in a fight comes back as one of the winner's. always, also if omitted: after every fight.
   * on-ties: only if both had the same health; otherwise its player keeps it.
   */
  public enum LosersChangeSides {
    ALWAYS("always"),
    ON_TIES("on-ties");

    /** As in the protocol. */
    public final String word;

    LosersChangeSides(String word) {
      this.word = word;
    }

    static LosersChangeSides of(String word) {
      for (LosersChangeSides one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no LosersChangeSides: " + word);
    }
  }

  /**
   * Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all water connected
   * to the edge of the board. rows, also if omitted: on the outermost land of a row.
   */
  public enum Shore {
    SEA("sea"),
    ROWS("rows");

    /** As in the protocol. */
    public final String word;

    Shore(String word) {
      this.word = word;
    }

    static Shore of(String word) {
      for (Shore one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no Shore: " + word);
    }
  }

  /**
   * moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it attacked and died.
   * starved: it entered a free cell and died of its cost.
   */
  public enum Outcome {
    MOVED("moved"),
    WON("won"),
    LOST("lost"),
    STARVED("starved");

    /** As in the protocol. */
    public final String word;

    Outcome(String word) {
      this.word = word;
    }

    static Outcome of(String word) {
      for (Outcome one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no Outcome: " + word);
    }
  }

  /** What a cell of the board is: its letter there. */
  public enum Land {
    WATER('W'),
    GRASS('.'),
    FOREST('F'),
    SAND('S'),
    CITY('C'),
    PATH('P');

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
   * @param unit The id of the ork.
   * @param dir Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column
   * right (j + 1).
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
   * @param cells Its cells, which never change.
   * @param owner The player who conquered it last; -1 if nobody has yet.
   */
  public record City(
      List<Pos> cells,
      int owner) {
    static City read(Json json) {
      return new City(
          json.get("cells").list(Pos::read),
          json.get("owner").asInt());
    }
  }

  /**
   * @param ends The two cities that a path connects, by their index in cities.
   * @param cells Its cells, which never change, from the first end to the second.
   * @param owner The player who conquered it last; -1 if nobody has yet.
   */
  public record Path(
      List<Integer> ends,
      List<Pos> cells,
      int owner) {
    static Path read(Json json) {
      return new Path(
          json.get("ends").list(Json::asInt),
          json.get("cells").list(Pos::read),
          json.get("owner").asInt());
    }
  }

  /**
   * @param id Never changes, even if the ork changes sides.
   * @param player The player it belongs to.
   * @param pos [row, column].
   * @param health At 0 an ork still lives; below 0 it dies.
   */
  public record Unit(
      int id,
      int player,
      Pos pos,
      int health) {
    static Unit read(Json json) {
      return new Unit(
          json.get("id").asInt(),
          json.get("player").asInt(),
          Pos.read(json.get("pos")),
          json.get("health").asInt());
    }
  }

  /**
   * All settings of Ork Island.
   * @param rules The rule set.
   * @param rounds Rounds of a match.
   * @param rows Rows of the board.
   * @param columns Columns of the board, as many as rows.
   * @param orks Orks of each player at the start. The board has at least 100 cells for each.
   * @param initialHealth Health of an ork at the start and after it regenerates.
   * @param costGrass Health it costs to enter a cell of grass.
   * @param costForest Health it costs to enter a cell of forest.
   * @param costSand Health it costs to enter a cell of sand.
   * @param costCity Health it costs to enter a cell of a city.
   * @param costPath Health it costs to enter a cell of a path.
   * @param bonusPerCityCell Points each round for each cell of a conquered city.
   * @param bonusPerPathCell Points each round for each cell of a conquered path.
   * @param factorConnectedComponent A group of k connected cities gives this number times 2 to the power k, each
   * round.
   * @param losersChangeSides When the ork that dies in a fight comes back as one of the winner's. always, also if
   * omitted: after every fight. on-ties: only if both had the same health; otherwise its player keeps it.
   * @param shore Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all
   * water connected to the edge of the board. rows, also if omitted: on the outermost land of a row.
   */
  public record Config(
      RuleSet rules,
      int rounds,
      int rows,
      int columns,
      int orks,
      int initialHealth,
      int costGrass,
      int costForest,
      int costSand,
      int costCity,
      int costPath,
      int bonusPerCityCell,
      int bonusPerPathCell,
      int factorConnectedComponent,
      Optional<LosersChangeSides> losersChangeSides,
      Optional<Shore> shore) {
    static Config read(Json json) {
      return new Config(
          RuleSet.of(json.get("rules").asString()),
          json.get("rounds").asInt(),
          json.get("rows").asInt(),
          json.get("columns").asInt(),
          json.get("orks").asInt(),
          json.get("initialHealth").asInt(),
          json.get("costGrass").asInt(),
          json.get("costForest").asInt(),
          json.get("costSand").asInt(),
          json.get("costCity").asInt(),
          json.get("costPath").asInt(),
          json.get("bonusPerCityCell").asInt(),
          json.get("bonusPerPathCell").asInt(),
          json.get("factorConnectedComponent").asInt(),
          json.get("losersChangeSides").optional(one -> LosersChangeSides.of(one.asString())),
          json.get("shore").optional(one -> Shore.of(one.asString())));
    }
  }

  /**
   * Only in the first message.
   * @param seed The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about
   * the random draws of the match.
   * @param parameters The values of the parameters in a bot's bot.json, by name.
   * @param config All settings of Ork Island.
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
   * @param unit The id of the ork that was ordered.
   * @param dir Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column
   * right (j + 1).
   * @param outcome moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it attacked
   * and died. starved: it entered a free cell and died of its cost.
   */
  public record Move(
      int unit,
      Direction dir,
      Outcome outcome) {
    static Move read(Json json) {
      return new Move(
          json.get("unit").asInt(),
          Direction.of(json.get("dir").asString()),
          Outcome.of(json.get("outcome").asString()));
    }
  }

  /**
   * What happened in the previous round; not in the first message.
   * @param moves What was executed, of all players, in order.
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
   * What a bot is sent at the start of each round of Ork Island: the complete state, on one line.
   * @param round The number of a round.
   * @param rounds How many rounds the match has.
   * @param player A player, 0 to 3.
   * @param names The names of the four bots, by player.
   * @param scores The points of the four players at the start of this round.
   * @param alive Whether each bot is still in the match. A bot that is out gives no more orders; its units stay on
   * the board. The rules of a game may put a player out too.
   * @param timeMs The time limit for this answer, in milliseconds; empty if there is none.
   * @param board The terrain: board[i][j] is the cell in row i and column j. W water, . grass, F forest, S sand, C
   * city, P path. It never changes during a match.
   * @param cities The cities, always in the same order: paths refer to a city by its index here.
   * @param paths The paths between cities, always in the same order.
   * @param units All orks, by ascending id. Their number never changes: an ork that dies comes back in the same
   * round.
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
      List<City> cities,
      List<Path> paths,
      List<Unit> units,
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
          json.get("cities").list(City::read),
          json.get("paths").list(Path::read),
          json.get("units").list(Unit::read),
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
              {"rules":"text","rounds":200,"rows":70,"columns":70,"orks":15,"initialHealth":100,"costGrass":1,"costForest":2,"costSand":3,"costCity":0,"costPath":0,"bonusPerCityCell":1,"bonusPerPathCell":1,"factorConnectedComponent":2,"losersChangeSides":"always","shore":"sea"}
              """));

  /** Plays this game, each match with a plan of its own: `Minions.run(args, bot(Plan::new))`. */
  public static Minions.Bot bot(Supplier<Minions.Plan<State>> newPlan) {
    return new Minions.Bot("ork-island", () -> play(newPlan.get()));
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
