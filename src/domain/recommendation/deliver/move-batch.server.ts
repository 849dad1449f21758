import type { DeliveryBatch, DeliveryState } from "#domain/recommendation/core/delivery.ts";
import { stepDelivery } from "#domain/recommendation/core/delivery-states.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { type By, lockBatch, writeState } from "./batch-store.server.ts";

export type MoveRefusal = "unknown" | { readonly notFrom: DeliveryState };

/** Takes a batch one step further, with a row in the audit table. `notFrom`: it stands where that cannot happen, and stays there. */
export async function moveBatch(tx: Tx, id: string, to: DeliveryState, by: By): Promise<Result<DeliveryBatch, MoveRefusal>> {
  const batch = await lockBatch(tx, id);
  if (!batch) return refused("unknown");
  const stepped = stepDelivery(batch.state, to);
  if (!stepped.ok) return stepped;
  await writeState(tx, { id, from: batch.state, to }, by);
  return ok({ ...batch, state: to });
}
