import { sql } from "kysely";
import type { InquiryKind } from "#domain/risk/asked-kinds.ts";
import type { Db } from "#platform/db.server.ts";

export type Inquiry = {
  readonly id: string;
  readonly kind: InquiryKind;
  readonly apartmentKey: string | null;
  readonly email: string;
  readonly details: Readonly<Record<string, string | number | boolean>>;
  readonly receivedAt: Date;
};

/** Keeps an inquiry; false: the address is registered for this already, and the newer details stand. */
export async function addInquiry(db: Db, { id, kind, apartmentKey, email, details, receivedAt }: Inquiry): Promise<boolean> {
  const { rows } = await sql<{ added: boolean }>`
    insert into risk_inquiry (id, kind, apartment_key, email, details, received_at)
    values (${id}, ${kind}, ${apartmentKey}, ${email}, ${JSON.stringify(details)}::jsonb, ${receivedAt})
    on conflict (apartment_key, kind, email) where kind in ('registration', 'waiting-buyer', 'owner')
      do update set details = excluded.details
    returning id = ${id} as added`.execute(db);
  return rows[0]?.added ?? false;
}

/** How many wait to buy a home in a building, and how many of its owners have registered. */
export async function interestIn(db: Db, apartmentKey: string): Promise<{ readonly waitingBuyers: number; readonly owners: number }> {
  const { rows } = await sql<{ waitingBuyers: number; owners: number }>`
    select count(*) filter (where kind = 'waiting-buyer') as "waitingBuyers", count(*) filter (where kind = 'owner') as owners
    from risk_inquiry where apartment_key = ${apartmentKey}`.execute(db);
  return rows[0] ?? { waitingBuyers: 0, owners: 0 };
}
