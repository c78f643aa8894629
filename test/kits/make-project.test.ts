import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/registry.ts';
import { listPlans } from '../../kits/list-plans.ts';
import { makeProject } from '../../kits/make-project.ts';
import { listStarterKits, type StarterKit } from '../../kits/starter-kits.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { emptyFolder } from '../cli/run-minions.ts';
import { KITS, PUBLISHED, TINY } from '../sample-bots/kits.ts';

/** A kit in a language of our own, from the texts of its files. */
function makeKit(files: Record<string, string>, rest: Partial<StarterKit> = {}): StarterKit {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'new'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { id: 'toy', title: 'Toy', folder, copy: {}, rename: {}, hasPlans: true, ...rest };
}

const game = { id: 'ork-island', title: 'Ork Island' };
const command = 'npx minions';

describe('a project', () => {
  test('has the files of the kit under their new names, and its templates filled in', () => {
    const kit = makeKit(
      {
        'demo_ork_island.toy': 'class DemoOrkIsland; NotDemoOrkIsland; {{game}}',
        'dummy_ork_island.toy': '',
        'new/bot.toy': '{{game}} {{game_}} {{Game}} {{title}} {{from}} {{From}} {{name}} {{minions}}',
        'new/{{game_}}.txt': '',
      },
      { copy: { '{{from}}_{{game_}}.toy': 'src/plan.toy' }, rename: { '{{From}}{{Game}}': 'Plan' } },
    );
    const folder = join(emptyFolder(), 'my first bot');
    expect(makeProject({ kit, game, folder, from: 'demo', command })).toEqual([
      'bot.toy',
      'example-state.json',
      'ork_island.txt',
      'src/plan.toy',
    ]);
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    expect(read('bot.toy')).toBe('ork-island ork_island OrkIsland Ork Island demo Demo my_first_bot npx minions');
    // Only whole words are renamed, and only templates are filled in.
    expect(read('src/plan.toy')).toBe('class Plan; NotDemoOrkIsland; {{game}}');
  });

  test('has a name of at most twelve characters [crematoria:player-names]', () => {
    const kit = makeKit({ 'new/bot.json': '{{name}}' });
    const folder = join(emptyFolder(), 'the-best-bot-of-all');
    makeProject({ kit, game, folder, from: 'demo', command });
    expect(readFileSync(join(folder, 'bot.json'), 'utf8')).toBe('the-best-bot');
  });

  test('keeps the permission to run a file', () => {
    const kit = makeKit({ 'new/bot.sh': '' });
    writeFileSync(join(kit.folder, 'run.sh'), '', { mode: 0o755 });
    const folder = join(emptyFolder(), 'mine');
    makeProject({ kit: { ...kit, copy: { 'run.sh': 'run.sh' } }, game, folder, from: 'demo', command });
    expect(statSync(join(folder, 'run.sh')).mode & 0o111).not.toBe(0);
    expect(statSync(join(folder, 'bot.sh')).mode & 0o111).toBe(0);
  });

  test('goes into an empty folder, but never over anything', () => {
    const kit = makeKit({ 'new/bot.toy': '' });
    const folder = emptyFolder();
    expect(makeProject({ kit, game, folder, from: 'demo', command })).toEqual(['bot.toy', 'example-state.json']);
    expect(() => makeProject({ kit, game, folder, from: 'demo', command })).toThrow(
      `the folder "${folder}" is not empty`,
    );
    const file = join(folder, 'bot.toy');
    expect(() => makeProject({ kit, game, folder: file, from: 'demo', command })).toThrow(`"${file}" is a file`);
    expect(readdirSync(folder)).toEqual(['bot.toy', 'example-state.json']);
  });

  test('may have folders and names with a dot, which npm would not pack', () => {
    const kit = makeKit({ 'new/dot-gitignore': 'out' });
    mkdirSync(join(kit.folder, 'new/dot-vscode'));
    writeFileSync(join(kit.folder, 'new/dot-vscode/launch.json'), '{{name}}');
    const folder = join(emptyFolder(), 'mine');
    const files = makeProject({ kit, game, folder, from: 'demo', command });
    expect(files).toEqual(['.gitignore', '.vscode/launch.json', 'example-state.json']);
    expect(readFileSync(join(folder, '.vscode/launch.json'), 'utf8')).toBe('mine');
  });

  test('gets folders of the kit whole, and a name for a class', () => {
    const kit = makeKit(
      { 'player.toy': 'class MyPlayer', 'new/bot.toy': '' },
      { copy: { 'player.toy': 'AI{{Name}}.toy', 'api/': 'lib/' }, rename: { MyPlayer: '{{Name}}' } },
    );
    mkdirSync(join(kit.folder, 'api'));
    for (const name of ['one.toy', 'two.toy']) writeFileSync(join(kit.folder, 'api', name), '');
    for (const [name, className] of [
      ['my-first bot', 'MyFirstBot'],
      ['2nd', 'My2nd'],
      ['riddick', 'Riddick'],
    ] as const) {
      const folder = join(emptyFolder(), name);
      const files = makeProject({ kit, game, folder, from: 'demo', command });
      expect(files).toEqual([`AI${className}.toy`, 'bot.toy', 'example-state.json', 'lib/one.toy', 'lib/two.toy']);
      expect(readFileSync(join(folder, `AI${className}.toy`), 'utf8')).toBe(`class ${className}`);
    }
  });

  test('is told how to play, where the rules are and what to try next', () => {
    const kit = makeKit({ 'new/README.md': '{{playing}}\n\n{{rules}}\n\n{{ideas}}' });
    const folder = join(emptyFolder(), 'mine');
    makeProject({ kit, game, folder, from: 'demo', command });
    const [playing, rules, ideas] = readFileSync(join(folder, 'README.md'), 'utf8').split('\n\n');
    expect(playing).toContain('`npx minions series ork-island . dummy dummy dummy -n 10`');
    expect(readFileSync(rules!, 'utf8')).toMatch(/^# Ork Island/);
    expect(ideas!.split('\n').map((line) => line.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.']);
  });

  test('a template that asks for a name there is not is a bug of ours', () => {
    const kit = makeKit({ 'new/bot.toy': '{{gaem}}' });
    expect(() => makeProject({ kit, game, folder: join(emptyFolder(), 'mine'), from: 'demo', command })).toThrow(
      'asks for {{gaem}}',
    );
  });
});

describe.each(listStarterKits())('a project in $title', (kit) => {
  test.each(GAMES)('for $title is complete', ({ id, title }) => {
    const plans = listPlans({ kit, game: { id, title }, folder: 'mine', command });
    expect(plans).toEqual(expect.arrayContaining(['demo', 'dummy']));
    for (const from of plans) {
      const folder = join(emptyFolder(), 'mine');
      const files = makeProject({ kit, game: { id, title }, folder, from, command });
      const texts = new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
      expect([...texts.values()].join('\n')).not.toMatch(
        /\{\{(game_?|name|title|minions|rules|ideas|playing|esbuild|tsc)\}\}|TODO/i,
      );
      expect(texts.get('README.md')).toContain(`# mine, a bot for ${title}`);
      expect(texts.get('README.md')).toContain(`minions check . ${id}`);
      expect(findValidator('bot')(JSON.parse(texts.get('bot.json')!))).toBe(true);
    }
  });
});

test.each(GAMES)('the example state of $title is one', ({ id }) => {
  const state = new URL(`../../sample-bots/new-project/${id}/example-state.json`, import.meta.url);
  expect(findValidator(`games/${id}/state`)(JSON.parse(readFileSync(state, 'utf8')))).toBe(true);
});

test('there is a kit for every language of the table', () => {
  const table = readFileSync(new URL('../../sample-bots/README.md', import.meta.url), 'utf8');
  const listed = [...table.matchAll(/^\| \[`(\w+)\/`\]/gm)].map(([, id]) => id);
  const known = [...KITS, ...TINY, ...PUBLISHED].map(([language]) => language);
  expect(new Set(listed)).toEqual(new Set(known));
  expect(new Set(listStarterKits().map(({ id }) => id))).toEqual(new Set(known));
});
