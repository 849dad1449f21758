import { sql } from "kysely";
import { FLOOD_SHARES, TOWN_OUTLINES } from "#domain/surroundings/layers/layers.ts";
import type { ZoneGeometry } from "#domain/surroundings/layers/zone-geometry.ts";
import { chomeKey } from "#domain/surroundings/shapes/known-centres.ts";
import {
  type BlockRange,
  blocksOfLands,
  boxOfBlocks,
  type CentredTown,
  chunksOf,
  landsOf,
  type SharedTown,
  sharesOfLands,
  townsIn,
} from "#domain/surroundings/towns/shares-of-towns.ts";
import { removeSampleRows } from "#ingest/layers/sample-rows.server.ts";
import { morton } from "#kernel/geo.ts";
import type { Tx } from "#platform/db.server.ts";

/** A town's land may be bounded by centres so far beyond the box: 1.4 km and some. */
const MARGIN_DEGREES = 0.02;

/**
 * Works out anew how much of each 町丁目 lies under how much water: where this load changed the grid or, for `all`, wherever there is one. Answers in a
 * sentence how many towns were looked at; nothing where none was.
 */
export async function refreshFloodShares(tx: Tx, stale: { readonly loadId: number } | "all"): Promise<string[]> {
  const changed = stale === "all" ? sql`true` : sql`load_id = ${stale.loadId}`;
  const { rows: blocks } = await sql<{ x: number; y: number }>`
    select x, y from layer_grid where dataset = ${FLOOD_SHARES.grid} and ${changed}`.execute(tx);
  if (blocks.length === 0) return [];
  await removeSampleRows(tx, "town_fact", FLOOD_SHARES.dataset);
  let looked = 0;
  for (const chunk of chunksOf(blocks)) looked += await refreshChunk(tx, chunk);
  return looked > 0 ? [`浸水する割合を計算した町丁目: ${looked.toLocaleString("ja-JP")}件`] : [];
}

async function refreshChunk(tx: Tx, chunk: BlockRange): Promise<number> {
  const box = boxOfBlocks(chunk);
  const towns = await townsAround(tx, box);
  const lands = landsOf(towns, { box, outlines: await outlinesOf(tx, towns) });
  if (lands.length === 0) return 0;
  const range = blocksOfLands(lands);
  const blocks = range ? await blocksIn(tx, range) : [];
  const shared = sharesOfLands(lands, blocks);
  await store(tx, { towns: townsIn(towns, box), shared, loadId: Math.max(0, ...blocks.map(({ load_id }) => load_id)) });
  return shared.length;
}

async function townsAround(tx: Tx, { west, east, south, north }: ReturnType<typeof boxOfBlocks>): Promise<CentredTown[]> {
  const m = MARGIN_DEGREES;
  const { rows } = await sql<{ cityCode: string; chome: string; lon: number; lat: number }>`
    select city_code as "cityCode", name as chome, lon, lat from town
    where lat between ${south - m} and ${north + m} and lon between ${west - m} and ${east + m} order by city_code, name`.execute(tx);
  return rows.map(({ lon, lat, ...town }) => ({ ...town, place: { lon, lat } }));
}

async function outlinesOf(tx: Tx, towns: readonly CentredTown[]): Promise<ReadonlyMap<string, ZoneGeometry>> {
  const known = await sql`select 1 from layer_zone where dataset = ${TOWN_OUTLINES} limit 1`.execute(tx);
  if (known.rows.length === 0) return new Map();
  const cities = [...new Set(towns.map(({ cityCode }) => cityCode))];
  const { rows } = await sql<{ cityCode: string; chome: string; geometry: ZoneGeometry }>`
    select kind as "cityCode", data ->> 'town' as chome, geometry from layer_zone
    where dataset = ${TOWN_OUTLINES} and kind = any(${cities}) order by source_key desc`.execute(tx);
  return new Map(rows.map(({ cityCode, chome, geometry }) => [chomeKey(cityCode, chome), geometry]));
}

async function blocksIn(tx: Tx, { left, right, top, bottom }: BlockRange) {
  const { rows } = await sql<{ x: number; y: number; pixels: Uint8Array | null; load_id: number }>`
    select x, y, pixels, load_id from layer_grid
    where dataset = ${FLOOD_SHARES.grid} and x between ${left} and ${right} and y between ${top} and ${bottom}`.execute(tx);
  return rows;
}

type Stored = { readonly towns: readonly CentredTown[]; readonly shared: readonly SharedTown[]; readonly loadId: number };

/** Of towns that were looked at before and are not told any more (a 町 that has 丁目 now) nothing is kept. The credit of a share is that of the grid: its rows carry the newest load of the blocks that they were made from. */
async function store(tx: Tx, { towns, shared, loadId }: Stored): Promise<void> {
  const told = new Set(shared.map(({ cityCode, chome }) => `${cityCode}/${chome}`));
  const untold = towns.filter(({ cityCode, chome }) => !told.has(`${cityCode}/${chome}`));
  await sql`
    delete from town_fact f using json_to_recordset(${JSON.stringify(untold.map(named))}::json) as r(city_code text, town text)
    where f.dataset = ${FLOOD_SHARES.dataset} and f.city_code = r.city_code and f.town = r.town`.execute(tx);
  const rows = shared.map((town) => ({ ...named(town), ...town.place, morton: String(morton(town.place)), data: town.shares }));
  await sql`
    insert into town_fact as f (dataset, city_code, town, lon, lat, morton, data, load_id)
    select ${FLOOD_SHARES.dataset}, r.city_code, r.town, r.lon, r.lat, r.morton, r.data, ${loadId}::bigint
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(city_code text, town text, lon double precision, lat double precision, morton bigint, data jsonb)
    on conflict (dataset, city_code, town) do update
      set lon = excluded.lon, lat = excluded.lat, morton = excluded.morton, data = excluded.data, load_id = excluded.load_id
      where row(f.lon, f.lat, f.data, f.load_id) is distinct from row(excluded.lon, excluded.lat, excluded.data, excluded.load_id)`.execute(
    tx,
  );
}

const named = ({ cityCode, chome }: CentredTown) => ({ city_code: cityCode, town: chome });
