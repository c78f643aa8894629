import type { ContestMarks } from '../../protocol/types/contest/marks.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { countThings } from '../../tournament/report/format-numbers.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { formatTime } from './match-listing.ts';
import { makeMembers } from './members.ts';
import { isOnLadder, makeState } from './version-state.ts';

/** What becomes of one bot in one round. */
export interface OwnRound {
  readonly round: string;
  readonly title: string;
  readonly bot: string;
  readonly deadline: string;
  readonly note: string;
}

interface MyPage extends PageContext {
  readonly versions: readonly ContestVersion[];
  /** The names of everybody in one's team. */
  readonly members: readonly string[];
  /** One's own mark; undefined where there is none yet. */
  readonly marks: ContestMarks | undefined;
  /** What becomes of one's bots in rounds, newest first. */
  readonly rounds: readonly OwnRound[];
  readonly quotas: { readonly versionsPerDay: number; readonly uploadBytes: number };
}

/** One's own bots: submit, and see what became of it. */
export function makeMyPage(page: MyPage): string {
  const { versions, quotas, person } = page;
  const [latest] = versions;
  const body = html`<h1><bdi>${person!.name}</bdi></h1>
    ${makeTeam(person!.team, page.members)}
    <section class="drop" aria-label="Submit a version">
      <form>
        <label
          >Bot
          <input
            name="bot"
            required
            pattern="[a-z0-9][a-z0-9\\-]{0,31}"
            value="${latest?.bot ?? ''}"
            placeholder="my-bot"
        /></label>
        <label><span class="sr">File</span><input type="file" required /></label>
        <button>Submit</button>
      </form>
      <p class="soft">
        Drop a zip, a tar.gz or one source file here: at most ${Math.floor(quotas.uploadBytes / 2 ** 20)} MiB, and
        ${countThings(quotas.versionsPerDay, 'version')} a
        day${person!.team === null ? '' : ', of all of your team together'}.
      </p>
      <output aria-live="polite"></output>
      <noscript><p>Sending from this page needs its script. “minions submit” works without.</p></noscript>
    </section>
    ${makeOwnMark(page.marks)} ${makeRounds(page.rounds)}
    <h2>Versions</h2>
    <div class="card" data-live="versions">${makeVersions(versions, person!.team !== null)}</div>
    <h2>From the command line</h2>
    <p><code>minions login &lt;your personal link&gt;</code>, then <code>minions submit my-bot</code>.</p>
    <form method="post" action="/sign-out"><button class="quiet">Sign out</button></form>`;
  return makeContestPage({ ...page, title: 'My bots', path: '/me', follows: ['version', 'leaderboard'], body });
}

function makeTeam(team: string | null, members: readonly string[]): Markup {
  if (team === null) return NOTHING;
  return html`<p class="soft">
    Team <b><bdi>${team}</bdi></b
    >: ${makeMembers(members)}. You share your bots: each of you submits, activates and sees reports and standard error.
  </p>`;
}

function makeOwnMark(marks: ContestMarks | undefined): Markup {
  const [own] = marks?.marks ?? [];
  if (!marks || !own) return NOTHING;
  return html`<section class="card fit">
    <h2>Your mark: ${own.mark ?? 'none'}</h2>
    <p>${own.explanation} <a href="/rounds/${marks.round}">The round and its results</a></p>
  </section>`;
}

function makeRounds(rounds: readonly OwnRound[]): Markup {
  if (rounds.length === 0) return NOTHING;
  return html`<h2>Rounds</h2>
    <div class="card">
      <table class="listing">
        <tbody>
          ${rounds.map(
            ({ round, title, bot, deadline, note }) =>
              html`<tr>
                <th scope="row">
                  <a href="/rounds/${round}"><bdi>${title}</bdi></a>
                </th>
                <td class="wide"><time datetime="${deadline}">${formatTime(deadline)}</time></td>
                <td><bdi>${bot}</bdi>: ${note}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

function makeVersions(versions: readonly ContestVersion[], isTeam: boolean): Markup {
  if (versions.length === 0) return html`<p class="soft">You have not submitted anything yet.</p>`;
  // A bot that has not passed the gate yet has no page.
  const onLadder = new Set(versions.filter(({ state }) => isOnLadder(state)).map(({ bot }) => bot));
  return html`<table class="listing">
    <thead>
      <tr>
        <th scope="col">Bot</th>
        <th scope="col" class="number">Version</th>
        <th scope="col">State</th>
        <th scope="col" class="wide">Received (UTC)</th>
        ${isTeam ? html`<th scope="col" class="wide">By</th>` : NOTHING}
        <th scope="col">Report</th>
        <th scope="col"><span class="sr">What to do</span></th>
      </tr>
    </thead>
    <tbody>
      ${versions.map((version) => makeVersion(version, isTeam, onLadder.has(version.bot)))}
    </tbody>
  </table>`;
}

function makeVersion(version: ContestVersion, isTeam: boolean, isOnLadder: boolean): Markup {
  const { id, bot, number, state, receivedAt, by, queue } = version;
  const place = queue ? html` <span class="soft">${queue.before} before it, about ${queue.seconds} s</span>` : NOTHING;
  return html`<tr>
    <th scope="row">${isOnLadder ? html`<a href="/bots/${bot}"><bdi>${bot}</bdi></a>` : html`<bdi>${bot}</bdi>`}</th>
    <td class="number">${number}</td>
    <td>${makeState(state)}${place}</td>
    <td class="wide"><time datetime="${receivedAt}">${formatTime(receivedAt)}</time></td>
    ${isTeam ? html`<td class="wide"><bdi>${by ?? ''}</bdi></td>` : NOTHING}
    <td><a href="/versions/${id}">report</a></td>
    <td>
      ${
        state === 'retired'
          ? html`<form class="inline" method="post" action="/versions/${id}/activate">
              <button class="quiet">Play this one</button>
            </form>`
          : NOTHING
      }
    </td>
  </tr>`;
}
