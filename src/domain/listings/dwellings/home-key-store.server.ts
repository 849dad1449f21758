import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

/** The homes that keys stand for today, by the keys as they are asked: their own, or those that they turned out to be. Keys of nothing stay as they are. */
export async function homesOfKeys(db: Db | Tx, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; today: string }>`
    select key, dwelling_key as today from dwelling_former where key = any(${[...keys]})`.execute(db);
  const former = new Map(rows.map(({ key, today }) => [key, today]));
  return new Map(keys.map((key) => [key, former.get(key) ?? key]));
}

/** The listing that stands for a home, by any key that the home was ever known by: the cheapest on offer before those that are not. Null: there is no such home. */
export async function listingOfHome(db: Db | Tx, key: string): Promise<string | null> {
  const today = (await homesOfKeys(db, [key])).get(key) ?? key;
  const { rows } = await sql<{ id: string }>`
    select id from listing where dwelling_key = ${today} order by state <> 'active' or cardinality(faults) > 0, price, updated_on desc, id limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
