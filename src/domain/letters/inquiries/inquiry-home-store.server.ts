import { sql } from "kysely";
import { isShownOn } from "#domain/properties/index.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { InquiryHome, InquiryRecipient } from "./types.ts";

const JOINED = { company: "c", dwelling: "d" };

type Offer = Omit<InquiryHome, "recipients" | "isKyugake" | "state"> &
  Omit<InquiryRecipient, "listingId" | "price"> & {
    readonly isShown: boolean;
    readonly isSold: boolean;
    readonly isApplied: boolean;
    readonly isKyugake: boolean;
  };

/** The home of a listing or of a dwelling with the companies that offer it on a day; null: there is no such home. */
export async function findInquiryHome(db: Db | Tx, key: string, today: string): Promise<InquiryHome | null> {
  const { rows } = await sql<Offer>`
    select l.dwelling_key as "dwellingKey", l.id as "listingId", l.apartment_key as "apartmentKey", l.kind, l.title, l.city_code as "cityCode",
      l.price::float8 as price, c.id as "companyId", c.name, c.licence, c.address, l.deal_type as "dealType", c.is_sample as "isSample",
      ${isShownOn(today, JOINED)} as "isShown", d.sold_at is not null or l.state in ('sold', 'archived') as "isSold", l.state = 'applied' as "isApplied",
      coalesce(k.grade in ('A', 'B', 'C', 'check'), false) as "isKyugake"
    from listing l join dwelling d on d.key = l.dwelling_key join company c on c.id = l.company_id
      left join kyugake_flag k on k.listing_id = l.id
    where d.key = coalesce((select dwelling_key from listing where id = ${key}), ${key})
    order by ${isShownOn(today, JOINED)} desc, l.price, l.updated_on desc, l.id`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const { dwellingKey, listingId, apartmentKey, kind, title, cityCode, price } = first;
  const shown = rows.filter((row) => row.isShown);
  const recipients = shown
    .filter((row, index) => shown.findIndex(({ companyId }) => companyId === row.companyId) === index)
    .map(({ companyId, name, licence, address, dealType, listingId: own, price: asked, isSample }) => ({
      ...{ companyId, name, licence, address, dealType, listingId: own, price: asked, isSample },
    }));
  return {
    ...{ dwellingKey, listingId, apartmentKey, kind, title, cityCode, price, recipients },
    isKyugake: shown.some((row) => row.isKyugake),
    state: stateOf(rows),
  };
}

function stateOf(rows: readonly Offer[]): InquiryHome["state"] {
  if (rows.some(({ isShown: shown }) => shown)) return "on-offer";
  if (rows.some(({ isSold }) => isSold)) return "sold";
  return rows.some(({ isApplied }) => isApplied) ? "applied" : "expired";
}

/** Where inquiries of a company go, and what it calls the home. */
export async function addressOfOffer(
  tx: Tx,
  { companyId, listingId }: { readonly companyId: string; readonly listingId: string },
): Promise<{ readonly email: string; readonly reference: string; readonly companyName: string } | null> {
  const { rows } = await sql<{ email: string; reference: string; companyName: string }>`
    select c.email, coalesce(l.reference, '') as reference, c.name as "companyName"
    from company c left join listing l on l.id = ${listingId} and l.company_id = c.id where c.id = ${companyId}`.execute(tx);
  return rows[0] ?? null;
}
