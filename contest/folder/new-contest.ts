import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ContestSettings } from '../../protocol/types/contest/settings.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { locateContest, type ContestPaths } from './contest-paths.ts';

const MIB = 2 ** 20;

/** Makes the folder of a contest, with the usual settings but for these. `serveContest` serves it. */
export function newContest(folder: string, game: LoadedGame, changes: Partial<ContestSettings> = {}): ContestPaths {
  const paths = locateContest(folder);
  if (existsSync(paths.root) && readdirSync(paths.root).length > 0) {
    throw new UsageError(`${paths.root} is not empty`, 'name a new folder');
  }
  mkdirSync(paths.root, { recursive: true });
  const title = basename(paths.root);
  const settings: ContestSettings = {
    contest: 1,
    title,
    game: game.id,
    limits: 'contest',
    house: ['dummy', 'demo', 'null'],
    gate: {},
    quotas: { versionsPerDay: 50, uploadBytes: 10 * MIB },
    ladder: { burst: 40 },
    ...changes,
  };
  writeFileSync(paths.people, 'id,name,email,team,section\n', { mode: 0o600 });
  writeFileSync(join(paths.root, 'README.md'), makeReadme(title));
  writeFileSync(paths.settings, `${JSON.stringify(settings, undefined, 2)}\n`);
  return paths;
}

function makeReadme(title: string): string {
  return `# ${title}

    minions contest serve ${title}                              # serves it; the first lines have your personal link
    minions contest people add ${title} --name "First Last"     # prints a personal link for somebody
    minions contest people import ${title}                      # the same for everybody in people.csv

- \`contest.json\` has the settings: "minions schema contest/settings" describes each. Start the server again after a change.
- \`people.csv\` is the class list: id, name, email, team, section.
- \`contest.db\` has people, bots, versions and reports; \`versions/\` what was submitted; \`gates/\` what the gate kept.
- \`rounds/\` has a tournament for every round, and their secrets: "minions contest round list ${title}".
- \`ladder/\` is a tournament with its journal: "minions tournament verify ${title}/ladder".

Keep this folder private. It has the sources of everybody.
`;
}
