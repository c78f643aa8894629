import { expect, test } from 'vitest';
import { testWith } from '../../test-with.ts';
import { emptyFolder, runMinions } from '../run-minions.ts';

const bots = ['null', 'null', 'null', 'null'];
/** A machine without bubblewrap, or anything else. */
const bare = { PATH: emptyFolder() };

test.each([
  [['play', 'ork-island', ...bots, '--limits', 'contest']],
  [['check', 'null', 'ork-island', '--limits', 'contest']],
  [['play', 'ork-island', ...bots, '--sandbox', 'bwrap']],
  [['series', 'ork-island', ...bots, '-n', '1', '--limits', 'contest']],
  [['tournament', 'ork-island', 'a=null', 'b=null', 'c=null', 'd=null', '--limits', 'contest', '-o', 'cup']],
])('minions %j refuses to run without a sandbox', async (args) => {
  const { code, stdout, stderr } = await runMinions(args, emptyFolder(), bare);
  expect({ code, stdout: stdout.replace(/^(Ork Island|Commitment .*)\n?/, '') }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('bubblewrap is not installed, or does not work on this machine');
  expect(stderr).toContain('apt install bubblewrap');
  expect(stderr).toContain('--sandbox none if you trust all bots');
});

test.each([
  ['because there is none', [], 'install bubblewrap'],
  ['because people said so', ['--sandbox', 'none'], 'that is for bots you trust'],
  ['because people said so, in a contest too', ['--limits', 'contest', '--sandbox', 'none'], 'for bots you trust'],
])('who plays without a sandbox %s is told all of what that means', async (_, options, advice) => {
  const { code, stderr } = await runMinions(['play', 'ork-island', ...bots, ...options], emptyFolder(), bare);
  expect(code).toBe(0);
  for (const risk of ['read and change your files', 'use the network', 'other bots', 'leave programs behind', advice]) {
    expect(stderr).toContain(risk);
  }
});

testWith('bwrap')('with a sandbox there is nothing to be told', async () => {
  const args = ['play', 'ork-island', ...bots, '--limits', 'contest'];
  expect(await runMinions(args, emptyFolder())).toMatchObject({ code: 0, stderr: '' });
});
