import { html, Markup, NOTHING } from '../../tournament/report/markup.ts';

interface SheetEntry {
  readonly id: string;
  readonly name: string;
  readonly team: string | null;
  readonly section: string | null;
  readonly link: string;
}

const STYLE = new Markup(`
body { font: 11pt/1.4 system-ui, sans-serif; margin: 1.5cm; color: #000; background: #fff; }
.slips { display: grid; grid-template-columns: 1fr; }
.slip { border-bottom: 1px dashed #888; padding: .45cm 0; break-inside: avoid; }
.slip h2 { font-size: 13pt; margin: 0; }
.slip p { margin: .1cm 0 0; }
.slip code { font-size: 10pt; overflow-wrap: anywhere; }
.soft { color: #555; }
@media print { .screen { display: none; } body { margin: 0; } }
`);

/** A page to print and cut: a slip with a personal link for everybody. */
export function makeLinkSheet(contest: string, people: readonly SheetEntry[]): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="robots" content="noindex" />
        <title>Personal links · ${contest}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <p class="screen">
          Print this page, cut it along the lines, and delete the file. Anybody who has a link can submit in the name of
          its owner.
        </p>
        <div class="slips">${people.map((person) => makeSlip(contest, person))}</div>
      </body>
    </html> `.text;
}

function makeSlip(contest: string, { id, name, team, section, link }: SheetEntry): Markup {
  const groups = [section, team].filter((group) => group !== null).join(' · ');
  return html`<section class="slip">
    <h2>${name}</h2>
    <p class="soft">${contest} · ${id}${groups === '' ? NOTHING : html` · ${groups}`}</p>
    <p>Open this to sign in, and keep it to yourself:</p>
    <p><code>${link}</code></p>
  </section>`;
}
