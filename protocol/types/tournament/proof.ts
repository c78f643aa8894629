// Generated from schemas/tournament/proof.json by "npm run types". Do not edit.

import type { Parameters } from '../common.ts';

/**
 * What an organiser gives to the author of a bot, to check that these very files played: "minions tournament proof" writes it.
 */
export interface BotProof {
  /**
   * Version of this form.
   */
  proof: 1;
  /**
   * The tournament: SHA-256 of the bytes of tournament.json.
   */
  definition: string;
  /**
   * What the tournament calls the bot.
   */
  id: string;
  /**
   * As it entered, and each version that replaced the one before.
   *
   * @minItems 1
   */
  versions: [ProvenVersion, ...ProvenVersion[]];
}
export interface ProvenVersion {
  /**
   * 1 as it entered, 2 for the first that replaced it, and so on.
   */
  version: number;
  /**
   * The commitment is the SHA-256 of this text followed by the digest.
   */
  salt: string;
  /**
   * SHA-256 of a bot's files and build recipe, or of a file.
   */
  digest: string;
  /**
   * Values other than the usual ones of its bot.json; its digest covers them.
   */
  parameters?: Parameters;
}
