import { createHash } from "node:crypto";
import { sql } from "kysely";
import { searchKey } from "#kernel/japanese-text.ts";
import { addressKey } from "#kernel/place/address-key.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Doubt } from "./match-building.ts";
import type { BuildingDoubt, DoubtDecision, ToldOfBuilding } from "./types.ts";

/** What a person has decided of what was told, by its number; `apartmentKey` null: it is left out. */
export type Decided = ReadonlyMap<string, string | null>;

/** The number of what is told of a building, however it is written. */
export function doubtId({ name, address }: Pick<ToldOfBuilding, "name" | "address">): string {
  return createHash("sha256")
    .update(`${searchKey(name)}\n${addressKey(address)}`)
    .digest("hex")
    .slice(0, 12);
}

export async function decidedDoubts(tx: Tx): Promise<Decided> {
  const { rows } = await sql<{ id: string; apartmentKey: string | null }>`
    select id, apartment_key as "apartmentKey" from building_doubt where state <> 'open'`.execute(tx);
  return new Map(rows.map(({ id, apartmentKey }) => [id, apartmentKey]));
}

/** Lists told buildings for a person; one that is listed already gets the words of the newer file. */
export async function listDoubts(
  tx: Tx,
  doubts: readonly { readonly told: ToldOfBuilding; readonly why: Doubt; readonly keys: readonly string[] }[],
  { loadId, now }: { readonly loadId: number; readonly now: Date },
): Promise<void> {
  for (const { told, why, keys } of doubts)
    await sql`
      insert into building_doubt (id, building, candidates, why, state, load_id, listed_at)
      values (${doubtId(told)}, ${JSON.stringify(told)}::jsonb, ${[...keys]}::text[], ${why}, 'open', ${loadId}, ${now})
      on conflict (id) do update set building = excluded.building, candidates = excluded.candidates, why = excluded.why, load_id = excluded.load_id`.execute(
      tx,
    );
}

const DOUBT = sql`
  d.id, d.building, d.why, d.listed_at as "listedAt", (
    select coalesce(jsonb_agg(jsonb_build_object('key', a.key, 'name', a.name, 'address', a.address) order by a.key), '[]')
    from apartment a where a.key = any(d.candidates)
  ) as candidates`;

/** What waits for a person, the longest first: all, or a span of it. */
export async function openDoubts(
  db: Db,
  { offset, limit }: { readonly offset: number; readonly limit: number | null } = { offset: 0, limit: null },
): Promise<BuildingDoubt[]> {
  const { rows } = await sql<BuildingDoubt>`
    select ${DOUBT} from building_doubt d where d.state = 'open' order by d.listed_at, d.id limit ${limit}::int offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** Null: nothing waits under this number. */
export async function findDoubt(db: Db | Tx, id: string): Promise<BuildingDoubt | null> {
  const { rows } = await sql<BuildingDoubt>`select ${DOUBT} from building_doubt d where d.id = ${id} and d.state = 'open'`.execute(db);
  return rows[0] ?? null;
}

/** How many wait, and how many of them were listed before `lateBefore`. */
export async function countDoubts(db: Db, lateBefore: Date): Promise<{ readonly waiting: number; readonly late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::int as waiting, (count(*) filter (where listed_at < ${lateBefore}))::int as late
    from building_doubt where state = 'open'`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0 };
}

/** What waits under this number, kept from others till the transaction ends; null: nothing does. */
export async function lockDoubt(tx: Tx, id: string): Promise<{ readonly building: ToldOfBuilding; readonly loadId: number } | null> {
  const { rows } = await sql<{ building: ToldOfBuilding; loadId: number }>`
    select building, load_id as "loadId" from building_doubt where id = ${id} and state = 'open' for update`.execute(tx);
  return rows[0] ?? null;
}

/** Keeps what was decided; `apartmentKey` null: left out. */
export async function closeDoubt(
  tx: Tx,
  id: string,
  { is, apartmentKey, now }: { readonly is: DoubtDecision["is"]; readonly apartmentKey: string | null; readonly now: Date },
): Promise<void> {
  await sql`update building_doubt set state = ${is}, apartment_key = ${apartmentKey}, decided_at = ${now} where id = ${id}`.execute(tx);
}
