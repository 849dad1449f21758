import { sql } from "kysely";
import type { Apartment } from "#domain/properties/types.ts";
import type { RiskRating, SiteFacts } from "#domain/risk/model/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** What a report was made with: another model or other data make another report. */
export type ReportBasis = { readonly modelVersion: string; readonly dataRevision: string };

/** The report of a building as a whole, by the weights that stand unless moved, with the facts behind it. */
export type Snapshot = ReportBasis & {
  readonly facts: SiteFacts["facts"];
  readonly rating: RiskRating;
  readonly computedAt: Date;
};

export async function findSnapshot(db: Db, key: string): Promise<Snapshot | null> {
  const { rows } = await sql<Snapshot>`
    select facts, report as rating, model_version as "modelVersion", data_revision as "dataRevision", computed_at as "computedAt"
    from risk_report where apartment_key = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** Keeps the reports; one of a building that is gone meanwhile is dropped. */
export async function saveSnapshots(db: Db | Tx, snapshots: readonly (Snapshot & { readonly key: string })[]): Promise<void> {
  const rows = JSON.stringify(
    snapshots.map(({ key, modelVersion, dataRevision, facts, rating, computedAt }) => ({
      ...{ key, facts },
      ...{ model_version: modelVersion, data_revision: dataRevision, report: rating, computed_at: computedAt },
      ...{ overall: rating.overall, letter: rating.letter },
    })),
  );
  await sql`
    insert into risk_report (apartment_key, model_version, data_revision, facts, report, overall, letter, computed_at)
    select r.key, r.model_version, r.data_revision, r.facts, r.report, r.overall, r.letter, r.computed_at
    from jsonb_to_recordset(${rows}::jsonb) as r(
      key text, model_version text, data_revision text, facts jsonb, report jsonb, overall real, letter text, computed_at timestamptz)
    join apartment a on a.key = r.key
    on conflict (apartment_key) do update set model_version = excluded.model_version, data_revision = excluded.data_revision,
      facts = excluded.facts, report = excluded.report, overall = excluded.overall, letter = excluded.letter,
      computed_at = excluded.computed_at`.execute(db);
}

/** The facts of the building have changed: its report is made anew when it is next asked for. */
export async function forgetSnapshot(db: Db | Tx, key: string): Promise<void> {
  await sql`delete from risk_report where apartment_key = ${key}`.execute(db);
}

/** Which ratings are looked for: those not made on this basis since `notBefore`, `limit` of them after the key `after`. */
export type KeptBasis = ReportBasis & { readonly notBefore: Date; readonly after: string; readonly limit: number };

/** The next keys, in order after `after`, of buildings without a report on this basis made since `notBefore`. */
export async function staleKeys(db: Db, { modelVersion, dataRevision, notBefore, after, limit }: KeptBasis): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select a.key from apartment a left join risk_report r on r.apartment_key = a.key
    where a.key > ${after}
      and (r.apartment_key is null or r.model_version <> ${modelVersion} or r.data_revision <> ${dataRevision} or r.computed_at < ${notBefore})
    order by a.key limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/** Overall scores of the rated buildings of a prefecture. */
export async function overallsOf(db: Db, prefecture: Apartment["prefecture"]): Promise<number[]> {
  const { rows } = await sql<{ overall: number }>`
    select r.overall from risk_report r join apartment a on a.key = r.apartment_key
    where a.prefecture = ${prefecture} and r.letter is not null`.execute(db);
  return rows.map(({ overall }) => overall);
}

export type RatingSummary = Pick<RiskRating, "letter" | "overall" | "coverage" | "isProvisional" | "modelVersion"> & {
  readonly computedAt: Date;
};

/** The kept ratings of these buildings, by key, without what they were made from. */
export async function ratingSummaries(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, RatingSummary>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<RatingSummary & { readonly key: string }>`
    select apartment_key as key, letter, (report->>'overall')::float8 as overall, (report->>'coverage')::float8 as coverage,
      (report->>'isProvisional')::boolean as "isProvisional", model_version as "modelVersion", computed_at as "computedAt"
    from risk_report where apartment_key = any(${keys})`.execute(db);
  return new Map(rows.map(({ key, ...summary }) => [key, summary]));
}

export type KeptRating = RatingSummary & Pick<RiskRating, "possible">;

/** The kept rating of a building with what missing data could make of it; null: none is kept. */
export async function keptRating(db: Db, key: string): Promise<KeptRating | null> {
  const { rows } = await sql<KeptRating>`
    select letter, (report->>'overall')::float8 as overall, (report->>'coverage')::float8 as coverage, report->'possible' as possible,
      (report->>'isProvisional')::boolean as "isProvisional", model_version as "modelVersion", computed_at as "computedAt"
    from risk_report where apartment_key = ${key}`.execute(db);
  return rows[0] ?? null;
}
