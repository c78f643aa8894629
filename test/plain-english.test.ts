// Readers search for the words they know. The list of what we do not write any more, and what we write instead.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const OWN_LIST = ['test/plain-english.test.ts', 'CHANGELOG.md', 'CONTRIBUTING.md'];
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter((path) => /\.(ts|mjs|cjs|js|md)$/.test(path))
  .filter((path) => !OWN_LIST.includes(path) && !/^(docs\/decisions|protocol\/types|test\/fixtures)\//.test(path));
const isCode = (path: string): boolean => !path.endsWith('.md');
const isShipped = (path: string): boolean => !/^(test|bench)\//.test(path);

const IDENTIFIERS = [
  ['MAX_', /\b(?:[A-Z]+_)?(?:MOST|LONGEST)_[A-Z]/],
  ['MIN_', /\b(?:FEWEST|SHORTEST|LEAST)_[A-Z]/],
  ['context', /\b\w*[sS]urroundings\b/],
  ['observations', /\bConduct\b|\bconduct\b/],
  ['track, kill, orphans', /\b(?:adopt|bury|endStrays)\(/],
  ['tag', /\bMARK_VARIABLE\b|\bcarriesMark\b|\bendMarked\b|\bmakeMark\b/],
  ['writeLinesInPlace', /\blendLines\b/],
  ['makeRecordedBot, breakStaleLock, writeFileAtomic', /\brecallBot\b|\btakeFromTheDead\b|\bwriteWhole\b/],
  ['TournamentPaths, ReportPaths', /\bTournamentPlaces\b|\bReportPlaces\b/],
  ['HashedLine, GENESIS_HASH', /SealedLine|sealed-line|\bNO_SUM\b/],
  ['PlanBuilder, ResultIntake, OpenBlocks, BotFiles', /\bHall\b|\w+Desk\b|\bBlockBoard\b|\w+Shelf\b|\bWorkshop\b/],
  ['heartbeat', /signs-of-life|\b(?:Worker|Coordinator|Progress)Sign\b/],
  ['encrypt, decrypt', /\bcipher\.(?:open|close)\(/],
  ['whyDistrusted, hypergeometricTail', /\bdoubt\(|\bmeasureUrn\b/],
  ['mustBeReplayed', /\bisFirstAttempt\b/],
  ['continueAfterFailure', /\bgoOn\b|\bgoesOn\b/],
  ['orphans', /[sS]trayDescriptors|\bstrays\b/],
  ['paths', /\bplaces = locate\w+\(|\bplaces\.(?:definition|journal|replays|report|root)\b|\bplaces: \w*Paths\b/],
  [
    'args',
    /\b(?:run\w*|start\w*)\((?:\.\.\.)?words\b|\[(?:minions|MINIONS), \.\.\.words\b|= (?:async )?\(\.\.\.words\b/,
  ],
  [
    'send, log, report',
    /\btells?[A-Z]|\btell-[a-z]|(?:\.|\b(?:function|private|async) )tell\(|\bWorkerNews\b|\bnews\b/,
  ],
] as const;

const PHRASES = [
  ['invalid X: …', /\b(?:token|secret|configuration|prefix|address) is not one\b/],
  ['A bot is billed for the CPU time it uses', /Who burns is billed/],
  ['A player without orders left drops out', /Who has no orders left/],
  ['choose what to export', /what shall be exported/],
  ['no match given', /["'`]which (?:match|queue|game)\?/],
  ['come with correct error bars', /said with error bars/],
  ['A crash or power cut loses nothing', /So does nothing at all/],
  ['verification failed: 1 problem', /does not hold: (?:one|\d+) thing/],
  ['1 slot of 1 worker', /\b1 (?:slots|workers|matches|bots|rounds|problems)\b/],
  ['an invalid X', /\bthat is none\b/],
  ['report', /\bis told in a sentence\b/],
  ['when bots compute', /\b[wW]ho thinks when\b/],
  ['cannot listen at', /\bnobody can listen\b/],
  ['invalid X: expected …, got …', /\bdoes not say whose\b|\bis not a stretch of\b/],
  ['at random', /\b(?:drawn|drawn from them|chosen) by lot\b/],
  ['continue with', /\. Go on with: /],
  ['correct', /\bits (?:pictures come true|types are right)\b/],
  ['is sent, is reported', /\b(?:is|are|was|were|been) told\b(?! (?:apart|from))/],
  ['sent, reported, written', /\b(?:const|let) (?:told|heard)\b|\b(?:told|heard)\.\w|\b(?:isTold|unheard)\b/],
  ['A bot that …', /(?:^|[.;:] |\* )Who (?:asks|reads|comes later|waits for|dies|joins|leaves|is about to)\b/],
  ['compute at the same time', /\bthink (?:all )?at once\b/],
  ['continue with', /["'`][^"'`]*\bgo on with\b/],
  [
    'invalid X: expected …, got …',
    /["'`][^"'`]*(?:\bis not JSON:|\bwas expected, not\b|\bbut found\b|\bthe seed is \$)/,
  ],
  ['anybody who', /["'`][^"'`]*\bwhoever\b[^"'`]*["'`]\s*[,;)]/],
] as const;

const find = (paths: readonly string[], banned: RegExp): string[] =>
  paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (banned.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );

test.each(IDENTIFIERS)('the identifier is %s', (_, banned) => {
  expect(find(files.filter(isCode), banned)).toEqual([]);
});

test.each(PHRASES)('the phrase is "%s"', (_, banned) => {
  expect(find(files.filter(isShipped), banned)).toEqual([]);
});
