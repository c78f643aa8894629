// Reads JSON, and writes the strings of it. Wrong text, and asking a value for what it is not, throw JsonException.

package minions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.function.Function;

public final class Json {
  public static final class JsonException extends RuntimeException {
    private static final long serialVersionUID = 1;

    JsonException(String why) {
      super("JSON: " + why);
    }
  }

  private static final Json NULL = new Json(null);

  /** A Boolean, Double, String, List of Json, or Map of String to Json; null is null. */
  private final Object value;

  private Json(Object value) {
    this.value = value;
  }

  public static Json parse(String text) {
    return new Reader(text).readAll();
  }

  public boolean isNull() {
    return value == null;
  }

  public boolean isTrue() {
    return Boolean.TRUE.equals(value);
  }

  public boolean isObject() {
    return value instanceof Map;
  }

  public double asNumber() {
    return expect(Double.class, "a number");
  }

  public int asInt() {
    return (int) asNumber();
  }

  /** The number; what stands for it where there is none. */
  int asInt(int standIn) {
    return isNull() ? standIn : asInt();
  }

  OptionalInt optionalInt() {
    return isNull() ? OptionalInt.empty() : OptionalInt.of(asInt());
  }

  OptionalDouble optionalNumber() {
    return isNull() ? OptionalDouble.empty() : OptionalDouble.of(asNumber());
  }

  <T> Optional<T> optional(Function<Json, T> read) {
    return isNull() ? Optional.empty() : Optional.of(read.apply(this));
  }

  public String asString() {
    return expect(String.class, "a string");
  }

  @SuppressWarnings("unchecked")
  public List<Json> items() {
    return expect(List.class, "an array");
  }

  public <T> List<T> list(Function<Json, T> read) {
    List<T> values = new ArrayList<>();
    for (Json item : items()) values.add(read.apply(item));
    return values;
  }

  /** An object as a map; empty where there is none. */
  public <T> Map<String, T> map(Function<Json, T> read) {
    Map<String, T> values = new HashMap<>();
    if (!isNull()) members().forEach((name, member) -> values.put(name, read.apply(member)));
    return values;
  }

  public boolean has(String name) {
    return members().containsKey(name);
  }

  public Json get(int n) {
    return items().get(n);
  }

  /** The member of that name; null (as a value, see isNull) if there is none. Of two with one name, the last. */
  public Json get(String name) {
    return members().getOrDefault(name, NULL);
  }

  @SuppressWarnings("unchecked")
  private Map<String, Json> members() {
    return expect(Map.class, "an object");
  }

  private <T> T expect(Class<T> kind, String what) {
    if (!kind.isInstance(value)) throw new JsonException("expected " + what);
    return kind.cast(value);
  }

  /** As JSON text. */
  public String text() {
    if (value instanceof String string) return quote(string);
    if (value instanceof List) return write(items(), Json::text);
    if (value instanceof Map) return object(writeMembers());
    return value instanceof Double number && number == Math.rint(number) && Math.abs(number) < 1e15
        ? String.valueOf(number.longValue())
        : String.valueOf(value);
  }

  private String writeMembers() {
    StringBuilder members = new StringBuilder();
    members().forEach((name, member) -> members.append(',').append(quote(name)).append(':').append(member.text()));
    return members.toString();
  }

  /** A list as JSON text. */
  static <T> String write(List<T> items, Function<T, String> write) {
    StringJoiner list = new StringJoiner(",", "[", "]");
    for (T item : items) list.add(write.apply(item));
    return list.toString();
  }

  /** An object, from the text of its members, each after a comma. */
  static String object(String members) {
    return "{" + (members.isEmpty() ? "" : members.substring(1)) + "}";
  }

