// The last line of .ci/run: how many tests passed and failed, summed over the JSON reports of vitest in a folder.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const reports = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
const sum = (field) => reports.reduce((total, report) => total + report[field], 0);

const counts = `${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed, ${sum('numPendingTests')} skipped`;
console.log(reports.length === 0 ? 'no tests were run' : counts);
