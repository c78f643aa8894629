import { REPORT_STYLE } from '../../tournament/report/report-style.ts';

/** The look of the reports, and what only a contest has. */
export const CONTEST_STYLE = `${REPORT_STYLE.text}
nav { align-items: center; }
nav .brand { margin-right: .6rem; white-space: nowrap; }
nav [aria-current] { background: var(--faint); color: var(--ink); }
nav .who { margin-left: auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--soft); }
.warning + div .warning { padding-top: 0; }
.warning { margin: 0; max-width: none; padding: .5rem 1.25rem; background: var(--w1); color: var(--ink); }
.standings .owner { color: var(--soft); max-width: 14rem; overflow-wrap: anywhere; }
.state { display: inline-block; padding: 0 .5rem; border-radius: 99px; background: var(--faint); font-size: .88rem; }
.state-active { background: var(--b1); }
.state-rejected, .round-rescinded { background: color-mix(in srgb, var(--bad) 15%, var(--card)); color: var(--bad); }
.round-playing, .round-closing { background: var(--b1); }
.season { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; padding-bottom: .5rem; }
.season > section { flex: 1 0 12rem; max-width: 20rem; margin-inline: 0; padding-inline: .8rem; }
.season h2 { margin-top: 0; font-size: 1.1rem; }
.season ol { margin: .3rem 0; padding-left: 2rem; }
.season .out, .season .out a { color: var(--soft); }
.season .first-out { border-top: 2px solid var(--accent); }
.announcement { border-left: 3px solid var(--accent); padding-left: .9rem; margin-block: .9rem; }
.announcement > :first-child { margin-top: 0; }
.stack { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin-block: .5rem; }
.card > h2:first-child { margin-top: .2rem; }
.stack label { display: grid; gap: .15rem; }
.staff-menu { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin: 0 0 .8rem; padding: 0; }
.staff-menu [aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
.switches { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
.switches h3 { margin-top: .2rem; }
.card > .stack [name="reason"], .switches [name="reason"] { flex: 1 1 15rem; }
.stack [name="deadline"] { width: 16rem; }
.stack [name="search"] { flex: 0 1 17rem; min-width: 0; }
.staff-list bdi { overflow-wrap: break-word; }
.staff-list summary { white-space: nowrap; }
.staff-list details input { width: 11rem; }
textarea {
  box-sizing: border-box; width: 100%; font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line);
  border-radius: 6px; padding: .5rem .6rem;
}
.listing { width: 100%; }
.listing tbody tr { border-top: 1px solid var(--line); }
.listing tbody:first-child tr:first-child { border-top: 0; }
.listing td, .listing th { padding-block: .4rem; }
.listing th[scope="row"] { min-width: 4rem; }
.listing .number { text-align: right; }
.listing time { display: inline-block; min-width: 10ch; }
.listing th .soft { font-weight: 400; }
.drop {
  border: 2px dashed var(--line); border-radius: 10px; padding: 1.2rem; margin-top: .9rem; text-align: center;
  background: var(--card);
}

.drop p { margin-inline: auto; }
.drop.over { border-color: var(--accent); background: var(--faint); }
.drop form { display: flex; flex-wrap: wrap; gap: .6rem; justify-content: center; align-items: center; }

.drop label { max-width: 100%; }
input, button, select {
  box-sizing: border-box;
  font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: 6px;
  padding: .3rem .6rem; max-width: 100%;
}
button { cursor: pointer; background: var(--accent); border-color: var(--accent); color: var(--card); font-weight: 600; }
button.quiet { background: none; color: var(--accent); font-weight: 400; }
.inline { display: inline; }
pre.output {
  background: var(--faint); border-radius: 6px; padding: .6rem .8rem; overflow: auto; max-height: 30rem; white-space: pre-wrap;
  overflow-wrap: anywhere; font-size: .86rem;
}
.log { list-style: none; margin: 0; padding: .4rem; position: relative; overflow: auto; max-height: min(60vh, 40rem); background: var(--faint); border-radius: 6px; }
.log li { padding: .2rem .4rem; border-left: 3px solid transparent; }
.log li[aria-current] { border-color: var(--accent); background: var(--card); }
.log button { border: 0; padding: 0; font-size: .86rem; }
.log pre { margin: 0; padding: 0; background: none; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .86rem; }
.steps { list-style: none; padding: 0; }
.steps > li { border-top: 1px solid var(--line); padding: .6rem 0; }
main:has(.match-grid) { max-width: 1720px; }
.match-grid { margin-top: 1rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
iframe.viewer { width: 100%; height: min(80vh, 900px); border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
.history { width: 100%; height: 180px; }
.history polyline { fill: none; stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke; }
.history .band { fill: var(--b1); stroke: none; }
.ratings text { fill: var(--soft); font-size: 12px; }
.ratings .points { text-anchor: end; }
.ratings .version { text-anchor: middle; }
.ratings .tick, .ratings .zero { stroke: var(--line); }
.ratings .reference { stroke: var(--soft); stroke-dasharray: 2 4; }
.ratings .step { stroke: var(--accent); stroke-width: 2; }
.ratings .error { stroke: var(--accent); stroke-width: 6; stroke-linecap: round; opacity: .3; }
.ratings circle { fill: var(--accent); }
.rating { font-size: 2rem; margin: 0; }
.lab-grid { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 1.5rem; }
@media (min-width: 1100px) { .lab-grid { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }
.results { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .1rem .9rem; }
@media (min-width: 1100px) { .match-grid.has-log { grid-template-columns: minmax(0, 3fr) minmax(16rem, 1fr); } }
@media (max-width: 640px) {
  nav { padding-inline: .6rem; gap: .2rem; } nav a { padding-inline: .4rem; } nav .brand { display: none; }
  nav { gap: 0; font-size: .92rem; } nav a { padding-inline: .33rem; } nav .who bdi { display: none; }
  .staff-list details input { width: 8rem; }
  .standings .owner { display: none; }
  .listing .wide { display: none; }
}
`;
