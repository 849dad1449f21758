import { findCompany } from "#domain/companies/index.server.ts";
import { interestIn } from "#domain/connections/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { type FewCount, fewCount, OFFERS_A_PAGE } from "#domain/offers/core/limits.ts";
import type { Offer } from "#domain/offers/core/offer.ts";
import type { Side } from "#domain/offers/core/types.ts";
import { type OfferCard, offerCard, type ShownAgent, type Thread, threadOf } from "#domain/offers/core/views.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { sideOf } from "./act.server.ts";
import { contactsOf } from "./contact-store.server.ts";
import { messagesOf } from "./message-store.server.ts";
import { countOffersOf, eventsOf, findOffer, offersOf } from "./offer-store.server.ts";
import { sideCounts, unreadOf } from "./unread-store.server.ts";

export type ReadDeps = { readonly db: Db; readonly clock: Clock };

export type OfferPage = { readonly items: readonly OfferCard[]; readonly total: number; readonly page: number };

/** Offers that a member made, or got; the last moved first. `page` from 1. */
export async function memberOffers(
  { db }: Pick<ReadDeps, "db">,
  { sub }: Member,
  { side, page }: { readonly side: Side; readonly page: number },
): Promise<OfferPage> {
  const offers = await offersOf(db, { sub, side, most: OFFERS_A_PAGE, skip: (page - 1) * OFFERS_A_PAGE });
  const unread = await unreadOf(
    db,
    side,
    offers.map(({ id }) => id),
  );
  return {
    items: offers.map((offer) => offerCard(offer, side, unread.get(offer.id) ?? 0)),
    total: await countOffersOf(db, { sub, side }),
    page,
  };
}

export type ThreadWithDemand = Thread & {
  /** Who waits to buy in the building; null: it is no building. */
  readonly waitingBuyers: FewCount | null;
};

/** One offer as its member sees it; null: it is not theirs, or they may not know of it. */
export async function memberThread({ db, clock }: ReadDeps, member: Member, id: string): Promise<ThreadWithDemand | null> {
  const offer = await findOffer(db, id);
  const side = offer && sideOf(offer, member);
  if (!offer || !side) return null;
  const [events, messages] = [await eventsOf(db, id), await messagesOf(db, id)];
  const told = { events, messages, contacts: await contactsOf(db, id), agent: await agentOf(db, offer) };
  const { apartmentKey } = offer;
  const waitingBuyers = apartmentKey === null ? null : fewCount((await interestIn(db, apartmentKey)).waitingBuyers);
  return { ...threadOf(offer, side, told, clock.now()), waitingBuyers };
}

async function agentOf(db: Db, { companyId }: Offer): Promise<ShownAgent | null> {
  const company = companyId === null ? null : await findCompany(db, companyId);
  return company && { name: company.name, licence: company.licence, phone: company.phone };
}

export type OfferSummary = Readonly<Record<Side, { readonly live: number; readonly yourTurn: number; readonly unread: number }>>;

/** How many offers of each side wait for the member. */
export async function memberOfferSummary({ db }: Pick<ReadDeps, "db">, { sub }: Member): Promise<OfferSummary> {
  return { buyer: await sideCounts(db, "buyer", sub), owner: await sideCounts(db, "owner", sub) };
}
