import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import type { RegisteredUnit } from "./types.ts";

/** Homes that people say they own and want to hear about, of everybody but this member. Nobody is named. */
export async function registeredUnits(db: Db, exceptSub: string): Promise<RegisteredUnit[]> {
  const { rows } = await sql<RegisteredUnit>`
    select o.apartment_key as "apartmentKey", a.city_code as "cityCode", a.town, a.station_name as "stationName", a.walk_minutes as "walkMinutes",
      jsonb_build_object('lon', a.lon, 'lat', a.lat) as place, a.built_year as "builtYear", o.floor, o.layout, o.area_m2 as "areaM2"
    from owner_registration o join apartment a on a.key = o.apartment_key
    where o.state = 'registered' and o.sub <> ${exceptSub} order by o.id`.execute(db);
  return rows;
}
