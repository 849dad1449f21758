import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

type Row = Readonly<Record<string, string | number | boolean | null>>;
type MarketTable = "town" | "station" | "apartment" | "sale" | "listing" | "rent";

let counter = 0;

/** A line of the ledger for rows to point to. */
export async function aLoad(
  db: Db,
  source: "transactions" | "towns" | "stations" | "sample" | "rents" | "proposals" = "transactions",
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
  const json = JSON.stringify(rows.map((row) => ({ ...row, load_id: loadId })));
  const columns = sql.join([...new Set(rows.flatMap(Object.keys)), "load_id"].map((name) => sql.id(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(db);
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

/** On sale, last updated on 2026-11-10, next update due on 2026-11-24. */
export function aListingRow(changes: Row = {}): Row {
  counter += 1;
  return {
    id: `listing-${String(counter).padStart(4, "0")}`,
    apartment_key: null,
    kind: "condo",
    city_code: "13108",
    town: "豊洲",
    lon: 139.795,
    lat: 35.654,
    morton: 0,
    price: 80_000_000,
    area_m2: 70.12,
    layout: "3LDK",
    built_year: 2010,
    agent_name: "見本不動産(架空)",
    agent_licence: "東京都知事(0)第000000号",
    deal_type: "媒介",
    published_on: "2026-10-01",
    updated_on: "2026-11-10",
    next_update_on: "2026-11-24",
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
