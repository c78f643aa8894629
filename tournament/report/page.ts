import { html, NOTHING, type Markup } from './markup.ts';
import type { PageScript } from './table-script.ts';
import { REPORT_STYLE } from './report-style.ts';

interface PageOptions {
  readonly title: string;
  /** The way from this page to the folder of the report. */
  readonly root: '' | '../';
  readonly body: Markup;
  /** What stands above every page; the pages of a tournament, where it is not said. */
  readonly nav?: Markup;
  /** How this page looks beside what all have in common. */
  readonly style?: Markup;
  readonly script?: PageScript | undefined;
}

// No script may run but the one given here: a name that got past the escaping would still do nothing.
const makePolicy = (script: PageScript | undefined): string =>
  `default-src 'none'; script-src ${script?.hash ?? "'none'"}; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;

/** A whole page: one file that opens from disk and from any web space, and asks for nothing else. */
export function makePage({ title, root, body, nav = makeNav(root), style = NOTHING, script }: PageOptions): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="content-security-policy" content="${makePolicy(script)}" />
        <title>${title}</title>
        <style>
          ${REPORT_STYLE}${style}
        </style>
      </head>
      <body>
        ${nav}
        <main id="main">${body}</main>
        ${script?.element ?? NOTHING}
      </body>
    </html> `.text;
}

function makeNav(root: PageOptions['root']): Markup {
  return html`<a class="skip" href="#main">To the standings</a>
    <nav aria-label="Pages">
      <a href="${root}index.html">Standings</a><a href="${root}index.html#pairs">Pairs</a
      ><a href="${root}index.html#seats">Seats</a><a href="${root}index.html#maps">Maps</a
      ><a href="${root}index.html#faults">Faults</a><a href="${root}times.html">Times</a>
    </nav>`;
}
