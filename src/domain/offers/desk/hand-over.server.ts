import { homeForOffer } from "#domain/assets/index.server.ts";
import { findCompany } from "#domain/companies/index.server.ts";
import type { OutsideCommand } from "#domain/offers/core/home-negotiations.ts";
import type { Contact, Offer, OfferMessage, StoredEvent } from "#domain/offers/core/offer.ts";
import type { Refusal } from "#domain/offers/core/offer-states.ts";
import type { OfferState, Side } from "#domain/offers/core/types.ts";
import type { OfferDeps } from "#domain/offers/threads/act.server.ts";
import { contactsOf } from "#domain/offers/threads/contact-store.server.ts";
import { messagesOf } from "#domain/offers/threads/message-store.server.ts";
import { eventsOf, findOffer, lockOffers, setCompany } from "#domain/offers/threads/offer-store.server.ts";
import { moveAmong } from "#domain/offers/threads/write-moves.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import {
  addDisclosure,
  auditDesk,
  countOffersAtDesk,
  type DeskCount,
  type DeskOffer,
  type DeskSpan,
  type Disclosure,
  lockDisclosure,
  offersAtDesk,
  writeDisclosure,
} from "./desk-store.server.ts";

/** Offers whose sides have each other's contact and wait for an agent, or that an agent has. Both consents alone lead here: no operator is asked for that. */
export function offersAwaitingAgents(db: Db, span: DeskSpan): Promise<DeskOffer[]> {
  return offersAtDesk(db, span);
}

export function countAwaitingAgents(db: Db, lateBefore: Date): Promise<DeskCount> {
  return countOffersAtDesk(db, lateBefore);
}

export type ToAsk = {
  readonly offerId: string;
  readonly kind: "hand-over";
  /** A company in use, which has a licence. */
  readonly companyId: string;
  readonly reason: string;
  readonly operator: string;
};
export type AskRefusal = "unknown" | "no-licensed-company" | { readonly why: "illegal"; readonly state: OfferState };

/** An operator asks to hand an offer to an agent. Another one has to agree. */
export function askDisclosure(
  { db, clock, randomBytes }: OfferDeps,
  { offerId, kind, companyId, reason, operator }: ToAsk,
): Promise<Result<Disclosure, AskRefusal>> {
  return inTransaction<Result<Disclosure, AskRefusal>>(db, async (tx) => {
    const offer = await findOffer(tx, offerId);
    if (!offer) return refused("unknown");
    if (offer.negotiation.state !== "disclosed") return refused({ why: "illegal", state: offer.negotiation.state });
    if (!(await isLicensed(tx, companyId))) return refused("no-licensed-company");
    const at = clock.now();
    const asked: Disclosure = {
      ...{ id: opaqueId(randomBytes), offerId, kind, companyId, reason },
      ...{ askedBy: operator, askedAt: at, approvedBy: null, approvedAt: null, endedAt: null },
    };
    await addDisclosure(tx, asked);
    await auditDesk(tx, "offer_disclosure", { id: asked.id, from: null, to: "asked", actor: operator, reason, at });
    return ok(asked);
  });
}

async function isLicensed(tx: Tx, companyId: string | null): Promise<boolean> {
  const company = companyId === null ? null : await findCompany(tx, companyId);
  return company?.state === "live" && company.licence !== "";
}

export type ApproveRefusal = "unknown" | "same-operator" | "no-licensed-company" | { readonly why: Refusal; readonly state: OfferState };

/** Another operator agrees, and the hand-over happens with that. */
export function approveDisclosure(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  { id, operator }: { readonly id: string; readonly operator: string },
): Promise<Result<Disclosure, ApproveRefusal>> {
  return inTransaction<Result<Disclosure, ApproveRefusal>>(db, async (tx) => {
    const asked = await lockDisclosure(tx, id);
    if (!asked || asked.endedAt !== null || asked.approvedAt !== null) return refused("unknown");
    if (asked.askedBy === operator) return refused("same-operator");
    const at = clock.now();
    const handed = await handOver(tx, { offerId: asked.offerId, companyId: asked.companyId, at });
    if (!handed.ok) return handed;
    const approved = { ...asked, approvedBy: operator, approvedAt: at, endedAt: at };
    await writeDisclosure(tx, id, approved);
    await auditDesk(tx, "offer_disclosure", { id, from: "asked", to: "approved", actor: operator, reason: asked.kind, at });
    return ok(approved);
  });
}

type ToHandOver = { readonly offerId: string; readonly companyId: string | null; readonly at: Date };

async function handOver(
  tx: Tx,
  { offerId, companyId, at }: ToHandOver,
): Promise<Result<null, "unknown" | "no-licensed-company" | { readonly why: Refusal; readonly state: OfferState }>> {
  if (companyId === null || !(await isLicensed(tx, companyId))) return refused("no-licensed-company");
  const moved = await deskMove(tx, offerId, { kind: "hand-over", by: "operator" }, at);
  if (moved.ok) await setCompany(tx, offerId, companyId);
  return moved;
}

type DeskRefusal = "unknown" | { readonly why: Refusal; readonly state: OfferState };

async function deskMove(tx: Tx, id: string, command: OutsideCommand, at: Date): Promise<Result<null, DeskRefusal>> {
  const found = await findOffer(tx, id);
  if (!found) return refused("unknown");
  await homeForOffer(tx, found.homeId);
  const offers = await lockOffers(tx, found.homeId, id);
  const moved = await moveAmong(tx, offers, { id, command, at });
  if (moved.ok) return ok(null);
  return refused({ why: moved.reason, state: offers.find((one) => one.id === id)?.negotiation.state ?? found.negotiation.state });
}

/** What the agent tells of it: a contract, which declines all that was held, or that it came to nothing, which opens it again. */
export function closeHandOver(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  { offerId, outcome, operator }: { readonly offerId: string; readonly outcome: "contract" | "broken"; readonly operator: string },
): Promise<Result<null, DeskRefusal>> {
  return inTransaction<Result<null, DeskRefusal>>(db, async (tx) => {
    const at = clock.now();
    const closed = await deskMove(tx, offerId, { kind: outcome, by: "operator" }, at);
    if (closed.ok)
      await auditDesk(tx, "offer_disclosure", {
        id: offerId,
        from: "handed_to_agent",
        to: outcome,
        actor: operator,
        reason: "told by the agent",
        at,
      });
    return closed;
  });
}

/** All of a thread, as an operator sees it whom another one let look. */
export type OfferLog = {
  readonly offer: Pick<Offer, "id" | "home" | "estimate" | "financing" | "wishMonth" | "aliases" | "createdAt">;
  readonly state: OfferState;
  readonly priceYen: number;
  readonly contacts: Readonly<Partial<Record<Side, Contact>>>;
  readonly events: readonly StoredEvent[];
  readonly messages: readonly OfferMessage[];
};

/** The whole log of an offer, for the desk: it shows it to nobody whom a second operator has not let look. */
export async function offerLog(db: Db, offerId: string): Promise<OfferLog | null> {
  const offer = await findOffer(db, offerId);
  if (!offer) return null;
  const { id, home, estimate, financing, wishMonth, aliases, createdAt, negotiation } = offer;
  const sent = (await messagesOf(db, offerId)).filter(({ state }) => state === "sent" || state === "erased");
  return {
    offer: { id, home, estimate, financing, wishMonth, aliases, createdAt },
    ...{ state: negotiation.state, priceYen: negotiation.priceYen },
    ...{ contacts: await contactsOf(db, offerId), events: await eventsOf(db, offerId), messages: sent },
  };
}
