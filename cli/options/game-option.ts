/** For commands that read a replay: where its game is, when it is neither one of ours nor where it was. */
export const GAME_OPTION = [
  '--game <game>',
  'a game of your own that the replay is of, when it is not where it was',
] as const;

export interface GameOption {
  readonly game?: string;
}
