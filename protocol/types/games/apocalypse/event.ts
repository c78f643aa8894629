// Generated from schemas/games/apocalypse/event.json by "npm run types". Do not edit.

/**
 * Something that happened in a round of Apocalypse, and why: what "minions export --events" prints and viewers show. The events of a round, in order, lead from one state to the next.
 */
export type ApocalypseEvent =
  | ApocalypseMoved
  | ApocalypseAttacked
  | ApocalypseKilled
  | ApocalypseBoarded
  | ApocalypseAged
  | ApocalypseExpired
  | ApocalypseThrown
  | ApocalypseLanded
  | ApocalypseLost
  | ApocalypseFlown
  | ApocalypseTurned
  | ApocalypseBombed
  | ApocalypseReloaded
  | ApocalypseIgnited
  | ApocalypseExtinguished
  | ApocalypseConquered
  | ApocalypseScored;

/**
 * A soldier went to another cell.
 */
export interface ApocalypseMoved {
  kind: 'moved';
  /**
   * The id of the soldier.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * Where it was.
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * Where it is now.
   *
   * @minItems 2
   */
  to: [number, number];
}
/**
 * A soldier attacked another.
 */
export interface ApocalypseAttacked {
  kind: 'attacked';
  /**
   * The id of the attacker.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * Where the attacker stands.
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * The id of the other.
   */
  victim: number;
  /**
   * Whose the other is.
   */
  loser: number;
  /**
   * Where the other stands.
   *
   * @minItems 2
   */
  to: [number, number];
  /**
   * What the attack took.
   */
  damage: number;
  /**
   * What is left; 0: he dies.
   */
  life: number;
}
/**
 * A soldier died.
 */
export interface ApocalypseKilled {
  kind: 'killed';
  /**
   * The id of the soldier.
   */
  unit: number;
  type: 'soldier';
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * Where he stood.
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * The burning cell he was about to enter.
   *
   * @minItems 2
   */
  to?: [number, number];
  /**
   * fight: a soldier; napalm: a helicopter; fire: it reached him, or he walked into it.
   */
  cause: 'fight' | 'napalm' | 'fire';
  /**
   * The id of the soldier or helicopter that killed him.
   */
  by?: number;
  /**
   * Whose that is.
   */
  byPlayer?: number;
}
/**
 * A player has a new parachuter.
 */
export interface ApocalypseBoarded {
  kind: 'boarded';
  /**
   * The id of the helicopter.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * The rounds he can wait aboard.
   */
  rounds: number;
  /**
   * killed: a soldier was; expired: a parachuter waited too long; lost: one was thrown where he could not land.
   */
  cause: 'killed' | 'expired' | 'lost';
  /**
   * Whose soldier or parachuter that was.
   */
  loser: number;
  /**
   * Whether the player was drawn, because no other player caused it.
   */
  byChance: boolean;
  /**
   * The id of the soldier that was killed.
   */
  victim?: number;
}
/**
 * The parachuters aboard a helicopter, after those who are thrown have left and the others have waited.
 */
export interface ApocalypseAged {
  kind: 'aged';
  /**
   * The id of the helicopter.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * The rounds left to each.
   */
  parachuters: number[];
}
/**
 * A parachuter waited too long, and another player gets one.
 */
export interface ApocalypseExpired {
  kind: 'expired';
  /**
   * The id of the helicopter.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
}
/**
 * A parachuter was thrown.
 */
export interface ApocalypseThrown {
  kind: 'thrown';
  /**
   * The id of the helicopter.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * The cell he was thrown on.
   *
   * @minItems 2
   */
  to: [number, number];
}
/**
 * A parachuter became a soldier.
 */
export interface ApocalypseLanded {
  kind: 'landed';
  /**
   * The id of the new soldier.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
  life: number;
}
/**
 * A thrown parachuter did not become a soldier, and another player gets one.
 */
export interface ApocalypseLost {
  kind: 'lost';
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
  cause: 'enemy' | 'own soldier' | 'fire' | 'water' | 'mountain' | 'out of reach';
  /**
   * The id of the soldier he landed on.
   */
  by?: number;
  /**
   * Whose that is.
   */
  byPlayer?: number;
}
/**
 * A helicopter flew.
 */
export interface ApocalypseFlown {
  kind: 'flown';
  /**
   * The id of the helicopter.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * Where it was.
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * Where it is now.
   *
   * @minItems 2
   */
  to: [number, number];
}
/**
 * A helicopter turned.
 */
export interface ApocalypseTurned {
  kind: 'turned';
  /**
   * The id of the helicopter.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  facing: 'south' | 'east' | 'north' | 'west';
}
/**
 * A helicopter threw napalm on the 25 cells below.
 */
export interface ApocalypseBombed {
  kind: 'bombed';
  /**
   * The id of the helicopter.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * The centre of the helicopter.
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * Rounds to wait for the next napalm, this one included.
   */
  napalm: number;
}
/**
 * A helicopter has a round less to wait for napalm.
 */
export interface ApocalypseReloaded {
  kind: 'reloaded';
  /**
   * The id of the helicopter.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * The rounds left.
   */
  napalm: number;
}
/**
 * A cell was set on fire.
 */
export interface ApocalypseIgnited {
  kind: 'ignited';
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
  cause: 'napalm' | 'spread';
  /**
   * The rounds it burns, as the next state says.
   */
  rounds: number;
}
/**
 * A fire went out.
 */
export interface ApocalypseExtinguished {
  kind: 'extinguished';
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * Whether a forest became grass.
   */
  wasForest: boolean;
}
/**
 * A post has another owner.
 */
export interface ApocalypseConquered {
  kind: 'conquered';
  /**
   * The id of the soldier.
   */
  unit: number;
  /**
   * Who owns it now.
   */
  player: number;
  /**
   * Who owned it before; -1: nobody.
   */
  loser: number;
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * The number of the post.
   */
  post: number;
  /**
   * What it gives in a round.
   */
  value: number;
}
/**
 * A player got the points of the round.
 */
export interface ApocalypseScored {
  kind: 'scored';
  player: number;
  points: number;
  /**
   * What its posts gave.
   */
  posts: number;
  /**
   * What its soldiers gave.
   */
  soldiers: number;
}
