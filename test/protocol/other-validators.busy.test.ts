// The schemas hold in other validators too: here Python's jsonschema.
import { execa } from 'execa';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { PlayableGame } from '../../engine/core/playable-game.ts';
import { GAMES } from '../../engine/registry.ts';
import { ALL_ALIVE, NO_ORDERS, startDialogue } from '../dialogue/start-dialogue.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Debian's python3-jsonschema belongs to the system's Python, whatever other Pythons there are.
const python = '/usr/bin/python3';
const isThere =
  existsSync(python) && (await execa(python, ['-c', 'import jsonschema'], { reject: false })).exitCode === 0;

const SCRIPT = `
import json, pathlib, sys
import jsonschema

root, states = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
schemas = {}
for path in (root / "schemas").rglob("*.json"):
    schema = json.loads(path.read_text())
    schemas[schema["$id"]] = schema

def validator(name):
    schema = schemas["https://minions-judge.example/protocol-1/%s.json" % name]
    jsonschema.Draft7Validator.check_schema(schema)
    return jsonschema.Draft7Validator(schema, resolver=jsonschema.RefResolver(schema["$id"], schema, store=schemas))

accepted = rejected = 0
for game in sorted(path.name for path in (root / "schemas/games").iterdir()):
    kinds = {kind: validator("games/%s/%s" % (game, kind)) for kind in ("state", "answer", "config")}
    for path in sorted((root / "protocol/examples" / game / "valid").glob("*.json")):
        kinds[path.name.split("-")[0]].validate(json.loads(path.read_text()))
        accepted += 1
    for path in sorted((root / "protocol/examples" / game / "invalid").glob("*-*.json")):
        assert not kinds[path.name.split("-")[0]].is_valid(json.loads(path.read_text())), path
        rejected += 1
    for line in (states / game).read_text().splitlines():
        kinds["state"].validate(json.loads(line))
        accepted += 1
print(json.dumps({"accepted": accepted, "rejected": rejected}))
`;

/** Every state of a whole match, one a line. */
function statesOf(game: PlayableGame): string {
  const dialogue = startDialogue(game, { seed: 2 });
  const lines: Uint8Array[] = [];
  for (;;) {
    lines.push(dialogue.makeLines(ALL_ALIVE)[1]);
    if (dialogue.match.isOver) return Buffer.concat(lines).toString();
    dialogue.play(NO_ORDERS);
  }
}

const title =
  'Python accepts every valid example and every state of a match of each game, and rejects every invalid example';

test.skipIf(!isThere && process.env['CI'] !== 'true')(
  `${title}${isThere ? '' : " (needs Debian's python3-jsonschema)"}`,
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'minions-'));
    for (const game of GAMES) {
      mkdirSync(dirname(join(folder, game.id)), { recursive: true });
      writeFileSync(join(folder, game.id), statesOf(game));
    }
    const { stdout } = await execa(python, ['-W', 'ignore', '-c', SCRIPT, root, folder]);
    const counts = JSON.parse(stdout) as { accepted: number; rejected: number };
    const invalid = GAMES.flatMap(({ id }) =>
      readdirSync(join(root, 'protocol/examples', id, 'invalid')).filter((file) => file.includes('-')),
    );
    expect(counts.rejected).toBe(invalid.length);
    expect(counts.accepted).toBeGreaterThan(121 + 3 * 201);
  },
);
