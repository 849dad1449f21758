import { sql } from "kysely";
import type { Claim } from "#domain/desk/core/claim-rules.ts";
import type { ItemId, QueueKey } from "#domain/desk/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

type NewClaim = ItemId & Claim & { readonly at: Date };

/** Takes an item that nobody has now, or goes on with one's own. Of two who ask at once one gets it. False: another has it. */
export async function takeClaim(db: Db | Tx, { queue, id, operator, until, at }: NewClaim): Promise<boolean> {
  const { rows } = await sql`
    insert into desk_claim (queue, item_id, operator, claimed_at, until) values (${queue}, ${id}, ${operator}, ${at}, ${until})
    on conflict (queue, item_id) do update set operator = excluded.operator, claimed_at = excluded.claimed_at, until = excluded.until
    where desk_claim.operator = excluded.operator or desk_claim.until <= ${at}
    returning item_id`.execute(db);
  return rows.length === 1;
}

/** Held until the transaction ends: who decides is asked about no claim that is let go meanwhile. */
export async function lockClaim(tx: Tx, { queue, id }: ItemId): Promise<Claim | null> {
  const { rows } = await sql<Claim>`
    select operator, until from desk_claim where queue = ${queue} and item_id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function findClaim(db: Db | Tx, { queue, id }: ItemId): Promise<Claim | null> {
  const { rows } = await sql<Claim>`select operator, until from desk_claim where queue = ${queue} and item_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Who has which of these items now. */
export async function claimsAmong(db: Db, queue: QueueKey, ids: readonly string[]): Promise<ReadonlyMap<string, Claim>> {
  const { rows } = await sql<Claim & { id: string }>`
    select item_id as id, operator, until from desk_claim where queue = ${queue} and item_id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, ...claim }) => [id, claim]));
}

/** Lets an item go; false: it was not this operator's. */
export async function dropClaim(db: Db | Tx, { queue, id }: ItemId, operator: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from desk_claim where queue = ${queue} and item_id = ${id} and operator = ${operator}`.execute(db);
  return numAffectedRows === 1n;
}

/** Claims whose time was over before then tell nobody anything. */
export async function forgetClaims(db: Db, endedBefore: Date): Promise<void> {
  await sql`delete from desk_claim where until < ${endedBefore}`.execute(db);
}

/** What an account had at hand goes with it. */
export async function forgetClaimsOf(tx: Tx, sub: string): Promise<void> {
  await sql`delete from desk_claim where operator = ${sub}`.execute(tx);
}
