import { changeMember } from "#domain/members/index.server.ts";
import { memberOf } from "#domain/notifications/index.server.ts";
import type { DeliveryState, HomeReaction, NopeReason, Reaction } from "#domain/recommendation/core/delivery.ts";
import { findBatch, itemsOf } from "#domain/recommendation/deliver/batch-store.server.ts";
import { moveBatch } from "#domain/recommendation/deliver/move-batch.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { addEvent, dropReaction, dwellingOfListing, type NewEvent, writeReaction } from "./reaction-store.server.ts";

type ReactionDeps = { readonly db: Db | Tx; readonly clock: Clock };

/** `unknown`: no such home, or no such place in a batch of this person. `gone`: the account is on its way out. */
export type ReactionRefusal = "unknown" | "gone";

type Tapped = {
  readonly listingId: string;
  readonly kind: Reaction;
  /** Of a `nope`; of others it is left out. */
  readonly reason?: NopeReason | null;
  /** Where it was tapped; absent: not in a batch. */
  readonly batchId?: string | null;
  readonly position?: number | null;
};

/** Keeps what somebody makes of a home: the newest tap counts. A batch that it was tapped in has been reacted to. */
export function react(deps: ReactionDeps, recipient: string, tapped: Tapped): Promise<Result<HomeReaction, ReactionRefusal>> {
  return changeOf<HomeReaction, "unknown">(deps, recipient, async (tx) => {
    const place = await placeOf(tx, recipient, tapped);
    if (!place) return refused("unknown");
    const { kind, listingId } = tapped;
    const reason = kind === "nope" ? (tapped.reason ?? null) : null;
    const made: HomeReaction = { dwellingKey: place.dwellingKey, kind, reason, reactedAt: deps.clock.now() };
    await writeReaction(tx, { ...place, recipient, listingId }, made);
    await note(tx, { ...place, kind, dwellSeconds: null, at: made.reactedAt }, "reacted");
    return ok(made);
  });
}

/** Takes back what was made of a home. Again: the same answer. */
export function undoReaction(
  deps: ReactionDeps,
  recipient: string,
  where: Pick<Tapped, "listingId" | "batchId" | "position">,
): Promise<Result<null, ReactionRefusal>> {
  return changeOf<null, "unknown">(deps, recipient, async (tx) => {
    const place = await placeOf(tx, recipient, where);
    if (!place) return refused("unknown");
    const wasThere = await dropReaction(tx, recipient, place.dwellingKey);
    if (wasThere) await note(tx, { ...place, kind: "undo", dwellSeconds: null, at: deps.clock.now() }, null);
    return ok(null);
  });
}

const LONGEST_DWELL_S = 3_600;

type Happened = {
  readonly batchId: string;
  /** Of a home; null: the list as a whole. */
  readonly position: number | null;
  readonly kind: "open" | "click" | "dwell";
  readonly dwellSeconds?: number | null;
};

/** Keeps that somebody looked: told by a POST after they did something, never by a link that was fetched. */
export function noteEvent(deps: ReactionDeps, recipient: string, happened: Happened): Promise<Result<null, ReactionRefusal>> {
  return changeOf<null, "unknown">(deps, recipient, async (tx) => {
    const { batchId, position, kind } = happened;
    if (!(await isOf(tx, recipient, { batchId, position }))) return refused("unknown");
    const dwelt = Math.round(happened.dwellSeconds ?? 0);
    const dwellSeconds = kind === "dwell" ? Math.max(0, Math.min(LONGEST_DWELL_S, dwelt)) : null;
    await note(tx, { batchId, position, kind, dwellSeconds, at: deps.clock.now() }, kind === "click" ? "clicked" : "opened");
    return ok(null);
  });
}

type Place = { readonly dwellingKey: string; readonly batchId: string | null; readonly position: number | null };

/** The home that was tapped. In a batch it is the one that stood there, whatever its advertisement is called by now. */
async function placeOf(
  tx: Tx,
  recipient: string,
  { listingId, batchId = null, position = null }: Omit<Tapped, "kind">,
): Promise<Place | null> {
  const dwelling = await dwellingOfListing(tx, listingId);
  if (batchId === null) return dwelling === null ? null : { dwellingKey: dwelling, batchId, position: null };
  if (!(await isOf(tx, recipient, { batchId, position }))) return null;
  const item = (await itemsOf(tx, batchId)).find((one) => one.listingId === listingId || one.dwellingKey === dwelling);
  if (!item || (position !== null && item.position !== position)) return null;
  return { dwellingKey: item.dwellingKey, batchId, position: item.position };
}

async function isOf(tx: Tx, recipient: string, { batchId, position }: { batchId: string; position: number | null }): Promise<boolean> {
  const batch = await findBatch(tx, batchId);
  if (batch?.recipient !== recipient) return false;
  return position === null || (await itemsOf(tx, batchId)).some((item) => item.position === position);
}

type Noted = Omit<NewEvent, "batchId"> & { readonly batchId: string | null };

/** A step that cannot happen any more (it was reacted to, and is opened again) changes nothing. */
async function note(tx: Tx, { batchId, ...event }: Noted, to: DeliveryState | null): Promise<void> {
  if (batchId === null) return;
  await addEvent(tx, { ...event, batchId });
  if (to !== null) await moveBatch(tx, batchId, to, { actor: "member", reason: event.kind, at: event.at });
}

/** One change of a person at a time, none once an account goes. */
async function changeOf<T, Refusal>(
  { db }: ReactionDeps,
  recipient: string,
  change: (tx: Tx) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal | "gone">> {
  const sub = memberOf(recipient);
  return sub === null ? inTransaction(db, change) : changeMember<T, Refusal>(db, { sub }, change);
}
