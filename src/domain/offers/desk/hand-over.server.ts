import { homeForOffer } from "#domain/assets/index.server.ts";
import { companiesIn, holdCompanies } from "#domain/companies/index.server.ts";
import type { Company } from "#domain/companies/types.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import type { OutsideCommand } from "#domain/offers/core/home-negotiations.ts";
import type { Contact, Offer, OfferMessage, StoredEvent } from "#domain/offers/core/offer.ts";
import type { Refusal } from "#domain/offers/core/offer-states.ts";
import type { AgentOutcome, OfferState, Side } from "#domain/offers/core/types.ts";
import { OFFER_HANDED_OVER } from "#domain/offers/notices/agent-mails.ts";
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
  addHandOver,
  auditDesk,
  countOffersAtDesk,
  type DeskCount,
  type DeskOffer,
  type DeskSpan,
  offersAtDesk,
} from "./desk-store.server.ts";

/** Offers whose sides have each other's contact and wait for an agent, or that an agent has. Both consents alone lead here: no operator is asked for that. */
export async function offersAwaitingAgents(db: Db, span: DeskSpan): Promise<AwaitingAgent[]> {
  const agents = new Set(await agentIds(db));
  return (await offersAtDesk(db, span)).map((offer) => ({
    ...offer,
    isAgentThere: offer.companyId !== null && agents.has(offer.companyId),
  }));
}

/** `isAgentThere`: a company has it that is in use and has a licence. */
type AwaitingAgent = DeskOffer & { readonly isAgentThere: boolean };

type LateSince = { readonly lateBefore: Date; readonly silentBefore: Date };

/** How many wait. Late are those that no company has since `lateBefore`, that one has and has said nothing of since `silentBefore`, or whose company is no agent any more. */
export async function countAwaitingAgents(db: Db, since: LateSince): Promise<DeskCount> {
  return countOffersAtDesk(db, { ...since, agents: await agentIds(db) });
}

async function agentIds(db: Db): Promise<string[]> {
  return (await licensedAgents(db)).map(({ id }) => id);
}

export type HandOver = {
  readonly offerId: string;
  /** A company in use, which has a licence. */
  readonly companyId: string;
  readonly reason: string;
  /** Two operators: one asked for it, the other agreed. */
  readonly askedBy: string;
  readonly approvedBy: string;
};
export type HandOverRefusal = "same-operator" | "no-licensed-company" | DeskRefusal;

/**
 * Hands an offer to an agent, as one operator asked and another one agreed; anew where the company that has it is no agent any more, which then sees it no longer. Both companies
 * are held: none is suspended, or comes back, meanwhile.
 */
export function handOver({ db, clock, randomBytes }: OfferDeps, order: HandOver): Promise<Result<null, HandOverRefusal>> {
  return inTransaction<Result<null, HandOverRefusal>>(db, async (tx) => {
    const { offerId, companyId, reason, askedBy, approvedBy } = order;
    if (askedBy === approvedBy) return refused("same-operator");
    const at = clock.now();
    const held = await holdForDesk(tx, offerId);
    if (!held) return refused("unknown");
    const { companyId: before } = held.offer;
    const agents = (await holdCompanies(tx, [companyId, ...(before === null ? [] : [before])])).filter(isLicensedAgent);
    const company = agents.find(({ id: agent }) => agent === companyId);
    if (!company) return refused("no-licensed-company");
    const isAgentThere = agents.some(({ id: agent }) => agent === before);
    const moved = await moveHeld(tx, held, { kind: "hand-over", by: "operator", isAgentThere }, at);
    if (!moved.ok) return moved;
    await setCompany(tx, offerId, companyId);
    await queueMail(tx, OFFER_HANDED_OVER, { to: company.email, at, facts: { offerId, companyName: company.name } });
    const id = opaqueId(randomBytes);
    await addHandOver(tx, { id, ...order, at });
    await auditDesk(tx, "offer_disclosure", { id, from: "asked", to: "approved", actor: approvedBy, reason, at });
    return ok(null);
  });
}

/** Companies that an offer may be handed to, by their names. */
export async function licensedAgents(db: Db): Promise<readonly Company[]> {
  const live = await companiesIn(db, ["live"]);
  return live.filter(isLicensedAgent).toSorted((a, b) => a.name.localeCompare(b.name, "ja"));
}

/** Who may have offers: a company in use, which has a licence. */
export function isLicensedAgent({ state, licence }: Pick<Company, "state" | "licence">): boolean {
  return state === "live" && licence !== "";
}

