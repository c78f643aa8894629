// Generated from schemas/contest/imported.json by "npm run types". Do not edit.

/**
 * What came of a class list: who is new, and whose details have changed. Nobody is removed.
 */
export interface ImportedPeople {
  added: AddedPerson[];
  /**
   * The ids of those who were there under another name, e-mail address, team or section.
   */
  changed: string[];
  /**
   * How many were there already, as they are listed.
   */
  same: number;
}
export interface AddedPerson {
  id: string;
  name: string;
  role: 'owner' | 'staff' | 'player';
  link: string;
}
