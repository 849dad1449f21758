import { createHash } from "node:crypto";
import { sql } from "kysely";
import { morton } from "#kernel/geo.ts";
import { searchKey } from "#kernel/japanese-text.ts";
import { addressKey } from "#kernel/place/address-key.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import type { KnownBuilding } from "./match-building.ts";
import type { BuildingRecord, ToldRegister } from "./types.ts";

/** Every building of the register. */
export async function listKnownBuildings(db: Db | Tx): Promise<KnownBuilding[]> {
  const { rows } = await sql<Omit<KnownBuilding, "place"> & { readonly lon: number; readonly lat: number }>`
    select key, name, address, lon, lat from apartment order by key`.execute(db);
  return rows.map(({ lon, lat, ...building }) => ({ ...building, place: { lon, lat } }));
}

/** Where a row of the register is from; `isSample`: registered while the site shows samples, and gone with them. */
export type RegisterOrigin = { readonly loadId: number; readonly isSample: boolean };

/** Registers a building; answers its key. */
export async function addBuilding(tx: Tx, record: BuildingRecord, origin: RegisterOrigin): Promise<string> {
  await addBuildings(tx, [record], origin);
  return buildingKey(record);
}

/** Registers buildings, each under its {@link buildingKey}. */
export async function addBuildings(tx: Tx, records: readonly BuildingRecord[], { loadId, isSample }: RegisterOrigin): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map((record) => ({
    ...{ key: buildingKey(record), name: record.name, name_kana: record.nameKana, prefecture: record.prefecture, town: record.town },
    ...{ city_code: record.cityCode, city_name: record.cityName, address: record.address, built_year: record.builtYear },
    ...{ built_month: record.builtMonth, floors: record.floors, units: record.units, structure: record.structure },
    ...{ lon: record.place.lon, lat: record.place.lat, morton: String(morton(record.place)) },
    ...{ station_name: record.stationName, walk_minutes: record.walkMinutes },
  }));
  await sql`
    insert into apartment (key, name, name_kana, prefecture, city_code, city_name, town, address, lon, lat, morton, built_year, built_month,
      floors, units, structure, station_name, walk_minutes, is_sample, load_id)
    select key, name, name_kana, prefecture, city_code, city_name, town, address, lon, lat, morton, built_year, built_month, floors, units,
      structure, station_name, walk_minutes, ${isSample}, ${loadId}::bigint
    from json_populate_recordset(null::apartment, ${JSON.stringify(rows)}::json)`.execute(tx);
}

/**
 * The key of a building that comes in: from its name and address as they are now, and it stays whatever becomes of them. Of places keys begin with
 * `town-`, `block-` or `point-`; of buildings that came in with `b-`.
 */
export function buildingKey({ cityCode, address, name }: BuildingRecord): string {
  const hash = createHash("sha256")
    .update([cityCode, addressKey(address), searchKey(name)].join("\n"))
    .digest();
  return `b-${hash.toString("base64url").replaceAll(/[-_]/g, "").slice(0, 10).toLowerCase()}`;
}

/** Writes what is known anew; false: nothing of it is new. */
export async function updateBuilding(tx: Tx, key: string, told: ToldRegister, loadId: number): Promise<boolean> {
  const { nameKana, place, builtYear, builtMonth, floors, units, structure, stationName, walkMinutes } = told;
  const { numAffectedRows } = await sql`
    update apartment a set name_kana = n.name_kana, lon = n.lon, lat = n.lat, morton = n.morton, built_year = n.built_year,
      built_month = n.built_month, floors = n.floors, units = n.units, structure = n.structure, station_name = n.station_name,
      walk_minutes = n.walk_minutes, load_id = ${loadId}
    from (
      select coalesce(${nameKana}, name_kana) as name_kana, coalesce(${place?.lon ?? null}::float8, lon) as lon,
        coalesce(${place?.lat ?? null}::float8, lat) as lat, coalesce(${place && String(morton(place))}::bigint, morton) as morton,
        coalesce(${builtYear}::smallint, built_year) as built_year, coalesce(${builtMonth}::smallint, built_month) as built_month,
        coalesce(${floors}::smallint, floors) as floors, coalesce(${units}::integer, units) as units, coalesce(${structure}, structure) as structure,
        coalesce(${stationName}, station_name) as station_name, coalesce(${walkMinutes}::smallint, walk_minutes) as walk_minutes
      from apartment where key = ${key}
    ) n
    where a.key = ${key} and row(n.name_kana, n.lon, n.lat, n.built_year, n.built_month, n.floors, n.units, n.structure, n.station_name, n.walk_minutes)
      is distinct from row(a.name_kana, a.lon, a.lat, a.built_year, a.built_month, a.floors, a.units, a.structure, a.station_name, a.walk_minutes)`.execute(
    tx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Whether a building has this key. */
export async function isRegistered(tx: Tx, key: string): Promise<boolean> {
  const { rows } = await sql`select 1 from apartment where key = ${key}`.execute(tx);
  return rows.length > 0;
}

/** Who tells us of buildings one by one, as the ledger names them. */
export type RegisterSource = {
  readonly name: "proposals" | "feeds";
  readonly layout: string;
  readonly attribution: string;
  readonly licence: string;
};

const PROPOSALS: RegisterSource = {
  ...{ name: "proposals", layout: "proposal" },
  ...{ attribution: "利用者の提案(資料を確認)", licence: "出典は項目ごとに表示" },
};

/**
 * A line of the ledger for a building that somebody told us of. While the site shows samples it is the samples': the building is marked as one and
 * goes with them, for real and invented never stand side by side.
 */
export async function openRegister(tx: Tx, now: Date, source: RegisterSource = PROPOSALS): Promise<RegisterOrigin> {
  await takeLock(tx, "ingest");
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from data_load where source = 'sample'`.execute(tx);
  const sample = rows[0]?.id ?? null;
  if (sample !== null) return { loadId: sample, isSample: true };
  const added = await sql<{ id: number }>`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, rows_read, rows_added, rows_changed, rows_unchanged,
      rows_rejected, loaded_at)
    values (${source.name}, ${source.layout}, '', '', ${source.attribution}, ${source.licence}, 1, 1, 0, 0, 0, ${now}) returning id`.execute(
    tx,
  );
  const id = added.rows[0]?.id;
  if (id === undefined) throw new Error("insert into data_load returned no row");
  return { loadId: id, isSample: false };
}
