import { type RawBuilder, sql } from "kysely";
import type { ListingKind } from "#domain/listings/types.ts";
import { isShownOn } from "#domain/properties/index.server.ts";
import { appliesTo, kindsWith } from "#domain/search/homes/applies.ts";
import type { Reach } from "#domain/search/homes/ask/types.ts";
import { EXCLUSIONS, type Exclusion, type HomeConditions, type Span, TOGGLES, type Toggle } from "#domain/search/homes/types.ts";
import { layoutChoice } from "#kernel/home/layout-choice.ts";
import { searchKey } from "#kernel/japanese-text.ts";
import type { Db } from "#platform/db.server.ts";

type Part = RawBuilder<unknown>;

export type Statement = {
  readonly conditions: HomeConditions;
  /** One for each commute, in their order. */
  readonly reaches: readonly Reach[];
  /** An ISO day in Japan. */
  readonly today: string;
};

/**
 * Keys of the listings that speak for the homes which keep all conditions, by one statement and in the order of keys: what the table in memory answers too,
 * written as a second way to ask, to hold the two against each other. Layouts and names are compared in the program, by the forms
 * that no SQL writes.
 */
export async function keysByStatement(db: Db, statement: Statement): Promise<string[]> {
  const [layouts, names] = await Promise.all([layoutsLike(db, statement.conditions), namesLike(db, statement.conditions)]);
  const asked = [...partsOf(statement), ...layouts, ...names];
  const { rows } = await sql<{ key: string }>`
    with offered as (
      select l.*, (l.first_seen_at at time zone 'Asia/Tokyo')::date as seen_on, f.grade as flag, f.flagged_on,
        (l.management_yen + l.reserve_yen + coalesce(l.other_monthly_yen, 0)) as monthly_yen,
        coalesce(l.confirmed_on >= date '1981-06-01',
          case when (l.built_year, coalesce(l.built_month, 1)) >= (1983, 4) then true
            when (l.built_year, coalesce(l.built_month, 12)) < (1981, 6) then false end) as is_new_code
      from listing l
      join company c on c.id = l.company_id
      join dwelling d on d.key = l.dwelling_key
      left join kyugake_flag f on f.listing_id = l.id
      where ${isShownOn(statement.today)}
    ), speaking as (
      select *, row_number() over (partition by dwelling_key order by price, updated_on desc, id collate "C") as place,
        min(seen_on) over (partition by dwelling_key) as since
      from offered
    )
    select id as key from speaking where place = 1 and ${sql.join(asked.length === 0 ? [sql`true`] : asked, sql` and `)}
    order by id collate "C"`.execute(db);
  return rows.map(({ key }) => key);
}

function partsOf({ conditions, reaches, today }: Statement): Part[] {
  const { kinds, apartmentKeys, newWithinDays, flaggedWithinDays, yieldMin, excludes, certainties, directions, monthlyYenMax } = conditions;
  const asked: Part[] = [...placeParts(conditions, reaches), ...numberParts(conditions, today)];
  const of = (condition: keyof HomeConditions, part: Part) => asked.push(ofKindsWith(condition, kinds, part));
  if (kinds.length > 0) asked.push(sql`kind = any(${[...kinds]})`);
  if (apartmentKeys.length > 0) asked.push(sql`apartment_key = any(${[...apartmentKeys]})`);
  if (newWithinDays !== null) asked.push(sql`since >= ${today}::date - ${newWithinDays}::integer`);
  if (flaggedWithinDays !== null) asked.push(sql`flagged_on >= ${today}::date - ${flaggedWithinDays}::integer`);
  if (yieldMin !== null) asked.push(sql`yearly_rent_yen::double precision / price >= ${yieldMin}`);
  if (monthlyYenMax !== null) of("monthlyYenMax", sql`monthly_yen <= ${monthlyYenMax}`);
  if (directions.length > 0) of("directions", sql`direction = any(${[...directions]})`);
  if (certainties.length > 0) asked.push(sql`flag = any(${[...certainties]})`);
  for (const toggle of TOGGLES) if (conditions[toggle]) of(toggle, HAS[toggle]);
  for (const exclusion of EXCLUSIONS) if (excludes.includes(exclusion)) asked.push(sql`(${IS[exclusion]}) is not true`);
  return asked;
}

/** Where kinds are named, a condition is asked only of those that can have what it speaks of. */
function ofKindsWith(condition: keyof HomeConditions, kinds: readonly ListingKind[], part: Part): Part {
  const beside = kinds.filter((kind) => !appliesTo(condition, kind));
  return kindsWith(condition) === null || beside.length === 0 ? sql`(${part})` : sql`(${part} or kind = any(${beside}))`;
}

