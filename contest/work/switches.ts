import { Refusal } from '../refusal.ts';
import { noteInAudit } from '../store/audit.ts';
import { listSwitches, turnOff, turnOn } from '../store/switches.ts';
import type { Database, SwitchName, SwitchRow } from '../store/tables.ts';

/** What staff turn on or off, and why. */
export interface SwitchChange {
  readonly name: SwitchName;
  readonly isOn: boolean;
  readonly reason?: string | undefined;
  /** Who does it. */
  readonly person: string;
  readonly at: string;
}

/** Writes down a change, and who made it. */
export async function changeSwitch(
  db: Database,
  { name, isOn, reason, person, at }: SwitchChange,
): Promise<SwitchRow[]> {
  if (isOn) await turnOn(db, { name, since: at, person_id: person, reason: reason ?? null });
  else await turnOff(db, name);
  const action = `turn ${isOn ? 'on' : 'off'}: ${name}`;
  await noteInAudit(db, { at, person_id: person, action, subject: 'contest', reason: reason ?? null });
  return listSwitches(db);
}

/** What of a contest rests: nothing is begun while it is paused, and nothing is accepted either while it is read-only. */
export class Switches {
  private constructor(
    private rows: readonly SwitchRow[],
    /** Whether whoever started the server wants it read-only: then nobody turns that off. */
    readonly isForced: boolean,
  ) {}

  static async open(db: Database, isForced = false): Promise<Switches> {
    return new Switches(await listSwitches(db), isForced);
  }

  get isReadOnly(): boolean {
    return this.isForced || this.find('read-only') !== undefined;
  }

  get isPaused(): boolean {
    return this.isReadOnly || this.find('paused') !== undefined;
  }

  /** Why something is as it is, for everybody to read. */
  find(name: SwitchName): SwitchRow | undefined {
    return this.rows.find((row) => row.name === name);
  }

  async change(db: Database, change: SwitchChange): Promise<void> {
    if (this.isForced && change.name === 'read-only') {
      throw new Refusal(
        409,
        'this server was started read-only',
        'the organiser can start it again without --read-only',
      );
    }
    this.rows = await changeSwitch(db, change);
  }
}
