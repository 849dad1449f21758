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
import { hours } from "#kernel/duration.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import {
  addDisclosure,
  auditDesk,
  type DeskOffer,
  type Disclosure,
  type DisclosureKind,
  lockDisclosure,
  offersAtDesk,
  openDisclosures,
  writeDisclosure,
} from "./desk-store.server.ts";

const MOST_LISTED = 200;
/** So long an operator may look at what another one agreed to. */
const SHOWN_FOR = hours(24);

/** Offers whose sides have each other's contact and wait for an agent, or that an agent has. Both consents alone lead here: no operator is asked for that. */
export function offersAwaitingAgents(db: Db): Promise<DeskOffer[]> {
  return offersAtDesk(db, MOST_LISTED);
}

/** What one operator asked for and another one has to agree to. */
export function disclosuresWaiting(db: Db): Promise<Disclosure[]> {
  return openDisclosures(db, MOST_LISTED);
}

export type ToAsk = {
  readonly offerId: string;
  readonly kind: DisclosureKind;
  /** Of a hand-over: a company in use, which has a licence. */
  readonly companyId: string | null;
  readonly reason: string;
  readonly operator: string;
};
export type AskRefusal = "unknown" | "no-licensed-company" | { readonly why: "illegal"; readonly state: OfferState };

/** An operator asks to see who the sides of an offer are, or to hand it to an agent, who then gets all of it. Another one has to agree. */
export function askDisclosure(
  { db, clock, randomBytes }: OfferDeps,
  { offerId, kind, companyId, reason, operator }: ToAsk,
): Promise<Result<Disclosure, AskRefusal>> {
  return inTransaction<Result<Disclosure, AskRefusal>>(db, async (tx) => {
    const offer = await findOffer(tx, offerId);
    if (!offer) return refused("unknown");
    if (kind === "hand-over" && offer.negotiation.state !== "disclosed") return refused({ why: "illegal", state: offer.negotiation.state });
    if (kind === "hand-over" && !(await isLicensed(tx, companyId))) return refused("no-licensed-company");
    const at = clock.now();
    const asked: Disclosure = {
      ...{ id: opaqueId(randomBytes), offerId, kind, companyId: kind === "hand-over" ? companyId : null, reason },
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

/** Another operator agrees. A hand-over happens with that; what was to be seen may be looked at by who asked for it, for a day. */
export function approveDisclosure(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  { id, operator }: { readonly id: string; readonly operator: string },
): Promise<Result<Disclosure, ApproveRefusal>> {
  return inTransaction<Result<Disclosure, ApproveRefusal>>(db, async (tx) => {
    const asked = await lockDisclosure(tx, id);
    if (!asked || asked.endedAt !== null || asked.approvedAt !== null) return refused("unknown");
    if (asked.askedBy === operator) return refused("same-operator");
    const at = clock.now();
    if (asked.kind === "hand-over") {
      const handed = await handOver(tx, { offerId: asked.offerId, companyId: asked.companyId, at });
      if (!handed.ok) return handed;
    }
    const approved = { ...asked, approvedBy: operator, approvedAt: at, endedAt: asked.kind === "hand-over" ? at : null };
    await writeDisclosure(tx, id, approved);
    await auditDesk(tx, "offer_disclosure", { id, from: "asked", to: "approved", actor: operator, reason: asked.kind, at });
    return ok(approved);
  });
}

/** It is not agreed to. */
export function refuseDisclosure(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  { id, operator, reason }: { readonly id: string; readonly operator: string; readonly reason: string },
): Promise<Result<null, "unknown">> {
  return inTransaction<Result<null, "unknown">>(db, async (tx) => {
    const asked = await lockDisclosure(tx, id);
    if (!asked || asked.endedAt !== null || asked.approvedAt !== null) return refused("unknown");
    const at = clock.now();
    await writeDisclosure(tx, id, { approvedBy: null, approvedAt: null, endedAt: at });
    await auditDesk(tx, "offer_disclosure", { id, from: "asked", to: "refused", actor: operator, reason, at });
    return ok(null);
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

/** All of a thread, as an agent gets it and as an operator sees it whom another one let look. */
export type OfferLog = {
  readonly offer: Pick<Offer, "id" | "home" | "estimate" | "financing" | "wishMonth" | "aliases" | "createdAt">;
  readonly state: OfferState;
  readonly priceYen: number;
  readonly contacts: Readonly<Partial<Record<Side, Contact>>>;
  readonly events: readonly StoredEvent[];
  readonly messages: readonly OfferMessage[];
};

/** The log of an offer for who asked to see it and was let, within a day; null: they were not. Each look is a row of the audit table. */
export function readDisclosed(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  { id, operator }: { readonly id: string; readonly operator: string },
): Promise<OfferLog | null> {
  return inTransaction(db, async (tx) => {
    const asked = await lockDisclosure(tx, id);
    const at = clock.now();
    if (!asked?.approvedAt || asked.askedBy !== operator || at.getTime() - asked.approvedAt.getTime() > SHOWN_FOR) return null;
    await auditDesk(tx, "offer_disclosure", { id, from: "approved", to: "read", actor: operator, reason: asked.kind, at });
    return logOf(tx, asked.offerId);
  });
}

/** The whole log for the agent an offer was handed to; null: it was handed to no such company. */
export async function handedOverLog(
  db: Db,
  { offerId, companyId }: { readonly offerId: string; readonly companyId: string },
): Promise<OfferLog | null> {
  const offer = await findOffer(db, offerId);
  return offer?.companyId === companyId ? logOf(db, offerId) : null;
}

async function logOf(db: Db | Tx, offerId: string): Promise<OfferLog | null> {
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
