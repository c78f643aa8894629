// Tests Json.java. Says nothing and returns 0 when all is well:
//   javac -encoding UTF-8 -d /tmp/json-test minions/JsonTest.java && java -cp /tmp/json-test minions.JsonTest

package minions;

final class JsonTest {
  private static int failures = 0;

  public static void main(String[] args) {
    testValues();
    testStrings();
    testNesting();
    testRefusals();
    testQuotes();
    System.exit(failures == 0 ? 0 : 1);
  }

  private static void check(boolean isTrue, String what) {
    if (isTrue) return;
    System.err.println("failed: " + what);
    failures++;
  }

  private static boolean fails(Runnable action) {
    try {
      action.run();
    } catch (Json.JsonException refusal) {
      return true;
    }
    return false;
  }

  private static void checkNumber(String text, double expected) {
    check(Json.parse(text).asNumber() == expected, text);
  }

  private static void checkString(String text, String expected) {
    check(Json.parse(text).asString().equals(expected), text);
  }

  private static void checkRefused(String text) {
    check(fails(() -> Json.parse(text)), "should be refused: " + text.substring(0, Math.min(text.length(), 40)));
  }

  private static void checkQuoted(String text, String expected) {
    check(Json.quote(text).equals(expected), "quoted: " + expected);
    check(Json.parse(Json.quote(text)).asString().equals(text), "quoted and read: " + expected);
  }

  private static void testValues() {
    check(Json.parse("null").isNull(), "null");
    check(Json.parse(" true\r\n").isTrue(), "true with space around");
    check(!Json.parse("false").isTrue(), "false");
    checkNumber("0", 0);
    checkNumber("-12", -12);
    checkNumber("2147483648", 2147483648.0);
    checkNumber("123456789012345678901234567890", 123456789012345678901234567890.0);
    checkNumber("0.5e+2", 50);
    checkNumber("25E-1", 2.5);
  }

  private static void testStrings() {
    checkString("\"\"", "");
    checkString("\"a\\\"b\\\\c\\/d\\b\\f\\n\\r\\te\"", "a\"b\\c/d\b\f\n\r\te");
    checkString("\"\\u0041\\u00e9\\u20AC\"", "A\u00e9\u20ac");
    checkString("\"\\ud83d\\ude00\"", "\ud83d\ude00");
    checkString("\"\\ud83dx\"", "\ud83dx");
    checkString("\"\u20ac \u2028 \ud83d\ude00\"", "\u20ac \u2028 \ud83d\ude00");
  }

  private static void testNesting() {
    Json state =
        Json.parse(
            """
            {"round" : 3, "units":[ {"id":7,"pos":[1,2,0]}, {} ], "none":[], "round":4}
            """);
    check(state.isObject() && !state.get("units").isObject(), "what is an object");
    check(state.get("round").asInt() == 4, "the last of two members counts");
    check(state.get("units").items().size() == 2, "size of an array");
    check(state.get("units").get(0).get("pos").get(1).asInt() == 2, "deep value");
    check(state.get("none").items().isEmpty(), "empty array");
    check(state.get("missing").isNull(), "missing member");
    check(fails(() -> state.get("round").asString()), "a number is not a string");
    check(fails(() -> state.get("missing").get("deeper")), "null has no members");
    check(!fails(() -> Json.parse("[".repeat(500) + "]".repeat(500))), "deep enough");
    check(!fails(() -> Json.parse("[" + "[],{},".repeat(1000) + "0]")), "what is closed is not deep");
  }

  private static void testRefusals() {
    String[] wrong = {
      "", " ", "x", "tru", "01", "-", "1.", ".5", "1e", "+1", "0x10", "NaN", "-inf", "1 2", "1\0", "\u0661",
      "[1,]", "[1", "[,1]", "]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{\"a\":1", "[}",
      "\"", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\u\u0661234\"", "\"a\nb\"", "\"a\0b\"",
    };
    for (String text : wrong) checkRefused(text);
    checkRefused("[".repeat(100000));
    checkRefused("{\"a\":".repeat(100000));
    checkRefused("[".repeat(501) + "]".repeat(501));
  }

  private static void testQuotes() {
    checkQuoted("", "\"\"");
    checkQuoted("say \"a\\b\"/", "\"say \\\"a\\\\b\\\"/\"");
    checkQuoted("\n\t\0", "\"\\u000a\\u0009\\u0000\"");
    checkQuoted("\u20ac \u2028 \ud83d\ude00", "\"\u20ac \u2028 \ud83d\ude00\"");
    // Half a character cannot be written as it is.
    checkQuoted("\ud83d", "\"\\ud83d\"");
    checkQuoted("\ude00\ud83dx", "\"\\ude00\\ud83dx\"");
  }
}
