import type { ApocalypseEvent, ApocalypseMap } from '../../../../engine/games/apocalypse/types.ts';
import { putLetter, refuse, type StartFold } from '../fold.ts';

export const foldApocalypse: StartFold = (view, startScores) => {
  const first = structuredClone(view) as ApocalypseMap;
  const scores = [...startScores];
  const { board, posts, helicopters } = first;
  const soldiers = new Map(first.soldiers.map((soldier) => [soldier.id, soldier]));
  const fire = new Map(first.fire.map((flame) => [String(flame.pos), flame]));
  const fresh = new Set<string>();
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
          break;
        case 'boarded':
          flies(event.unit).parachuters.push(event.rounds);
          break;
        case 'aged':
          flies(event.unit).parachuters = [...event.parachuters];
          break;
        case 'expired':
        case 'thrown':
        case 'lost':
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
