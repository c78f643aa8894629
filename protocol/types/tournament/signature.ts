// Generated from schemas/tournament/signature.json by "npm run types". Do not edit.

/**
 * signature.json: what an organiser has signed of a tournament, with the key that it was signed with.
 */
export interface HeadSignature {
  /**
   * Version of this form.
   */
  signature: 1;
  /**
   * SHA-256 of the bytes of tournament.json.
   */
  definition: string;
  /**
   * How many lines the journal had.
   */
  lines: number;
  /**
   * The checksum of the last of these lines.
   */
  sum: string;
  /**
   * The head of the chain of results, as in standings.json.
   */
  head: string;
  /**
   * The Ed25519 key that checks the signature: its SubjectPublicKeyInfo in base64, as between the first and the last line of a PEM file.
   */
  publicKey: string;
  /**
   * The Ed25519 signature, in base64, of the text "minions tournament 1", the definition, the lines, the sum and the head, each behind a line feed.
   */
  value: string;
}
