import { sql } from "kysely";
import { addressKey } from "#kernel/place/address-key.ts";
import type { Tx } from "#platform/db.server.ts";
import type { ChangedListing, KnownListing, NewListing, ToldListing } from "./stored-listing.ts";

/** The company that hands in a file; null: there is none. */
export async function findFeedCompany(tx: Tx, id: string): Promise<{ readonly state: string; readonly isSample: boolean } | null> {
  const { rows } = await sql<{
    state: string;
    isSample: boolean;
  }>`select state, is_sample as "isSample" from company where id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Those of the company's listings that are called so, kept from others till the transaction ends. */
export async function lockKnown(tx: Tx, companyId: string, references: readonly string[]): Promise<ReadonlyMap<string, KnownListing>> {
  const { rows } = await sql<Omit<KnownListing, "addressKey"> & { readonly address: string }>`
    select l.id, l.reference, l.title, l.state, l.price, l.apartment_key as "apartmentKey", l.dwelling_key as "dwellingKey", l.faults, l.shown_since as "shownSince",
      l.kind, l.room, l.floor, l.area_m2 as "areaM2", l.land_area_m2 as "landAreaM2", l.layout, l.direction, l.building_name as "buildingName", l.address,
      s.row_hash as "rowHash", s.told_state as "toldState", s.home_key as "homeKey", s.run_id as "runId"
    from listing l left join listing_source s on s.listing_id = l.id
    where l.company_id = ${companyId} and l.reference = any(${[...references]})
    order by l.id for no key update of l`.execute(tx);
  return new Map(rows.map(({ address, ...row }) => [row.reference, { ...row, addressKey: addressKey(address) }]));
}

/** How many homes the files of the company tell of now. */
export async function countTold(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select count(*) as told from listing_source where company_id = ${companyId} and told_state is not null`.execute(tx);
  return rows[0]?.told ?? 0;
}

/** Writes homes that are new, each with a dwelling of its own for a beginning. */
export async function insertListings(tx: Tx, listings: readonly NewListing[]): Promise<void> {
  if (listings.length === 0) return;
  const columns = columnsOf(listings[0]);
  const homes = listings.map(({ dwelling_key: key, apartment_key, first_seen_at: made_at }) => ({ key, apartment_key, made_at }));
  await sql`
    insert into dwelling (key, apartment_key, made_at)
    select key, apartment_key, made_at from json_populate_recordset(null::dwelling, ${JSON.stringify(homes)}::json)`.execute(tx);
  await sql`
    insert into listing (${columns}) select ${columns} from json_populate_recordset(null::listing, ${JSON.stringify(listings)}::json)`.execute(
    tx,
  );
}

/** Writes what rows tell anew. `price_changed_on` null: the price is the same. */
export async function updateListings(tx: Tx, listings: readonly ChangedListing[]): Promise<void> {
  if (listings.length === 0) return;
  const columns = Object.keys(listings[0] ?? {}).filter((name) => name !== "id");
  const sets = columns.map((name) =>
    name === "price_changed_on"
      ? sql`${sql.id(name)} = coalesce(n.${sql.id(name)}, l.${sql.id(name)})`
      : sql`${sql.id(name)} = n.${sql.id(name)}`,
  );
  await sql`
    update listing l set ${sql.join(sets)}
    from jsonb_populate_recordset(null::listing, ${JSON.stringify(listings)}::jsonb) n where n.id = l.id`.execute(tx);
}

/** Keeps what the rows of this file told. */
export async function keepTold(
  tx: Tx,
  told: readonly ToldListing[],
  { companyId, runId }: { companyId: string; runId: number },
): Promise<void> {
  if (told.length === 0) return;
  await sql`
    insert into listing_source (listing_id, company_id, row_hash, told_state, run_id, home_key)
    select listing_id, ${companyId}, row_hash, told_state, ${runId}, home_key
    from jsonb_populate_recordset(null::listing_source, ${JSON.stringify(told)}::jsonb)
    on conflict (listing_id) do update set row_hash = excluded.row_hash, told_state = excluded.told_state, run_id = excluded.run_id,
      home_key = excluded.home_key`.execute(tx);
}

/** Of homes that are told as before, or so that it cannot be read, only this: that this file names them too. */
export async function keepSeen(tx: Tx, ids: readonly string[], runId: number): Promise<void> {
  if (ids.length === 0) return;
  await sql`update listing_source set run_id = ${runId} where listing_id = any(${[...ids]})`.execute(tx);
}

export type GoneListing = Pick<KnownListing, "id" | "reference" | "title" | "state" | "dwellingKey">;

/** Homes that earlier files told and this one leaves out, so many at a time. */
export async function listUntold(
  tx: Tx,
  { companyId, runId, most }: { readonly companyId: string; readonly runId: number; readonly most: number },
): Promise<GoneListing[]> {
  const { rows } = await sql<GoneListing>`
    select l.id, l.reference, l.title, l.state, l.dwelling_key as "dwellingKey"
    from listing_source s join listing l on l.id = s.listing_id
    where s.company_id = ${companyId} and s.run_id < ${runId} and s.told_state is not null order by l.id limit ${most} for no key update of l`.execute(
    tx,
  );
  return rows;
}

/** How many these are. */
export async function countUntold(tx: Tx, companyId: string, runId: number): Promise<number> {
  const { rows } = await sql<{ untold: number }>`
    select count(*) as untold from listing_source where company_id = ${companyId} and run_id < ${runId} and told_state is not null`.execute(
    tx,
  );
  return rows[0]?.untold ?? 0;
}

/** What a file told where others, which it does not tell, may be the same homes. */
export async function listToldAlike(tx: Tx, runId: number, goneIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.listing_id as id from listing_source s where s.run_id = ${runId} and s.told_state is not null
      and s.home_key in (select home_key from listing_source where listing_id = any(${[...goneIds]})) order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The files do not tell them any more: the next good row counts as new words. */
export async function forgetTold(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update listing_source set told_state = null, row_hash = '' where listing_id = any(${[...ids]})`.execute(tx);
}

function columnsOf(row: object = {}) {
  return sql.join(Object.keys(row).map((name) => sql.id(name)));
}
