import { createHash } from "node:crypto";
import { sql } from "kysely";
import { holdsImports } from "#domain/properties/index.server.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { generateMarket, type SampleMarket } from "./generate-market.ts";
import { FIRST_QUARTER, LAST_QUARTER } from "./generate-sales.ts";
import type { SamplePlaces } from "./places.ts";
import { readPlaces } from "./read-places.server.ts";
import { SAMPLE_COMPANIES, SAMPLE_LICENCE, SAMPLE_MAIL, SAMPLE_PHONE } from "./sample-companies.ts";
import { apartmentRow, listingRow, type Row, saleRow, stationRows, townRows } from "./sample-rows.ts";

/** Raise it when the generator changes, so that an older sample market is replaced at the next start. */
const LAYOUT = "sample-2";
export const SEED = 20_200_101;
const ATTRIBUTION =
  "サンプルデータ(架空の建物・取引・売出)。町と駅の位置は「国土数値情報(行政区域・鉄道)」「位置参照情報」(国土交通省)、価格水準は「不動産情報ライブラリ」(国土交通省)をもとに作成。";
const ROWS_PER_STATEMENT = 5_000;
/** Sample listings are moved up to today when the newest of them has not been touched for this long. */
const STALE_AFTER_DAYS = 3;

export type SampleLoad = {
  /** False when this very market was there already; only the dates of its listings may have moved. */
  readonly changed: boolean;
  readonly apartments: number;
  readonly sales: number;
  readonly listings: number;
};

/** Fills the database with the sample market, unless anything was imported. A second call changes nothing but stale listing dates. */
export async function loadSampleMarket(db: Db, { now }: { readonly now: Date }): Promise<Result<SampleLoad, "imports-present">> {
  const { places, text } = await readPlaces();
  const fingerprint = createHash("sha256").update(`${LAYOUT}\n${SEED}\n${text}`).digest("hex");
  return inTransaction(db, async (tx) => {
    await takeLock(tx, "ingest");
    if (await holdsImports(tx)) return refused("imports-present");
    const changed = !(await isLoaded(tx, fingerprint));
    if (changed) await replace(tx, places, { now, fingerprint });
    else await freshenListings(tx, now);
    return ok({ changed, ...(await counts(tx)) });
  });
}

/** An older sample market makes room for the one of now. */
async function removeSampleMarket(tx: Tx): Promise<void> {
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
  const market = generateMarket(places, { seed: SEED, now });
  const loadId = await recordLoad(tx, market, { now, fingerprint });
  await insertMissing(tx, "town", townRows(places), loadId);
  await insertMissing(tx, "station", stationRows(places), loadId);
  await insertMissing(tx, "apartment", market.apartments.map(apartmentRow), loadId);
  await insertMissing(tx, "sale", market.sales.map(saleRow), loadId);
  await insertListings(tx, market.listings, { loadId, now });
}

async function recordLoad(tx: Tx, market: SampleMarket, { now, fingerprint }: { now: Date; fingerprint: string }): Promise<number> {
  const rows = market.apartments.length + market.sales.length + market.listings.length;
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

async function insertListings(tx: Tx, listings: SampleMarket["listings"], { loadId, now }: { loadId: number; now: Date }): Promise<void> {
  for (const { id, name, address } of SAMPLE_COMPANIES)
    await sql`
      insert into company (id, name, licence, address, phone, email, state, is_sample, created_at, updated_at)
      values (${id}, ${name}, ${SAMPLE_LICENCE}, ${address}, ${SAMPLE_PHONE}, ${SAMPLE_MAIL}, 'live', true, ${now}, ${now})
      on conflict (id) do nothing`.execute(tx);
  await sql`
    insert into dwelling (key, apartment_key, made_at)
    select key, apartment, ${now} from jsonb_to_recordset(${JSON.stringify(listings.map(({ dwellingKey, apartmentKey }) => ({ key: dwellingKey, apartment: apartmentKey })))}::jsonb)
      as told (key text, apartment text) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ value: number }>`update home_revision set epoch = epoch + 1, value = value + 1 returning value`.execute(tx);
  const revision = rows[0]?.value ?? 1;
  await insertMissing(
    tx,
    "listing",
    listings.map((listing) => listingRow(listing, revision)),
    loadId,
  );
}

type SampleTable = "town" | "station" | "apartment" | "sale" | "listing";

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

async function freshenListings(tx: Tx, now: Date): Promise<void> {
  const today = sql`(${now}::timestamptz at time zone 'Asia/Tokyo')::date`;
  await sql`
    with late as (select ${today} - max(updated_on) as days from listing where is_sample)
    update listing set published_on = published_on + days, updated_on = updated_on + days, next_update_on = next_update_on + days
    from late where is_sample and days > ${STALE_AFTER_DAYS}`.execute(tx);
}

async function counts(tx: Tx): Promise<{ apartments: number; sales: number; listings: number }> {
  const { rows } = await sql<{ apartments: number; sales: number; listings: number }>`
    select (select count(*) from apartment where is_sample) as apartments, (select count(*) from sale where is_sample) as sales,
      (select count(*) from listing where is_sample) as listings`.execute(tx);
  return rows[0] ?? { apartments: 0, sales: 0, listings: 0 };
}
