/** Parts of the code whose tests are judged together; the first that fits counts. */
const AREAS = [
  ['engine', /^engine\//],
  ['dialogue, replay, protocol', /^(dialogue|replay|protocol)\//],
  ['prepare', /^judge\/prepare\//],
  ['match, bot, host', /^judge\/(match|bot|host)\//],
  ['judge, the rest', /^judge\//],
  ['compare, tune', /^tournament\/(compare|tune)\//],
  ['tournament', /^tournament\//],
  ['contest', /^contest\//],
  ['kits', /^kits\//],
  ['cli', /^(cli|api)\//],
  ['viewer', /^viewer\//],
];

export const nameArea = (path) => AREAS.find(([, pattern]) => pattern.test(path))[0];

export const AREA_NAMES = AREAS.map(([name]) => name);
