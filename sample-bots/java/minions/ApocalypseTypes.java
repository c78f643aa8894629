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
public abstract class ApocalypseTypes {
  ApocalypseTypes() {}

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
   * Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west, north), or
   * throw napalm.
   */
  public enum Action {
    FORWARD1("forward1"),
    FORWARD2("forward2"),
    CLOCKWISE("clockwise"),
    COUNTERCLOCKWISE("counterclockwise"),
    NAPALM("napalm");

    /** As in the protocol. */
    public final String word;

    Action(String word) {
      this.word = word;
    }

    static Action of(String word) {
      for (Action one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no Action: " + word);
    }
  }

  /** The direction of a helicopter: south is one row further down (i + 1), east one column further right (j + 1). */
  public enum Facing {
    SOUTH("south"),
    EAST("east"),
    NORTH("north"),
    WEST("west");

    /** As in the protocol. */
    public final String word;

    Facing(String word) {
      this.word = word;
    }

    static Facing of(String word) {
      for (Facing one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no Facing: " + word);
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

  /** Which cells set the forest next to them on fire: any burning cell, or only burning forest. */
  public enum FireSpreadsFrom {
    ANY("any"),
    FOREST("forest");

    /** As in the protocol. */
    public final String word;

    FireSpreadsFrom(String word) {
      this.word = word;
    }

    static FireSpreadsFrom of(String word) {
      for (FireSpreadsFrom one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no FireSpreadsFrom: " + word);
    }
  }

  /**
   * The order of the parachuters thrown in a round: random over all players, or by player 0 to 3 and each player's
   * in the order given.
   */
  public enum ThrowOrder {
    RANDOM("random"),
    PLAYERS("players");

    /** As in the protocol. */
    public final String word;

    ThrowOrder(String word) {
      this.word = word;
    }

    static ThrowOrder of(String word) {
      for (ThrowOrder one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no ThrowOrder: " + word);
    }
  }

  /**
   * What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he dies, or the order
   * is refused and he stays aboard.
   */
  public enum StrayThrow {
    DIES("dies"),
    REFUSED("refused");

    /** As in the protocol. */
    public final String word;

    StrayThrow(String word) {
      this.word = word;
    }

    static StrayThrow of(String word) {
      for (StrayThrow one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no StrayThrow: " + word);
    }
  }

  /**
   * Which of several orders for a soldier or helicopter counts. given: the first, even if it is refused. valid, also
   * if omitted: the first that is not refused.
   */
  public enum FirstOrder {
    GIVEN("given"),
    VALID("valid");

    /** As in the protocol. */
    public final String word;

    FirstOrder(String word) {
      this.word = word;
    }

    static FirstOrder of(String word) {
      for (FirstOrder one : values()) if (one.word.equals(word)) return one;
      throw new Json.JsonException("no FirstOrder: " + word);
    }
  }

  /** What a cell of the board is: its letter there. */
  public enum Land {
    FOREST(':'),
    GRASS('.'),
    WATER('O'),
    MOUNTAIN('X');

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

  public sealed interface Order extends Minions.Order permits SoldierOrder, HelicopterOrder, ParachuterOrder {
    static Order read(Json json) {
      if (json.has("soldier")) return SoldierOrder.read(json);
      if (json.has("do")) return HelicopterOrder.read(json);
      if (json.has("parachuter")) return ParachuterOrder.read(json);
      throw new Json.JsonException("no Order");
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
   * @param soldier The id of the soldier.
   * @param to [row, column] of the cell to move to or to attack: one of the eight around the soldier, or his own to
   * stay.
   */
  public record SoldierOrder(
      int soldier,
      Pos to) implements Order {
    static SoldierOrder read(Json json) {
      return new SoldierOrder(
          json.get("soldier").asInt(),
          Pos.read(json.get("to")));
    }

    @Override
    public String json() {
      return "{\"soldier\":" + soldier + ",\"to\":" + to.json() + "}";
    }
  }

  /**
   * @param helicopter The id of the helicopter.
   * @param action Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west,
   * north), or throw napalm.
   */
  public record HelicopterOrder(
      int helicopter,
      Action action) implements Order {
    static HelicopterOrder read(Json json) {
      return new HelicopterOrder(
          json.get("helicopter").asInt(),
          Action.of(json.get("do").asString()));
    }

    @Override
    public String json() {
      return "{\"helicopter\":" + helicopter + ",\"do\":\"" + action.word + "\"" + "}";
    }
  }

  /**
   * @param parachuter [row, column] of the cell to throw a parachuter on.
   * @param helicopter The id of the helicopter that throws him; if omitted, my helicopter that covers the cell.
   */
  public record ParachuterOrder(
      Pos parachuter,
      OptionalInt helicopter) implements Order {
    static ParachuterOrder read(Json json) {
      return new ParachuterOrder(
          Pos.read(json.get("parachuter")),
          json.get("helicopter").optionalInt());
    }

    @Override
    public String json() {
      return "{\"parachuter\":" + parachuter.json() + (helicopter.isPresent() ? ",\"helicopter\":" + helicopter.getAsInt() : "") + "}";
    }
  }

  /**
   * @param pos [row, column]: row 0 is the northernmost, column 0 the westernmost.
   * @param rounds How many more rounds it burns, including this one.
   */
  public record Fire(
      Pos pos,
      int rounds) {
    static Fire read(Json json) {
      return new Fire(
          Pos.read(json.get("pos")),
          json.get("rounds").asInt());
    }
  }

  /**
   * @param pos [row, column]: row 0 is the northernmost, column 0 the westernmost.
   * @param value Points per round for its owner.
   * @param owner The player who conquered it last; -1 if nobody has yet.
   */
  public record Post(
      Pos pos,
      int value,
      int owner) {
    static Post read(Json json) {
      return new Post(
          Pos.read(json.get("pos")),
          json.get("value").asInt(),
          json.get("owner").asInt());
    }
  }

  /**
   * @param id Never used again once the soldier is dead.
   * @param player The player he belongs to.
   * @param pos [row, column]: row 0 is the northernmost, column 0 the westernmost.
   * @param life His remaining life points.
   */
  public record Soldier(
      int id,
      int player,
      Pos pos,
      int life) {
    static Soldier read(Json json) {
      return new Soldier(
          json.get("id").asInt(),
          json.get("player").asInt(),
          Pos.read(json.get("pos")),
          json.get("life").asInt());
    }
  }

  /**
   * @param player The player it belongs to.
   * @param pos The centre of the square of 5 x 5 cells that it covers.
   * @param facing The direction of a helicopter: south is one row further down (i + 1), east one column further
   * right (j + 1).
   * @param napalm In how many rounds it can throw napalm; 0 means now.
   * @param parachuters One number for each parachuter aboard, the next to be thrown first: in how many more rounds,
   * including this one, he can be thrown before he expires.
   */
  public record Helicopter(
      int id,
      int player,
      Pos pos,
      Facing facing,
      int napalm,
      List<Integer> parachuters) {
    static Helicopter read(Json json) {
      return new Helicopter(
          json.get("id").asInt(),
          json.get("player").asInt(),
          Pos.read(json.get("pos")),
          Facing.of(json.get("facing").asString()),
          json.get("napalm").asInt(),
          json.get("parachuters").list(Json::asInt));
    }
  }

  /**
   * All settings of Apocalypse.
   * @param rules The rule set.
   * @param rounds Rounds of a match.
   * @param rows Rows of the board.
   * @param columns Columns of the board.
   * @param soldiers Soldiers of each player at the start.
   * @param helicopters Helicopters of each player.
   * @param helicopterReach A helicopter covers this many cells around its centre in every direction: a square of 5 x
   * 5.
   * @param life Life points of a new soldier.
   * @param forestDamage Minimum and maximum damage to a soldier who is attacked in a forest.
   * @param grassDamage Minimum and maximum damage to a soldier who is attacked on grass.
   * @param napalmWait Rounds a helicopter waits for its napalm, from the start of the match or after a throw.
   * @param forestBurns Rounds a fire lasts on a forest.
   * @param otherBurns Rounds a fire lasts on grass and on water.
   * @param fireChance Chance, in per cent, that a fire spreads to a forest cell next to it in a round.
   * @param parachuterLife Rounds in which a parachuter can be thrown before he expires.
   * @param throwsInRound Maximum number of parachuters that a player can throw in a round.
   * @param highPosts Posts of high value in each quadrant of a generated map.
   * @param lowPosts Posts of low value in each quadrant of a generated map.
   * @param highValue Points per round for a post of high value.
   * @param lowValue Points per round for a post of low value.
   * @param soldierPoints Points per round for each soldier on the ground.
   * @param fireSpreadsFrom Which cells set the forest next to them on fire: any burning cell, or only burning
   * forest.
   * @param throwOrder The order of the parachuters thrown in a round: random over all players, or by player 0 to 3
   * and each player's in the order given.
   * @param strayThrow What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he
   * dies, or the order is refused and he stays aboard.
   * @param firstFacing The directions of the two helicopters of player 0 at the start, on a generated map. Those of
   * the others are mirror images.
   * @param enemyGetsStray Whether a parachuter thrown on the soldier of an enemy goes to that enemy even if the
   * helicopter does not cover the cell. If not, or if omitted, a random other player gets him.
   * @param firstOrder Which of several orders for a soldier or helicopter counts. given: the first, even if it is
   * refused. valid, also if omitted: the first that is not refused.
   * @param pointsAtStart Whether points are also counted once before the first round. True if omitted.
   * @param throwRoundCounts Whether the round in which napalm is thrown counts as a round of waiting for the next.
   * If not, or if omitted, the wait begins with the next round.
   * @param crossedCentres Whether, on a generated map, the first helicopter of player 0 starts at [15, 5] and the
   * second at [5, 15]. If not, or if omitted, the reverse.
   */
  public record Config(
      RuleSet rules,
      int rounds,
      int rows,
      int columns,
      int soldiers,
      int helicopters,
      int helicopterReach,
      int life,
      List<Integer> forestDamage,
      List<Integer> grassDamage,
      int napalmWait,
      int forestBurns,
      int otherBurns,
      int fireChance,
      int parachuterLife,
      int throwsInRound,
      int highPosts,
      int lowPosts,
      int highValue,
      int lowValue,
      int soldierPoints,
      FireSpreadsFrom fireSpreadsFrom,
      ThrowOrder throwOrder,
      StrayThrow strayThrow,
      List<Facing> firstFacing,
      Optional<Boolean> enemyGetsStray,
      Optional<FirstOrder> firstOrder,
      Optional<Boolean> pointsAtStart,
      Optional<Boolean> throwRoundCounts,
      Optional<Boolean> crossedCentres) {
    static Config read(Json json) {
      return new Config(
          RuleSet.of(json.get("rules").asString()),
          json.get("rounds").asInt(),
          json.get("rows").asInt(),
          json.get("columns").asInt(),
          json.get("soldiers").asInt(),
          json.get("helicopters").asInt(),
          json.get("helicopterReach").asInt(),
          json.get("life").asInt(),
          json.get("forestDamage").list(Json::asInt),
          json.get("grassDamage").list(Json::asInt),
          json.get("napalmWait").asInt(),
          json.get("forestBurns").asInt(),
          json.get("otherBurns").asInt(),
          json.get("fireChance").asInt(),
          json.get("parachuterLife").asInt(),
          json.get("throws").asInt(),
          json.get("highPosts").asInt(),
          json.get("lowPosts").asInt(),
          json.get("highValue").asInt(),
          json.get("lowValue").asInt(),
          json.get("soldierPoints").asInt(),
          FireSpreadsFrom.of(json.get("fireSpreadsFrom").asString()),
          ThrowOrder.of(json.get("throwOrder").asString()),
          StrayThrow.of(json.get("strayThrow").asString()),
          json.get("firstFacing").list(one -> Facing.of(one.asString())),
          json.get("enemyGetsStray").optional(Json::isTrue),
          json.get("firstOrder").optional(one -> FirstOrder.of(one.asString())),
          json.get("pointsAtStart").optional(Json::isTrue),
          json.get("throwRoundCounts").optional(Json::isTrue),
          json.get("crossedCentres").optional(Json::isTrue));
    }
  }

  /**
   * Only in the first message.
   * @param seed The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about
   * the random draws of the match.
   * @param parameters The values of the parameters in a bot's bot.json, by name.
   * @param config All settings of Apocalypse.
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
   * @param moves What was executed, of all players, in this order: parachuters thrown, then helicopters, then
   * soldiers (moves and attacks). A helicopter that was ordered to fly two cells and flew one has forward1.
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
   * What a bot is sent at the start of each round of Apocalypse: the complete state, on one line.
   * @param round The number of a round.
   * @param rounds How many rounds the match has.
   * @param player A player, 0 to 3.
   * @param names The names of the four bots, by player.
   * @param scores The points of the four players at the start of this round.
   * @param alive Whether each bot is still in the match. A bot that is out gives no more orders; its units stay on
   * the board. The rules of a game may put a player out too.
   * @param timeMs The time limit for this answer, in milliseconds; empty if there is none.
   * @param board The terrain: board[i][j] is the cell in row i and column j. A colon is forest, a dot grass, O
   * water, X mountain. Forest that burns down becomes grass.
   * @param fire The cells on fire, row by row.
   * @param posts The control points. Their order never changes.
   * @param soldiers The soldiers on the ground, by ascending id.
   * @param helicopters The eight helicopters, by ascending id: player p has 2p + 1 and 2p + 2.
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
      List<Fire> fire,
      List<Post> posts,
      List<Soldier> soldiers,
      List<Helicopter> helicopters,
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
          json.get("fire").list(Fire::read),
          json.get("posts").list(Post::read),
          json.get("soldiers").list(Soldier::read),
          json.get("helicopters").list(Helicopter::read),
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
              {"rules":"text","rounds":200,"rows":60,"columns":60,"soldiers":20,"helicopters":2,"helicopterReach":2,"life":100,"forestDamage":[20,40],"grassDamage":[50,100],"napalmWait":30,"forestBurns":10,"otherBurns":5,"fireChance":10,"parachuterLife":20,"throws":4,"highPosts":2,"lowPosts":2,"highValue":100,"lowValue":50,"soldierPoints":1,"fireSpreadsFrom":"any","throwOrder":"random","strayThrow":"dies","firstFacing":["east","south"],"enemyGetsStray":true,"firstOrder":"given","pointsAtStart":false,"throwRoundCounts":true,"crossedCentres":true}
              """));

  /** Plays this game, each match with a plan of its own: `Minions.run(args, bot(Plan::new))`. */
  public static Minions.Bot bot(Supplier<Minions.Plan<State>> newPlan) {
    return new Minions.Bot("apocalypse", () -> play(newPlan.get()));
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
