import { build } from 'esbuild';
import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGE_FOLDER } from '../../judge/host/package-info.ts';

const SAMPLE_BOTS = join(PACKAGE_FOLDER, 'sample-bots');
const DIRECTIONS = ['Bottom', 'BR', 'Right', 'RT', 'Top', 'TL', 'Left', 'LB'];

/** A bot in Perl, which starts fast: each of its units goes one way, and a share of them stays. */
const makeWalker = (number: number): string => `use strict;
use warnings;
$| = 1;
my @directions = qw(${[...DIRECTIONS.slice(number % 8), ...DIRECTIONS.slice(0, number % 8)].join(' ')});
while (my $state = <STDIN>) {
    next if $state =~ /"over":true/;
    my ($round) = $state =~ /"round":(\\d+)/;
    my ($me) = $state =~ /"player":(\\d)/;
    my @mine = $state =~ /\\{"id":(\\d+),"type":"(?:furyan|pioneer)","player":$me/g;
    my @orders = map { qq({"unit":$_,"dir":"$directions[($_ + int($round / ${1 + (number % 5)})) % 8]"}) }
        grep { $_ % ${1 + (number % 7)} == 0 } @mine;
    print qq({"round":$round,"orders":[), join(',', @orders), "]}\\n";
}
`;

/** The sample bot dummy as one file, which carries out only some of its orders: the others are as good as a bit less effort. */
function makeTiredDummy(dummy: string, percent: number): string {
  return `const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (line, ...rest) => {
  const answer = JSON.parse(line);
  const isKept = (_, at) => (answer.round * 37 + at * 61) % 100 < ${percent};
  return write(JSON.stringify({ ...answer, orders: answer.orders.filter(isKept) }) + '\\n', ...rest);
};
${dummy}`;
}

/** The same in Python, as the guide names these files. */
const PYTHON = `import sys, json
for line in sys.stdin:
    state = json.loads(line)
    if state.get("over"): break
    mine = [unit["id"] for unit in state["units"] if unit.get("player") == state["player"]]
    print(json.dumps({"round": state["round"], "orders": [{"unit": id, "dir": "Right"} for id in mine]}), flush=True)
`;

const NAMED = ['anna', 'bob', 'dora', 'emil'];

/** What does not work: two cannot enter at all, two fail their check and play all the same. */
export const BROKEN = {
  cannotEnter: ['submissions/hugo.cc', 'submissions/thesis.pdf'],
  failsCheck: ['crashes', 'talks'],
} as const;

/** Sixty submissions: four broken, two folders of Moodle's, one folder with a bot.json. */
export async function writeClass(folder: string, marks: string, minions: string): Promise<void> {
  const dummy = await bundleDummy();
  const students = Array.from({ length: 60 - NAMED.length - 4 - 3 }, (_, at) => {
    const path = `submissions/student-${String(at + 1).padStart(2, '0')}`;
    return at % 2 === 0
      ? [`${path}.mjs`, makeTiredDummy(dummy, 100 - 3 * at)]
      : [`${path}.pl`, `# ${path}\n${makeWalker(at)}`];
  });
  const files: Readonly<Record<string, string>> = {
    ...(Object.fromEntries(students) as Record<string, string>),
    ...Object.fromEntries(NAMED.map((name, at) => [`submissions/${name}.pl`, `# ${name}\n${makeWalker(at)}`])),
    'submissions/Ada Lovelace_1842_assignsubmission_file/my bot.pl': `# Ada\n${makeWalker(3)}`,
    'submissions/Maria del Carmen_7_assignsubmission_file/bot.pl': `# Maria\n${makeWalker(4)}`,
    'submissions/hugo.cc': 'int main() { return nothing; }\n',
    'submissions/thesis.pdf': '%PDF-1.7\n',
    'submissions/crashes.pl': '<STDIN>;\nprint STDERR "I cannot go on\\n";\nexit 1;\n',
    'submissions/talks.pl': '$| = 1;\nprint "hello\\n" while <STDIN>;\n',
    'resubmissions/emil.py': PYTHON,
    'late/finn.py': `# Finn\n${PYTHON}`,
    'marks.json': marks,
    minions: `#!/bin/sh\nexec "${process.execPath}" "${minions}" "$@"\n`,
  };
  for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
  chmodSync(join(folder, 'minions'), 0o755);
  // Somebody is better than the bot that marks are measured by.
  const best = join(folder, 'submissions/carla');
  cpSync(join(SAMPLE_BOTS, 'typescript'), best, { recursive: true });
  const { bots } = JSON.parse(readFileSync(join(best, 'bot.json'), 'utf8')) as { bots: { veteran: object } };
  write(join(best, 'bot.json'), JSON.stringify(bots.veteran));
}

async function bundleDummy(): Promise<string> {
  const entry = join(SAMPLE_BOTS, 'javascript/dummy.mjs');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  return outputFiles[0]!.text;
}

/** As their authors do when they are told: one hands in something else, and what is no bot is put elsewhere. */
export function repairClass(folder: string): void {
  rmSync(join(folder, 'submissions/hugo.cc'));
  renameSync(join(folder, 'submissions/thesis.pdf'), join(folder, 'thesis.pdf'));
  for (const [at, name] of ['hugo', 'thesis'].entries())
    write(join(folder, `submissions/${name}.pl`), `# ${name}\n${makeWalker(at + 5)}`);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
