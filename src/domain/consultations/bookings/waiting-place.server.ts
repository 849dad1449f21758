import { WAITING_PAGE } from "#domain/consultations/core/links.ts";
import type { Visitor, Waiting } from "#domain/consultations/core/types.ts";
import { WAITING_JOINED } from "#domain/consultations/mails/consultation-mails.ts";
import { auditStep } from "#domain/consultations/slots/audit-store.server.ts";
import { holdDays } from "#domain/consultations/slots/hold-days.server.ts";
import { holderOfWaiting } from "#domain/consultations/slots/hold-slot.server.ts";
import { firstFree } from "#domain/consultations/slots/open-slots.server.ts";
import { dropHolds } from "#domain/consultations/slots/slot-store.server.ts";
import { type OfferDeps, offerNext } from "#domain/consultations/waiting/offer.server.ts";
import { addWaiting, endWaiting, findWaiting, isOnList, lockWaiting } from "#domain/consultations/waiting/waiting-store.server.ts";
import { openLink, queueMail } from "#domain/notifications/index.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type Booked, bookFor } from "./book.server.ts";

/** Waits for a half hour. `not-full`: some can be booked. Who waits already keeps the place with what was told first, for anybody may type an address, and the answer is the same. */
export function joinWaiting(deps: OfferDeps, visitor: Visitor): Promise<Result<null, "not-full">> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    if ((await firstFree({ ...deps, db: tx })) !== null) return refused("not-full");
    if (await isOnList(tx, visitor.email)) return ok(null);
    const id = opaqueId(deps.randomBytes);
    await addWaiting(tx, { ...visitor, id, joinedAt: now });
    await auditStep(tx, { entity: "consultation_waiting", id, from: null, to: "waiting", actor: "visitor", at: now });
    await queueMail(tx, WAITING_JOINED, { to: visitor.email, at: now, facts: { id } });
    return ok(null);
  });
}

/** A place in the list as whoever has its link sees it. An offer whose time is over is `lapsed`, also before the clock has ended it. */
export type ShownWaiting = Pick<Waiting, "state" | "startsAt" | "offerUntil">;

/** Null: no link of ours. Changes nothing. */
export async function waitingOf(deps: OfferDeps, token: string): Promise<ShownWaiting | null> {
  const id = await subjectOf(deps, token);
  const found = id === null ? null : await findWaiting(deps.db, id);
  if (!found) return null;
  return { state: stateAt(found, deps.clock.now()), startsAt: found.startsAt, offerUntil: found.offerUntil };
}

function stateAt({ state, offerUntil }: Waiting, now: Date): Waiting["state"] {
  return state === "offered" && offerUntil !== null && offerUntil <= now ? "lapsed" : state;
}

export type OfferRefusal = { readonly is: "unknown" } | { readonly is: "not-now"; readonly state: Waiting["state"] };

/** Books what was offered. */
export function takeOffer(deps: OfferDeps, token: string): Promise<Result<Booked, OfferRefusal>> {
  return withWaiting(deps, token, async (tx, waiting) => {
    const { id, state: _, startsAt, joinedAt: __, offerUntil: ___, ...visitor } = waiting;
    const state = stateAt(waiting, deps.clock.now());
    if (state !== "offered" || startsAt === null) return refused({ is: "not-now", state });
    const booked = await bookFor(deps, tx, { visitor, startsAt, holder: holderOfWaiting(id) });
    if (!booked.ok) return refused({ is: "not-now", state: "lapsed" });
    await leave(deps, tx, waiting, "booked");
    return booked;
  });
}

/** Gives back what was offered, or leaves the list: the next one is asked. */
export function declineOffer(deps: OfferDeps, token: string): Promise<Result<null, OfferRefusal>> {
  return withWaiting(deps, token, async (tx, waiting) => {
    if (waiting.state !== "offered" && waiting.state !== "waiting") return refused({ is: "not-now", state: waiting.state });
    await leave(deps, tx, waiting, "declined");
    await dropHolds(tx, holderOfWaiting(waiting.id));
    await offerNext(deps, tx);
    return ok(null);
  });
}

async function leave({ clock }: OfferDeps, tx: Tx, { id, state: from }: Waiting, to: "booked" | "declined"): Promise<void> {
  const at = clock.now();
  await endWaiting(tx, id, { state: to, at });
  await auditStep(tx, { entity: "consultation_waiting", id, from, to, actor: "visitor", at });
}

function withWaiting<Value>(
  deps: OfferDeps,
  token: string,
  work: (tx: Tx, waiting: Waiting) => Promise<Result<Value, OfferRefusal>>,
): Promise<Result<Value, OfferRefusal>> {
  return inTransaction(deps.db, async (tx) => {
    const id = await subjectOf({ ...deps, db: tx }, token);
    if (id === null) return refused({ is: "unknown" });
    await holdDays(tx);
    const waiting = await lockWaiting(tx, id);
    return waiting ? work(tx, waiting) : refused({ is: "unknown" });
  });
}

async function subjectOf(deps: OfferDeps, token: string): Promise<string | null> {
  const link = await openLink(deps, WAITING_PAGE, token);
  return link && !link.isExpired ? link.subject : null;
}
