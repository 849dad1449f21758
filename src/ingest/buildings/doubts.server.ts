import { createHash } from "node:crypto";
import { sql } from "kysely";
import { addressKey } from "#domain/register/address-key.ts";
import type { Doubt } from "#domain/register/match-building.ts";
import { searchKey } from "#kernel/japanese-text.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { BuildingRow } from "./parse.ts";
import { type Registered, registerRow, writeFacts } from "./register-row.server.ts";

export type BuildingDoubt = {
  readonly id: string;
  readonly building: BuildingRow;
  readonly candidates: readonly { readonly key: string; readonly name: string; readonly address: string }[];
  readonly why: Doubt;
};

/** What a person has decided of a row, by its number; `apartmentKey` null: it is left out. */
export type Decided = ReadonlyMap<string, string | null>;

/** The number of a row, however it is written. */
export function doubtId({ name, address }: Pick<BuildingRow, "name" | "address">): string {
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

/** Lists rows for a person; one that is listed already gets the words of the newer file. */
export async function listDoubts(
  tx: Tx,
  doubts: readonly { readonly row: BuildingRow; readonly why: Doubt; readonly keys: readonly string[] }[],
  { loadId, now }: { readonly loadId: number; readonly now: Date },
): Promise<void> {
  for (const { row, why, keys } of doubts)
    await sql`
      insert into building_doubt (id, building, candidates, why, state, load_id, listed_at)
      values (${doubtId(row)}, ${JSON.stringify(row)}::jsonb, ${[...keys]}::text[], ${why}, 'open', ${loadId}, ${now})
      on conflict (id) do update set building = excluded.building, candidates = excluded.candidates, why = excluded.why, load_id = excluded.load_id`.execute(
      tx,
    );
}

/** What waits for a person, the longest first. */
export async function openDoubts(db: Db): Promise<BuildingDoubt[]> {
  const { rows } = await sql<BuildingDoubt>`
    select d.id, d.building, d.why, (
      select coalesce(jsonb_agg(jsonb_build_object('key', a.key, 'name', a.name, 'address', a.address) order by a.key), '[]')
      from apartment a where a.key = any(d.candidates)
    ) as candidates
    from building_doubt d where d.state = 'open' order by d.listed_at, d.id`.execute(db);
  return rows;
}

export type DoubtDecision = { readonly is: "same"; readonly key: string } | { readonly is: "new" } | { readonly is: "dropped" };
export type DoubtRefusal = "unknown" | "no-such-building" | "place-missing" | "built-year-missing" | "address-unknown" | "place-elsewhere";

/** Settles a row for good: its facts go to the building, a new building is registered, or the row is left out of this and every later file. */
export function decideDoubt(
  db: Db,
  { id, decision, now }: { readonly id: string; readonly decision: DoubtDecision; readonly now: Date },
): Promise<Result<string | null, DoubtRefusal>> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ building: BuildingRow; loadId: number }>`
      select building, load_id as "loadId" from building_doubt where id = ${id} and state = 'open' for update`.execute(tx);
    const [open] = rows;
    if (!open) return refused("unknown");
    const settled = await settle(tx, open, decision);
    if (!settled.ok) return settled;
    await sql`update building_doubt set state = ${decision.is}, apartment_key = ${settled.value}, decided_at = ${now} where id = ${id}`.execute(
      tx,
    );
    return settled;
  });
}

async function settle(
  tx: Tx,
  { building, loadId }: { readonly building: BuildingRow; readonly loadId: number },
  decision: DoubtDecision,
): Promise<Registered | Result<null, "no-such-building">> {
  if (decision.is === "dropped") return ok(null);
  if (decision.is === "same") {
    const { rows } = await sql`select 1 from apartment where key = ${decision.key}`.execute(tx);
    if (rows.length === 0) return refused("no-such-building");
  }
  const registered = decision.is === "same" ? ok(decision.key) : await registerRow(tx, building, loadId);
  if (registered.ok) await writeFacts(tx, loadId, [{ row: building, key: registered.value }]);
  return registered;
}
