import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

/** Before the files of a picture are written: from now on it is one that is used. */
export async function notePicture(db: Db, hash: string, now: Date): Promise<void> {
  await sql`
    insert into listing_picture (hash, used_at) values (${hash}, ${now}) on conflict (hash) do update set used_at = excluded.used_at`.execute(
    db,
  );
}

/** Of pictures that a listing has: that it has them now. */
export async function markUsedPictures(db: Db, now: Date): Promise<void> {
  await sql`
    update listing_picture p set used_at = ${now} where exists (select 1 from listing_photo l where l.hash = p.hash)`.execute(db);
}

/** Pictures that no listing has had since, so many at a time. */
export async function unusedPictures(db: Db, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select hash from listing_picture where used_at < ${before} order by used_at, hash limit ${most}`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Takes a picture off the list; false: it is used again. */
export async function forgetPicture(tx: Tx, hash: string, before: Date): Promise<boolean> {
  const { rows } = await sql`delete from listing_picture where hash = ${hash} and used_at < ${before} returning 1`.execute(tx);
  return rows.length > 0;
}
