import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import { describeProblem } from '../../protocol/problem.ts';
import { readWholeText } from '../../judge/replay-files/read-text.ts';
import { validateText, type Validation } from '../../judge/check/validate-text.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { GameOption } from '../options/game-option.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { openReplayFile } from '../../judge/replay-files/open-replay-file.ts';
import { requireFile } from '../options/require-file.ts';
import { requireSchema } from '../options/require-schema.ts';

export function defineValidate(command: JudgeCommand): void {
  command
    .argument('<file>', 'the file, or - for standard input')
    .option('--schema <name>', 'the schema, where the file does not show it: "minions schema" lists them')
    .option('--game <game>', 'a game of your own that it belongs to')
    .option('--json', 'print JSON: "minions schema validation"')
    .action(async (path: string, { schema, json, game }: GameOption & { schema?: string; json?: true }) => {
      if (path !== '-') requireFile(path);
      const loaded = await findGame(path, game);
      if (schema !== undefined) requireSchema(schema, loaded);
      const text = await readWholeText(path === '-' ? process.stdin : path);
      const validation = validateText(text, { schema, game: loaded });
      console.log(json ? makeVisibleJson(validation) : makeVisible(makeLine(path, validation)));
      return validation.isValid ? undefined : EXIT_CODES.failed;
    });
}

/** The game that the file is of, where it says so or people do. */
async function findGame(path: string, given: string | undefined): Promise<LoadedGame | undefined> {
  const games = openCatalogue();
  if (path !== '-') return games.loadForReplay(await openReplayFile(path), given);
  return given === undefined ? undefined : games.load(given);
}

function makeLine(path: string, validation: Validation): string {
  const name = path === '-' ? 'standard input' : path;
  if (validation.isValid) return `${name} is valid: ${validation.found.join(', ')}`;
  const schema = validation.schema === undefined ? '' : ` (${validation.schema})`;
  return `${name}, line ${validation.line}${schema}: ${describeProblem(validation.problem)}`;
}
