import type { GateStep } from '../../protocol/types/contest/gate-report.ts';
import type { Restriction } from '../../judge/prepare/protect/restrictions.ts';
import type { PublishedRule } from './published/rules.ts';

type Finding = Omit<GateStep, 'name' | 'seconds'>;

const PUBLISHED: readonly PublishedRule[] = ['no files', 'no threads', 'no forks', 'no system calls'];

/** What the filters of system calls enforce. */
const RULES: Readonly<Record<Restriction, string>> = { published: PUBLISHED.join(', '), 'no-children': 'no processes' };

/**
 * Runs a step of the gate under a restriction. A bot notices a denied call only as an error, and may fail far behind it:
 * if a failed step passes without the restriction, its rules are named.
 */
export async function findFiltered(
  restriction: Restriction | undefined,
  run: (restriction: Restriction | undefined) => Promise<Finding>,
): Promise<Finding> {
  const finding = await run(restriction);
  if (finding.passed || restriction === undefined || !(await run(undefined)).passed) return finding;
  const hint = 'the step passes without the filter of system calls: do without what these rules deny';
  return { ...finding, message: `${RULES[restriction]}: ${finding.message}`, hint };
}
