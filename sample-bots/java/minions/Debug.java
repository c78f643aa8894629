// What a bot tells those who watch the replay: it goes with the next answer, and no other bot sees it.

package minions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

public final class Debug {
  // The limits of the protocol. What is beyond them is left out: a drawing must not cost anybody the match.
  private static final int MAX_NOTES_LENGTH = 10000;
  private static final int MAX_METRICS = 32;
  private static final int MAX_MARKS = 500;
  private static final int MAX_CELLS = 200;
  private static final int MAX_NAME_LENGTH = 40;

  /** A position of any game. */
  public interface Position {
    /** As in the state: [row, column] or [row, column, level]. */
    String json();
  }

  private static final StringBuilder notes = new StringBuilder();
  private static final Map<String, Double> metrics = new LinkedHashMap<>();
  /** As JSON. */
  private static final List<String> marks = new ArrayList<>();

  private Debug() {}

  /** A line of text for this round. */
  public static void note(String text) {
    if (notes.length() > 0) notes.append('\n');
    notes.append(text);
    notes.setLength(Math.min(notes.length(), MAX_NOTES_LENGTH));
  }

  /** A number to draw over time. */
  public static void metric(String name, double value) {
    String shortName = cut(name, MAX_NAME_LENGTH);
    boolean isFull = metrics.size() == MAX_METRICS && !metrics.containsKey(shortName);
    if (Double.isFinite(value) && !isFull) metrics.put(shortName, value);
  }

  /** Lights cells in a colour of CSS. */
  public static void mark(List<? extends Position> cells, String color) {
    draw("cells", cells, color, "");
  }

  /** Lights cells in a colour of CSS, with a word at the first. */
  public static void mark(List<? extends Position> cells, String color, String label) {
    draw("cells", cells, color, label);
  }

  /** A line through the cells. */
  public static void line(List<? extends Position> cells, String color) {
    draw("line", cells, color, "");
  }

  /** A line through the cells, with a word at the first. */
  public static void line(List<? extends Position> cells, String color, String label) {
    draw("line", cells, color, label);
  }

  private static void draw(String as, List<? extends Position> cells, String color, String label) {
    if (cells.isEmpty() || marks.size() == MAX_MARKS) return;
    StringJoiner positions = new StringJoiner(",", "[", "]");
    for (Position cell : cells.subList(0, Math.min(cells.size(), MAX_CELLS))) positions.add(cell.json());
    String word = label.isEmpty() ? "" : ",\"label\":" + Json.quote(cut(label, MAX_NAME_LENGTH));
    marks.add("{\"cells\":" + positions + ",\"as\":\"" + as + "\",\"color\":" + Json.quote(color) + word + "}");
  }

  private static String cut(String text, int longest) {
    return text.substring(0, Math.min(text.length(), longest));
  }

  /** What was told since the last time, as the last field of an answer; empty when that is nothing. */
  static String take() {
    StringJoiner told = new StringJoiner(",", ",\"debug\":{", "}").setEmptyValue("");
    if (notes.length() > 0) told.add("\"notes\":" + Json.quote(notes.toString()));
    if (!metrics.isEmpty()) told.add("\"metrics\":" + metricsJson());
    if (!marks.isEmpty()) told.add("\"marks\":[" + String.join(",", marks) + "]");
    notes.setLength(0);
    metrics.clear();
    marks.clear();
    return told.toString();
  }

  private static String metricsJson() {
    StringJoiner fields = new StringJoiner(",", "{", "}");
    for (Map.Entry<String, Double> metric : metrics.entrySet()) {
      double value = metric.getValue();
      boolean isWhole = value == (long) value;
      fields.add(Json.quote(metric.getKey()) + ":" + (isWhole ? Long.toString((long) value) : Double.toString(value)));
    }
    return fields.toString();
  }
}
