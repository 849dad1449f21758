import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { closeDoubt, lockDoubt } from "./doubt-store.server.ts";
import { writeFacts } from "./fact-store.server.ts";
import { registerBuilding } from "./register-building.server.ts";
import { isRegistered } from "./register-store.server.ts";
import type { DoubtDecision, DoubtRefusal, NotRegistered, ToldOfBuilding } from "./types.ts";

/**
 * Settles what was told of a building for good: its facts go to the building that it is, a new one is registered, or it is left out of this and every
 * later file. Answers the key of the building; null: left out.
 */
export function decideDoubt(
  db: Db,
  { id, decision, now }: { readonly id: string; readonly decision: DoubtDecision; readonly now: Date },
): Promise<Result<string | null, DoubtRefusal>> {
  return inTransaction(db, async (tx) => {
    const open = await lockDoubt(tx, id);
    if (!open) return refused("unknown");
    const settled = await settle(tx, open, decision);
    if (settled.ok) await closeDoubt(tx, id, { is: decision.is, apartmentKey: settled.value, now });
    return settled;
  });
}

async function settle(
  tx: Tx,
  { building, loadId }: { readonly building: ToldOfBuilding; readonly loadId: number },
  decision: DoubtDecision,
): Promise<Result<string | null, NotRegistered | "no-such-building">> {
  if (decision.is === "dropped") return ok(null);
  if (decision.is === "same" && !(await isRegistered(tx, decision.key))) return refused("no-such-building");
  const registered = decision.is === "same" ? ok(decision.key) : await registerBuilding(tx, building, { loadId, isSample: false });
  if (registered.ok) await writeFacts(tx, loadId, [{ told: building, key: registered.value }]);
  return registered;
}
