import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

type Row = Readonly<Record<string, string | number | boolean | null | readonly unknown[]>>;
type MarketTable = "town" | "station" | "apartment" | "sale" | "listing" | "rent";

let counter = 0;

/** A line of the ledger for rows to point to. */
export async function aLoad(
  db: Db,
  source: "transactions" | "towns" | "stations" | "land-prices" | "sample" | "rents" | "proposals" = "transactions",
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, rows_read, rows_added, rows_changed, rows_unchanged,
      rows_rejected, loaded_at)
    values (${source}, 'test', 'test.csv', '', ${`出典 ${source}`}, 'CC BY 4.0', 1, 1, 0, 0, 0, '2026-01-01T00:00:00Z') returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/** Writes rows made by the functions below. */
export async function insertRows(db: Db, table: MarketTable, loadId: number, rows: readonly Row[]): Promise<void> {
  if (table === "listing") await insertOwners(db, rows);
  const json = JSON.stringify(rows.map((row) => ({ ...row, load_id: loadId })));
  const columns = sql.join([...new Set(rows.flatMap(Object.keys)), "load_id"].map((name) => sql.id(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(db);
}

/** The companies and dwellings that listings name. */
async function insertOwners(db: Db, rows: readonly Row[]): Promise<void> {
  const json = JSON.stringify(rows);
  await sql`
    insert into company (id, name, licence, address, phone, email, state, is_sample, created_at, updated_at)
    select distinct company_id, '見本不動産(架空)', '東京都知事(0)第000000号', '東京都江東区豊洲(架空)', '03-0000-0000', 'mihon-kaisha@example.com', 'live', true,
      now(), now() from jsonb_to_recordset(${json}::jsonb) as told (company_id text) on conflict do nothing`.execute(db);
  await sql`
    insert into dwelling (key, apartment_key, made_at)
    select distinct on (dwelling_key) dwelling_key, apartment_key, now()
    from jsonb_to_recordset(${json}::jsonb) as told (dwelling_key text, apartment_key text) on conflict do nothing`.execute(db);
}

/** A condominium sold in 豊洲, 1,000,000 yen/m². */
export function aSaleRow(changes: Row = {}): Row {
  counter += 1;
  return {
    natural_key: `00000000-0000-4000-8000-${String(counter).padStart(12, "0")}`,
    kind: "condo",
    price_category: "contract",
    prefecture: "東京都",
    city_code: "13108",
    city_name: "江東区",
    town: "豊洲",
    lon: 139.794,
    lat: 35.655,
    year: 2024,
    quarter: 1,
    price: 70_000_000,
    area_m2: 70,
    area_is_minimum: false,
    built_before_war: false,
    remarks: null,
    apartment_key: null,
    is_sample: false,
    ...changes,
  };
}

/** A flat let in 豊洲 for 3,500 yen/m² a month. */
export function aRentRow(changes: Row = {}): Row {
  counter += 1;
  return {
    natural_key: `00000000-0000-4001-8000-${String(counter).padStart(12, "0")}`,
    rent_category: "agreed",
    city_code: "13108",
    city_name: "江東区",
    town: "豊洲",
    lon: 139.794,
    lat: 35.655,
    year: 2024,
    quarter: 1,
    rent_yen: 210_000,
    area_m2: 60,
    layout: "2LDK",
    told_by: "見本管理",
    is_sample: false,
    ...changes,
  };
}

export function anApartmentRow(changes: Row = {}): Row {
  counter += 1;
  return {
    key: `apartment-${counter}`,
    name: `見本コート豊洲${counter}`,
    name_kana: `ミホンコートトヨス${counter}`,
    prefecture: "東京都",
    city_code: "13108",
    city_name: "江東区",
    town: "豊洲",
    address: "東京都江東区豊洲",
    lon: 139.795,
    lat: 35.654,
    morton: 0,
    built_year: 2010,
    is_sample: true,
    ...changes,
  };
}

/** On sale, last updated on 2026-11-10, next update due on 2026-11-24. A home of its own, of the one company of tests. */
export function aListingRow(changes: Row = {}): Row {
  counter += 1;
  const { id = `listing-${String(counter).padStart(4, "0")}` } = changes;
  return {
    id,
    company_id: "company-1",
    reference: id,
    dwelling_key: `d-${String(id)}`,
    apartment_key: null,
    kind: "condo",
    title: "豊洲レジデンス 8階",
    address: "東京都江東区豊洲五丁目",
    city_code: "13108",
    town: "豊洲",
    lon: 139.795,
    lat: 35.654,
    morton: 0,
    place_precision: "building",
    price: 80_000_000,
    area_m2: 70.12,
    layout: "3LDK",
    built_year: 2010,
    stations: [],
    notices: [],
    faults: [],
    is_consented: true,
    deal_type: "媒介",
    published_on: "2026-10-01",
    updated_on: "2026-11-10",
    next_update_on: "2026-11-24",
    first_seen_at: "2026-10-01T09:00:00+09:00",
    changed_revision: 1,
    state: "active",
    is_sample: true,
    ...changes,
  };
}

export function aTownRow(name: string, changes: Row = {}): Row {
  return { city_code: "13108", name, prefecture: "東京都", city: "江東区", kana: null, lon: 139.794, lat: 35.655, ...changes };
}

export function aStationRow(name: string, changes: Row = {}): Row {
  counter += 1;
  return {
    id: `${counter}`,
    name,
    line: "見本線",
    operator: "見本電鉄",
    group_code: name,
    kana: null,
    lon: 139.796,
    lat: 35.654,
    ...changes,
  };
}
