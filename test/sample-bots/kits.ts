/** The languages with a starter kit, each with the programs that its bots need beyond Node. */
export const KITS: readonly (readonly [language: string, ...programs: string[]])[] = [
  ['javascript'],
  ['typescript'],
  ['python', 'python3'],
  ['cpp', 'g++'],
  ['java', 'javac', 'java'],
  ['rust', 'rustc', 'cargo'],
  ['go', 'go'],
];

/** Those with one small bot and no kit. */
export const TINY: readonly (readonly [language: string, ...programs: string[]])[] = [
  ['c', 'gcc'],
  ['perl', 'perl'],
  ['ruby', 'ruby'],
  ['lua', 'lua'],
  ['bash', 'bash', 'jq'],
];

/** Projects for those who have the published API in their fingers: no bots of their own. */
export const PUBLISHED: readonly (readonly [language: string, ...programs: string[]])[] = [['eda', 'g++']];
