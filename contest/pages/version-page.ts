import type { GateReport, GateStep } from '../../protocol/types/contest/gate-report.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { formatTime } from './match-listing.ts';
import { isOnLadder, makeState } from './version-state.ts';

interface VersionPage extends PageContext {
  readonly version: ContestVersion;
  readonly report: GateReport | undefined;
}

/** One's own version with the report of its gate. */
export function makeVersionPage(page: VersionPage): string {
  const { version, report } = page;
  const { id, bot, number, state, receivedAt, bytes, files, digest, queue } = version;
  const place = queue ? html` ${queue.before} before it, about ${queue.seconds} s` : NOTHING;
  const body = html`<p class="kind">
      ${isOnLadder(state) ? html`<a href="/bots/${bot}"><bdi>${bot}</bdi></a>` : html`<bdi>${bot}</bdi>`}
    </p>
    <h1>Version ${number}</h1>
    <div data-live="report">
      <p>${makeState(state)}${place}</p>
      <p class="soft">
        Last byte received <time datetime="${receivedAt}">${formatTime(receivedAt)}</time> UTC, ${bytes} bytes, ${files}
        ${files === 1 ? 'file' : 'files'}, <code>${digest.slice(0, 19)}…</code>.
        <a href="/api/versions/${id}/source" download="${bot}-${number}.tar.gz">Source</a>
      </p>
      ${report ? makeReport(report, version) : html`<p>The gate has not finished yet.</p>`}
    </div>`;
  return makeContestPage({ ...page, title: `${bot} version ${number}`, path: '', follows: ['version'], body });
}

function makeReport({ passed, steps, stderr, replay }: GateReport, { id, bot }: ContestVersion): Markup {
  const text = stderr.map(({ round, text: said }) => `round ${round}\n${said.trimEnd()}`).join('\n');
  const names = [bot, `${bot}#2`, `${bot}#3`, `${bot}#4`];
  const query = new URLSearchParams([
    ['replay', `/api/versions/${id}/replay`],
    ...names.map((name): [string, string] => ['name', name]),
  ]);
  return html`<h2>The gate: ${passed ? 'passed' : html`<span class="bad">rejected</span>`}</h2>
    ${passed ? NOTHING : html`<p>Nothing else has changed: the active version continues to play.</p>`}
    <ol class="steps">
      ${steps.map(makeStep)}
    </ol>
    ${
      text === ''
        ? NOTHING
        : html`<h2>Standard error by round</h2>
            <pre class="output">${text}</pre>`
    }
    ${
      replay
        ? html`<h2>The match of the gate</h2>
            <iframe class="viewer" src="/viewer.html?${query.toString()}" title="The match of the gate"></iframe>`
        : NOTHING
    }`;
}

function makeStep({ name, passed, seconds, message, hint, output }: GateStep): Markup {
  return html`<li>
    <b>${passed ? '✓' : '✗'} ${name}</b> <span class="soft">${seconds.toFixed(1)} s</span>
    <div${passed ? NOTHING : html` class="bad"`}>${message}</div>
    ${hint === undefined ? NOTHING : html`<div>${hint}</div>`}
    ${output.trim() === '' ? NOTHING : html`<details${passed ? NOTHING : html` open`}><summary>Output</summary><pre class="output">${output}</pre></details>`}
  </li>`;
}
