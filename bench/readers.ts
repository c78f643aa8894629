import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** In each language with a kit, a bot that reads every state into the types of its game and gives no orders: its files by name. */
const READERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cpp: {
    'demo.cc': `#include "minions/apocalypse.hh"
#include "minions/crematoria.hh"
#include "minions/ork-island.hh"
#include "minions/walking-dead.hh"
#define READS(game) \\
  namespace game { \\
  class Reader : public Plan { \\
   public: \\
    Orders play(const State&, Random&) override { return {}; } \\
  }; \\
  std::unique_ptr<Plan> makePlan() { return std::make_unique<Reader>(); } \\
  }
READS(crematoria)
READS(walking_dead)
READS(ork_island)
READS(apocalypse)
int main() {
  minions::run({
      {"crematoria", minions::playWith(crematoria::makePlan)},
      {"walking-dead", minions::playWith(walking_dead::makePlan)},
      {"ork-island", minions::playWith(ork_island::makePlan)},
      {"apocalypse", minions::playWith(apocalypse::makePlan)},
  });
}
`,
  },
  rust: {
    'demo.rs': `mod minions;
use minions::{apocalypse, crematoria, ork_island, run, walking_dead, Random};
struct Reader;
macro_rules! reads {
    ($($game:ident),*) => { $(impl $game::Plan for Reader {
        fn play(&mut self, _: &$game::State, _: &mut Random) -> Vec<$game::Order> { Vec::new() }
    })* };
}
reads!(crematoria, walking_dead, ork_island, apocalypse);
fn main() {
    run(&[
        ("crematoria", || crematoria::play_with(Reader)),
        ("walking-dead", || walking_dead::play_with(Reader)),
        ("ork-island", || ork_island::play_with(Reader)),
        ("apocalypse", || apocalypse::play_with(Reader)),
    ]);
}
`,
  },
  go: {
    'cmd/demo/main.go': `package main
import (
	"minions-judge.example/bot/minions"
	"minions-judge.example/bot/minions/apocalypse"
	"minions-judge.example/bot/minions/crematoria"
	orkisland "minions-judge.example/bot/minions/ork-island"
	walkingdead "minions-judge.example/bot/minions/walking-dead"
)
type a struct{}
type c struct{}
type o struct{}
type w struct{}
func (*a) Play(*apocalypse.State, *minions.Random) []apocalypse.Order { return nil }
func (*c) Play(*crematoria.State, *minions.Random) []crematoria.Order { return nil }
func (*o) Play(*orkisland.State, *minions.Random) []orkisland.Order { return nil }
func (*w) Play(*walkingdead.State, *minions.Random) []walkingdead.Order { return nil }
func main() {
	minions.Run(crematoria.Bot[c](), walkingdead.Bot[w](), orkisland.Bot[o](), apocalypse.Bot[a]())
}
`,
  },
  java: {
    'Demo.java': `import java.util.List;
import minions.*;
final class Demo {
  public static void main(String[] args) {
    Minions.run(
        args,
        Crematoria.bot(() -> (state, rng) -> List.of()),
        WalkingDead.bot(() -> (state, rng) -> List.of()),
        OrkIsland.bot(() -> (state, rng) -> List.of()),
        Apocalypse.bot(() -> (state, rng) -> List.of()));
  }
}
`,
  },
  javascript: { 'demo.mjs': makeScript('mjs') },
  typescript: { 'demo.ts': makeScript('ts') },
  python: {
    'demo.py': `from minions import apocalypse, crematoria, ork_island, run, walking_dead
class Plan:
    def play(self, state, rng):
        return []
run(apocalypse.playing(Plan), crematoria.playing(Plan), ork_island.playing(Plan), walking_dead.playing(Plan))
`,
  },
};

function makeScript(ending: string): string {
  const games = ['apocalypse', 'crematoria', 'ork-island', 'walking-dead'];
  const imports = games.map((game, index) => `import { playing as play${index} } from './minions/${game}.${ending}';`);
  const bots = games.map((_, index) => `play${index}(Plan)`);
  return `${imports.join('\n')}
import { run } from './minions/minions.${ending}';
class Plan { play() { return []; } }
run(${bots.join(', ')});
`;
}

/** Their folders by language, made in this one with the kits of a build. They are built and started as the demo of the language is. */
export function makeReaders(root: string, build: string): ReadonlyMap<string, string> {
  const languages = Object.keys(READERS);
  return new Map(languages.map((language) => [language, makeReader(join(root, language), language, build)]));
}

function makeReader(folder: string, language: string, build: string): string {
  const sample = join(build, '../sample-bots', language);
  cpSync(join(sample, 'minions'), join(folder, 'minions'), { recursive: true });
  if (language === 'go') cpSync(join(sample, 'go.mod'), join(folder, 'go.mod'));
  for (const [name, text] of Object.entries(READERS[language]!)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { bots } = JSON.parse(readFileSync(join(sample, 'bot.json'), 'utf8')) as { bots: { demo: object } };
  const { build: steps, run } = bots.demo as { build?: string[]; run: string[] };
  writeFileSync(join(folder, 'bot.json'), JSON.stringify({ name: 'reader', ...(steps && { build: steps }), run }));
  return folder;
}
