import type { ContestProblem } from '../../protocol/types/contest/problem.ts';
import { html } from '../../tournament/report/markup.ts';
import { makeContestPage } from './contest-page.ts';

/** Why something cannot be shown, and what to do. */
export function makeProblemPage({ title, detail, hint }: ContestProblem): string {
  const body = html`<h1>${title}</h1>
    <p class="lead">${detail}</p>
    <p>${hint}</p>`;
  return makeContestPage({ title, contest: 'Contest', path: '', person: undefined, isSandboxed: true, body });
}
