import type { OrkIsland, OrkIslandEvent } from '../../../../engine/games/ork-island/types.ts';
import { refuse, type StartFold } from '../fold.ts';

export const foldOrkIsland: StartFold = (view, startScores) => {
  const { units, cities, paths } = structuredClone(view) as OrkIsland['view'];
  const scores = [...startScores];
  return {
    take(given) {
      const event = given as OrkIslandEvent;
      const unit = 'unit' in event ? units[event.unit]! : undefined;
      switch (event.kind) {
        case 'moved':
          unit!.pos = event.to;
          unit!.health = event.health;
          break;
        case 'attacked':
        case 'killed':
          break;
        case 'captured':
          unit!.player = event.player;
          break;
        case 'reborn':
          unit!.pos = event.at;
          unit!.health = event.health;
          break;
        case 'conquered':
          if (event.city !== undefined) cities[event.city]!.owner = event.player;
          if (event.path !== undefined) paths[event.path]!.owner = event.player;
          break;
        case 'scored':
          scores[event.player]! += event.points;
          break;
        default:
          refuse(event);
      }
    },
    finish: () => ({ scores, view: { units, cities, paths } }),
  };
};
