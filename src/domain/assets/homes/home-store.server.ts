import { sql } from "kysely";
import { type HomeFacts, readFacts } from "#domain/assets/core/facts.ts";
import type { HomePosition } from "#domain/assets/core/property-states.ts";
import type { HomePlace, OwnedHome } from "#domain/assets/core/types.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** A row as it is read; `sub` is its member. */
export type OwnedBy = OwnedHome & { readonly sub: string };
type Row = Omit<OwnedBy, "facts" | "place" | "lowestPriceYen"> & {
  readonly facts: unknown;
  readonly lon: number;
  readonly lat: number;
  readonly lowestPrice: string | number | null;
};

const COLUMNS = sql`
  id, sub, kind, apartment_key as "apartmentKey", place_key as "placeKey", rest, name, address, city_code as "cityCode", city_name as "cityName", town,
  lon, lat, state, paused_from as "pausedFrom", deleted_from as "deletedFrom", facts, offer_setting as "offerSetting", lowest_price as "lowestPrice",
  version, created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"`;

function homeOf({ facts, lon, lat, lowestPrice, ...row }: Row): OwnedBy {
  return { ...row, place: { lon, lat }, facts: readFacts(facts), lowestPriceYen: lowestPrice === null ? null : Number(lowestPrice) };
}

/** All of a member, deleted ones too, the newest first. */
export async function homesOf(db: Db | Tx, sub: string): Promise<OwnedBy[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from owned_property where sub = ${sub} order by created_at desc, id`.execute(db);
  return rows.map(homeOf);
}

/** One of a member, deleted or not; null: there is none, or it is somebody else's. */
export async function homeOfMember(db: Db | Tx, sub: string, id: string): Promise<OwnedBy | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from owned_property where sub = ${sub} and id = ${id}`.execute(db);
  return rows[0] ? homeOf(rows[0]) : null;
}

/** The same for a change: it holds the row, as the desk does that decides about it. */
export async function lockHomeOfMember(tx: Tx, sub: string, id: string): Promise<OwnedBy | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from owned_property where sub = ${sub} and id = ${id} for update`.execute(tx);
  return rows[0] ? homeOf(rows[0]) : null;
}

/** One by its id, whoever's it is; for the desk. */
export async function homeById(db: Db, id: string): Promise<OwnedBy | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from owned_property where id = ${id}`.execute(db);
  return rows[0] ? homeOf(rows[0]) : null;
}

/** One by its id, and nobody changes it until the transaction ends. For the desk and for offers. */
export async function lockHome(tx: Tx, id: string): Promise<OwnedBy | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from owned_property where id = ${id} for update`.execute(tx);
  return rows[0] ? homeOf(rows[0]) : null;
}

export type NewHome = HomePlace & { readonly id: string; readonly sub: string; readonly facts: HomeFacts; readonly at: Date };

export async function addDraft(tx: Tx, { id, sub, place, facts, at, ...home }: NewHome): Promise<void> {
  await sql`
    insert into owned_property (id, sub, kind, apartment_key, place_key, rest, name, address, city_code, city_name, town, lon, lat, state, facts, version,
      created_at, updated_at)
    values (${id}, ${sub}, ${home.kind}, ${home.apartmentKey}, ${home.placeKey}, ${home.rest}, ${home.name}, ${home.address}, ${home.cityCode},
      ${home.cityName}, ${home.town}, ${place.lon}, ${place.lat}, 'draft', ${JSON.stringify(facts)}::jsonb, 1, ${at}, ${at})`.execute(tx);
}

type Change = HomePosition & { readonly id: string; readonly lowestPriceYen: Yen | null; readonly facts: HomeFacts; readonly at: Date };

/** Where a home stands by now, and what is told of it: the next version. */
export async function changeHome(tx: Tx, { id, state, pausedFrom, deletedFrom, offerSetting, ...change }: Change): Promise<void> {
  const { lowestPriceYen, facts, at } = change;
  await sql`
    update owned_property set state = ${state}, paused_from = ${pausedFrom}, deleted_from = ${deletedFrom}, offer_setting = ${offerSetting},
      lowest_price = ${lowestPriceYen}, facts = ${JSON.stringify(facts)}::jsonb, version = version + 1, updated_at = ${at},
      deleted_at = case when ${state === "deleted"} then coalesce(deleted_at, ${at}) end
    where id = ${id}`.execute(tx);
}

/** All that a member follows, as the account goes. The audit rows name nobody and stay. */
export async function forgetAssets(tx: Tx, sub: string): Promise<void> {
  await sql`delete from owned_property where sub = ${sub}`.execute(tx);
}
