// Talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the orders out.

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

final class Minions {
  /** The generator of the published games: the same seed gives the same numbers in every language. */
  static final class Random {
    private int state;

    Random(double seed) {
      state = (int) (Math.abs(seed) % 0x1p31);
    }

    private void advance() {
      state = (843314861 * state + 453816693) & 0x7fffffff;
    }

    /** A whole number from low to high, both included. */
    int random(int low, int high) {
      long count = (long) high - low + 1;
      if (count < 1 || count > 1_000_000) return low;
      // As published: every draw advances twice and uses the second number.
      advance();
      advance();
      return low + (int) (count * state >> 31);
    }

    /** The numbers 0 to n-1 in random order. */
    int[] permutation(int n) {
      int[] order = new int[n];
      for (int i = 0; i < n; i++) order[i] = i;
      for (int i = 0; i < n - 1; i++) {
        int other = random(i, n - 1);
        int swapped = order[i];
        order[i] = order[other];
        order[other] = swapped;
      }
      return order;
    }

    <T> T pick(List<T> list) {
      return list.get(random(0, list.size() - 1));
    }
  }

  /** An order as the judge reads it; the file of a game has functions that make one. */
  record Order(String json) {}

  /** What a bot is: a function from the state to a list of orders. */
  @FunctionalInterface
  interface Strategy {
    List<Order> chooseOrders(Json state, Random rng);
  }

  // Not System.err, which writes in the encoding of the locale.
  private static final PrintStream NOTES =
      new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);

  private Minions() {}

  /** Standard output belongs to the judge; notes for people go to standard error. */
  static void log(Object... words) {
    StringJoiner line = new StringJoiner(" ");
    for (Object word : words) line.add(String.valueOf(word));
    NOTES.println(line);
  }

  /** Chooses by the game of the state; an unknown game gets no orders. */
  static Strategy byGame(Map<String, Strategy> games) {
    return new Strategy() {
      private boolean told = false;

      @Override
      public List<Order> chooseOrders(Json state, Random rng) {
        String game = state.get("game").asString();
        Strategy known = games.get(game);
        if (known != null) return known.chooseOrders(state, rng);
        if (!told) log("This bot does not know the game " + game + " and gives no orders in it.");
        told = true;
        return List.of();
      }
    };
  }

  private static Json parameters = null;

  /** A number that bot.json leaves open, as the judge gives it; the usual one where it gives none. */
  static double parameter(String name, double usual) {
    if (parameters == null || !parameters.isObject() || parameters.get(name).isNull()) return usual;
    return parameters.get(name).asNumber();
  }

  /** Answers every state with the orders that the strategy chooses, until the end of input. */
  static void run(Strategy strategy) {
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Random rng = null;
    for (String line = readLine(input); line != null; line = readLine(input)) {
      Json state = parseState(line);
      if (state == null || state.get("over").isTrue()) continue;
      Json start = state.get("start");
      // Without a start (one line piped in by hand) the choices can still be repeated.
      if (rng == null || start.isObject()) rng = new Random(seedOf(start));
      if (start.isObject()) parameters = start.get("parameters");
      answer(state.get("round").asInt(), strategy.chooseOrders(state, rng));
      // This also sends the answer. An error means that nobody listens any more.
      if (System.out.checkError()) return;
    }
  }

  private static double seedOf(Json start) {
    if (!start.isObject() || start.get("seed").isNull()) return 0;
    return start.get("seed").asNumber();
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
    log("Skipped a line that is not a JSON object.");
    return null;
  }

  private static void answer(int round, List<Order> orders) {
    StringJoiner list = new StringJoiner(",", "[", "]");
    for (Order order : orders) list.add(order.json());
    String line = "{\"round\":" + round + ",\"orders\":" + list + Debug.take() + "}\n";
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    System.out.write(bytes, 0, bytes.length);
  }
}
