/** What the letters of each board mean, in one word. model.mjs holds them against the letters of the schemas. */
export const LETTERS = {
  apocalypse: { ':': 'forest', '.': 'grass', O: 'water', X: 'mountain' },
  crematoria: { R: 'rock', C: 'cave', E: 'elevator', O: 'outside' },
  'ork-island': { W: 'water', '.': 'grass', F: 'forest', S: 'sand', C: 'city', P: 'path' },
  'walking-dead': { X: 'debris', '.': 'street', M: 'food' },
};
