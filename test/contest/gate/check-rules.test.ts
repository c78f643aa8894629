import { expect, test } from 'vitest';
import { checkRules } from '../../../contest/gate/check-rules.ts';
import type { BotPreparer } from '../../../judge/prepare/bot-preparer.ts';
import type { FoundBot } from '../../../judge/prepare/find/found-bot.ts';
import { UNPROTECTED } from '../../../judge/prepare/protect/choose-sandbox.ts';
import type { GateTerms } from '../../../protocol/types/contest/gate-terms.ts';

const check = (files: readonly string[], terms: Partial<GateTerms>, entry = 'bot.py') =>
  checkRules(
    { name: 'mine', entry, folder: '/', files, recipe: { run: ['python3', 'bot.py'] } } as unknown as FoundBot,
    terms as GateTerms,
    {} as BotPreparer,
    { sandbox: UNPROTECTED },
  );

test('a contest of one source file takes one', async () => {
  expect(await check(['bot.py'], { oneFile: true })).toEqual({ passed: true, message: 'one source file', output: '' });
  expect(await check(['bot.py', 'more.py'], { oneFile: true })).toEqual({
    passed: false,
    message: 'bot.py: one source file: expected 1 file, got 2',
    hint: 'put everything into one source file, and submit that file',
    output: 'bot.py\nmore.py',
  });
  const many = Array.from({ length: 60 }, (_, at) => `${at}.py`);
  const { message, output } = await check(many, { oneFile: true }, '');
  expect([message, output.split('\n')]).toEqual(['mine: one source file: expected 1 file, got 60', many.slice(0, 50)]);
});

test.each([{}, { oneFile: false }, { profile: 'published' as const }])('%j leaves Python alone', async (terms) => {
  expect(await check(['bot.py', 'more.py'], terms)).toEqual({
    passed: true,
    message: 'no restrictions for this language',
    output: '',
  });
});
