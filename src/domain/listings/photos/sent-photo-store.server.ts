import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";
import type { KeptPicture } from "./keep-picture.server.ts";

/** Of one home, by address and file together. */
const MOST_PHOTOS = 60;

/** Adds a picture that was sent as a file, as the last of its home; false: the home has it, or as many as it may have. */
export async function addSentPhoto(tx: Tx, listingId: string, { hash, width, height }: KeptPicture, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into listing_photo (listing_id, position, source_url, hash, width, height, state, next_try_at)
    select ${listingId}, coalesce(max(position) + 1, 0), null, ${hash}, ${width}, ${height}, 'kept', ${now}
    from listing_photo where listing_id = ${listingId}
    having count(*) < ${MOST_PHOTOS} and not coalesce(bool_or(hash = ${hash}), false) returning 1`.execute(tx);
  return rows.length > 0;
}

/** Takes a picture away that was sent as a file; false: there is none such. One that a feed names goes with the next file that names it no more. */
export async function dropSentPhoto(
  tx: Tx,
  listingId: string,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from listing_photo where listing_id = ${listingId} and hash = ${hash} and source_url is null
      returning listing_id, hash, position, width, height, caption)
    insert into removed_photo (listing_id, hash, position, width, height, caption, removed_at)
    select listing_id, hash, position, width, height, caption, ${now} from gone
    on conflict (listing_id, hash) do update set position = excluded.position, removed_at = excluded.removed_at returning 1`.execute(tx);
  return rows.length > 0;
}

/** Forgets which pictures were taken away before then. */
export async function forgetRemoved(tx: Tx, before: Date): Promise<void> {
  await sql`delete from removed_photo where removed_at < ${before}`.execute(tx);
}

/** Puts a picture back that was taken away since then, where it was if nothing else stands there; false: there is none such, or no room for it. */
export async function putBack(
  tx: Tx,
  listingId: string,
  { hash, since, now }: { readonly hash: string; readonly since: Date; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with back as (
      delete from removed_photo where listing_id = ${listingId} and hash = ${hash} and removed_at >= ${since} returning *),
      held as (
        select coalesce(max(position), -1) as last, coalesce(max(position) filter (where source_url is not null), -1) as last_named,
          count(*) as n, coalesce(bool_or(hash = ${hash}), false) as has_it
        from listing_photo where listing_id = ${listingId})
    insert into listing_photo (listing_id, position, source_url, caption, hash, width, height, state, next_try_at)
    select ${listingId}, case when back.position > held.last_named and not exists (
        select 1 from listing_photo p where p.listing_id = ${listingId} and p.position = back.position) then back.position else held.last + 1 end,
      null, back.caption, back.hash, back.width, back.height, 'kept', ${now}
    from back cross join held where held.n < ${MOST_PHOTOS} and not held.has_it returning 1`.execute(tx);
  return rows.length > 0;
}

/** Lets a picture that was sent as a file change places with the one before or after it, if that was sent too; false: there is none such. */
export async function swapSent(
  tx: Tx,
  listingId: string,
  { hash, to }: { readonly hash: string; readonly to: "earlier" | "later" },
): Promise<boolean> {
  const { rows } = await sql`
    with moved as (
      select position from listing_photo where listing_id = ${listingId} and hash = ${hash} and source_url is null),
      other as (
        select p.position from listing_photo p, moved
        where p.listing_id = ${listingId} and p.source_url is null
          and case when ${to} = 'earlier' then p.position < moved.position else p.position > moved.position end
        order by abs(p.position - moved.position) limit 1)
    update listing_photo p set hash = o.hash, width = o.width, height = o.height, caption = o.caption
    from listing_photo o, moved, other
    where p.listing_id = ${listingId} and o.listing_id = ${listingId}
      and ((p.position = moved.position and o.position = other.position) or (p.position = other.position and o.position = moved.position))
    returning 1`.execute(tx);
  return rows.length > 0;
}
