// Reads states, one on a line, into the records of the Java kit and writes all that these hold as JSON again.

import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.function.Function;
import minions.Apocalypse;
import minions.Crematoria;
import minions.Debug;
import minions.OrkIsland;
import minions.WalkingDead;

final class Types {
  private static final Map<String, Function<String, Record>> READERS =
      Map.of(
          "crematoria", Crematoria::readState,
          "walking-dead", WalkingDead::readState,
          "ork-island", OrkIsland::readState,
          "apocalypse", Apocalypse::readState);

  /** Words of the protocol that are words of Java. */
  private static final Map<String, String> RENAMED = Map.of("action", "do", "throwsInRound", "throws");

  public static void main(String[] args) throws Exception {
    for (String line : Files.readAllLines(Path.of(args[1]))) System.out.println(write(READERS.get(args[0]).apply(line)));
  }

  private static String write(Object value) throws Exception {
    if (value instanceof Optional<?> one) return one.isPresent() ? write(one.get()) : "null";
    if (value instanceof OptionalInt one) return one.isPresent() ? "" + one.getAsInt() : "null";
    if (value instanceof OptionalDouble one) return one.isPresent() ? "" + one.getAsDouble() : "null";
    if (value instanceof Debug.Position pos) return pos.json();
    if (value instanceof String || value instanceof Enum<?>) return quote(value);
    if (value instanceof List<?> list) return writeList(list);
    if (value instanceof Map<?, ?> map) return map.isEmpty() ? "null" : writeMap(map);
    return value instanceof Record one ? writeRecord(one) : String.valueOf(value);
  }

  private static String quote(Object value) throws Exception {
    Object word = value instanceof Enum<?> ? value.getClass().getField("word").get(value) : value;
    return "\"" + word + "\"";
  }

  private static String writeList(List<?> list) throws Exception {
    StringJoiner items = new StringJoiner(",", "[", "]");
    for (Object item : list) items.add(write(item));
    return items.toString();
  }

  private static String writeMap(Map<?, ?> map) throws Exception {
    StringJoiner fields = new StringJoiner(",", "{", "}");
    for (var entry : map.entrySet()) fields.add(quote(entry.getKey()) + ":" + write(entry.getValue()));
    return fields.toString();
  }

  private static String writeRecord(Record one) throws Exception {
    StringJoiner fields = new StringJoiner(",", "{", "}");
    for (RecordComponent field : one.getClass().getRecordComponents()) {
      String name = RENAMED.getOrDefault(field.getName(), field.getName());
      fields.add("\"" + name + "\":" + write(field.getAccessor().invoke(one)));
    }
    return fields.toString();
  }
}