function numberParts(conditions: HomeConditions, today: string): Part[] {
  const { kinds, ageYearsMax } = conditions;
  const parts: Part[] = [];
  const range = (condition: keyof HomeConditions, column: Part, { min, max }: Span) => {
    if (min !== null) parts.push(ofKindsWith(condition, kinds, sql`${column} >= ${min}`));
    if (max !== null) parts.push(ofKindsWith(condition, kinds, sql`${column} <= ${max}`));
  };
  range("price", sql`price`, conditions.price);
  range("areaM2", sql`area_m2`, conditions.areaM2);
  range("landAreaM2", sql`land_area_m2`, conditions.landAreaM2);
  if (ageYearsMax !== null) {
    const [year = 0, month = 1] = today.split("-").map(Number);
    // Whole years are over where no more than this many months are.
    const months = sql`${year * 12 + month}::integer - (built_year * 12 + coalesce(built_month, 12))`;
    parts.push(ofKindsWith("ageYearsMax", kinds, sql`${months} < ${(ageYearsMax + 1) * 12}`));
  }
  return parts;
}

function placeParts(conditions: HomeConditions, reaches: readonly Reach[]): Part[] {
  const { areas, stations, walkMinutesMax, commutes, polygon } = conditions;
  const parts: Part[] = [];
  if (areas.length > 0) parts.push(sql`(city_code = any(${[...areas]}) or city_code || '-' || town = any(${[...areas]}))`);
  if (stations.length > 0 || walkMinutesMax !== null) parts.push(anyAccess(nearPart(stations, walkMinutesMax)));
  for (const [i, { minutesMax }] of commutes.entries()) {
    const minutes = JSON.stringify(Object.fromEntries(reaches[i] ?? []));
    const way = sql`s.minutes + coalesce(s."busMinutes", 0)`;
    parts.push(anyAccess(sql`${way} + (${minutes}::jsonb ->> s."stationGroup")::integer <= ${minutesMax}`));
  }
  if (polygon !== null) {
    // The even-odd rule of polygon.ts, a row for each side.
    const sides = polygon.map((a, i) => ({ a, b: polygon[i === 0 ? polygon.length - 1 : i - 1] ?? a }));
    const json = JSON.stringify(sides.map(({ a, b }) => ({ ax: a.lon, ay: a.lat, bx: b.lon, by: b.lat })));
    parts.push(sql`(
      select count(*) % 2 = 1
      from jsonb_to_recordset(${json}::jsonb) as side (ax double precision, ay double precision, bx double precision, "by" double precision)
      where (ay > lat) <> ("by" > lat) and lon < (bx - ax) * (lat - ay) / ("by" - ay) + ax)`);
  }
  return parts;
}

/** Station and minutes in one pair; minutes from a bus stop are no walk to the station. */
function nearPart(stations: readonly string[], walkMinutesMax: number | null): Part {
  const at = stations.length === 0 ? sql`true` : sql`s."stationGroup" = any(${[...stations]})`;
  return walkMinutesMax === null ? at : sql`${at} and s."busMinutes" is null and s.minutes <= ${walkMinutesMax}`;
}

function anyAccess(part: Part): Part {
  return sql`exists (
    select from jsonb_to_recordset(stations) as s ("stationGroup" text, minutes integer, "busMinutes" integer) where ${part})`;
}

const HAS: Readonly<Record<Toggle, Part>> = {
  isNewQuakeCode: sql`is_new_code`,
  isSecondFloorUp: sql`floor >= 2`,
  hasPets: sql`pets in ('yes', 'negotiable')`,
  hasParking: sql`parking = 'yes'`,
  isFreehold: sql`land_right = 'freehold'`,
  isPriceCut: sql`exists (
    select from (select price, lag(price) over (order by from_on) as before from listing_price p where p.listing_id = speaking.id) as asked
    where asked.price < asked.before)`,
};

const IS: Readonly<Record<Exclusion, Part>> = {
  "old-quake-code": sql`not is_new_code`,
  leasehold: sql`land_right in ('leasehold', 'fixed-leasehold')`,
  tenanted: sql`is_tenanted`,
  "ground-floor": sql`floor <= 1`,
  "no-rebuild": sql`'no-rebuild' = any(notices)`,
  incident: sql`'incident' = any(notices)`,
};

async function layoutsLike(db: Db, { layouts, kinds }: HomeConditions): Promise<Part[]> {
  if (layouts.length === 0) return [];
  const { rows } = await sql<{ layout: string }>`select distinct layout from listing where layout is not null`.execute(db);
  const wanted = rows.flatMap(({ layout }) => (layouts.some((choice) => choice === layoutChoice(layout)) ? [layout] : []));
  return [ofKindsWith("layouts", kinds, sql`layout = any(${wanted})`)];
}

async function namesLike(db: Db, { buildingName }: HomeConditions): Promise<Part[]> {
  if (buildingName === null) return [];
  const key = searchKey(buildingName);
  const { rows: buildings } = await sql<{ key: string; names: string[] }>`
    select key, array[name, name_kana] as names from apartment`.execute(db);
  const { rows: titles } = await sql<{ title: string }>`select distinct title from listing where apartment_key is null`.execute(db);
  const isNamed = (name: string) => name !== "" && searchKey(name).includes(key);
  const apartments = buildings.filter(({ names }) => names.some(isNamed)).map((building) => building.key);
  const titled = titles.map(({ title }) => title).filter(isNamed);
  return [sql`(apartment_key = any(${apartments}) or (apartment_key is null and title = any(${titled})))`];
}
