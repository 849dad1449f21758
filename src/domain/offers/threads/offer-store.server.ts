import { sql } from "kysely";
import type { Moved } from "#domain/offers/core/home-negotiations.ts";
import type { Offer, StoredEvent } from "#domain/offers/core/offer.ts";
import { UNTOLD } from "#domain/offers/core/offer-states.ts";
import { ENGAGED_STATES, LIVE_STATES, type Side } from "#domain/offers/core/types.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Db, Tx } from "#platform/db.server.ts";

type Row = Omit<Offer, "subs" | "aliases" | "negotiation" | "read"> &
  Omit<Offer["negotiation"], "consents"> & {
    readonly buyerSub: string | null;
    readonly ownerSub: string | null;
    readonly buyerAlias: string;
    readonly ownerAlias: string;
    readonly buyerConsentAt: Date | null;
    readonly ownerConsentAt: Date | null;
    readonly buyerRead: number;
    readonly ownerRead: number;
  };

const COLUMNS = sql`
  id, campaign_id as "campaignId", home_id as "homeId", apartment_key as "apartmentKey", home, estimate, buyer_sub as "buyerSub", owner_sub as "ownerSub",
  buyer_alias as "buyerAlias", owner_alias as "ownerAlias", financing, wish_month as "wishMonth", state, price_yen as "priceYen", round, version, clock,
  expires_at as "expiresAt", reminded, held_from as "heldFrom", remaining_ms as "remainingMs", is_cut_off as "isCutOff", buyer_consent_at as "buyerConsentAt",
  owner_consent_at as "ownerConsentAt", company_id as "companyId", events, messages, buyer_read as "buyerRead", owner_read as "ownerRead",
  created_at as "createdAt", moved_at as "movedAt"`;

function offerOf(row: Row): Offer {
  const { id, campaignId, homeId, apartmentKey, home, estimate, financing, wishMonth, companyId, events, messages, createdAt, movedAt } =
    row;
  const { state, priceYen, round, version, clock, expiresAt, reminded, heldFrom, remainingMs, isCutOff } = row;
  const consents = { buyer: row.buyerConsentAt, owner: row.ownerConsentAt };
  return {
    ...{ id, campaignId, homeId, apartmentKey, home, estimate, financing, wishMonth, companyId, events, messages, createdAt, movedAt },
    subs: { buyer: row.buyerSub, owner: row.ownerSub },
    aliases: { buyer: row.buyerAlias, owner: row.ownerAlias },
    read: { buyer: row.buyerRead, owner: row.ownerRead },
    negotiation: { state, priceYen, round, version, clock, expiresAt, reminded, heldFrom, remainingMs, isCutOff, consents },
  };
}

export async function findOffer(db: Db | Tx, id: string): Promise<Offer | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from offer where id = ${id}`.execute(db);
  return rows[0] ? offerOf(rows[0]) : null;
}

/** All for a home that are not over, and this one, in the order of their ids: whoever moves one holds them all, always in the same order. */
export async function lockOffers(tx: Tx, homeId: string, id: string | null): Promise<Offer[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from offer where home_id = ${homeId} and (id = ${id} or state = any(${[...LIVE_STATES]})) order by id for update`.execute(
    tx,
  );
  return rows.map(offerOf);
}

const SUB: Readonly<Record<Side, ReturnType<typeof sql>>> = { buyer: sql`buyer_sub`, owner: sql`owner_sub` };

type Wanted = { readonly sub: string; readonly side: Side; readonly most: number; readonly skip: number };

