import { LATER_STEPS } from './later-steps.ts';
import { OPENING_STEPS } from './opening-steps.ts';
import type { Exam, StepFinding, ExamStep } from './exam.ts';

export interface StepReport {
  readonly name: string;
  readonly isRequired: boolean;
  readonly finding: StepFinding;
}

const STEPS: readonly ExamStep[] = [...OPENING_STEPS, ...LATER_STEPS];

/** Takes a bot through the steps in order, up to the first required one that fails, or through all of them. */
export async function checkBot(
  exam: Exam,
  continueAfterFailure: boolean,
  onStep: (report: StepReport) => void,
): Promise<StepReport[]> {
  const reports: StepReport[] = [];
  for (const step of STEPS) {
    const report = { name: step.name, isRequired: step.isRequired, finding: await runStep(step, exam) };
    reports.push(report);
    onStep(report);
    if (hasFailed(report) && !continueAfterFailure) break;
  }
  return reports;
}

export function hasFailed({ isRequired, finding }: StepReport): boolean {
  return isRequired && finding.kind === 'failed';
}

/** With --all, a step may find nothing to look at after an earlier failure. */
async function runStep(step: ExamStep, exam: Exam): Promise<StepFinding> {
  const looksAtAnswers = OPENING_STEPS.indexOf(step) > 2;
  const isSilent = exam.opening?.exchanges.some(({ came }) => came.length === 0) ?? false;
  if (looksAtAnswers && isSilent) return { kind: 'skipped', note: 'there was no answer to look at' };
  return step.run(exam);
}
