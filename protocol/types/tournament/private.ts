// Generated from schemas/tournament/private.json by "npm run types". Do not edit.

import type { Parameters } from '../common.ts';

/**
 * Who is who in a tournament: private.json, for the organiser alone. An entry can be erased without touching anything else; pages then show the id.
 */
export interface PrivateTable {
  /**
   * Version of the form of this table.
   */
  private: 1;
  /**
   * By id.
   */
  entrants: {
    [k: string]: PrivateEntry;
  };
}
export interface PrivateEntry {
  /**
   * What people call the bot; no other of the tournament is called so.
   */
  name: string;
  /**
   * Who made it; nobody has to be named.
   */
  people: string[];
  /**
   * What the system that the submission came from calls them: the number in a folder of Moodle's.
   */
  personId?: string;
  /**
   * What pages with pseudonyms call it. It was drawn when the bot entered and stays.
   */
  pseudonym: string;
  /**
   * As it entered, and each version that replaced the one before.
   */
  versions: PrivateVersion[];
}
export interface PrivateVersion {
  /**
   * The bot as people named it when it entered.
   */
  source: string;
  /**
   * Where the copy of it lies, below bots/, as "minions play" would be given it.
   */
  path: string;
  /**
   * SHA-256 of a bot's files and build recipe, or of a file.
   */
  digest: string;
  /**
   * Values other than the usual ones of its bot.json; its digest covers them.
   */
  parameters?: Parameters;
  /**
   * 64 hexadecimal digits that were drawn. The commitment in the definition, or in the journal, is the SHA-256 of this text followed by the digest. Empty in folders that were made before there were commitments.
   */
  salt: string;
}
