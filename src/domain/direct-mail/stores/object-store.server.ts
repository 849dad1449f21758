import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

/** Notes a file before it is written to storage, so that it is found again whatever becomes of its run. */
export async function addObject(db: Db, { name, at }: { readonly name: string; readonly at: Date }): Promise<void> {
  await sql`insert into mailing_object (name, begun_at) values (${name}, ${at})`.execute(db);
}

type Over = { readonly now: Date; readonly abandonedBefore: Date; readonly most: number };

/** Names of files that nobody may have any more: their time is over, their run came to nothing, or no run names them though they were begun before then. */
export async function objectsToRemove(db: Db, { now, abandonedBefore, most }: Over): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select o.name from mailing_object o left join mailing_file f on f.stored_as = o.name left join mailing_run r on r.id = f.run_id
    where (r.id is null and o.begun_at <= ${abandonedBefore}) or r.expires_at <= ${now} or r.state in ('void', 'failed')
    order by o.begun_at, o.name limit ${most}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Its bytes are gone. */
export async function putRemoved(db: Db, name: string): Promise<void> {
  await sql`
    with gone as (delete from mailing_object where name = ${name})
    update mailing_file set stored_as = null where stored_as = ${name}`.execute(db);
}
