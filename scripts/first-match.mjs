// npm start: a first match of Crematoria between bots in three languages, and what to do next.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The bot, or its JavaScript twin where the language is not installed. */
function botNeeding(program, bot) {
  if (spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0) return bot;
  const twin = bot.replace(/^\w+/, 'javascript');
  console.log(`${program} is not installed: ${twin} plays instead of ${bot}`);
  return twin;
}

const bots = ['javascript/dummy', botNeeding('python3', 'python/dummy'), botNeeding('g++', 'cpp/dummy'), 'demo'];
const replay = 'matches/first.jsonl';

mkdirSync(join(root, 'matches'), { recursive: true });
const args = ['play', 'crematoria', ...bots, '-s', '30', '-o', replay];
console.log(`npx minions ${args.join(' ')}\n`);
const { status } = spawnSync(process.execPath, ['dist/minions.cjs', ...args], { cwd: root, stdio: 'inherit' });
// What was wrong is already on the screen.
if (status !== 0) process.exit(status ?? 1);

console.log(`Next:
  npx minions view ${replay}                   watch it in your browser
  npx minions verify ${replay}                 play it again and compare every round
  npx minions new python crematoria mine                  a bot of your own, in this or another language`);
