import { sql } from "kysely";
import { readFacts } from "#domain/assets/core/facts.ts";
import type { OfferableHome } from "#domain/assets/core/types.ts";
import type { Db } from "#platform/db.server.ts";

/** Of these kinds and, where told, in these cities; null: anywhere. None of this member's own. */
export type WhichHomes = {
  readonly kinds: readonly OfferableHome["kind"][];
  readonly cityCodes: readonly string[] | null;
  readonly exceptSub: string;
};

type Row = Omit<OfferableHome, "facts" | "place" | "lowestPriceYen"> & {
  readonly facts: unknown;
  readonly lon: number;
  readonly lat: number;
  readonly lowestPrice: string | number | null;
};

/** Homes whose owners are vouched for and take offers, with what is known of their buildings. */
export async function offerableHomes(db: Db, { kinds, cityCodes, exceptSub }: WhichHomes): Promise<OfferableHome[]> {
  const { rows } = await sql<Row>`
    select o.id, o.sub, o.kind, o.apartment_key as "apartmentKey", coalesce(a.name, o.name) as name, o.city_code as "cityCode", o.city_name as "cityName", o.town,
      o.lon, o.lat, o.facts, o.lowest_price as "lowestPrice", a.built_year as "buildingYear", a.floors as "buildingFloors",
      a.station_name as "buildingStation", a.walk_minutes as "buildingWalkMinutes"
    from owned_property o left join apartment a on a.key = o.apartment_key
    where o.offer_setting = 'anonymous' and o.state = 'verified' and o.kind = any(${[...kinds]}) and o.sub <> ${exceptSub}
      and (${cityCodes === null}::boolean or o.city_code = any(${[...(cityCodes ?? [])]}))
    order by o.id`.execute(db);
  return rows.map(({ facts, lon, lat, lowestPrice, ...row }) => ({
    ...row,
    place: { lon, lat },
    facts: readFacts(facts),
    lowestPriceYen: lowestPrice === null ? null : Number(lowestPrice),
  }));
}
