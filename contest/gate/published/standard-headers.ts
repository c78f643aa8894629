const CPP =
  'algorithm any array atomic barrier bit bitset cassert ccomplex cctype cerrno cfenv cfloat charconv chrono cinttypes ' +
  'ciso646 climits clocale cmath codecvt compare complex concepts condition_variable coroutine csetjmp csignal cstdalign ' +
  'cstdarg cstdbool cstddef cstdint cstdio cstdlib cstring ctgmath ctime cuchar cwchar cwctype deque exception execution ' +
  'expected filesystem format forward_list fstream functional future initializer_list iomanip ios iosfwd iostream istream ' +
  'iterator latch limits list locale map memory memory_resource mutex new numbers numeric optional ostream print queue ' +
  'random ranges ratio regex scoped_allocator semaphore set shared_mutex source_location span spanstream sstream stack ' +
  'stacktrace stdexcept stop_token streambuf string string_view strstream syncstream system_error thread tuple ' +
  'type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector version';

const C =
  'assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic ' +
  'stdbool stddef stdint stdio stdlib string tgmath time uchar wchar wctype';

/** The headers of the standard library, and the one of GCC that includes all of them. */
export const STANDARD_HEADERS: ReadonlySet<string> = new Set([
  ...CPP.split(' '),
  ...C.split(' ').map((name) => `${name}.h`),
  'bits/stdc++.h',
]);