export type DeskRefusal = "unknown" | { readonly why: Refusal; readonly state: OfferState };

/** A move of an operator, or of an agent, under the locks that every move takes. */
export async function deskMove(tx: Tx, id: string, command: OutsideCommand, at: Date): Promise<Result<null, DeskRefusal>> {
  const held = await holdForDesk(tx, id);
  return held ? moveHeld(tx, held, command, at) : refused("unknown");
}

type HeldForDesk = { readonly offer: Offer; readonly offers: readonly Offer[] };

/** An offer with the others for its home, under the locks that every move takes, the home first; null: there is none. */
export async function holdForDesk(tx: Tx, id: string): Promise<HeldForDesk | null> {
  const found = await findOffer(tx, id);
  if (!found) return null;
  await homeForOffer(tx, found.homeId);
  const offers = await lockOffers(tx, found.homeId, id);
  const offer = offers.find((one) => one.id === id);
  return offer ? { offer, offers } : null;
}

async function moveHeld(tx: Tx, { offer, offers }: HeldForDesk, command: OutsideCommand, at: Date): Promise<Result<null, DeskRefusal>> {
  const moved = await moveAmong(tx, offers, { id: offer.id, command, at });
  return moved.ok ? ok(null) : refused({ why: moved.reason, state: offer.negotiation.state });
}

/** What the agent told the desk of it. */
export function closeHandOver(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  { offerId, outcome, operator }: { readonly offerId: string; readonly outcome: AgentOutcome; readonly operator: string },
): Promise<Result<null, DeskRefusal>> {
  return inTransaction<Result<null, DeskRefusal>>(db, (tx) =>
    endHandOver(tx, { offerId, outcome, by: "operator", actor: operator, at: clock.now() }),
  );
}

type TalksEnded = { readonly offerId: string; readonly operator: string; readonly reason: string };

/** Nothing comes of an offer that no company has yet, or whose company says nothing, as an operator knows: what was held goes on, and both are told that the desk ended it. */
export function endTalks(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  { offerId, operator, reason }: TalksEnded,
): Promise<Result<null, DeskRefusal>> {
  return inTransaction<Result<null, DeskRefusal>>(db, async (tx) => {
    const at = clock.now();
    const held = await holdForDesk(tx, offerId);
    if (!held) return refused("unknown");
    const ended = await moveHeld(tx, held, { kind: "end-talks", by: "operator" }, at);
    const step = { id: offerId, from: held.offer.negotiation.state, to: "broken", actor: operator, reason, at };
    if (ended.ok) await auditDesk(tx, "offer_disclosure", step);
    return ended;
  });
}

type Ending = {
  readonly offerId: string;
  readonly outcome: AgentOutcome;
  readonly by: "agent" | "operator";
  /** As the audit keeps them. */
  readonly actor: string;
  readonly at: Date;
};

/** What became of an offer with its agent: a contract, which declines all that was held, or that it came to nothing, which opens it again. */
export async function endHandOver(tx: Tx, { offerId, outcome, by, actor, at }: Ending): Promise<Result<null, DeskRefusal>> {
  const ended = await deskMove(tx, offerId, { kind: outcome, by }, at);
  const step = { id: offerId, from: "handed_to_agent", to: outcome, actor, reason: "told by the agent", at };
  if (ended.ok) await auditDesk(tx, "offer_disclosure", step);
  return ended;
}

/** All of a thread, as an operator sees it whom another one let look. */
export type OfferLog = {
  readonly offer: Pick<Offer, "id" | "subs" | "home" | "estimate" | "financing" | "wishMonth" | "aliases" | "createdAt">;
  readonly state: OfferState;
  readonly priceYen: number;
  readonly contacts: Readonly<Partial<Record<Side, Contact>>>;
  readonly events: readonly StoredEvent[];
  readonly messages: readonly OfferMessage[];
};

/** The whole log of an offer, for the desk: it shows it to nobody whom a second operator has not let look. */
export async function offerLog(db: Db | Tx, offerId: string): Promise<OfferLog | null> {
  const offer = await findOffer(db, offerId);
  if (!offer) return null;
  const { id, subs, home, estimate, financing, wishMonth, aliases, createdAt, negotiation } = offer;
  const sent = (await messagesOf(db, offerId)).filter(({ state }) => state === "sent" || state === "erased");
  return {
    offer: { id, subs, home, estimate, financing, wishMonth, aliases, createdAt },
    ...{ state: negotiation.state, priceYen: negotiation.priceYen },
    ...{ contacts: await contactsOf(db, offerId), events: await eventsOf(db, offerId), messages: sent },
  };
}
