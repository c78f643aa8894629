/** How many folders a test shares with a source file; one more if it is that file's own test. */
export function nearness(test, path) {
  const [tests, own] = [test.split('/').slice(1), path.split('/')];
  const differs = own.findIndex((name, at) => tests[at] !== name);
  const isOwn = tests.at(-1).split('.')[0] === own.at(-1).split('.')[0];
  return differs + (isOwn ? 1 : 0);
}
