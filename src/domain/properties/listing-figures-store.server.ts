import { sql } from "kysely";
import { isShownOn } from "#domain/properties/conditions/shown-listing-store.server.ts";
import type { Db } from "#platform/db.server.ts";

export type ListingFigures = {
  /** Condominiums on sale now. Null: no listing of the city was ever told, so that none on sale would say nothing. */
  readonly onSale: { readonly building: number | null; readonly town: number; readonly city: number } | null;
  /** Days from first publication to the last update of listings of the city that are marked sold; the median is null for fewer than five. */
  readonly daysToSell: { readonly median: number | null; readonly n: number } | null;
  /** Of the listings of the city whose first price is known: how many ask less now, and by how much of it (median). */
  readonly priceCuts: { readonly share: number; readonly median: number | null; readonly n: number } | null;
  readonly isSample: boolean;
};

type Wanted = { readonly cityCode: string; readonly town: string; readonly apartmentKey: string | null; readonly asOf: string };

type Row = {
  readonly told: number;
  readonly building: number;
  readonly town: number;
  readonly city: number;
  readonly sold: number;
  readonly days: number | null;
  readonly priced: number;
  readonly cut: number;
  readonly by: number | null;
  readonly sample: boolean | null;
};

/** One sale is no median, nor are two. */
const LEAST_SOLD = 5;

/** What the listings of condominiums tell of a market; of a building too where one is named on the day `asOf` (ISO date). */
export async function listingFigures(db: Db, { cityCode, town, apartmentKey, asOf }: Wanted): Promise<ListingFigures> {
  const { rows } = await sql<Row>`
    with here as (
      select *, ${isShownOn(asOf, { listing: "listing" })} as live from listing
      where city_code = ${cityCode} and kind = 'condo'
    )
    select count(*) as told, count(*) filter (where live and apartment_key = ${apartmentKey}) as building, count(*) filter (where live and town = ${town}) as town,
      count(*) filter (where live) as city, count(*) filter (where state = 'sold') as sold,
      percentile_cont(0.5) within group (order by updated_on - published_on) filter (where state = 'sold') as days,
      count(first_price) filter (where live) as priced, count(*) filter (where live and price < first_price) as cut,
      percentile_cont(0.5) within group (order by 100 - 100.0 * price / first_price) filter (where live and price < first_price) as by,
      bool_or(is_sample) as sample
    from here`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("an aggregate without a row");
  return {
    onSale: row.told === 0 ? null : { building: apartmentKey === null ? null : row.building, town: row.town, city: row.city },
    daysToSell: row.days === null ? null : { median: row.sold < LEAST_SOLD ? null : Math.round(row.days), n: row.sold },
    priceCuts:
      row.priced === 0
        ? null
        : { share: row.cut / row.priced, median: row.by === null ? null : Math.round(row.by * 10) / 10, n: row.priced },
    isSample: row.sample ?? false,
  };
}
