import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

type TicketTable = { id: string; tries: number; spent_at: Date | null; expires_at: Date };

function uses(db: Db | Tx) {
  return db.$extendTables<{ identity_ticket_use: TicketTable }>();
}

type Use = { readonly id: string; readonly expiresAt: Date };

/** Takes a ticket out of use; false when it had been. */
export async function spendTicketUse(db: Db | Tx, { id, expiresAt }: Use, now: Date): Promise<boolean> {
  const row = await uses(db)
    .insertInto("identity_ticket_use")
    .values({ id, tries: 0, spent_at: now, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ spent_at: now }).where("identity_ticket_use.spent_at", "is", null))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one wrong answer; null when the ticket is no longer in use. */
export async function countTicketTry(db: Db, { id, expiresAt }: Use): Promise<number | null> {
  const row = await uses(db)
    .insertInto("identity_ticket_use")
    .values({ id, tries: 1, spent_at: null, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ tries: sql<number>`identity_ticket_use.tries + 1` })
        .where("identity_ticket_use.spent_at", "is", null),
    )
    .returning("tries")
    .executeTakeFirst();
  return row?.tries ?? null;
}

export async function isTicketSpent(db: Db | Tx, id: string): Promise<boolean> {
  const row = await uses(db).selectFrom("identity_ticket_use").select("spent_at").where("id", "=", id).executeTakeFirst();
  return row !== undefined && row.spent_at !== null;
}

/** Removes what has expired; answers how many. */
export async function deleteEndedTickets(db: Db, now: Date, limit: number): Promise<number> {
  const done = await uses(db)
    .deleteFrom("identity_ticket_use")
    .where("id", "in", (where) => where.selectFrom("identity_ticket_use").select("id").where("expires_at", "<", now).limit(limit))
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
