import { html } from '../../tournament/report/markup.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';

/** How to sign in: there are no passwords. */
export function makeSignInPage(page: PageContext): string {
  const body = html`<h1>Sign in</h1>
    <p class="lead">Open your personal link. The organiser of the contest has given you one.</p>
    <p>
      It looks like <code>…/in/</code> with 43 letters behind it, and works on every device. There are no passwords.
    </p>
    <p>Lost it? Ask the organiser for a new one; the old one then stops working.</p>
    <p>The <a href="/">leaderboard</a> and all matches are public.</p>`;
  return makeContestPage({ ...page, title: 'Sign in', path: '/me', body });
}
