import type { ContestProblem } from '../../protocol/types/contest/problem.ts';
import { html } from '../../tournament/report/markup.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';

/** Why something cannot be shown, and what to do. */
export function makeProblemPage({ title, detail, hint, request }: ContestProblem, context: PageContext): string {
  const body = html`<h1>${title}</h1>
    <p class="lead">${detail}</p>
    <p>${hint}</p>
    <p class="soft">If you ask the organiser, quote this request: <code>${request}</code></p>`;
  return makeContestPage({ ...context, title, path: '', body });
}
