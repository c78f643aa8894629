/** Parts of the code whose tests are judged together; the first that fits counts. Some stood in `judge/` in earlier commits. */
const AREAS = [
  ['engine', /^engine\//],
  ['dialogue, replay, protocol', /^(dialogue|replay|protocol)\//],
  ['compare, tune', /^(judge\/(compare|tune|comparison|tuning)|tournament\/(compare|tune))\//],
  ['tournament', /^(judge\/)?tournament\//],
  ['cli', /^(judge\/)?(cli|api)\//],
  ['prepare', /^judge\/prepare\//],
  ['match, bot, host', /^judge\/(match|bot|host)\//],
  ['judge, the rest', /^judge\//],
  ['contest', /^contest\//],
  ['kits', /^kits\//],
  ['viewer', /^viewer\//],
];

export const nameArea = (path) => AREAS.find(([, pattern]) => pattern.test(path))[0];

export const AREA_NAMES = AREAS.map(([name]) => name);
