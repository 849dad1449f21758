import { sql } from "kysely";
import { leaveSampleBuildings } from "#domain/listings/index.server.ts";
import { holdsSamples } from "#domain/properties/index.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { EXAMPLE_SEARCHES } from "./example-searches.ts";
import { EXAMPLE_OFFER_WISH, EXAMPLE_WISHES } from "./example-wishes.ts";
import { SAMPLE_OPERATOR } from "./sample-lines.ts";
import { letGoOfPeople, type PeopleLetGo } from "./sample-people.server.ts";

/** What was invented and has gone, by kind; `modelFiles` lie in storage and may be removed once the transaction is kept. */
export type RemovedSamples = {
  readonly sales: number;
  readonly listings: number;
  readonly rents: number;
  readonly apartments: number;
  /** Kinds of data about places and buildings. */
  readonly datasets: number;
  readonly people: PeopleLetGo;
  readonly modelFiles: readonly string[];
};

const OF_SAMPLE = sql`load_id in (select id from data_load where source = 'sample')`;
/** Every table whose rows point to the load that brought them. Buildings go last but one: what hangs on them goes with them. */
const LOADED = [
  ...["layer_grid", "layer_mesh", "layer_zone", "layer_extent", "town_fact", "area_fact", "place_point", "building_fact"],
  // Questions about rows of companies: the next file asks them anew, of the buildings that are there then.
  "building_doubt",
  ...["listing", "sale", "rent", "apartment", "town", "station", "boundary"],
] as const;

/**
 * Takes out everything that was invented for a first start, from every table, with its lines of the ledger: next to anything real it would mislead.
 * With the invented buildings goes what people left with them; who left an address is told by mail. Null: there was nothing invented. The
 * suggestions must be made anew after it.
 */
export async function removeSamples(tx: Tx, now: Date): Promise<RemovedSamples | null> {
  if (!(await lockSamples(tx))) return null;
  const removed = await counted(tx);
  const people = await letGoOfPeople(tx, now);
  await removeLookedUp(tx);
  const modelFiles = await removeModels(tx);
  await keepImportedPlaces(tx);
  // With what was made of them: a home that comes under the same key is another one.
  await sql`delete from home_reaction where listing_id in (select id from listing where is_sample)`.execute(tx);
  await sql`delete from delivery_batch where is_sample or tenant in (select key from tenant where is_sample)`.execute(tx);
  await sql`delete from api_client where company_id in (select id from company where is_sample)`.execute(tx);
  await sql`delete from company where is_sample`.execute(tx);
  await sql`delete from tenant where is_sample`.execute(tx);
  await leaveSampleBuildings(tx);
  await sql`update home_revision set epoch = epoch + 1, value = value + 1`.execute(tx);
  for (const table of LOADED) await sql`delete from ${sql.table(table)} where ${OF_SAMPLE}`.execute(tx);
  await sql`delete from data_load where source = 'sample'`.execute(tx);
  return { ...removed, people, modelFiles };
}

/** Who writes about the samples, such as a training that ends now, holds their lines of the ledger: it is waited for, so that what it wrote goes too. */
async function lockSamples(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select id from data_load where source = 'sample' for update`.execute(tx);
  return rows.length > 0;
}

async function counted(tx: Tx): Promise<Omit<RemovedSamples, "people" | "modelFiles">> {
  const { rows } = await sql<Omit<RemovedSamples, "people" | "modelFiles">>`
    select (select count(*) from sale where is_sample) as sales, (select count(*) from listing where is_sample) as listings,
      (select count(*) from rent where is_sample) as rents, (select count(*) from apartment where is_sample) as apartments,
      (select count(distinct file_name) from data_load where source = 'sample' and file_name like 'sample-layers/%') as datasets`.execute(
    tx,
  );
  return rows[0] ?? { sales: 0, listings: 0, rents: 0, apartments: 0, datasets: 0 };
}

/** Estimates made of invented sales, searches for invented buildings or made up for the sample members, and what anybody kept of invented homes. */
async function removeLookedUp(tx: Tx): Promise<void> {
  const estimates = sql`select id from estimate where (subject->>'isSample')::boolean`;
  await sql`delete from members_estimate where estimate_id in (${estimates})`.execute(tx);
  await sql`delete from estimate_request where estimate_id in (${estimates})`.execute(tx);
  await sql`delete from estimate where (subject->>'isSample')::boolean`.execute(tx);
  await sql`delete from members_search where draft->>'apartmentKey' in (select key from apartment where is_sample)`.execute(tx);
  for (const { label, draft } of EXAMPLE_SEARCHES)
    await sql`delete from members_search where label = ${label} and draft = ${JSON.stringify(draft)}::jsonb`.execute(tx);
  for (const wish of [...EXAMPLE_WISHES, EXAMPLE_OFFER_WISH])
    await sql`delete from user_query where answers = ${JSON.stringify(wish)}::jsonb`.execute(tx);
  // A home in an invented building is nobody's to make an offer for.
  await sql`
    update owned_property set offer_setting = 'off', lowest_price = null, version = version + 1
    where offer_setting <> 'off' and apartment_key in (select key from apartment where is_sample)`.execute(tx);
  await sql`
    delete from favorite where (kind = 'home' and key in (select dwelling_key from listing where is_sample))
      or (kind = 'building' and key in (select key from apartment where is_sample))`.execute(tx);
}

/** A model of invented sales has measured nothing; nor has the watch over it. */
async function removeModels(tx: Tx): Promise<string[]> {
  await sql`delete from retraining where model_version in (select version from valuation_model where is_sample)`.execute(tx);
  const { rows } = await sql<{ path: string }>`delete from valuation_model where is_sample returning file_path as path`.execute(tx);
  await sql`update valuation_model set load_id = null where ${OF_SAMPLE}`.execute(tx);
  return rows.map(({ path }) => path);
}

/**
 * Towns and stations of the sample are real places. Beside imported ones, which an older program did, equal rows are both: they count as
 * imported. The load at work has told of nothing yet: what it does not name goes.
 */
async function keepImportedPlaces(tx: Tx): Promise<void> {
  // Lines of the sample are invented, whoever else knows their stations.
  await sql`delete from station where operator = ${SAMPLE_OPERATOR}`.execute(tx);
  for (const [table, source] of [
    ["town", "towns"],
    ["station", "stations"],
  ] as const) {
    await sql`
      update ${sql.table(table)} set load_id = imported.id
      from (select max(id) as id from data_load where source = ${source} and rows_read > 0) imported where ${OF_SAMPLE} and imported.id is not null`.execute(
      tx,
    );
  }
}

/** What will go, in a line for who imports the first file; null: nothing invented is there. */
export async function sampleWarning(tx: Tx): Promise<string | null> {
  if (!(await holdsSamples(tx))) return null;
  const { sales, listings, rents, apartments, datasets } = await counted(tx);
  const kinds = `取引 ${count(sales)}件、売出 ${count(listings)}件、賃料 ${count(rents)}件、マンション ${count(apartments)}棟、周辺のデータ ${count(datasets)}種類`;
  return `サンプルデータ(${kinds})をすべて消し、実際のデータだけにします。`;
}

const count = (n: number) => n.toLocaleString("ja-JP");
