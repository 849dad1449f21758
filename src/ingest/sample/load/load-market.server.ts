import { createHash } from "node:crypto";
import { sql } from "kysely";
import { holdsImports, holdsSamples } from "#domain/properties/index.server.ts";
import { generateBuildings } from "#ingest/sample/generate-buildings.ts";
import { generateMarket, type SampleMarket } from "#ingest/sample/generate-market.ts";
import { FIRST_QUARTER, LAST_QUARTER } from "#ingest/sample/generate-sales.ts";
import { offersOn } from "#ingest/sample/offers/offers-on.ts";
import { writeOffers } from "#ingest/sample/offers/write-offers.server.ts";
import type { SamplePlaces } from "#ingest/sample/places.ts";
import { readPlaces } from "#ingest/sample/read-places.server.ts";
import { apartmentRow, type Row, saleRow, stationRows, townRows } from "#ingest/sample/sample-rows.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import { seededRandom } from "#kernel/random.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** Raise it when the generator changes, so that an older sample market is replaced at the next start. */
const LAYOUT = "sample-2";
export const SEED = 20_200_101;
const ATTRIBUTION =
  "サンプルデータ(架空の建物・取引・売出)。町と駅の位置は「国土数値情報(行政区域・鉄道)」「位置参照情報」(国土交通省)、価格水準は「不動産情報ライブラリ」(国土交通省)をもとに作成。";
const ROWS_PER_STATEMENT = 5_000;

export type SampleLoad = {
  /** False when this very market was there already; only what is on offer may have moved. */
  readonly changed: boolean;
  /** Listings that are new, or stand otherwise than before. */
  readonly moved: number;
  readonly apartments: number;
  readonly sales: number;
  readonly listings: number;
};

/** Fills the database with the sample market, unless anything was imported. A second call on the same day changes nothing. */
export async function loadSampleMarket(db: Db, { now }: { readonly now: Date }): Promise<Result<SampleLoad, "imports-present">> {
  const { places, text } = await readPlaces();
  const fingerprint = createHash("sha256").update(`${LAYOUT}\n${SEED}\n${text}`).digest("hex");
  return inTransaction(db, async (tx) => {
    await takeLock(tx, "ingest");
    if (await holdsImports(tx)) return refused("imports-present");
    const changed = !(await isLoaded(tx, fingerprint));
    if (changed) await replace(tx, places, { now, fingerprint });
    await layLines(tx, places);
    const moved = await offer(tx, places, now);
    return ok({ changed, moved, ...(await counts(tx)) });
  });
}

/** Brings what is on offer in the sample market to today; nothing where there is none. Answers how many listings changed. */
export async function renewSampleOffers(db: Db, { now }: { readonly now: Date }): Promise<number> {
  const { places } = await readPlaces();
  return inTransaction(db, async (tx) => {
    await takeLock(tx, "ingest");
    return (await holdsSamples(tx)) ? offer(tx, places, now) : 0;
  });
}

/** The market of an older program has stations without lines; they get theirs without the market being made anew. */
async function layLines(tx: Tx, places: SamplePlaces): Promise<void> {
  await sql`
    insert into station (id, name, line, operator, group_code, lon, lat, load_id)
    select s.id, s.name, s.line, s.operator, s.group_code, s.lon, s.lat, ${await newestLoad(tx)}
    from jsonb_populate_recordset(null::station, ${JSON.stringify(stationRows(places))}::jsonb) as s
    on conflict (id) do update set line = excluded.line, operator = excluded.operator`.execute(tx);
}

async function offer(tx: Tx, places: SamplePlaces, now: Date): Promise<number> {
  const buildings = generateBuildings(places.towns, seededRandom(SEED));
  const written = await writeOffers(tx, offersOn({ buildings, places, seed: SEED }, now), { loadId: await newestLoad(tx), now });
  return written.changed;
}

/** An older sample market makes room for the one of now. */
async function removeSampleMarket(tx: Tx): Promise<void> {
  await sql`update home_revision set epoch = epoch + 1, value = value + 1`.execute(tx);
  await sql`delete from company where is_sample`.execute(tx);
  for (const table of ["listing", "dwelling", "sale", "rent", "apartment"])
    await sql`delete from ${sql.table(table)} where ${table === "dwelling" ? sql`apartment_key in (select key from apartment where is_sample)` : sql`is_sample`}`.execute(
      tx,
    );
  for (const table of ["town", "station"]) {
    await sql`delete from ${sql.table(table)} where load_id in (select id from data_load where source = 'sample')`.execute(tx);
  }
}

async function replace(tx: Tx, places: SamplePlaces, { now, fingerprint }: { now: Date; fingerprint: string }): Promise<void> {
  await removeSampleMarket(tx);
  const market = generateMarket(places, { seed: SEED });
  const loadId = await recordLoad(tx, market, { now, fingerprint });
  await insertMissing(tx, "town", townRows(places), loadId);
  await insertMissing(tx, "apartment", market.apartments.map(apartmentRow), loadId);
  await insertMissing(tx, "sale", market.sales.map(saleRow), loadId);
}

async function recordLoad(tx: Tx, market: SampleMarket, { now, fingerprint }: { now: Date; fingerprint: string }): Promise<number> {
  const rows = market.apartments.length + market.sales.length;
  const recorded = await sql<{ id: number }>`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, first_quarter, last_quarter,
      rows_read, rows_added, rows_changed, rows_unchanged, rows_rejected, loaded_at)
    values ('sample', ${LAYOUT}, 'data/sample', ${fingerprint}, ${ATTRIBUTION}, '架空のデータ', ${formatQuarter(FIRST_QUARTER)},
      ${formatQuarter(LAST_QUARTER)}, ${rows}, ${rows}, 0, 0, 0, ${now})
    returning id`.execute(tx);
  const id = recorded.rows[0]?.id;
  if (id === undefined) throw new Error("the load was not recorded");
  return id;
}

type SampleTable = "town" | "apartment" | "sale";

async function insertMissing(tx: Tx, table: SampleTable, rows: readonly Row[], loadId: number): Promise<void> {
  const names = [...Object.keys(rows[0] ?? {}), "load_id"];
  const columns = sql.join(names.map((name) => sql.id(name)));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => ({ ...row, load_id: loadId }));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(batch)}::jsonb)
      on conflict do nothing`.execute(tx);
  }
}

async function isLoaded(tx: Tx, fingerprint: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from sale where load_id = (select id from data_load where source = 'sample' and file_sha256 = ${fingerprint} order by id desc limit 1)
    ) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

async function newestLoad(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from data_load where source = 'sample' and layout = ${LAYOUT}`.execute(
    tx,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the sample market has no line of the ledger");
  return id;
}

async function counts(tx: Tx): Promise<{ apartments: number; sales: number; listings: number }> {
  const { rows } = await sql<{ apartments: number; sales: number; listings: number }>`
    select (select count(*) from apartment where is_sample) as apartments, (select count(*) from sale where is_sample) as sales,
      (select count(*) from listing where is_sample) as listings`.execute(tx);
  return rows[0] ?? { apartments: 0, sales: 0, listings: 0 };
}
