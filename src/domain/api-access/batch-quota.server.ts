import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { limitsOf, periodOf } from "./periods.ts";
import { PLANS } from "./plans.ts";
import type { KeyHolder } from "./types.ts";
import { addUsage, putBack, setAside, takenOf } from "./usage-store.server.ts";

/** Under what the rows of a batch are counted, whenever they are estimated: the day it came in. */
export type BatchAccount = { readonly clientId: string; readonly keyId: string; readonly period: string; readonly day: string };

export type RowsRefusal =
  | { readonly reason: "not-in-plan" }
  /** More than one batch of the plan may have. */
  | { readonly reason: "too-many-rows"; readonly most: number }
  /** More than the client has left. */
  | { readonly reason: "quota"; readonly left: number };

type Holder = Pick<KeyHolder, "clientId" | "keyId" | "plan" | "mode">;

/** How many rows one batch may have; null: none, for the plan has no batches. */
export function mostBatchRows({ plan }: Pick<KeyHolder, "plan">): number | null {
  return PLANS[plan].batchRows;
}

/** Sets the rows of a batch aside of the client's calls, in the transaction that takes the batch in: all of them or none. No burst is counted: nobody waits for them. */
export async function reserveRows(
  tx: Tx,
  holder: Holder,
  { rows, at }: { readonly rows: number; readonly at: Date },
): Promise<Result<BatchAccount, RowsRefusal>> {
  const { clientId, keyId } = holder;
  const most = mostBatchRows(holder);
  if (most === null) return refused({ reason: "not-in-plan" });
  if (rows > most) return refused({ reason: "too-many-rows", most });
  const period = periodOf(holder, at);
  const { mostCalls } = limitsOf(holder);
  const { granted } = await setAside(tx, { clientId, period }, { needed: rows, wanted: rows, most: mostCalls });
  if (granted > 0) return ok({ clientId, keyId, period, day: isoDateInJapan(at) });
  return refused({ reason: "quota", left: Math.max(0, mostCalls - (await takenOf(tx, { clientId, period }))) });
}

/** Charges rows that were estimated, and gives back those that were not, in the transaction that keeps their results: once, whatever is started anew. */
export async function chargeRows(
  tx: Tx,
  { clientId, keyId, period, day }: BatchAccount,
  { estimated, unused }: { readonly estimated: number; readonly unused: number },
): Promise<void> {
  if (estimated > 0) await addUsage(tx, [{ clientId, period, day, keyId, scope: "batch", calls: estimated }]);
  if (unused > 0) await putBack(tx, { clientId, period }, unused);
}
