import { type AccessRefusal, actorOf, authorise } from "#domain/companies/index.server.ts";
import type { StaffHere } from "#domain/companies/types.ts";
import { type AgentOffer, agentOffer, showsPeople } from "#domain/offers/core/agent-view.ts";
import type { AgentOutcome, OfferState } from "#domain/offers/core/types.ts";
import { auditDesk } from "#domain/offers/desk/desk-store.server.ts";
import { endHandOver, holdForDesk, isLicensedAgent, offerLog } from "#domain/offers/desk/hand-over.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type AgentOfferHead, countOffersOfCompany, handedToCompanyAt, offersOfCompany } from "./agent-store.server.ts";

/** By the account. */
type Staff = { readonly sub: string };
type AgentDeps = { readonly db: Db; readonly clock: Clock };

const PAGE_SIZE = 20;

/** Where somebody works, if they may see to offers there: nobody but who works for a company in use that has a licence. */
async function authoriseAgent(db: Db | Tx, staff: Staff): Promise<Result<StaffHere, AccessRefusal>> {
  const here = await authorise(db, staff, "close-offers");
  if (!here.ok) return here;
  return isLicensedAgent(here.value.company) ? here : refused("not-allowed");
}

export type CompanyOffers = {
  readonly items: readonly AgentOfferHead[];
  readonly total: number;
  /** Of all of the company. */
  readonly waiting: number;
  readonly page: number;
  readonly pageSize: number;
};

/** Offers that were handed to the company of a member of its staff, twenty a page (from 1). Nobody is named. */
export async function companyOffers(
  db: Db,
  staff: Staff,
  { page }: { readonly page: number },
): Promise<Result<CompanyOffers, AccessRefusal>> {
  const here = await authoriseAgent(db, staff);
  if (!here.ok) return here;
  const { id } = here.value.company;
  const items = await offersOfCompany(db, id, { most: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE });
  return ok({ items, ...(await countOffersOfCompany(db, id)), page, pageSize: PAGE_SIZE });
}

/** One with its whole log. Each look at who the two are is a row of the audit table. `unknown`: it was not handed to this company. */
export function companyOffer({ db, clock }: AgentDeps, staff: Staff, id: string): Promise<Result<AgentOffer, AccessRefusal | "unknown">> {
  return inTransaction<Result<AgentOffer, AccessRefusal | "unknown">>(db, async (tx) => {
    const here = await authoriseAgent(tx, staff);
    if (!here.ok) return here;
    const handedOverAt = await handedToCompanyAt(tx, id, here.value.company.id);
    const log = handedOverAt && (await offerLog(tx, id));
    if (!handedOverAt || !log) return refused("unknown");
    const { offer, ...rest } = log;
    const shown = agentOffer({ id, home: offer.home, estimateYen: offer.estimate.pointYen, handedOverAt, ...rest });
    if (!shown) return refused("unknown");
    const { state } = shown;
    const look = { id, from: state, to: state, actor: actorOf(here.value), reason: "looked at by the agent", at: clock.now() };
    if (showsPeople(state)) await auditDesk(tx, "offer_disclosure", look);
    return ok(shown);
  });
}

export type OutcomeRefusal = AccessRefusal | "unknown" | { readonly state: OfferState };

/**
 * What the agent tells of an offer that it was handed, as the desk may tell it too. Who may is asked again once the offer is held: while somebody waits for it they may be
 * removed, their company suspended, or the offer handed to another one.
 */
export function tellOutcome(
  { db, clock }: AgentDeps,
  staff: Staff,
  { id, outcome }: { readonly id: string; readonly outcome: AgentOutcome },
): Promise<Result<null, OutcomeRefusal>> {
  return inTransaction<Result<null, OutcomeRefusal>>(db, async (tx) => {
    const before = await agentOf(tx, staff, id);
    if (!before.ok) return before;
    await holdForDesk(tx, id);
    const here = await agentOf(tx, staff, id);
    if (!here.ok) return here;
    return endHandOver(tx, { offerId: id, outcome, by: "agent", actor: actorOf(here.value), at: clock.now() });
  });
}

/** Where somebody works, if the offer was handed to their company. */
async function agentOf(tx: Tx, staff: Staff, id: string): Promise<Result<StaffHere, AccessRefusal | "unknown">> {
  const here = await authoriseAgent(tx, staff);
  if (!here.ok) return here;
  return (await handedToCompanyAt(tx, id, here.value.company.id)) ? here : refused("unknown");
}
