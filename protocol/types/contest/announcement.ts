// Generated from schemas/contest/announcement.json by "npm run types". Do not edit.

/**
 * What an organiser tells everybody, in Markdown.
 */
export interface Announcement {
  text: string;
}
