import { sql } from "kysely";
import type { Loader, Merged } from "#ingest/frame/source.ts";
import { CHOME_NUMBER } from "#kernel/place/chome.ts";
import type { Tx } from "#platform/db.server.ts";
import { saleIdentity } from "./identity.ts";
import type { ParsedSale } from "./parsed-sale.ts";

/** Columns that tell which sale it is; equal wherever two rows meet. */
const FIXED = [
  ...["kind", "prefecture", "city_code", "city_name", "town", "year", "quarter", "price", "area_m2", "area_is_minimum", "built_year"],
  ...["purpose", "zoning", "coverage_percent", "floor_area_ratio_percent"],
];
/** Columns that one source may know and another not: what is known is never erased. */
const LEARNED = [
  ...["lon", "lat", "floor_area_m2", "layout", "structure", "renovated", "building_use", "region", "station_name", "walk_minutes"],
  ...["land_shape", "frontage_m", "road_direction", "road_kind", "road_width_m", "remarks"],
];
const STORED = [...FIXED, "price_category", "built_before_war", ...LEARNED];
/** Decides which of several equal rows of a file is the first, so that the order of the file does not. */
const TIE_BREAKERS =
  "price_category, built_before_war, station_name, walk_minutes, structure, building_use, remarks, road_direction, road_width_m, frontage_m, floor_area_m2, layout, region, land_shape";

const list = (columns: readonly string[], prefix = "") => sql.raw(columns.map((name) => prefix + name).join(", "));

/** Takes the sales of one file: they are staged in a temporary table and merged at the end. */
export async function beginSales(tx: Tx): Promise<Loader<ParsedSale>> {
  await sql`create temp table staged_sale on commit drop as
    select ''::text as identity, false as category_is_stated, ${list(STORED)} from sale with no data`.execute(tx);
  return {
    stage: (rows) => stageSales(tx, rows),
    merge: (loadId) => mergeSales(tx, loadId),
  };
}

async function stageSales(tx: Tx, rows: readonly ParsedSale[]): Promise<void> {
  const json = JSON.stringify(rows.map(stagedRow), (_, value) => value ?? undefined);
  await sql`insert into staged_sale select * from json_populate_recordset(null::staged_sale, ${json}::json)`.execute(tx);
}

function stagedRow(sale: ParsedSale) {
  return {
    identity: saleIdentity(sale),
    category_is_stated: sale.categoryIsStated,
    kind: sale.kind,
    prefecture: sale.prefecture,
    city_code: sale.cityCode,
    city_name: sale.cityName,
    town: sale.town,
    year: sale.quarter.year,
    quarter: sale.quarter.quarter,
    price: sale.price,
    area_m2: sale.areaM2,
    area_is_minimum: sale.areaIsMinimum,
    price_category: sale.priceCategory,
    built_before_war: sale.builtBeforeWar,
    lon: sale.place?.lon,
    lat: sale.place?.lat,
    floor_area_m2: sale.floorAreaM2,
    layout: sale.layout,
    built_year: sale.builtYear,
    structure: sale.structure,
    renovated: sale.renovated,
    building_use: sale.buildingUse,
    purpose: sale.purpose,
    region: sale.region,
    zoning: sale.zoning,
    coverage_percent: sale.lot?.coveragePercent,
    floor_area_ratio_percent: sale.lot?.floorAreaRatioPercent,
    station_name: sale.stationName,
    walk_minutes: sale.walkMinutes,
    land_shape: sale.lot?.landShape,
    frontage_m: sale.lot?.frontageM,
    road_direction: sale.lot?.roadDirection,
    road_kind: sale.lot?.roadKind,
    road_width_m: sale.lot?.roadWidthM,
    remarks: sale.remarks,
  };
}

