import type { GateStep } from '../../protocol/types/contest/gate-report.ts';
import type { GateTerms } from '../../protocol/types/contest/gate-terms.ts';
import type { BotPreparer } from '../../judge/prepare/bot-preparer.ts';
import type { BuildOptions } from '../../judge/prepare/build/builds.ts';
import type { FoundBot } from '../../judge/prepare/find/found-bot.ts';
import { checkPublished, isCpp } from './published/check-published.ts';
import { describeViolation, PUBLISHED_RULES } from './published/rules.ts';

type Finding = Omit<GateStep, 'name' | 'seconds'>;

/** Whether a bot keeps to what the terms of a contest say about its sources. */
export async function checkRules(
  bot: FoundBot,
  { profile, oneFile = false }: GateTerms,
  preparer: BotPreparer,
  options: BuildOptions,
): Promise<Finding> {
  const file = bot.entry || bot.name;
  if (profile === 'published' && isCpp(bot)) {
    const violations = await checkPublished(bot, preparer, options);
    const [first] = violations;
    if (first === undefined) return pass('keeps to the restrictions for submissions (Crematoria, 3.3)');
    const lines = violations.map((violation) => describeViolation(file, violation));
    return { passed: false, message: lines[0]!, hint: PUBLISHED_RULES[first.rule], output: lines.join('\n') };
  }
  if (!oneFile || bot.files.length === 1)
    return pass(oneFile ? 'one source file' : 'no restrictions for this language');
  return {
    passed: false,
    message: `${file}: one source file: expected 1 file, got ${bot.files.length}`,
    hint: 'put everything into one source file, and submit that file',
    output: bot.files.slice(0, 50).join('\n'),
  };
}

const pass = (message: string): Finding => ({ passed: true, message, output: '' });
