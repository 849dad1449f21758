import { sql } from "kysely";

/** Sales are recorded with their area in steps of 5 m². */
const AREA_STEP_M2 = 5;
/** A buyer may get something off; what was paid lies no further under what was asked last. */
const LEAST_OF_ASKING = 0.9;

/**
 * The recorded contract that can be told to be a home: `{ id, price }`, else null. Records name no address, so it must be the only one in its town of the kind,
 * layout, year and size around the quarter in which the home was sold, at 90 to 100 % of what was asked last, and no other home here that is described alike was
 * sold then. Plots are never told from each other. Read beside `asked` (home, dwelling_key, asking, sold_on).
 */
export const OWN_SALE = sql`(
  select case when count(*) = 1 and bool_and(s.price between ${LEAST_OF_ASKING}::float8 * asked.asking and asked.asking)
    then jsonb_build_object('id', min(s.id), 'price', min(s.price)) end
  from sale s
  where asked.sold_on is not null and not s.is_sample and s.price_category = 'contract' and not s.area_is_minimum
    and s.kind = asked.home->>'kind' and s.kind in ('condo', 'house') and s.city_code = asked.home->>'cityCode' and s.town = asked.home->>'town'
    and s.built_year = (asked.home->>'builtYear')::int and s.layout = asked.home->>'layout'
    and abs(s.area_m2 - (asked.home->>case s.kind when 'condo' then 'areaM2' else 'landAreaM2' end)::float8) <= ${AREA_STEP_M2}
    and (s.kind = 'condo' or abs(s.floor_area_m2 - (asked.home->>'areaM2')::float8) <= ${AREA_STEP_M2})
    and abs(4 * s.year + s.quarter - (4 * extract(year from asked.sold_on) + extract(quarter from asked.sold_on))) <= 1
    and not exists (
      select from listing o join dwelling d on d.key = o.dwelling_key
      where o.dwelling_key <> asked.dwelling_key and o.kind = s.kind and o.city_code = s.city_code and o.town = s.town
        and o.built_year = s.built_year and o.layout = s.layout
        and abs(case s.kind when 'condo' then o.area_m2 else o.land_area_m2 end - s.area_m2) <= ${AREA_STEP_M2}
        and abs(coalesce(d.sold_at, o.ended_at)::date - asked.sold_on) <= 183))`;