async function mergeSales(tx: Tx, loadId: number): Promise<Merged> {
  const staged = await nameSales(tx);
  const changed = await learn(tx, loadId);
  const added = await sql`
    insert into sale (natural_key, ${list(STORED)}, load_id) select natural_key, ${list(STORED)}, ${loadId} from named_sale
    on conflict (natural_key) do nothing`.execute(tx);
  const placed = await placeSales(tx);
  const addedRows = Number(added.numAffectedRows ?? 0);
  return {
    added: addedRows,
    changed,
    unchanged: staged.rows - addedRows - changed,
    firstQuarter: staged.first_quarter,
    lastQuarter: staged.last_quarter,
    notes: placed > 0 ? [`町の中心の座標を補った取引: ${placed.toLocaleString("ja-JP")}件`] : [],
  };
}

type Staged = { readonly rows: number; readonly first_quarter: string; readonly last_quarter: string };

/** Gives each staged row its key: the hash of its identity and its number among equal rows. */
async function nameSales(tx: Tx): Promise<Staged> {
  await sql`create temp table named_sale on commit drop as
    select md5(identity || '#' || row_number() over (partition by identity order by ${sql.raw(TIE_BREAKERS)}))::uuid as natural_key, *
    from staged_sale`.execute(tx);
  await sql`analyze named_sale`.execute(tx);
  const { rows } = await sql<Staged>`
    select count(*) as rows, min(year || 'Q' || quarter) as first_quarter, max(year || 'Q' || quarter) as last_quarter
    from named_sale`.execute(tx);
  return rows[0] ?? { rows: 0, first_quarter: "", last_quarter: "" };
}

/** Adds to known sales what this file knows more. A concluded price category never overrides one that a file stated. */
async function learn(tx: Tx, loadId: number): Promise<number> {
  const category = "case when named.category_is_stated then named.price_category else sale.price_category end";
  const columns = [
    ["price_category", category],
    ["built_before_war", "named.built_before_war or sale.built_before_war"],
    ...LEARNED.map((name) => [name, `coalesce(named.${name}, sale.${name})`]),
  ] as const;
  const { numAffectedRows } = await sql`
    update sale set ${sql.raw(columns.map(([name, value]) => `${name} = ${value}`).join(", "))}, load_id = ${loadId}
    from named_sale named
    where sale.natural_key = named.natural_key
      and row(${sql.raw(columns.map(([, value]) => value).join(", "))}) is distinct from
        row(${sql.raw(columns.map(([name]) => `sale.${name}`).join(", "))})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/**
 * Gives sales or rents without coordinates the centre of their town: as others of the town have it, else the mean of the town and its 丁目,
 * else of all towns whose names begin so. Answers how many found one.
 */
export async function placeSales(tx: Tx, table: "sale" | "rent" = "sale"): Promise<number> {
  const sold = sql.table(table);
  const { rows } = await sql`select 1 from ${sold} where lon is null limit 1`.execute(tx);
  if (rows.length === 0) return 0;
  // What this load has added is not in the planner's figures yet: without them it may compare every town with every sale, for minutes.
  await sql`analyze ${sold} (city_code, town, lon, lat)`.execute(tx);
  await sql`analyze town (city_code, name)`.execute(tx);
  const { numAffectedRows } = await sql`
    with missing as (select distinct city_code, town from ${sold} where lon is null),
    sold as (
      select city_code, town, avg(lon order by lon) as lon, avg(lat order by lat) as lat
      from missing join ${sold} using (city_code, town) where lon is not null group by 1, 2
    ),
    named as (
      select m.city_code, m.town, t.lon, t.lat, substr(t.name, length(m.town) + 1) ~ ${`^(${CHOME_NUMBER})?$`} as is_itself
      from missing m join town t on t.city_code = m.city_code and starts_with(t.name, m.town)
    ),
    listed as (
      select city_code, town,
        coalesce(avg(lon order by lon) filter (where is_itself), avg(lon order by lon)) as lon,
        coalesce(avg(lat order by lat) filter (where is_itself), avg(lat order by lat)) as lat
      from named group by 1, 2
    )
    update ${sold} s set lon = coalesce(sold.lon, listed.lon), lat = coalesce(sold.lat, listed.lat)
    from missing left join sold using (city_code, town) left join listed using (city_code, town)
    where s.lon is null and s.city_code = missing.city_code and s.town = missing.town
      and coalesce(sold.lon, listed.lon) is not null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
