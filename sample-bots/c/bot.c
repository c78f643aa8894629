// The smallest bot in C, for all four games: each unit goes one way for five rounds, then turns. C has no JSON of its own, so it
// looks for what it needs in the text; the judge writes that without spaces.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/** Where the units of a game are, what says whose they are, the two fields of an order, and four things to do. */
static const struct Game {
  const char *name, *list, *owner, *who, *what, *words[4];
} GAMES[] = {
    {"\"game\":\"crematoria\"", "\"units\":[", "\"player\":", "unit", "dir", {"Bottom", "Right", "Top", "Left"}},
    {"\"game\":\"walking-dead\"", "\"units\":[", "\"clan\":", "unit", "dir", {"Down", "Right", "Up", "Left"}},
    {"\"game\":\"ork-island\"", "\"units\":[", "\"player\":", "unit", "dir", {"S", "E", "N", "W"}},
    {"\"game\":\"apocalypse\"", "\"helicopters\":[", "\"player\":", "helicopter", "do",
     {"forward1", "clockwise", "forward2", "counterclockwise"}},
};

/** The number after a name, or -1. */
static long number(const char *text, const char *name) {
  const char *at = strstr(text, name);
  return at ? strtol(at + strlen(name), NULL, 10) : -1;
}

static void order_units(const struct Game *game, char *line, long round) {
  const long me = number(line, "\"player\":");
  const char *comma = "";
  char *end = strstr(line, game->list);
  for (char *unit; end && (unit = strstr(end, "{\"id\":")) && (end = strchr(unit, '}'));) {
    *end++ = '\0';  // the text from `unit` on is now this unit only
    if (number(unit, game->owner) != me || strstr(unit, "\"dead\"")) continue;
    const unsigned long id = number(unit, "\"id\":");
    printf("%s{\"%s\":%lu,\"%s\":\"%s\"}", comma, game->who, id, game->what, game->words[(id + round / 5) % 4]);
    comma = ",";
  }
}

int main(void) {
  char *line = NULL;
  size_t size = 0;
  while (getline(&line, &size, stdin) > 0) {
    const long round = number(line, "\"round\":");
    if (round < 0 || strstr(line, "\"over\":true")) continue;
    printf("{\"round\":%ld,\"orders\":[", round);
    for (int n = 0; n < 4; n++) {
      if (strstr(line, GAMES[n].name)) order_units(&GAMES[n], line, round);
    }
    printf("]}\n");
    if (fflush(stdout) != 0) break;  // nobody listens any more
  }
  free(line);
  return 0;
}
