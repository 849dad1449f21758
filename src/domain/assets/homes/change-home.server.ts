import { endCheck, lockWaiting } from "#domain/assets/checks/check-store.server.ts";
import type { HomeFacts } from "#domain/assets/core/facts.ts";
import { type Closing, closingOf, type HomePosition } from "#domain/assets/core/property-states.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { auditHome } from "./audit-store.server.ts";
import { changeHome, lockHome, type OwnedBy } from "./home-store.server.ts";

/**
 * Told in the transaction in which a home stops taking offers: it was sold, deleted, switched off, or its owner is not vouched for any more. Whoever keeps
 * offers for it ends them there. Given from above, as assets know nothing of offers.
 */
export type OnHomeClosed = (tx: Tx, homeId: string, why: Closing) => Promise<void>;

export type AssetDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** Absent where nobody keeps offers. */
  readonly onHomeClosed?: OnHomeClosed | undefined;
};

export type Changed = {
  readonly position?: HomePosition;
  readonly facts?: HomeFacts;
  readonly lowestPriceYen?: Yen | null;
};

type Because = { readonly actor: "member" | "operator" | "system"; readonly reason: string | null };

/**
 * Writes another position or other facts of a home as its next version, with the row of the audit table where it moves, and tells who keeps offers where
 * it takes none any more. A lowest price goes with the offers. Answers the home as it is by then.
 */
export async function writeHome(
  tx: Tx,
  { clock, onHomeClosed }: Pick<AssetDeps, "clock" | "onHomeClosed">,
  before: OwnedBy,
  { position = before, facts = before.facts, lowestPriceYen = before.lowestPriceYen, ...because }: Changed & Because,
): Promise<OwnedBy> {
  const { id } = before;
  const at = savedAt(clock.now(), before.updatedAt);
  const { state, pausedFrom, deletedFrom, offerSetting } = position;
  const lowest = offerSetting === "anonymous" ? lowestPriceYen : null;
  await changeHome(tx, { id, state, pausedFrom, deletedFrom, offerSetting, lowestPriceYen: lowest, facts, at });
  if (because.reason !== null) await auditHome(tx, { id, from: before.state, to: state, at, ...because });
  // Whatever ends the wait for the desk also lets go of what was handed in; a decision has done so before.
  if (before.state === "verifying" && state !== "verifying") await withdrawWaiting(tx, id, at);
  const closing = closingOf(before, position);
  if (closing) await onHomeClosed?.(tx, id, closing);
  const after = await lockHome(tx, id);
  if (!after) throw new Error("A home is gone in its own transaction");
  return after;
}

async function withdrawWaiting(tx: Tx, homeId: string, at: Date): Promise<void> {
  const check = await lockWaiting(tx, { homeId });
  if (check) await endCheck(tx, check.id, { state: "withdrawn", reason: null, note: null, at });
}

/** Always later than the save before it. */
function savedAt(now: Date, before: Date): Date {
  return now.getTime() > before.getTime() ? now : new Date(before.getTime() + 1);
}
