import type { WalkingDead, WalkingDeadConfig, WalkingDeadEvent } from '../../../../engine/games/walking-dead/types.ts';
import { putLetter, refuse, type StartFold } from '../fold.ts';

type View = WalkingDead['view'];

export const foldWalkingDead: StartFold = (view, _, settings) => {
  const { cellPoints, useCellPoints } = settings as WalkingDeadConfig;
  const first = structuredClone(view) as View;
  const units = first.units as {
    id: number;
    type: string;
    clan?: number;
    pos: [number, number];
    turnsToZombie?: number;
  }[];
  const owners = [...first.owners];
  const food = new Map(first.food.map(({ pos }) => [String(pos), pos]));
  const clans = first.clans;
  const scored = [0, 0, 0, 0];
  return {
    take(given) {
      const event = given as WalkingDeadEvent;
      switch (event.kind) {
        case 'moved':
          units[event.unit]!.pos = event.to;
          break;
        case 'attacked':
          break;
        case 'killed': {
          const unit = units[event.unit]!;
          if (event.type === 'living') {
            unit.type = 'dead';
            clans[event.player]!.living -= 1;
          }
          clans[event.byPlayer]!.killPoints += event.points;
          break;
        }
        case 'bitten':
          break;
        case 'converting':
          units[event.unit]!.turnsToZombie = event.turns;
          break;
        case 'converted':
          if (event.type === 'living') clans[event.player]!.living -= 1;
          units[event.unit] = { id: event.unit, type: 'zombie', pos: event.at };
          break;
        case 'reborn':
          units[event.unit] = { id: event.unit, type: 'living', clan: event.player, pos: event.at };
          clans[event.player]!.living += 1;
          break;
        case 'switched':
          units[event.unit]!.clan = event.player;
          clans[event.player]!.living += 1;
          clans[event.loser]!.living -= 1;
          break;
        case 'conquered':
          putLetter(owners, event.at[0], event.at[1], String(event.player));
          clans[event.player]!.cells += 1;
          if (event.loser >= 0) clans[event.loser]!.cells -= 1;
          break;
        case 'lost':
          putLetter(owners, event.at[0], event.at[1], '.');
          clans[event.loser]!.cells -= 1;
          break;
        case 'eaten':
          food.delete(String(event.at));
          break;
        case 'born':
          food.set(String(event.at), event.at);
          break;
        case 'fed':
          clans[event.player]!.strengthPoints = event.strengthPoints;
          clans[event.player]!.strength = event.strength;
          break;
        case 'scored':
          scored[event.player]! += event.points;
          break;
        default:
          refuse(event);
      }
    },
    finish() {
      // Every point is one of a kill or of a cell, and what is reported as scored comes to the same.
      const scores = clans.map(({ killPoints, cells }) => killPoints + (useCellPoints ? cellPoints : 1) * cells);
      if (String(scores) !== String(scored))
        throw new Error(`scored ${String(scored)}, and kills and cells are ${String(scores)}`);
      const sorted = [...food.values()].sort(([i, j], [k, l]) => i - k || j - l);
      return { scores, view: { owners, units, food: sorted.map((pos) => ({ pos })), clans } };
    },
  };
};