/** Offers of one side, the last moved first. An owner has none that never reached them. */
export async function offersOf(db: Db | Tx, { sub, side, most, skip }: Wanted): Promise<Offer[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from offer where ${SUB[side]} = ${sub} and ${reaching(side)} order by moved_at desc, id limit ${most} offset ${skip}`.execute(
    db,
  );
  return rows.map(offerOf);
}

/** An owner who cut a buyer off sees nothing more of what was open then; what never reached them they never see. */
function reaching(side: Side) {
  return side === "owner" ? sql`not is_cut_off and state <> 'created'` : sql`true`;
}

export async function countOffersOf(db: Db | Tx, { sub, side }: Pick<Wanted, "sub" | "side">): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from offer where ${SUB[side]} = ${sub} and ${reaching(side)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Offers of a buyer that are not over, whether or not they reach anybody. */
export async function countLiveOf(tx: Tx, buyerSub: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from offer where buyer_sub = ${buyerSub} and state = any(${[...LIVE_STATES]})`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Whether a price was agreed to for a home, and whether this buyer has, or had in this campaign, an offer for it. */
export async function standsInTheWay(
  tx: Tx,
  { homeId, buyerSub, campaignId }: { readonly homeId: string; readonly buyerSub: string; readonly campaignId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from offer where home_id = ${homeId} and (state = any(${[...ENGAGED_STATES]}) or campaign_id = ${campaignId}
      or (buyer_sub = ${buyerSub} and state = any(${[...LIVE_STATES]}))) limit 1`.execute(tx);
  return rows.length > 0;
}

export async function addOffer(tx: Tx, offer: Offer): Promise<void> {
  const { negotiation: n, subs, aliases, home, estimate } = offer;
  await sql`
    insert into offer (id, campaign_id, home_id, apartment_key, home, estimate, buyer_sub, owner_sub, buyer_alias, owner_alias, financing, wish_month, state,
      price_yen, round, version, clock, expires_at, reminded, held_from, remaining_ms, is_cut_off, events, messages, created_at, moved_at)
    values (${offer.id}, ${offer.campaignId}, ${offer.homeId}, ${offer.apartmentKey}, ${JSON.stringify(home)}::jsonb, ${JSON.stringify(estimate)}::jsonb,
      ${subs.buyer}, ${subs.owner}, ${aliases.buyer}, ${aliases.owner}, ${offer.financing}, ${offer.wishMonth}, ${n.state}, ${n.priceYen}, ${n.round}, ${n.version},
      ${n.clock}, ${n.expiresAt}, ${n.reminded}, ${n.heldFrom}, ${n.remainingMs}, ${n.isCutOff}, 0, 0, ${offer.createdAt}, ${offer.movedAt})`.execute(
    tx,
  );
}

/** Writes a move and its event in one statement; answers the number of the event. */
export async function writeMove(tx: Tx, { id, next, event }: Moved, at: Date): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    with moved as (
      update offer set state = ${next.state}, price_yen = ${next.priceYen}, round = ${next.round}, version = ${next.version}, clock = ${next.clock},
        expires_at = ${next.expiresAt}, reminded = ${next.reminded}, held_from = ${next.heldFrom}, remaining_ms = ${next.remainingMs},
        is_cut_off = ${next.isCutOff}, buyer_consent_at = ${next.consents.buyer}, owner_consent_at = ${next.consents.owner}, events = events + 1,
        moved_at = case when ${UNTOLD.has(event.kind) && event.from === event.to}::boolean or ${event.kind === "view"}::boolean then moved_at else ${at} end
      where id = ${id} returning id, events)
    insert into offer_event (offer_id, seq, kind, actor, from_state, to_state, price_yen, round, version, why, at)
    select id, events, ${event.kind}, ${event.actor}, ${event.from}, ${event.to}, ${event.priceYen}, ${event.round}, ${next.version}, ${event.why}, ${at} from moved
    returning seq`.execute(tx);
  const [written] = rows;
  if (!written) throw new Error("An offer is gone in its own transaction");
  return written.seq;
}

export async function eventsOf(db: Db | Tx, offerId: string): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent & { readonly priceYen: Yen }>`
    select seq, kind, actor, from_state as "from", to_state as "to", price_yen as "priceYen", round, version, why, at
    from offer_event where offer_id = ${offerId} order by seq`.execute(db);
  return rows;
}

export async function setCompany(tx: Tx, id: string, companyId: string): Promise<void> {
  await sql`update offer set company_id = ${companyId} where id = ${id}`.execute(tx);
}

/** Marks up to which message a side has read. */
export async function markRead(
  tx: Tx,
  { id, side, upTo }: { readonly id: string; readonly side: Side; readonly upTo: number },
): Promise<void> {
  if (side === "buyer")
    await sql`update offer set buyer_read = greatest(buyer_read, least(${upTo}, messages)) where id = ${id}`.execute(tx);
  else await sql`update offer set owner_read = greatest(owner_read, least(${upTo}, messages)) where id = ${id}`.execute(tx);
}
