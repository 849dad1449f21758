import { sql } from "kysely";
import { type AgentOfferState, OFFER_STATES_OF_AGENTS, type ShownHome } from "#domain/offers/core/types.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** An offer as a list of its company shows it: nobody named. */
export type AgentOfferHead = {
  readonly id: string;
  readonly home: ShownHome;
  readonly priceYen: Yen;
  readonly state: AgentOfferState;
  readonly handedOverAt: Date;
};

const OF_COMPANY = (companyId: string) => sql`o.company_id = ${companyId} and o.state = any(${[...OFFER_STATES_OF_AGENTS]})`;
const HANDED_OVER_AT = sql`(select max(d.approved_at) from offer_disclosure d where d.offer_id = o.id and d.kind = 'hand-over')`;

type Page = { readonly most: number; readonly skip: number };

/** Offers that a company was handed: those that wait for its word first, the longest with it first; then the last that ended. */
export async function offersOfCompany(db: Db, companyId: string, { most, skip }: Page): Promise<AgentOfferHead[]> {
  const { rows } = await sql<AgentOfferHead>`
    select o.id, o.home, o.price_yen as "priceYen", o.state, ${HANDED_OVER_AT} as "handedOverAt" from offer o where ${OF_COMPANY(companyId)}
    order by o.state <> 'handed_to_agent', case when o.state = 'handed_to_agent' then o.moved_at end, o.moved_at desc, o.id
    limit ${most} offset ${skip}`.execute(db);
  return rows;
}

export async function countOffersOfCompany(db: Db, companyId: string): Promise<{ readonly total: number; readonly waiting: number }> {
  const { rows } = await sql<{ total: number; waiting: number }>`
    select count(*)::int as total, (count(*) filter (where o.state = 'handed_to_agent'))::int as waiting from offer o where ${OF_COMPANY(companyId)}`.execute(
    db,
  );
  return rows[0] ?? { total: 0, waiting: 0 };
}

/** When an offer was handed to this company; null: it was not. */
export async function handedToCompanyAt(tx: Tx, offerId: string, companyId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select ${HANDED_OVER_AT} as at from offer o where o.id = ${offerId} and ${OF_COMPANY(companyId)}`.execute(tx);
  return rows[0]?.at ?? null;
}
