import type { ApocalypseConfig, ApocalypseEvent, ApocalypseMap } from '../../../../engine/games/apocalypse/types.ts';
import { putLetter, refuse, type StartFold } from '../fold.ts';

type Boarded = Extract<ApocalypseEvent, { kind: 'boarded' }>;

/** A soldier or parachuter for whom somebody gets a new parachuter. */
interface Gone {
  readonly cause: string;
  readonly loser: number;
  readonly victim?: number;
  readonly byPlayer: number | undefined;
}

/**
 * Whoever caused it gets the parachuter; any other player where nobody did, or the loser himself.
 * @param mayBeStray whether an enemy may get nothing for a parachuter that fell on his soldier
 */
function expectOrigin(gone: Gone[], event: Boarded, mayBeStray: boolean): void {
  const index = gone.findIndex(
    ({ cause, loser, victim }) => cause === event.cause && loser === event.loser && victim === event.victim,
  );
  const [origin] = index < 0 ? [] : gone.splice(index, 1);
  if (!origin) throw new Error(`a parachuter out of nothing: ${JSON.stringify(event)}`);
  const { cause, loser, byPlayer = loser } = origin;
  const isDrawn = byPlayer === loser || (mayBeStray && cause === 'lost' && event.byChance);
  if (event.byChance !== isDrawn || (isDrawn ? event.player === loser : event.player !== byPlayer))
    throw new Error(`the wrong heir: ${JSON.stringify({ origin, event })}`);
}

export const foldApocalypse: StartFold = (view, startScores, settings) => {
  const { enemyGetsStray } = settings as ApocalypseConfig;
  const first = structuredClone(view) as ApocalypseMap;
  const scores = [...startScores];
  const { board, posts, helicopters } = first;
  const soldiers = new Map(first.soldiers.map((soldier) => [soldier.id, soldier]));
  const fire = new Map(first.fire.map((flame) => [String(flame.pos), flame]));
  const fresh = new Set<string>();
  const gone: Gone[] = [];
  const flies = (id: number): ApocalypseMap['helicopters'][number] => helicopters.find((one) => one.id === id)!;
  return {
    take(given) {
      const event = given as ApocalypseEvent;
      switch (event.kind) {
        case 'moved':
          soldiers.get(event.unit)!.pos = event.to;
          break;
        case 'attacked':
          soldiers.get(event.victim)!.life = event.life;
          break;
        case 'killed':
          soldiers.delete(event.unit);
          gone.push({ cause: event.kind, loser: event.player, victim: event.unit, byPlayer: event.byPlayer });
          break;
        case 'boarded':
          expectOrigin(gone, event, !enemyGetsStray);
          flies(event.unit).parachuters.push(event.rounds);
          break;
        case 'aged':
          flies(event.unit).parachuters = [...event.parachuters];
          break;
        case 'expired':
        case 'lost':
          gone.push({
            cause: event.kind,
            loser: event.player,
            byPlayer: 'byPlayer' in event ? event.byPlayer : undefined,
          });
          break;
        case 'thrown':
          break;
        case 'landed':
          soldiers.set(event.unit, { id: event.unit, player: event.player, pos: event.at, life: event.life });
          break;
        case 'flown':
          flies(event.unit).pos = event.to;
          break;
        case 'turned':
          flies(event.unit).facing = event.facing;
          break;
        case 'bombed':
        case 'reloaded':
          flies(event.unit).napalm = event.napalm;
          break;
        case 'ignited':
          fire.set(String(event.at), { pos: event.at, rounds: event.rounds });
          fresh.add(String(event.at));
          break;
        case 'extinguished':
          fire.delete(String(event.at));
          if (event.wasForest) putLetter(board, event.at[0], event.at[1], '.');
          break;
        case 'conquered':
          posts[event.post]!.owner = event.player;
          break;
        case 'scored':
          if (event.posts + event.soldiers !== event.points) throw new Error('points of nothing');
          scores[event.player]! += event.points;
          break;
        default:
          refuse(event);
      }
    },
    finish() {
      // Fires that were there before burn down by a round.
      for (const [place, flame] of fire) if (!fresh.has(place)) flame.rounds -= 1;
      fresh.clear();
      if (gone.length > 0) throw new Error(`nobody got a parachuter for ${JSON.stringify(gone)}`);
      const flames = [...fire.values()].sort((a, b) => a.pos[0] - b.pos[0] || a.pos[1] - b.pos[1]);
      return {
        scores,
        view: {
          board,
          posts,
          helicopters,
          soldiers: [...soldiers.values()].sort((a, b) => a.id - b.id),
          fire: flames,
        },
      };
    },
  };
};
