import type { Database, GateReportRow } from './tables.ts';

export async function keepGateReport(db: Database, report: GateReportRow): Promise<void> {
  const { report: text, at } = report;
  await db
    .insertInto('gate_reports')
    .values(report)
    .onConflict((conflict) => conflict.column('version_id').doUpdateSet({ report: text, at }))
    .execute();
}

export function findGateReport(db: Database, version: number): Promise<GateReportRow | undefined> {
  return db.selectFrom('gate_reports').selectAll().where('version_id', '=', version).executeTakeFirst();
}
