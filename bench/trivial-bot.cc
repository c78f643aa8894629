// Reads states, answers without orders: all it costs is the pipe.
#include <cstdio>
#include <cstdlib>
#include <cstring>

int main() {
  char* line = nullptr;
  size_t size = 0;
  while (getline(&line, &size, stdin) > 0) {
    const char* round = strstr(line, "\"round\":");
    printf("{\"round\":%d,\"orders\":[]}\n", atoi(round + 8));
    fflush(stdout);
  }
}
