import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { KeptPicture } from "./keep-picture.server.ts";
import type { ListingPhoto, NamedPhoto, PhotoFault } from "./types.ts";

/** A picture that is to be fetched. */
export type WaitingPhoto = { readonly listingId: string; readonly position: number; readonly url: string; readonly tries: number };

/**
 * Puts the pictures of a listing in the order of the company. One whose address stood there before stays as it was kept; another one waits to be fetched.
 * Answers whether anything changed.
 */
export async function namePhotos(tx: Tx, listingId: string, photos: readonly NamedPhoto[], now: Date): Promise<boolean> {
  const { rows: before } = await sql<StoredPhoto>`
    select source_url as url, caption, hash, width, height, state, fault, tries from listing_photo
    where listing_id = ${listingId} order by position`.execute(tx);
  const isSame =
    before.length === photos.length && photos.every(({ url, caption }, i) => before[i]?.url === url && before[i].caption === caption);
  if (isSame) return false;
  const known = new Map(before.map((photo) => [photo.url, photo]));
  const after = photos.map(({ url, caption }, position) => ({ ...UNFETCHED, ...known.get(url), url, caption, position }));
  await sql`delete from listing_photo where listing_id = ${listingId}`.execute(tx);
  await sql`
    insert into listing_photo (listing_id, position, source_url, caption, hash, width, height, state, fault, tries, next_try_at)
    select ${listingId}, position, url, caption, hash, width, height, state, fault, tries, ${now}
    from jsonb_to_recordset(${JSON.stringify(after)}::jsonb) as told (position smallint, url text, caption text, hash text, width integer, height integer,
      state text, fault text, tries smallint)`.execute(tx);
  return true;
}

type StoredPhoto = {
  readonly url: string | null;
  readonly caption: string | null;
  readonly hash: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly state: "waiting" | "kept" | "failed";
  readonly fault: PhotoFault | null;
  readonly tries: number;
};
const UNFETCHED = { hash: null, width: null, height: null, state: "waiting", fault: null, tries: 0 } as const;

/** The pictures of listings that can be shown, in order. */
export async function photosOf(db: Db | Tx, listingIds: readonly string[]): Promise<ReadonlyMap<string, readonly ListingPhoto[]>> {
  const { rows } = await sql<ListingPhoto & { listingId: string }>`
    select listing_id as "listingId", hash, width, height, caption from listing_photo
    where state = 'kept' and listing_id in (select jsonb_array_elements_text(${JSON.stringify(listingIds)}::jsonb))
    order by listing_id, position`.execute(db);
  return Map.groupBy(rows, ({ listingId }) => listingId);
}

/** Takes pictures whose turn it is; none of them is due again before `until`, so that nobody fetches one twice at a time. */
export async function takeWaiting(db: Db, { now, until, most }: { now: Date; until: Date; most: number }): Promise<WaitingPhoto[]> {
  const { rows } = await sql<WaitingPhoto>`
    update listing_photo set tries = tries + 1, next_try_at = ${until}
    where (listing_id, position) in (
      select listing_id, position from listing_photo where state = 'waiting' and next_try_at <= ${now}
      order by next_try_at limit ${most} for update skip locked)
    returning listing_id as "listingId", position, source_url as url, tries`.execute(db);
  return rows;
}

type Of = Pick<WaitingPhoto, "listingId" | "position" | "url">;

/** Nothing is written where the company has put another picture in its place meanwhile. Answers whether it was. */
export async function photoKept(tx: Tx, { listingId, position, url }: Of, { hash, width, height }: KeptPicture): Promise<boolean> {
  const { rows } = await sql`
    update listing_photo set state = 'kept', fault = null, hash = ${hash}, width = ${width}, height = ${height}
    where listing_id = ${listingId} and position = ${position} and source_url = ${url} returning 1`.execute(tx);
  return rows.length > 0;
}

/** A picture that could not be had: for good, or until another try. */
export async function photoFailed(db: Db, { listingId, position, url }: Of, fault: PhotoFault, nextTryAt: Date | null): Promise<void> {
  await sql`
    update listing_photo set fault = ${fault}, state = ${nextTryAt ? "waiting" : "failed"}, next_try_at = coalesce(${nextTryAt}, next_try_at)
    where listing_id = ${listingId} and position = ${position} and source_url = ${url}`.execute(db);
}
