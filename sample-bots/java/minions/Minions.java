// Talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the orders out.

package minions;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Supplier;

public final class Minions {
  /** An order as the judge reads it. The types of a game have functions that make one. */
  public interface Order {
    String json();
  }

  /** What chooses the orders of one match, and may remember what it likes from one state to the next. */
  @FunctionalInterface
  public interface Plan<State> {
    /** The orders for a state, from most to least urgent. */
    List<? extends Order> play(State state, Random rng);
  }

  /** Plays a game, each match with a plan of its own. */
  public record Bot(String game, Supplier<Plan<Json>> newPlan) {}

  // Not System.err, which writes in the encoding of the locale.
  private static final PrintStream NOTES =
      new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);

  private static Json parameters = null;
  private static double deadline = Double.POSITIVE_INFINITY;

  private Minions() {}

  /** Standard output belongs to the judge; what people should read goes to standard error. */
  public static void say(Object... words) {
    StringJoiner line = new StringJoiner(" ");
    for (Object word : words) line.add(String.valueOf(word));
    NOTES.println(line);
  }

  /** A number that bot.json leaves open, as the judge gives it; the usual one where it gives none. */
  public static double parameter(String name, double usual) {
    if (parameters == null || !parameters.isObject() || parameters.get(name).isNull()) return usual;
    return parameters.get(name).asNumber();
  }

  /** The milliseconds that are left for this answer: infinitely many when there is no limit, and none below 0. */
  public static double timeLeft() {
    return Math.max(0, deadline - milliseconds());
  }

  private static double milliseconds() {
    return System.nanoTime() / 1e6;
  }

  /**
   * Answers every state with the orders of the bot that knows its game, until the end of input: of standard input, or of the
   * file that the command names.
   */
  public static void run(String[] args, Bot... bots) {
    BufferedReader input = open(args);
    Plan<Json> plan = null;
    Random rng = null;
    for (String line = readLine(input); line != null; line = readLine(input)) {
      double arrival = milliseconds();
      Json state = parseState(line);
      if (state == null || state.get("over").isTrue()) continue;
      Json start = state.get("start");
      // Without a start (one line piped in by hand) the choices can still be repeated.
      if (rng == null || start.isObject()) rng = new Random(seedOf(start));
      if (plan == null || start.isObject()) plan = new Match(bots);
      if (start.isObject()) parameters = start.get("parameters");
      deadline = arrival + state.get("timeMs").optionalNumber().orElse(Double.POSITIVE_INFINITY);
      answer(state.get("round").asInt(), plan.play(state, rng));
      // This also sends the answer. An error means that nobody listens any more.
      if (System.out.checkError()) return;
    }
  }

  /** Asks the plan of the game that is played, and makes it when it is first asked. */
  private static final class Match implements Plan<Json> {
    private static boolean told = false;
    private final Bot[] bots;
    private final Map<String, Plan<Json>> plans = new HashMap<>();

    Match(Bot[] bots) {
      this.bots = bots;
    }

    @Override
    public List<? extends Order> play(Json state, Random rng) {
      String game = state.get("game").asString();
      Plan<Json> plan = plans.computeIfAbsent(game, this::newPlan);
      if (plan != null) return plan.play(state, rng);
      if (!told) say("This bot does not know the game " + game + " and gives no orders in it.");
      told = true;
      return List.of();
    }

    private Plan<Json> newPlan(String game) {
      for (Bot bot : bots) if (bot.game().equals(game) || bot == IDLE) return bot.newPlan().get();
      return null;
    }
  }

  /** Gives no orders, in any game. */
  public static final Bot IDLE = new Bot("", () -> (state, rng) -> List.of());

  private static double seedOf(Json start) {
    if (!start.isObject() || start.get("seed").isNull()) return 0;
    return start.get("seed").asNumber();
  }

  private static BufferedReader open(String[] args) {
    try {
      InputStream stream = args.length == 0 ? System.in : new FileInputStream(args[0]);
      return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  private static String readLine(BufferedReader input) {
    try {
      return input.readLine();
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  /** Null for what is not a state. */
  private static Json parseState(String line) {
    if (line.isBlank()) return null;
    try {
      Json state = Json.parse(line);
      if (state.isObject()) return state;
    } catch (Json.JsonException error) {
      // As with JSON that is no object.
    }
    say("Skipped a line that is not a JSON object.");
    return null;
  }

  private static void answer(int round, List<? extends Order> orders) {
    StringJoiner list = new StringJoiner(",", "[", "]");
    for (Order order : orders) list.add(order.json());
    String line = "{\"round\":" + round + ",\"orders\":" + list + Debug.take() + "}\n";
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    System.out.write(bytes, 0, bytes.length);
  }
}