  /** The text as a string of JSON, with its quotes. */
  static String quote(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      appendQuoted(quoted, text.codePointAt(at));
    }
    return quoted.append('"').toString();
  }

  private static void appendQuoted(StringBuilder quoted, int c) {
    // Half of a character beyond 16 bits, alone, has no form in UTF-8.
    boolean isLoneSurrogate = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    if (c < ' ' || isLoneSurrogate) {
      quoted.append("\\u").append(HexFormat.of().toHexDigits((char) c));
    } else {
      if (c == '"' || c == '\\') quoted.append('\\');
      quoted.appendCodePoint(c);
    }
  }

  private static final class Reader {
    private static final int DEEPEST = 500;
    /** So many digits surely fit a long, and a double exactly. */
    private static final int SHORT_NUMBER = 15;
    private static final String ESCAPES = "\"\\/bfnrt";
    private static final String MEANINGS = "\"\\/\b\f\n\r\t";

    private final String text;
    private int at = 0;
    private int depth = 0;

    Reader(String text) {
      this.text = text;
    }

    Json readAll() {
      Json all = readValue();
      skipSpace();
      if (at != text.length()) throw wrong("unexpected text after the value");
      return all;
    }

    private JsonException wrong(String why) {
      return new JsonException(why + " at character " + at);
    }

    /** The end reads as '\0', which no rule below accepts. */
    private char peek() {
      return at < text.length() ? text.charAt(at) : '\0';
    }

    private boolean accept(char c) {
      if (peek() != c) return false;
      at++;
      return true;
    }

    private void require(char c) {
      if (!accept(c)) throw wrong("expected " + c);
    }

    private void skipSpace() {
      while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') at++;
    }

    private Json readValue() {
      skipSpace();
      return switch (peek()) {
        case '{' -> new Json(readObject());
        case '[' -> new Json(readArray());
        case '"' -> new Json(readString());
        case 't' -> readWord("true", true);
        case 'f' -> readWord("false", false);
        case 'n' -> readWord("null", null);
        default -> new Json(readNumber());
      };
    }

    private Map<String, Json> readObject() {
      Map<String, Json> members = new HashMap<>();
      open('{');
      if (accept('}')) return closed(members);
      do {
        skipSpace();
        String name = readString();
        skipSpace();
        require(':');
        members.put(name, readValue());
        skipSpace();
      } while (accept(','));
      require('}');
      return closed(members);
    }

    private List<Json> readArray() {
      List<Json> items = new ArrayList<>();
      open('[');
      if (accept(']')) return closed(items);
      do {
        items.add(readValue());
        skipSpace();
      } while (accept(','));
      require(']');
      return closed(items);
    }

    private void open(char bracket) {
      require(bracket);
      if (++depth > DEEPEST) throw wrong("nested too deep");
      skipSpace();
    }

    private <T> T closed(T nested) {
      depth--;
      return nested;
    }

    private Json readWord(String word, Boolean meaning) {
      if (!text.startsWith(word, at)) throw wrong("expected " + word);
      at += word.length();
      return new Json(meaning);
    }

    private double readNumber() {
      int start = at;
      accept('-');
      if (!accept('0')) skipDigits();
      int end = at;
      if (accept('.')) skipDigits();
      if (accept('e') || accept('E')) {
        if (!accept('+')) accept('-');
        skipDigits();
      }
      // Nearly all numbers of a state are small and whole, and those are read faster.
      if (at == end && at - start <= SHORT_NUMBER) return Long.parseLong(text, start, at, 10);
      return Double.parseDouble(text.substring(start, at));
    }

    private boolean isDigit() {
      return peek() >= '0' && peek() <= '9';
    }

    private void skipDigits() {
      if (!isDigit()) throw wrong("expected a value or a digit");
      while (isDigit()) at++;
    }

    private String readString() {
      require('"');
      int start = at;
      while (peek() >= ' ' && peek() != '"' && peek() != '\\') at++;
      String plain = text.substring(start, at);
      // Nearly all strings end here: without escapes they are taken as they stand.
      return accept('"') ? plain : readRest(new StringBuilder(plain));
    }

    private String readRest(StringBuilder result) {
      while (!accept('"')) {
        if (peek() < ' ') throw wrong("unfinished string");
        result.append(accept('\\') ? readEscape() : text.charAt(at++));
      }
      return result.toString();
    }

    // Characters beyond 16 bits come as two escapes, and in a String of Java they are two chars as well.
    private char readEscape() {
      if (accept('u')) return readHex();
      int n = ESCAPES.indexOf(peek());
      if (n == -1) throw wrong("unknown escape");
      at++;
      return MEANINGS.charAt(n);
    }

    private char readHex() {
      int code = 0;
      for (int end = at + 4; at < end; at++) {
        if (!HexFormat.isHexDigit(peek())) throw wrong("expected four hex digits");
        code = 16 * code + HexFormat.fromHexDigit(peek());
      }
      return (char) code;
    }
  }
}
