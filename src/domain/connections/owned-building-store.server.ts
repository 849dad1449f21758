import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import type { OwnedBuilding } from "./types.ts";

/** A row for each registration of an owner but this member's: the building, and nothing of the owner or their home. */
export async function ownedBuildings(db: Db, exceptSub: string): Promise<OwnedBuilding[]> {
  const { rows } = await sql<OwnedBuilding>`
    select o.apartment_key as "apartmentKey", a.city_code as "cityCode", a.town, a.station_name as "stationName", a.walk_minutes as "walkMinutes",
      jsonb_build_object('lon', a.lon, 'lat', a.lat) as place, a.built_year as "builtYear"
    from owner_registration o join apartment a on a.key = o.apartment_key
    where o.state = 'registered' and o.sub <> ${exceptSub} order by o.id`.execute(db);
  return rows;
}
