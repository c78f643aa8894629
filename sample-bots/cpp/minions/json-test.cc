// Tests json.hh. Says nothing and returns 0 when all is well:
//   g++ -std=c++17 -o /tmp/json-test json-test.cc && /tmp/json-test

#include "json.hh"
#include "testing.hh"

using namespace minions;

template <class Action>
static bool throws(Action action) {
  try {
    action();
  } catch (const JsonError&) {
    return true;
  }
  return false;
}

static void checkNumber(const std::string& text, double expected) {
  check(Json::parse(text).asNumber() == expected, text);
}

static void checkString(const std::string& text, const std::string& expected) {
  check(Json::parse(text).asString() == expected, text);
}

static void checkRefused(const std::string& text) {
  check(throws([&] { Json::parse(text); }), "should be refused: " + text.substr(0, 40));
}

static void testValues() {
  check(Json::parse("null").isNull(), "null");
  check(Json::parse(" true\r\n").isTrue(), "true with space around");
  check(!Json::parse("false").isTrue(), "false");
  checkNumber("0", 0);
  checkNumber("-12", -12);
  checkNumber("2147483648", 2147483648.0);
  check(Json::parse("1e20").asInt() == 2147483647, "what does not fit is the nearest number that does");
  check(Json::parse("true").asBool() && throws([] { Json::parse("1").asBool(); }), "true or false");
  checkNumber("0.5e+2", 50);
  checkNumber("25E-1", 2.5);
}

static void testStrings() {
  checkString(R"("")", "");
  checkString(R"("a\"b\\c\/d\n\t")", "a\"b\\c/d\n\t");
  checkString(R"("\u0041\u00e9\u20ac")", "A\xc3\xa9\xe2\x82\xac");
  checkString(R"("\ud83d\ude00")", "\xf0\x9f\x98\x80");
  checkString(R"("\ud83dx")", "\xef\xbf\xbdx");
  checkString(R"("\ud83d\u0041")", "\xef\xbf\xbd" "A");
  checkString("\"\xe2\x82\xac\"", "\xe2\x82\xac");
}

static void testNesting() {
  const Json state = Json::parse(R"( {"round" : 3, "units":[ {"id":7,"pos":[1,2,0]}, {} ], "none":[], "round":4} )");
  check(state["round"].asInt() == 4, "the last of two members counts");
  check(state["units"].items().size() == 2, "size of an array");
  check(state["units"][0]["pos"][1].asInt() == 2, "deep value");
  check(state["none"].items().empty(), "empty array");
  check(state["missing"].isNull(), "missing member");
  check(throws([&] { state["round"].asString(); }), "a number is not a string");
  check(throws([&] { state["missing"]["deeper"]; }), "null has no members");
  check(state.has("round") && !state.has("missing"), "which members there are");
}

static void testWriting() {
  const std::string odd = "a\"b\\c/d\n\t\x01\x1f\x7f\xe2\x82\xac";
  check(Json::quote("") == R"("")", "an empty string");
  check(Json::quote(odd) == "\"a\\\"b\\\\c/d\\u000a\\u0009\\u0001\\u001f\x7f\xe2\x82\xac\"", "escapes");
  check(Json::parse(Json::quote(odd)).asString() == odd, "what is written can be read");
  check(Json::list({}) == "[]", "an empty list");
  check(Json::list({"1", "[]", R"("x")"}) == R"([1,[],"x"])", "a list of three");
}

static void testRefusals() {
  const char* const wrong[] = {
      "", " ", "x", "tru", "01", "-", "1.", ".5", "1e", "+1", "0x10", "NaN", "-inf", "1 2",
      "[1,]", "[1", "[,1]", "]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}",
      "\"", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"a\nb\"",
  };
  for (const char* text : wrong) checkRefused(text);
  checkRefused(std::string(100000, '['));
  checkRefused(std::string("1\0", 2));
}

int main() {
  testValues();
  testStrings();
  testNesting();
  testWriting();
  testRefusals();
  return failures == 0 ? 0 : 1;
}
