import type { ColumnType, Selectable } from "kysely";
import type { PricedSubject } from "#domain/valuation/core/types.ts";
import { formatQuarter, parseQuarter } from "#kernel/quarter.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Estimate } from "./request.ts";
import { outcomeFrom, type StoredOutcome } from "./stored-outcome.ts";

const UNTOLD = { structure: null, lot: null } as const;

/** All that an estimate rested on, as it was then. */
type Snapshot = {
  /** Without structure and lot in estimates stored before there were any. */
  readonly home: Omit<PricedSubject, keyof typeof UNTOLD> & Partial<Pick<PricedSubject, keyof typeof UNTOLD>>;
  readonly apartmentName: string | null;
  readonly input: Estimate["input"];
  readonly isSample: boolean;
  readonly attributions: readonly string[];
  /** Absent in estimates stored before it was told. */
  readonly answersRead?: Estimate["answersRead"];
};

type EstimateTable = {
  id: string;
  input_hash: string;
  model_version: string;
  mode: Estimate["mode"];
  subject: ColumnType<Snapshot, string, never>;
  asking_price: number | null;
  outcome: ColumnType<StoredOutcome, string, never>;
  data_as_of: string;
  created_at: Date;
  expires_at: Date;
};

/** Stands in the columns that may not be null where there was no model, and so no data either. */
const NONE = "none";

function estimates(db: Db) {
  return db.$extendTables<{ estimate: EstimateTable }>();
}

export async function insertEstimate(db: Db | Tx, estimate: Estimate): Promise<void> {
  const { subject: home, apartmentName, input, isSample, attributions, answersRead } = estimate;
  const snapshot: Snapshot = { home, apartmentName, input, isSample, attributions, answersRead };
  await estimates(db)
    .insertInto("estimate")
    .values({
      id: estimate.id,
      input_hash: estimate.inputHash,
      model_version: estimate.modelVersion ?? NONE,
      mode: estimate.mode,
      subject: JSON.stringify(snapshot),
      asking_price: input.askingPrice ?? null,
      outcome: JSON.stringify(estimate.outcome),
      data_as_of: estimate.dataAsOf ? formatQuarter(estimate.dataAsOf) : NONE,
      created_at: estimate.createdAt,
      expires_at: estimate.expiresAt,
    })
    .execute();
}

export async function findEstimate(db: Db | Tx, id: string): Promise<Estimate | null> {
  const row = await estimates(db).selectFrom("estimate").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? estimateFrom(row) : null;
}

/** The newest estimate of the same input by the same model, not older than `since`. */
export async function findReusable(
  db: Db,
  wanted: { readonly inputHash: string; readonly modelVersion: string; readonly since: Date },
): Promise<Estimate | null> {
  const row = await estimates(db)
    .selectFrom("estimate")
    .selectAll()
    .where("input_hash", "=", wanted.inputHash)
    .where("model_version", "=", wanted.modelVersion)
    .where("created_at", ">=", wanted.since)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? estimateFrom(row) : null;
}

export async function deleteEstimates(db: Db, expiredBefore: Date): Promise<number> {
  const deleted = await estimates(db).deleteFrom("estimate").where("expires_at", "<", expiredBefore).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

function estimateFrom(row: Selectable<EstimateTable>): Estimate {
  const { home, apartmentName, input, isSample, attributions, answersRead = null } = row.subject;
  return {
    id: row.id,
    inputHash: row.input_hash,
    modelVersion: row.model_version === NONE ? null : row.model_version,
    mode: row.mode,
    subject: { ...UNTOLD, ...home },
    apartmentName,
    input,
    outcome: outcomeFrom(row.outcome),
    dataAsOf: parseQuarter(row.data_as_of),
    isSample,
    answersRead,
    attributions,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
