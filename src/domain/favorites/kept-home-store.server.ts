import { sql } from "kysely";
import { isShownOn } from "#domain/properties/index.server.ts";
import { isNewQuakeCode, type WhenMade } from "#kernel/quake-code.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { HomeToday } from "./types.ts";

const isVisible = (today: string) => isShownOn(today, { dwelling: "d" });

export type HomeToKeep = { readonly dwellingKey: string; readonly title: string; readonly price: Yen | null };

/** The home of a dwelling or of one of its listings; null: there is none. `price`: the lowest that is asked today. */
export async function findHomeToKeep(db: Db | Tx, key: string, today: string): Promise<HomeToKeep | null> {
  const { rows } = await sql<HomeToKeep>`
    select l.dwelling_key as "dwellingKey", l.title, case when ${isVisible(today)} then l.price::float8 end as price
    from listing l join dwelling d on d.key = l.dwelling_key
    where d.key = coalesce((select dwelling_key from listing where id = ${key}), ${key})
    order by ${isVisible(today)} desc, l.price, l.updated_on desc, l.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** What these dwellings look like on a day, in no order; one of which nothing is left is left out. */
export async function homesToday(db: Db | Tx, dwellingKeys: readonly string[], today: string): Promise<HomeToday[]> {
  if (dwellingKeys.length === 0) return [];
  const { rows } = await sql<Omit<HomeToday, "isNewQuakeCode"> & Pick<WhenMade, "confirmedOn">>`
    with told as (
      select l.*, d.sold_at, c.name as company_name, ${isVisible(today)} as visible,
        row_number() over (partition by l.dwelling_key order by ${isVisible(today)} desc, l.price, l.updated_on desc, l.id) as place_in_line
      from listing l join dwelling d on d.key = l.dwelling_key join company c on c.id = l.company_id
      where l.dwelling_key = any(${[...dwellingKeys]})
    ), home as (
      select dwelling_key, count(*) filter (where visible)::int as offers, max(price) filter (where visible) as highest,
        bool_or(visible) as on_offer, bool_or(sold_at is not null or state in ('sold', 'archived')) as sold, bool_or(state = 'applied') as applied,
        coalesce(max(sold_at), max(ended_at), max(next_update_on)::timestamptz) as ended, min(first_seen_at) as seen
      from told group by dwelling_key
    )
    select t.dwelling_key as "dwellingKey", t.id as key,
      case when h.on_offer then 'on-offer' when h.sold then 'sold' when h.applied then 'applied' else 'expired' end as state,
      case when not h.on_offer and not (h.applied and not h.sold) then to_char(h.ended at time zone 'Asia/Tokyo', 'YYYY-MM-DD') end as "endedOn",
      t.kind, t.title, t.apartment_key as "apartmentKey", t.city_code as "cityCode", t.town, t.lon, t.lat, t.place_precision as "placePrecision",
      t.price::float8 as price, greatest(h.offers, 1) as offers, case when h.highest > t.price then h.highest::float8 end as "highestPrice",
      t.area_m2 as "areaM2", t.land_area_m2 as "landAreaM2", t.layout, t.floor, t.total_floors as "totalFloors", t.direction, t.structure,
      t.built_year as "builtYear", t.built_month as "builtMonth",
      to_char(t.confirmed_on, 'YYYY-MM-DD') as "confirmedOn",
      t.stations->0->>'stationName' as "stationName", (t.stations->0->>'minutes')::int as "walkMinutes",
      (t.stations->0->>'busMinutes')::int as "busMinutes", t.management_yen as "managementYen", t.reserve_yen as "reserveYen",
      t.management_yen + t.reserve_yen + coalesce(t.other_monthly_yen, 0) as "monthlyYen",
      t.yearly_rent_yen::float8 / t.price as "grossYield", t.land_right as "landRight", t.is_tenanted as "isTenanted", t.pets, t.parking, t.notices,
      to_char(h.seen at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as "firstSeenOn", to_char(t.updated_on, 'YYYY-MM-DD') as "updatedOn",
      to_char(t.next_update_on, 'YYYY-MM-DD') as "nextUpdateOn", t.company_name as "companyName", t.deal_type as "dealType",
      case when e.point is not null and e.grade <> 'E' then jsonb_build_object('point', e.point, 'q10', e.q10, 'q90', e.q90, 'grade', e.grade) end
        as estimate,
      case when k.grade is not null and h.on_offer then jsonb_build_object('grade', k.grade, 'ratio', k.ratio) end as flag,
      t.is_sample as "isSample"
    from told t join home h on h.dwelling_key = t.dwelling_key
      left join listing_estimate e on e.listing_id = t.id left join kyugake_flag k on k.listing_id = t.id
    where t.place_in_line = 1`.execute(db);
  return rows.map(({ confirmedOn, ...home }) => ({ ...home, isNewQuakeCode: isNewQuakeCode({ ...home, confirmedOn }) }));
}
