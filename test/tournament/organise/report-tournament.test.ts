import { expect, test } from 'vitest';
import { locateTournament } from '../../../tournament/folder/locate-tournament.ts';
import { reportTournament } from '../../../tournament/organise/report-tournament.ts';

test('standard error and pseudonyms together are refused before anything is read or written', async () => {
  const report = reportTournament(locateTournament('/nowhere'), { hasPseudonyms: true, showsStderr: true });
  await expect(report).rejects.toThrow('--show-stderr cannot be combined with --pseudonyms');
});
