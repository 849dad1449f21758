import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { KeptPicture } from "./keep-picture.server.ts";
import type { CompanyPhoto, ListingPhoto, PhotoFault } from "./types.ts";

/** A picture that is to be fetched. */
export type WaitingPhoto = {
  readonly companyId: string;
  readonly listingId: string;
  readonly position: number;
  readonly url: string;
  readonly tries: number;
};

/** The pictures of a home as its company names them by their addresses, in order. */
export type NamedPhotos = { readonly listingId: string; readonly urls: readonly string[] };

/**
 * Puts the pictures of homes in the order of their company: those it names by an address, then those it sent as files. One that was named before stays as it
 * was kept, another waits to be fetched, and one that is not named any more goes. Answers the homes whose pictures are others now.
 */
export async function namePhotos(tx: Tx, homes: readonly NamedPhotos[], now: Date): Promise<string[]> {
  const ids = homes.map(({ listingId }) => listingId);
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredPhoto>`
    select listing_id as "listingId", source_url as url, caption, hash, width, height, state, fault, tries, next_try_at as "nextTryAt" from listing_photo
    where listing_id = any(${ids}) order by listing_id, position for update`.execute(tx);
  const stored = Map.groupBy(rows, ({ listingId }) => listingId);
  const changed = homes.filter(({ listingId, urls }) => !isNamedAlready(stored.get(listingId) ?? [], urls));
  await nameFirst(
    tx,
    changed.filter(({ listingId }) => !stored.has(listingId)),
    now,
  );
  await nameAnew(
    tx,
    changed.filter(({ listingId }) => stored.has(listingId)),
    { stored, now },
  );
  return changed.map(({ listingId }) => listingId);
}

/** Of homes that have none: most of those of a large first file. */
async function nameFirst(tx: Tx, homes: readonly NamedPhotos[], now: Date): Promise<void> {
  if (homes.length === 0) return;
  await sql`
    insert into listing_photo (listing_id, position, source_url, state, next_try_at)
    select home."listingId", named.n - 1, named.url, 'waiting', ${now}
    from json_to_recordset(${JSON.stringify(homes)}::json) as home ("listingId" text, urls json),
      json_array_elements_text(home.urls) with ordinality as named (url, n)`.execute(tx);
}

type Stored = { readonly stored: ReadonlyMap<string, readonly StoredPhoto[]>; readonly now: Date };

async function nameAnew(tx: Tx, homes: readonly NamedPhotos[], { stored, now }: Stored): Promise<void> {
  if (homes.length === 0) return;
  const after = homes.flatMap(({ listingId, urls }) => {
    const before = stored.get(listingId) ?? [];
    const known = new Map(before.map((photo) => [photo.url, photo]));
    const named = urls.map((url) => known.get(url) ?? { ...UNFETCHED, listingId, url, nextTryAt: now });
    return [...named, ...before.filter(({ url }) => url === null)].map((photo, position) => ({ ...photo, position }));
  });
  const ids = homes.map(({ listingId }) => listingId);
  await sql`delete from listing_photo where listing_id = any(${ids})`.execute(tx);
  await sql`
    insert into listing_photo (listing_id, position, source_url, caption, hash, width, height, state, fault, tries, next_try_at)
    select "listingId", position, url, caption, hash, width, height, state, fault, tries, "nextTryAt"
    from json_to_recordset(${JSON.stringify(after)}::json) as told ("listingId" text, position smallint, url text, caption text, hash text,
      width integer, height integer, state text, fault text, tries smallint, "nextTryAt" timestamptz)`.execute(tx);
}

function isNamedAlready(before: readonly StoredPhoto[], urls: readonly string[]): boolean {
  const named = before.flatMap(({ url }) => url ?? []);
  return named.length === urls.length && urls.every((url, i) => named[i] === url);
}

type StoredPhoto = {
  readonly listingId: string;
  readonly url: string | null;
  readonly caption: string | null;
  readonly hash: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly state: CompanyPhoto["state"];
  readonly fault: PhotoFault | null;
  readonly tries: number;
  readonly nextTryAt: Date;
};
const UNFETCHED = { caption: null, hash: null, width: null, height: null, state: "waiting", fault: null, tries: 0 } as const;

/** The pictures of listings that can be shown, in order. */
export async function photosOf(db: Db | Tx, listingIds: readonly string[]): Promise<ReadonlyMap<string, readonly ListingPhoto[]>> {
  const { rows } = await sql<ListingPhoto & { listingId: string }>`
    select listing_id as "listingId", hash, width, height, caption from listing_photo
    where state = 'kept' and listing_id in (select jsonb_array_elements_text(${JSON.stringify(listingIds)}::jsonb))
    order by listing_id, position`.execute(db);
  return Map.groupBy(rows, ({ listingId }) => listingId);
}

/** Takes pictures whose turn it is, of each company the first few; none is due again before `until`, so that nobody fetches one twice at a time. */
export async function takeWaiting(db: Db, { now, until, ofEach }: { now: Date; until: Date; ofEach: number }): Promise<WaitingPhoto[]> {
  const { rows } = await sql<WaitingPhoto>`
    with due as (
      select p.listing_id, p.position, row_number() over (partition by l.company_id order by p.next_try_at) as place_in_line
      from listing_photo p join listing l on l.id = p.listing_id where p.state = 'waiting' and p.next_try_at <= ${now}),
      turn as (
        select listing_id, position from listing_photo
        where (listing_id, position) in (select listing_id, position from due where place_in_line <= ${ofEach}) for update skip locked)
    update listing_photo p set tries = p.tries + 1, next_try_at = ${until}
    from turn, listing l where p.listing_id = turn.listing_id and p.position = turn.position and l.id = p.listing_id
    returning l.company_id as "companyId", p.listing_id as "listingId", p.position, p.source_url as url, p.tries`.execute(db);
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

/** Every picture of a home as its company sees it, in order: also those that wait or could not be had. */
export async function companyPhotos(db: Db, listingId: string): Promise<CompanyPhoto[]> {
  const { rows } = await sql<CompanyPhoto>`
    select source_url as url, hash, state, fault from listing_photo where listing_id = ${listingId} order by position`.execute(db);
  return rows;
}
