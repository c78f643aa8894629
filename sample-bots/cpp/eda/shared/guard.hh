// Keeps the player away from the lines to and from the judge. Whatever it writes on cout goes to standard error, with
// a word on the mistake; what it reads from cin is empty.
#pragma once

#include <cerrno>
#include <csignal>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

#include "library.hh"

namespace minions_eda {

class Guard {
 public:
  /** Runs before anything of the player does, even its global variables. */
  static void moveLines() {
    lines().in = ::dup(0);
    lines().out = ::dup(1);
    const int nothing = ::open("/dev/null", O_RDONLY);
    ::dup2(nothing, 0);
    ::close(nothing);
    ::dup2(2, 1);
    signal(SIGPIPE, SIG_IGN);
  }

  /** From now on, notices what goes to standard output. */
  static void watch(const string& player) {
    name() = player;
    // Done here, it cannot be done again, which would take our buffer away.
    ios_base::sync_with_stdio(false);
    cout.rdbuf(new Buffer);
#ifdef __GLIBC__
    cookie_io_functions_t functions = {nullptr, take, nullptr, nullptr};
    if (FILE* const file = fopencookie(nullptr, "w", functions)) {
      setvbuf(file, nullptr, _IOLBF, BUFSIZ);
      stdout = file;
    }
#endif
  }

  static bool isMisused() { return misused(); }

  static string sentence() {
    return name() + " writes on standard output (cout, printf), which is its line to the judge. "
                    "That is a mistake: notes for people go on cerr. This time they were moved there.";
  }

  /** Takes as much as there is, which is a whole state as a rule. */
  static bool readLine(string& line) {
    static string ahead;
    static char piece[1 << 16];
    line.swap(ahead);
    ahead.clear();
    for (size_t from = 0;;) {
      const size_t end = line.find('\n', from);
      if (end != string::npos) {
        ahead.assign(line, end + 1, string::npos);
        line.resize(end);
        return true;
      }
      from = line.size();
      const ssize_t count = ::read(lines().in, piece, sizeof piece);
      if (count == 0 || (count < 0 && errno != EINTR)) return !line.empty();
      if (count > 0) line.append(piece, count);
    }
  }

  /** Whether anybody listens. */
  static bool writeLine(const string& line) {
    for (size_t done = 0; done < line.size();) {
      const ssize_t count = ::write(lines().out, line.data() + done, line.size() - done);
      if (count < 0 && errno != EINTR) return false;
      if (count > 0) done += count;
    }
    return true;
  }

 private:
  struct Lines {
    int in;
    int out;
  };

  class Buffer : public streambuf {
   protected:
    int_type overflow(int_type c) override {
      const char letter = traits_type::to_char_type(c);
      if (!traits_type::eq_int_type(c, traits_type::eof())) take(nullptr, &letter, 1);
      return traits_type::not_eof(c);
    }
    streamsize xsputn(const char* text, streamsize count) override { return take(nullptr, text, count); }
  };

  static ssize_t take(void*, const char* text, size_t count) {
    if (!misused()) {
      misused() = true;
      cerr << "warning: " + sentence() + "\n";
    }
    cerr.write(text, count);
    return count;
  }

  static Lines& lines() {
    static Lines lines;
    return lines;
  }
  static string& name() {
    static string name;
    return name;
  }
  static bool& misused() {
    static bool misused = false;
    return misused;
  }
};

__attribute__((constructor(101))) static void moveLinesFirst() { Guard::moveLines(); }

}  // namespace minions_eda
