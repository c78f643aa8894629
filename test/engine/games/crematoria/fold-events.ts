import type { Crematoria, CrematoriaConfig, CrematoriaEvent } from '../../../../engine/games/crematoria/types.ts';
import { putLetter, refuse, type StartFold } from '../fold.ts';

type View = Crematoria['view'];
type Unit = View['units'][number];

export const foldCrematoria: StartFold = (view, startScores, settings) => {
  const { furyans, pioneers, necromongers } = settings as CrematoriaConfig;
  const first = structuredClone(view) as View;
  const scores = [...startScores];
  const units = new Map(first.units.map((unit) => [unit.id, unit]));
  const owners = [...first.owners];
  const gems = new Map(first.gems.map(({ pos }) => [String(pos), pos]));
  const landings = new Map(first.landings.map((landing) => [landing.id, landing]));
  const health = new Map<number, number>();
  const players = new Map(first.units.map(({ id, player }) => [id, player]));
  const counts = first.groups.map(({ cells, gems: picked }) => ({ cells, gems: picked }));
  const people = 4 * (furyans + pioneers);
  const typeOf = (id: number): Unit['type'] => {
    if (id >= people) return id < people + necromongers ? 'necromonger' : 'hellhound';
    return id % (furyans + pioneers) < furyans ? 'furyan' : 'pioneer';
  };
  return {
    take(given) {
      const event = given as CrematoriaEvent;
      switch (event.kind) {
        case 'moved':
          expectPlace(units.get(event.unit)?.pos, event.at);
          units.get(event.unit)!.pos = event.to;
          break;
        case 'attacked':
          units.get(event.victim)!.health = event.health;
          break;
        case 'killed':
          expectPlace((units.get(event.unit) ?? landings.get(event.unit))?.pos, event.at);
          units.delete(event.unit);
          break;
        case 'captured':
          players.set(event.unit, event.player);
          break;
        case 'reborn':
          units.set(event.unit, {
            id: event.unit,
            type: typeOf(event.unit),
            player: event.player,
            pos: event.at,
            health: event.health,
          });
          break;
        case 'recovered':
          if (units.has(event.unit)) units.get(event.unit)!.health = event.health;
          break;
        case 'conquered':
          putLetter(owners, event.at[0], event.at[1], String(event.player));
          counts[event.player]!.cells += 1;
          scores[event.player]! += 1;
          if (event.loser < 0) break;
          counts[event.loser]!.cells -= 1;
          scores[event.loser]! -= 1;
          break;
        case 'born':
          gems.set(String(event.at), event.at);
          break;
        case 'picked':
          gems.delete(String(event.at));
          counts[event.player]!.gems += 1;
          scores[event.player]! += event.points;
          break;
        case 'burnt':
          gems.delete(String(event.at));
          break;
        case 'called':
          landings.set(event.unit, { id: event.unit, pos: event.at, turns: event.turns });
          health.set(event.unit, event.health);
          break;
        case 'descended':
          landings.get(event.unit)!.turns = event.turns;
          break;
        case 'landed':
          landings.delete(event.unit);
          units.set(event.unit, {
            id: event.unit,
            type: 'necromonger',
            player: -1,
            pos: event.at,
            health: health.get(event.unit)!,
          });
          break;
        default:
          refuse(event);
      }
    },
    finish() {
      const list = [...units.values()].sort((a, b) => a.id - b.id);
      const groups = counts.map((count, player) => {
        const mine = [...players].filter(([, owner]) => owner === player).map(([id]) => typeOf(id));
        const count2 = (type: string): number => mine.filter((one) => one === type).length;
        return { ...count, pioneers: count2('pioneer'), furyans: count2('furyan') };
      });
      const order = ([i, j, k]: readonly number[]): number => (k! * 40 + i!) * 80 + j!;
      return {
        scores,
        view: {
          owners,
          units: list,
          gems: [...gems.values()].sort((a, b) => order(a) - order(b)).map((pos) => ({ pos })),
          landings: [...landings.values()].sort((a, b) => a.id - b.id),
          groups,
        },
      };
    },
  };
};

function expectPlace(known: readonly number[] | undefined, told: readonly number[]): void {
  if (String(known) !== String(told)) throw new Error(`it was at ${String(known)}, not at ${String(told)}`);
}
