import { sql } from "kysely";
import type { MailKind } from "#domain/notifications/core/types.ts";
import type { Db } from "#platform/db.server.ts";

/** The mails of one kind that were given up, with what they were to say; the first first. */
export async function undeliveredOf<Facts extends object, Added extends object>(
  db: Db,
  { kind }: MailKind<Facts, Added>,
): Promise<{ readonly to: string; readonly facts: Facts }[]> {
  const { rows } = await sql<{ to: string; facts: Facts }>`
    select recipient as "to", facts from outbox where kind = ${kind} and state in ('failed', 'unknown') order by ended_at, id`.execute(db);
  return rows;
}
