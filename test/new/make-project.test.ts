import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/registry.ts';
import { makeProject } from '../../judge/new/make-project.ts';
import { listStarterKits, type StarterKit } from '../../judge/new/starter-kits.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { emptyFolder } from '../cli/run-minions.ts';
import { KITS, TINY } from '../sample-bots/kits.ts';

/** A kit in a language of our own, from the texts of its files. */
function makeKit(files: Record<string, string>, rest: Partial<StarterKit> = {}): StarterKit {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'new'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { id: 'toy', title: 'Toy', folder, copy: {}, rename: {}, hasPlans: true, ...rest };
}

const game = { id: 'ork-island', title: 'Ork Island' };

describe('a project', () => {
  test('has the files of the kit under their new names, and its templates filled in', () => {
    const kit = makeKit(
      {
        'demo_ork_island.toy': 'class DemoOrkIsland; NotDemoOrkIsland; {{game}}',
        'dummy_ork_island.toy': '',
        'new/bot.toy': '{{game}} {{game_}} {{Game}} {{title}} {{from}} {{From}} {{name}}',
        'new/{{game_}}.txt': '',
      },
      { copy: { '{{from}}_{{game_}}.toy': 'src/plan.toy' }, rename: { '{{From}}{{Game}}': 'Plan' } },
    );
    const folder = join(emptyFolder(), 'my first bot');
    expect(makeProject({ kit, game, folder, from: 'demo' })).toEqual(['bot.toy', 'ork_island.txt', 'src/plan.toy']);
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    expect(read('bot.toy')).toBe('ork-island ork_island OrkIsland Ork Island demo Demo my_first_bot');
    // Only whole words are renamed, and only templates are filled in.
    expect(read('src/plan.toy')).toBe('class Plan; NotDemoOrkIsland; {{game}}');
  });

  test('has a name of at most twelve characters [crematoria:player-names]', () => {
    const kit = makeKit({ 'new/bot.json': '{{name}}' });
    const folder = join(emptyFolder(), 'the-best-bot-of-all');
    makeProject({ kit, game, folder, from: 'demo' });
    expect(readFileSync(join(folder, 'bot.json'), 'utf8')).toBe('the-best-bot');
  });

  test('keeps the permission to run a file', () => {
    const kit = makeKit({ 'new/bot.sh': '' });
    writeFileSync(join(kit.folder, 'run.sh'), '', { mode: 0o755 });
    const folder = join(emptyFolder(), 'mine');
    makeProject({ kit: { ...kit, copy: { 'run.sh': 'run.sh' } }, game, folder, from: 'demo' });
    expect(statSync(join(folder, 'run.sh')).mode & 0o111).not.toBe(0);
    expect(statSync(join(folder, 'bot.sh')).mode & 0o111).toBe(0);
  });

  test('goes into an empty folder, but never over anything', () => {
    const kit = makeKit({ 'new/bot.toy': '' });
    const folder = emptyFolder();
    expect(makeProject({ kit, game, folder, from: 'demo' })).toEqual(['bot.toy']);
    expect(() => makeProject({ kit, game, folder, from: 'demo' })).toThrow(`the folder "${folder}" is not empty`);
    const file = join(folder, 'bot.toy');
    expect(() => makeProject({ kit, game, folder: file, from: 'demo' })).toThrow(`"${file}" is a file`);
    expect(readdirSync(folder)).toEqual(['bot.toy']);
  });

  test('a template that asks for a name there is not is a bug of ours', () => {
    const kit = makeKit({ 'new/bot.toy': '{{gaem}}' });
    expect(() => makeProject({ kit, game, folder: join(emptyFolder(), 'mine'), from: 'demo' })).toThrow(
      'asks for {{gaem}}',
    );
  });
});

describe.each(listStarterKits())('a project in $title', (kit) => {
  test.each(GAMES)('for $title is complete', ({ id, title }) => {
    for (const from of kit.hasPlans ? ['demo', 'dummy'] : ['demo']) {
      const folder = join(emptyFolder(), 'mine');
      const files = makeProject({ kit, game: { id, title }, folder, from });
      const texts = new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
      expect([...texts.values()].join('\n')).not.toMatch(/\{\{\w+\}\}|TODO/);
      expect(texts.get('README.md')).toContain(`# mine, a bot for ${title}`);
      expect(texts.get('README.md')).toContain(`minions check . ${id}`);
      expect(findValidator('bot')(JSON.parse(texts.get('bot.json')!))).toBe(true);
    }
  });
});

test('there is a kit for every language of the table', () => {
  const table = readFileSync(new URL('../../sample-bots/README.md', import.meta.url), 'utf8');
  const listed = [...table.matchAll(/^\| \[`(\w+)\/`\]/gm)].map(([, id]) => id);
  const known = [...KITS, ...TINY].map(([language]) => language);
  expect(new Set(listed)).toEqual(new Set(known));
  expect(new Set(listStarterKits().map(({ id }) => id))).toEqual(new Set(known));
});
