import { sql } from "kysely";
import type { FlagGrade } from "#domain/kyugake/core/types.ts";
import type { BlindFacts } from "#domain/kyugake/estimates/blind-subject.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Db } from "#platform/db.server.ts";

/** A flag that has ended and was not judged yet, with the home as it is described now. `flaggedOn`: an ISO day in Japan. */
export type EndedFlag = BlindFacts & { readonly id: number; readonly flaggedOn: string; readonly lastPrice: Yen };

type EndedRow = Omit<EndedFlag, "place"> & { readonly lon: number | null; readonly lat: number | null };

/** The next flags to be judged, by id: of real homes, raised before a day. */
export async function endedFlags(db: Db, { before, after, limit }: { before: string; after: number; limit: number }): Promise<EndedFlag[]> {
  const { rows } = await sql<EndedRow>`
    select p.id, to_char(p.flagged_on, 'YYYY-MM-DD') as "flaggedOn", p.last_price as "lastPrice", l.kind, l.city_code as "cityCode",
      coalesce((select min(city) from town t where t.city_code = l.city_code), '') as "cityName", l.town, l.lon, l.lat,
      l.apartment_key as "apartmentKey", l.area_m2 as "areaM2", l.land_area_m2 as "landAreaM2", l.layout, l.built_year as "builtYear", l.stations
    from kyugake_flag_past p join listing l on l.id = p.listing_id
    where p.was_right is null and p.judged_by is null and not p.is_sample and p.flagged_on < ${before}::date and p.id > ${after}
    order by p.id limit ${limit}`.execute(db);
  return rows.map(({ lon, lat, ...row }) => ({ ...row, place: placeOf(lon, lat) }));
}

function placeOf(lon: number | null, lat: number | null): LonLat | null {
  return lon === null || lat === null ? null : { lon, lat };
}

export type Judgement = { readonly id: number; readonly wasRight: boolean | null; readonly judgedBy: number };

/** Keeps how flags were judged; `wasRight` null: too few sales followed, which will not change. */
export async function saveJudgements(db: Db, judgements: readonly Judgement[]): Promise<void> {
  await sql`
    update kyugake_flag_past p set was_right = told."wasRight", judged_by = told."judgedBy"
    from jsonb_to_recordset(${JSON.stringify(judgements)}::jsonb) as told(id bigint, "wasRight" boolean, "judgedBy" integer)
    where p.id = told.id`.execute(db);
}

/** Of each grade how many flags of real homes were judged, and how many of them were right. */
export async function judgedFlags(db: Db): Promise<{ readonly grade: FlagGrade; readonly n: number; readonly right: number }[]> {
  const { rows } = await sql<{ grade: FlagGrade; n: number; right: number }>`
    select grade, count(*)::int as n, (count(*) filter (where was_right))::int as right
    from kyugake_flag_past where was_right is not null and not is_sample group by grade order by grade`.execute(db);
  return rows;
}

/** How many homes on offer carry each grade now, and whether any of them is a sample. */
export async function flaggedHomes(db: Db): Promise<{ readonly grade: FlagGrade; readonly homes: number; readonly isSample: boolean }[]> {
  const { rows } = await sql<{ grade: FlagGrade; homes: number; isSample: boolean }>`
    select f.grade, count(distinct l.dwelling_key)::int as homes, bool_or(f.is_sample) as "isSample"
    from kyugake_flag f join listing l on l.id = f.listing_id group by f.grade order by f.grade`.execute(db);
  return rows;
}
