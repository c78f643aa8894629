import type { Kysely } from 'kysely';

export const ROLES = ['owner', 'staff', 'player'] as const;
export type Role = (typeof ROLES)[number];

/** The life of a version. The last three are where it can stay. */
export const VERSION_STATES = ['received', 'building', 'checking', 'playing', 'active', 'retired', 'rejected'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

export const CREDENTIAL_KINDS = ['link', 'session', 'token'] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/** Times are ISO texts of UTC, truth is 1 or 0: these mean the same in every database. */
export interface Tables {
  readonly people: PersonRow;
  readonly credentials: CredentialRow;
  readonly bots: BotRow;
  readonly versions: VersionRow;
  readonly gate_reports: GateReportRow;
  readonly matches: MatchRow;
  readonly match_seats: MatchSeatRow;
  readonly ratings: RatingRow;
  readonly announcements: AnnouncementRow;
  readonly audit: AuditRow;
  readonly events: EventRow;
  readonly rounds: RoundRow;
  readonly round_events: RoundEventRow;
  readonly round_entries: RoundEntryRow;
  readonly switches: SwitchRow;
  readonly quotas: QuotaRow;
}

export type Database = Kysely<Tables>;

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly team: string | null;
  readonly section: string | null;
  readonly role: Role;
  readonly created_at: string;
}

/** A personal link, a session or a token. What is kept is the SHA-256 of it. */
export interface CredentialRow {
  readonly hash: string;
  readonly kind: CredentialKind;
  readonly person_id: string;
  readonly created_at: string;
  readonly expires_at: string | null;
}

export interface BotRow {
  readonly id: number;
  readonly name: string;
  /** Who submitted it first. */
  readonly person_id: string;
  /** The team that owns it; null for a bot of one person. */
  readonly team: string | null;
  readonly created_at: string;
}

export interface VersionRow {
  readonly id: number;
  readonly bot_id: number;
  /** From 1 on, by bot. */
  readonly number: number;
  /** Of what the bot is made of. */
  readonly digest: string;
  /** What names the bot in its folder: a file, or nothing for the folder itself. */
  readonly entry: string;
  readonly bytes: number;
  readonly files: number;
  /** When its last byte came. */
  readonly received_at: string;
  readonly state: VersionState;
  readonly state_at: string;
  /** Its id in the ladder; null until it has entered. */
  readonly entrant: string | null;
  /** Who of the owners submitted it. */
  readonly submitter: string;
}

export interface GateReportRow {
  readonly version_id: number;
  /** JSON: the schema contest/gate-report. */
  readonly report: string;
  readonly at: string;
}

/** An index of what the journal says. */
export interface MatchRow {
  readonly block: number;
  readonly played_at: string;
  readonly duration_ms: number;
  readonly replay: string;
}

export interface MatchSeatRow {
  readonly block: number;
  readonly seat: number;
  readonly entrant: string;
  readonly score: number;
  readonly place: number;
  readonly verdict: string | null;
}

/** The history of ratings, in thousandths of a point. */
export interface RatingRow {
  readonly entrant: string;
  /** How many matches of the ladder it follows from. */
  readonly after_matches: number;
  readonly at: string;
  readonly matches: number;
  readonly rating: number;
  readonly error: number;
  readonly rank: number | null;
}

export interface AnnouncementRow {
  readonly id: number;
  readonly at: string;
  readonly text: string;
}

export interface AuditRow {
  readonly id: number;
  readonly at: string;
  readonly person_id: string;
  readonly action: string;
  readonly subject: string;
  /** Why, where somebody said so. */
  readonly reason: string | null;
}

/** What pages are sent as it happens, in order. */
export interface EventRow {
  readonly id: number;
  readonly at: string;
  readonly kind: string;
  /** Who alone may see it, a person or a team; null for everybody. */
  readonly person_id: string | null;
  readonly data: string;
}

export const ROUND_STATES = ['open', 'closing', 'playing', 'played', 'rescinded'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

export const VISIBILITIES = ['hidden', 'participants', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export interface RoundRow {
  readonly id: number;
  readonly name: string;
  /** JSON: the schema contest/new-round, as it was added. */
  readonly terms: string;
  readonly deadline: string;
  readonly state: RoundState;
  /** Each has a secret, a commitment and a folder of its own. */
  readonly run: number;
  readonly commitment: string;
  /** The digest of the list of entrants; null until they are known. */
  readonly entrants: string | null;
  readonly visibility: Visibility;
  /** How many blocks are shown; null for all. */
  readonly shown: number | null;
}

export type RoundAction =
  | 'added'
  | 'extended'
  | 'closed'
  | 'entrants'
  | 'played'
  | 'promoted'
  | 'rerun'
  | 'rescinded'
  | 'released';

/** What happened to a round, for everybody to read. */
export interface RoundEventRow {
  readonly id: number;
  readonly round_id: number;
  readonly at: string;
  /** Who did it; null for the server. */
  readonly person_id: string | null;
  readonly action: RoundAction;
  readonly reason: string | null;
  /** The commitment that is in force since then; null where it did not change. */
  readonly commitment: string | null;
}

/** A version of a run: official, promoted though it was late, or still at the gate at the deadline. */
export const ENTRY_KINDS = ['official', 'promoted', 'pending'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface RoundEntryRow {
  readonly round_id: number;
  readonly run: number;
  readonly version_id: number;
  readonly kind: EntryKind;
}

export type SwitchName = 'paused' | 'read-only';

/** Something that staff turned on. */
export interface SwitchRow {
  readonly name: SwitchName;
  readonly since: string;
  readonly person_id: string;
  readonly reason: string | null;
}

/** How many versions an owner may submit a day, where it is not the usual number. */
export interface QuotaRow {
  /** A person or a team: what makeOwnerKey makes. */
  readonly owner: string;
  readonly versions_per_day: number;
}
