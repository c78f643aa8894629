import { Markup } from './markup.ts';

/** How every page looks: light and dark, wide and narrow, on paper. */
export const REPORT_STYLE = new Markup(`
:root {
  --page: #f6f5f2; --card: #fff; --ink: #1d1f23; --soft: #5d6068; --line: #dcd9d2; --faint: #eceae5;
  --accent: #1f5fa8; --bad: #b00d26;
  --p1: #1f5fa8; --p2: #7aa7d6; --p3: #d5cdb9; --p4: #b98f55;
  --b3: #2f74bd; --b2: #86b2de; --b1: #cfe0f1; --even: #eeece7; --w1: #f3e0c8; --w2: #e0b585; --w3: #b9773a;
  --on-strong: #fff; color-scheme: light;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #16181d; --card: #1f2228; --ink: #e9e7e2; --soft: #a3a6ae; --line: #343841; --faint: #2a2d34;
    --accent: #7db4f5; --bad: #ff7a7e;
    --p1: #7db4f5; --p2: #3f6ea6; --p3: #5b564a; --p4: #a87b42;
    --b3: #3d83cf; --b2: #2f5c8d; --b1: #28405a; --even: #2b2e35; --w1: #4a3d2c; --w2: #7d5c33; --w3: #b9803f;
    --on-strong: #fff; color-scheme: dark;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 3.2rem; }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif;
  font-variant-numeric: tabular-nums;
}
main { max-width: 1180px; margin: 0 auto; padding: 1.6rem 1.25rem 4rem; }
nav {
  position: sticky; top: 0; z-index: 3; display: flex; gap: .25rem; overflow-x: auto; padding: .45rem 1.25rem;
  background: var(--card); border-bottom: 1px solid var(--line);
}
nav a { padding: .2rem .65rem; border-radius: 6px; text-decoration: none; color: var(--soft); white-space: nowrap; }
nav a:hover { background: var(--faint); color: var(--ink); }
a { color: var(--accent); text-underline-offset: 2px; text-decoration-thickness: 1px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; border-radius: 3px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: .4rem; z-index: 4; background: var(--card); padding: .3rem .7rem; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 .3rem; letter-spacing: -.015em; text-wrap: balance; overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; line-height: 1.25; margin: 2.6rem 0 .3rem; letter-spacing: -.01em; }
h3 { font-size: 1rem; margin: 1.6rem 0 .4rem; }
p { margin: .3rem 0 .8rem; max-width: 46rem; }
.kind { color: var(--soft); margin: 0 0 .2rem; }
.lead { font-size: 1.12rem; line-height: 1.45; max-width: 58rem; text-wrap: pretty; }
.soft, .none { color: var(--soft); }
.none { opacity: .6; }
.bad { color: var(--bad); }
p, li, bdi { overflow-wrap: anywhere; }
.facts { display: flex; flex-wrap: wrap; gap: .6rem 2.2rem; margin: 1.1rem 0 0; padding: 0; }
.facts div { display: flex; flex-direction: column-reverse; }
.facts dt { color: var(--soft); font-size: .86rem; }
.facts dd { margin: 0; font-size: 1.45rem; line-height: 1.2; font-weight: 600; }
table { border-collapse: collapse; }
th { text-align: left; font-weight: 600; }
thead th { color: var(--soft); font-weight: 500; font-size: .84rem; vertical-align: bottom; }
td, th { padding: .28rem .6rem; vertical-align: middle; }
.number { text-align: right; }
.plain td:not(.bad), .number { white-space: nowrap; }
.scroll { overflow-x: auto; max-width: 100%; position: relative; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .5rem .6rem .7rem; margin-top: .9rem; }
.fit { width: fit-content; max-width: 100%; }

.standings { width: 100%; }
.standings tbody tr:not(.tier):hover { background: var(--faint); }
.standings .tier th {
  color: var(--soft); font-size: .78rem; font-weight: 500; padding-top: .75rem; padding-bottom: .1rem;
  border-top: 1px solid var(--line);
}
.standings .rank { text-align: right; width: 3rem; font-weight: 600; }
.standings thead .rank { font-weight: 500; }
.standings .own { text-align: right; width: 3rem; }
.standings .name { min-width: 11.5rem; max-width: 15rem; }
.standings .name a { color: inherit; text-decoration-color: var(--line); }
.standings .chart { width: 36%; min-width: 150px; padding: 0 .3rem; overflow: clip; }
.standings :is(.points, .range, .mean, .matches, .faults, .mark) { text-align: right; white-space: nowrap; }
.standings .finishes { width: 96px; }
.standings .mark { font-weight: 600; }
svg { display: block; overflow: visible; }
.axis text { fill: var(--soft); font-size: 11px; text-anchor: middle; }
.bar .tick { stroke: var(--faint); }
.standings .bar { margin-block: -.5px; }
.bar .zero { stroke: var(--line); stroke-width: 1.5; }
.bar .reference { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 4 3; }
.standings .bar :is(.tick, .zero, .reference) { transform: scaleY(3); transform-origin: 0 16px; }
.standings .bar .reference { stroke-dasharray: 1.33 1; }
.bar .error { stroke: var(--accent); stroke-width: 2; }
.bar circle { fill: var(--accent); stroke: var(--card); stroke-width: 1.5; }
.places { border-radius: 3px; overflow: hidden; min-width: 70px; }
.place1 { fill: var(--p1); } .place2 { fill: var(--p2); } .place3 { fill: var(--p3); } .place4 { fill: var(--p4); }
.keys span:not(.key) { white-space: nowrap; }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 2px; margin: 0 .3em 0 .8em; vertical-align: -.05em; }

.pairs { font-size: .84rem; }
.pairs th, .pairs td { padding: 0; }
.pairs tbody th { position: sticky; left: 0; z-index: 1; background: var(--card); padding-right: .6rem; font-weight: 500; max-width: 11rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.pairs tbody th a { color: inherit; text-decoration-color: var(--line); }
.pairs thead th { vertical-align: bottom; text-align: center; padding-bottom: .3rem; }
.pairs thead span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); max-height: 8.5rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.pairs td { width: 3.1rem; min-width: 3.1rem; height: 2rem; text-align: center; border: 1px solid var(--card); white-space: nowrap; }
.pairs .self { background: repeating-linear-gradient(135deg, var(--faint) 0 1px, transparent 1px 5px); }
.pairs.large td { width: 13px; min-width: 13px; height: 13px; border-width: .5px; }
.pairs.large tbody th, .pairs.large thead th { font-size: .72rem; line-height: 13px; }
.b3 { background: var(--b3); color: var(--on-strong); } .b2 { background: var(--b2); } .b1 { background: var(--b1); }
.even { background: var(--even); }
.w1 { background: var(--w1); } .w2 { background: var(--w2); } .w3 { background: var(--w3); color: var(--on-strong); }

.tools input { font: inherit; padding: .2rem .4rem; border: 1px solid var(--line); border-radius: 4px; background: var(--card); color: inherit; max-width: 12rem; }
.tools button { font: inherit; padding: .2rem .7rem; margin-left: .5rem; }
.standings thead button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
.standings thead [aria-sort="ascending"] button::after { content: ' \\2191'; }
.standings thead [aria-sort="descending"] button::after { content: ' \\2193'; }
.standings tr.me { background: var(--b1); }
.fault .matches { columns: 20rem; list-style: none; margin: .2rem 0; padding: 0; }
.bracket { margin-bottom: 1.6rem; display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 0 1rem; }
.bracket h3 { margin: .2rem 0; } .bracket ol { margin: .2rem 0 .4rem; padding-left: 1.6rem; }
.card:has(.history) { max-width: 46rem; }
.history { width: 100%; height: auto; max-width: 44rem; display: block; }
.history path { fill: none; stroke: var(--accent); stroke-width: 2; }
.history .band { fill: var(--b1); stroke: none; }
.history text { fill: var(--soft); font-size: 11px; }

.order { columns: 17rem; column-gap: 2rem; list-style: none; padding: .8rem 1rem; }
.order li { break-inside: avoid; padding: .12rem 0; }
.order b { display: inline-block; min-width: 2rem; text-align: right; margin-right: .3rem; }
.order .soft { font-size: .86rem; }

.plain, .seats, .rivals { min-width: 24rem; }
:is(.plain, .seats, .rivals) tbody tr { border-top: 1px solid var(--faint); }
.seats .finishes, .rivals .finishes { width: 14rem; }
.seats th { white-space: nowrap; }
:is(.plain, .rivals):not(.maps) tbody th { min-width: 8.4rem; }
.list { width: 100%; font-size: .93rem; }
.list tbody tr { border-top: 1px solid var(--faint); }
.list tbody tr:hover { background: var(--faint); }
.list td { vertical-align: top; }
.list td:nth-child(-n + 3) { text-align: right; white-space: nowrap; width: 1%; }
.list td:last-child { width: 1%; white-space: nowrap; }
.list ol { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 0 1rem; list-style: none; margin: 0; padding: 0; }
.list .me { font-weight: 600; }
.fault { border-left: 3px solid var(--bad); padding: .1rem 0 .1rem .8rem; margin: .8rem 0; }
pre {
  background: var(--faint); border-radius: 6px; padding: .6rem .8rem; margin: .4rem 0; overflow: auto; max-height: 22rem;
  font: 13px/1.45 ui-monospace, 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere;
}
code { font: .92em ui-monospace, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
details { margin-top: .6rem; }
details > summary { cursor: pointer; color: var(--accent); width: fit-content; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(21rem, 1fr)); gap: 0 2.5rem; }
.columns > * { min-width: 0; }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .9rem; }

@media screen and (max-width: 760px) {
  body { font-size: 16px; }
  main { padding: 1.1rem .8rem 3rem; }
  nav { padding-inline: .3rem; flex-wrap: wrap; gap: 0; } nav a { padding-inline: .4rem; }
  h1 { font-size: 1.6rem; }
  .card { padding-inline: .2rem; margin-inline: -.3rem; }
  .standings, .standings tbody, .standings thead { display: block; }
  .standings tr {
    display: grid; grid-template-columns: 2rem minmax(0, 1fr) auto auto; align-items: center;
    grid-template-areas: 'rank name points range' '. chart chart chart'; padding: .15rem 0;
  }
  .standings tr:has(.mark) { grid-template-columns: 2rem minmax(0, 1fr) auto auto auto; grid-template-areas: 'rank name points range mark' '. chart chart chart chart'; }
  .standings thead tr { position: static; }
  .standings thead .name, .standings thead .rank { visibility: hidden; }
  .standings .tier { display: block; padding: 0; }
  .standings .tier th { display: block; border-top: 1px solid var(--line); }
  .standings .rank { grid-area: rank; width: auto; } .standings .name { grid-area: name; max-width: none; min-width: 0; }
  .standings .chart { grid-area: chart; width: auto; } .standings .points { grid-area: points; }
  .standings .range { grid-area: range; min-width: 3.3rem; }
  .standings thead :is(.points, .range) { font-size: .74rem; }
  .standings .name { font-size: .95rem; } .standings .points { font-size: .95rem; } .standings .mark { grid-area: mark; min-width: 3.2rem; }
  .standings td, .standings th { padding: .1rem .3rem; }
  .standings :is(.own, .mean, .finishes, .matches, .faults) { display: none; }
  .pairs tbody th { max-width: 6.5rem; }
  .columns { grid-template-columns: 1fr; }
  .plain, .seats, .rivals { min-width: 0; width: 100%; }
  .seats .finishes, .rivals .finishes { width: 38%; }
  td, th { padding-inline: .35rem; }
  .list thead { display: none; }
  .list tr { display: grid; grid-template-columns: 4.2rem 5.4rem 1fr auto; padding: .3rem 0; }
  .list td { width: auto !important; text-align: left !important; padding-block: 0; }
  .list td:nth-child(4) { grid-column: 1 / -1; grid-row: 2; }
  .list ol { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 .6rem; font-size: .86rem; }
  .plain, .rivals { font-size: .86rem; }
  .plain thead th, .plain td:not(.number) { white-space: normal; }
  :is(.plain, .rivals) :is(td, th) { padding-inline: .22rem; }
  :is(.plain, .rivals):not(.maps) tbody th { min-width: 5.8rem; overflow-wrap: anywhere; }
  .wide { display: none; }
  .history text { font-size: 20px; }
}
@media print {
  :root {
    --page: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb; --faint: #e8e8e8; --accent: #1f5fa8; --bad: #900;
    --p1: #1f5fa8; --p2: #7aa7d6; --p3: #d5cdb9; --p4: #b98f55;
    --b3: #2f74bd; --b2: #86b2de; --b1: #cfe0f1; --even: #eeece7; --w1: #f3e0c8; --w2: #e0b585; --w3: #b9773a;
    color-scheme: light;
  }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  nav, .skip { display: none; }
  .card { border: 0; padding: 0; }
  a { color: inherit; text-decoration: none; }
  tr, .fault { break-inside: avoid; }
  h2, h3, .tier { break-after: avoid; }
  thead { display: table-header-group; }
  .scroll { overflow: visible; }
  pre { max-height: none; }
  td, th { padding: .12rem .3rem; }
  table { font-size: 8.5pt; }
  .plain, .seats, .rivals { min-width: 0; }
  .columns { grid-template-columns: 4fr 5fr; gap: 0 1rem; }
  .columns > :only-child { grid-column: 1 / -1; }
  .list { font-size: 7.5pt; }
  .list ol { gap: 0 .5rem; }
  .list :is(td, th):last-child { display: none; }
  .rivals { font-size: 8pt; }
  .rivals tbody th { min-width: 7.2rem; }
  .seats .finishes { width: 8rem; }
  .standings thead th { white-space: normal; font-size: 7.5pt; }
  .standings .rank, .standings .own { width: 1.6rem; }
  .standings .name { min-width: 8.2rem; }
  .standings .chart { min-width: 110px; width: 26%; }
  .standings .bar { margin-block: -6px; }
  .standings .finishes { width: 70px; }
  .places { min-width: 50px; }
  .pairs { font-size: 7pt; }
  .pairs td { width: 2.3rem; min-width: 2.3rem; height: 1.4rem; }
  .pairs.large td { width: 9px; min-width: 9px; height: 9px; }
  .pairs.large tbody th, .pairs.large thead th { font-size: 5.5pt; line-height: 9px; }
}
`);
