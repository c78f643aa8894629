import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, type Markup } from '../../tournament/report/markup.ts';
import type { SimilarSide, SimilarVersions } from './compare-versions.ts';

const STYLE = `
:root { color-scheme: light dark; --mark: #fde68a; --line: #8884; }
@media (prefers-color-scheme: dark) { :root { --mark: #713f12; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1600px; padding: 1rem 2rem 4rem; }
table { border-collapse: collapse; } th, td { padding: 0.3rem 0.9rem 0.3rem 0; text-align: left; border-bottom: 1px solid var(--line); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; } .pair > div { min-width: 0; }
pre { overflow: auto; max-height: 34rem; border: 1px solid var(--line); border-radius: 6px; font-size: 13px; margin: 0 0 1rem; }
code { display: block; padding: 0 0.7rem; } mark { display: block; background: var(--mark); color: inherit; }
i { color: #8889; font-style: normal; user-select: none; display: inline-block; width: 3.2em; }
@media (max-width: 800px) { .pair { grid-template-columns: 1fr; } body { padding: 1rem; } }
`;

/** A report for staff alone: it has the source of people's bots in it. */
export function makeSimilarPage(title: string, pairs: readonly SimilarVersions[]): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Similar submissions · ${title}</title>
        <style>
          ${html([STYLE] as unknown as TemplateStringsArray)}
        </style>
      </head>
      <body>
        <h1>Similar submissions</h1>
        <p>
          Each row is two people and the two of their versions that share most. Names, numbers, texts, comments, layout
          and the order of functions do not count. What the starter kits and sample bots have was taken out first. A
          high share is a reason to read both programs, not a proof. This page has source code in it: it is for staff
          alone.
        </p>
        ${pairs.length === 0 ? html`<p>No two people share more than a few lines.</p>` : makeTable(pairs)}
        ${pairs.map(makePair)}
      </body>
    </html> `.text;
}

const percent = (share: number): string => `${Math.min(100, Math.round(100 * share))} %`;

function makeTable(pairs: readonly SimilarVersions[]): Markup {
  return html`<table>
    <thead>
      <tr>
        <th class="number" scope="col">Shared</th>
        <th class="number" scope="col">Fingerprints</th>
        <th scope="col">One</th>
        <th scope="col">The other</th>
      </tr>
    </thead>
    <tbody>
      ${pairs.map(
        ({ share, fingerprints, one, other }, at) =>
          html`<tr>
            <td class="number"><a href="#pair-${at + 1}">${percent(share)}</a></td>
            <td class="number">${fingerprints}</td>
            <td>${one.name}</td>
            <td>${other.name}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function makePair({ share, one, other }: SimilarVersions, at: number): Markup {
  return html`<h2 id="pair-${at + 1}">${percent(share)}: ${one.name}, ${other.name}</h2>
    <div class="pair">
      <div>${makeSide(one)}</div>
      <div>${makeSide(other)}</div>
    </div>`;
}

/** The files that something is shared of, with the shared lines marked. */
function makeSide({ folder, lines }: SimilarSide): readonly Markup[] {
  return [...new Set(lines.map(({ file }) => file))].map((file) => {
    const ranges = lines.filter((range) => range.file === file);
    const isShared = (line: number): boolean => ranges.some(({ from, to }) => from <= line && line <= to);
    const source = readFileSync(join(folder, file), 'utf8').split('\n');
    const rows = source.map((text, index) =>
      isShared(index + 1)
        ? html`<mark><i>${index + 1}</i>${text}</mark>`
        : html`<span><i>${index + 1}</i>${text}${'\n'}</span>`,
    );
    return html`<h3>${file}</h3>
      <pre><code>${rows}</code></pre>`;
  });
}
