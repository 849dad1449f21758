import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

/** What the estimate knew of a listing (`l`), as `BlindFacts`: kept, for the advertisement may say something else by the time its flag is judged. */
const BLIND_FACTS = sql`jsonb_build_object('kind', l.kind, 'cityCode', l.city_code,
  'cityName', coalesce((select min(t.city) from town t where t.city_code = l.city_code), ''), 'town', l.town,
  'place', case when l.lon is not null and l.lat is not null then jsonb_build_object('lon', l.lon, 'lat', l.lat) end,
  'apartmentKey', l.apartment_key, 'areaM2', l.area_m2, 'landAreaM2', l.land_area_m2, 'layout', l.layout, 'builtYear', l.built_year,
  'structure', l.structure, 'stations', l.stations)`;

/**
 * Keeps which homes begin to be shown as 九掛け today, with grade, price and model of the day. One that another advertisement of the home carries already is no
 * new one, nor one that returns before the four quarters of sales are over by which the first is judged. `told`: the flags to be written, under that name.
 */
export async function saveRaisings(tx: Tx, told: RawBuilder<unknown>, today: string): Promise<void> {
  await sql`
    insert into kyugake_raising (dwelling_key, listing_id, raised_on, grade, ratio, price, model_version, home)
    select distinct on (l.dwelling_key) l.dwelling_key, l.id, ${today}::date, told.grade, told.ratio, l.price, e.model_version, ${BLIND_FACTS}
    from ${told} join listing l on l.id = told."listingId" join listing_estimate e on e.listing_id = l.id and e.model_version is not null
    where told.grade in ('A', 'B', 'C') and not (e.is_sample or l.is_sample)
      and not exists (select from kyugake_flag f join listing o on o.id = f.listing_id where o.dwelling_key = l.dwelling_key and f.grade in ('A', 'B', 'C'))
      and not exists (select from kyugake_raising r where r.dwelling_key = l.dwelling_key
        and date_trunc('quarter', r.raised_on) + interval '15 months' > ${today}::date)
    order by l.dwelling_key, l.price, l.id`.execute(tx);
}
