import { type ColumnType, type Generated, sql } from "kysely";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { quarterIndex, quarterOf } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import type { InputRow } from "./drift-inputs.ts";
import type { DriftState } from "./drift-limits.ts";
import type { DriftReport } from "./drift-report.ts";

type DriftTable = {
  id: Generated<number>;
  kind: AppraisableKind;
  model_version: string;
  state: DriftState;
  report: ColumnType<DriftReport, string, never>;
  computed_at: Date;
};

export type WatchedDrift = {
  readonly kind: AppraisableKind;
  readonly modelVersion: string;
  readonly report: DriftReport;
  readonly computedAt: Date;
};

function drifts(db: Db) {
  return db.$extendTables<{ drift: DriftTable }>();
}

export async function saveDrift(db: Db, { kind, modelVersion, report, computedAt }: WatchedDrift): Promise<void> {
  const values = { kind, model_version: modelVersion, state: report.state, report: JSON.stringify(report), computed_at: computedAt };
  await drifts(db).insertInto("drift").values(values).execute();
}

export async function deleteDrift(db: Db, before: Date): Promise<void> {
  await drifts(db).deleteFrom("drift").where("computed_at", "<", before).execute();
}

/** What was last seen of each model in use. */
export async function listDrift(db: Db): Promise<WatchedDrift[]> {
  const { rows } = await sql<{ kind: AppraisableKind; model_version: string; report: DriftReport; computed_at: Date }>`
    select distinct on (d.kind) d.kind, d.model_version, d.report, d.computed_at
    from drift d join valuation_model m on m.version = d.model_version and m.is_active
    order by d.kind, d.id desc`.execute(db);
  return rows.map((row) => ({ kind: row.kind, modelVersion: row.model_version, report: row.report, computedAt: row.computed_at }));
}

/** What was last seen of one model, in use or not. */
export async function findDrift(db: Db, modelVersion: string): Promise<WatchedDrift | null> {
  const row = await drifts(db)
    .selectFrom("drift")
    .select(["kind", "report", "computed_at"])
    .where("model_version", "=", modelVersion)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { kind: row.kind, modelVersion, report: row.report, computedAt: row.computed_at } : null;
}

/** The homes that were asked about, as they were estimated. */
export async function listRequestInputs(db: Db, kind: AppraisableKind, since: Date): Promise<InputRow[]> {
  const { rows } = await sql<{ area: number; built: number | null; city: string; at: Date }>`
    select (e.subject #>> '{home,areaM2}')::double precision as area, (e.subject #>> '{home,builtYear}')::double precision as built,
      e.subject #>> '{home,cityCode}' as city, r.created_at as at
    from estimate_request r join estimate e on e.id = r.estimate_id
    where r.created_at >= ${since} and e.subject #>> '{home,kind}' = ${kind}`.execute(db);
  return rows.map(({ area, built, city, at }) => ({
    areaM2: area,
    ageYears: built === null ? null : quarterIndex(quarterOf(at)) / 4 - built,
    cityCode: city,
    category: null,
  }));
}
