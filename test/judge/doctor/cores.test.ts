import { expect, test } from 'vitest';
import { cores } from '../../../judge/doctor/examine.ts';
import { MadeUpProc } from '../host/made-up-proc.ts';

test.each([
  ['0', false, '1', '1 match at a time', 'no match'],
  ['0-1', true, '2', '2 matches at a time', 'no match'],
  // The first of more than two is left to the system.
  ['0-2', true, '3', '2 matches at a time', 'no match'],
  ['0-5', true, '6', '5 matches at a time', '1 match'],
  ['0-10', true, '11', '10 matches at a time', '2 matches'],
])('with the cores %s', (list, isGood, found, serial, parallel) => {
  const proc = new MadeUpProc();
  proc.files['/proc/self/status'] = `Name:\tnode\nCpus_allowed_list:\t${list}\n`;
  const follows = `${serial} if bots compute one after another, ${parallel} with --turns parallel`;
  expect(cores(proc)).toEqual({ name: 'cores', isGood, found, follows });
});
