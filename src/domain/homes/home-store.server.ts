import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { HomeName, KeptHome } from "./types.ts";

const COLUMNS = sql`subject_key as key, rest, label, told, floor, kept_at as "keptAt"`;

/** The newest first. */
export async function homesOf(db: Db | Tx, sub: string): Promise<KeptHome[]> {
  const { rows } = await sql<KeptHome>`
    select ${COLUMNS} from kept_home where sub = ${sub} order by kept_at desc, subject_key, rest`.execute(db);
  return rows;
}

export async function putHome(tx: Tx, sub: string, { key, rest, label, told, floor, keptAt }: KeptHome): Promise<void> {
  await sql`
    insert into kept_home (sub, subject_key, rest, label, told, floor, kept_at)
    values (${sub}, ${key}, ${rest}, ${label}, ${JSON.stringify(told)}::jsonb, ${floor}, ${keptAt})
    on conflict (sub, subject_key, rest) do update set label = excluded.label, told = excluded.told, floor = excluded.floor,
      kept_at = excluded.kept_at`.execute(tx);
}

export async function deleteHome(tx: Tx, sub: string, { key, rest }: HomeName): Promise<void> {
  await sql`delete from kept_home where sub = ${sub} and subject_key = ${key} and rest = ${rest}`.execute(tx);
}

/** All that a member keeps, as the account goes. */
export async function forgetHomes(tx: Tx, sub: string): Promise<void> {
  await sql`delete from kept_home where sub = ${sub}`.execute(tx);
}
