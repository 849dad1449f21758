import { itemsOf } from "#domain/recommendation/deliver/batch-store.server.ts";
import { readTap, type TapOccasion } from "#domain/recommendation/messages/home-taps.ts";
import { react, undoReaction } from "#domain/recommendation/reactions/react.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Tx } from "#platform/db.server.ts";
import type { LineEvent } from "#platform/line/line-webhook.server.ts";

type Tapping = { readonly tx: Tx; readonly clock: Clock };

/** A press below a home: a reaction to that place of a batch of the person's own. Null: it was no such press. */
export async function takeTap(
  { tx, clock }: Tapping,
  { postback }: LineEvent,
  recipientOf: () => Promise<string | null>,
): Promise<TapOccasion | null> {
  const tap = readTap(typeof postback === "object" && postback !== null && "data" in postback ? postback.data : null);
  if (!tap) return null;
  const { kind, batchId, position, reason } = tap;
  const item = (await itemsOf(tx, batchId)).find((one) => one.position === position);
  const recipient = await recipientOf();
  if (recipient === null || !item) return { kind: "unknown-home" };
  const where = { listingId: item.listingId, batchId, position };
  const deps = { db: tx, clock };
  const done = kind === "undo" ? await undoReaction(deps, recipient, where) : await react(deps, recipient, { ...where, kind, reason });
  if (!done.ok) return { kind: "unknown-home" };
  if (kind === "nope") return { kind: "refused", batchId, position, hasReason: reason !== null };
  return { kind: kind === "like" ? "liked" : "undone" };
}
