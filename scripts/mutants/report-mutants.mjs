import { nameArea } from './areas.mjs';

const MAX_TESTS = 5;

export function describeMutant({ path, line, kind, original }) {
  return `${path}:${line} ${kind}: ${original.replaceAll(/\s+/g, ' ').slice(0, 70)}`;
}

/** The share of mutants that were noticed, by area, without those that change nothing; then those that were not. */
export function reportMutants(mutants) {
  const counted = mutants.filter(({ verdict }) => verdict !== 'equivalent');
  const areas = [...new Set(counted.map(({ path }) => nameArea(path)))].sort();
  const lists = areas.map((area) => [area, counted.filter(({ path }) => nameArea(path) === area)]);
  const rows = [...lists, ['all', counted]].map(([area, list]) => makeRow(area, list));
  return `\narea                        killed  of     %\n${rows.join('\n')}\n${listSurvivors(counted)}`;
}

function makeRow(area, list) {
  const killed = list.filter(({ verdict }) => verdict === 'killed').length;
  const percent = Math.round((100 * killed) / list.length);
  return `${area.padEnd(28)}${String(killed).padStart(6)}${String(list.length).padStart(4)}${String(percent).padStart(6)}`;
}

function listSurvivors(mutants) {
  const survivors = mutants.filter(({ verdict }) => verdict !== 'killed');
  const lines = survivors.flatMap((mutant) => {
    const tests = mutant.tests.slice(0, MAX_TESTS).join(', ') || 'no test';
    const more = mutant.tests.length > MAX_TESTS ? ` and ${mutant.tests.length - MAX_TESTS} more` : '';
    return [describeMutant(mutant), `  → ${mutant.text || '(nothing)'}`, `  ${tests}${more}`];
  });
  return lines.length === 0 ? '' : `\nSurvivors, and the tests that reached them:\n${lines.join('\n')}\n`;
}
