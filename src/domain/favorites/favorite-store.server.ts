import { sql } from "kysely";
import type { Yen } from "#kernel/yen.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { FavoriteKind, FavoriteMark } from "./types.ts";

/** A favourite as it is stored. */
export type FavoriteRow = FavoriteMark & {
  readonly id: string;
  readonly folderId: string;
  readonly label: string;
  readonly note: string;
  /** Who wrote it; empty: nobody, or more than one. */
  readonly noteBy: string;
  readonly priceWhenKept: Yen | null;
  readonly addedBy: string;
  readonly keptAt: Date;
  readonly changedAt: Date;
  readonly version: number;
  readonly removedAt: Date | null;
  readonly goneAt: Date | null;
};

const COLUMNS = sql`
  f.id, f.folder_id as "folderId", f.kind, f.key, f.label, f.note, f.note_by as "noteBy", f.price_when_kept::float8 as "priceWhenKept", f.added_by as "addedBy",
  f.kept_at as "keptAt", f.changed_at as "changedAt", f.version, f.removed_at as "removedAt", f.gone_at as "goneAt"`;

/** What stands in the folders of a member, removed ones too; the newest first. */
export async function ownFavorites(db: Db | Tx, sub: string): Promise<FavoriteRow[]> {
  const { rows } = await sql<FavoriteRow>`
    select ${COLUMNS} from favorite f join favorite_folder d on d.id = f.folder_id
    where d.owner_sub = ${sub} order by f.kept_at desc, f.id`.execute(db);
  return rows;
}

/** What stands in these folders and was not removed; the newest first. */
export async function favoritesIn(db: Db | Tx, folderIds: readonly string[]): Promise<FavoriteRow[]> {
  const { rows } = await sql<FavoriteRow>`
    select ${COLUMNS} from favorite f where f.folder_id = any(${folderIds}) and f.removed_at is null
    order by f.kept_at desc, f.id`.execute(db);
  return rows;
}

/** Null: none with this id, or it was removed. */
export async function findFavorite(db: Db | Tx, id: string): Promise<FavoriteRow | null> {
  const { rows } = await sql<FavoriteRow>`select ${COLUMNS} from favorite f where f.id = ${id} and f.removed_at is null`.execute(db);
  return rows[0] ?? null;
}

/** For a change, once its folder is locked: nobody else makes one meanwhile. Null: none with this id, or it was removed. */
export async function lockFavorite(tx: Tx, id: string): Promise<FavoriteRow | null> {
  const { rows } = await sql<FavoriteRow>`
    select ${COLUMNS} from favorite f where f.id = ${id} and f.removed_at is null for update`.execute(tx);
  return rows[0] ?? null;
}

/** The favourite with this mark in a folder, removed or not. */
export async function favoriteAt(tx: Tx, folderId: string, { kind, key }: FavoriteMark): Promise<FavoriteRow | null> {
  const { rows } = await sql<FavoriteRow>`
    select ${COLUMNS} from favorite f where f.folder_id = ${folderId} and f.kind = ${kind} and f.key = ${key}`.execute(tx);
  return rows[0] ?? null;
}

type NewFavorite = Pick<FavoriteRow, "id" | "folderId" | "kind" | "key" | "label" | "note" | "priceWhenKept" | "addedBy" | "keptAt">;

export async function addFavorite(tx: Tx, favorite: NewFavorite, changedAt: Date): Promise<void> {
  const { id, folderId, kind, key, label, note, priceWhenKept, addedBy, keptAt } = favorite;
  await sql`
    insert into favorite (id, folder_id, kind, key, label, note, note_by, price_when_kept, added_by, kept_at, changed_at)
    values (${id}, ${folderId}, ${kind}, ${key}, ${label}, ${note}, ${note === "" ? "" : addedBy}, ${priceWhenKept}, ${addedBy}, ${keptAt}, ${changedAt})`.execute(
    tx,
  );
}

export type FavoriteChange = {
  readonly folderId: string;
  readonly note: string;
  readonly noteBy: string;
  readonly at: Date;
};

export async function changeFavorite(tx: Tx, id: string, { folderId, note, noteBy, at }: FavoriteChange): Promise<void> {
  await sql`
    update favorite set folder_id = ${folderId}, note = ${note}, note_by = ${noteBy}, changed_at = ${at}, version = version + 1, removed_at = null
    where id = ${id}`.execute(tx);
}

/** It lies where it lay, as if this member had put it there. */
export async function leaveFavorite(tx: Tx, id: string, { addedBy, at }: { readonly addedBy: string; readonly at: Date }): Promise<void> {
  await sql`update favorite set added_by = ${addedBy}, changed_at = ${at}, version = version + 1 where id = ${id}`.execute(tx);
}

export async function removeFavorites(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    update favorite set removed_at = ${at}, changed_at = ${at}, version = version + 1
    where id = any(${ids}) and removed_at is null`.execute(tx);
}

/** For good. */
export async function deleteFavorites(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from favorite where id = any(${ids})`.execute(tx);
}

/** Removes for good what was taken away before; what somebody is changing just now stays until the next time. */
export async function forgetRemoved(db: Db, before: Date): Promise<void> {
  await sql`delete from favorite where id in (select id from favorite where removed_at < ${before} for update skip locked)`.execute(db);
}

/** The dwellings that are kept by anybody and come after one, by their keys. */
export async function keptDwellings(db: Db, { after, most }: { readonly after: string; readonly most: number }): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct key from favorite where kind = ${"home" satisfies FavoriteKind} and key > ${after} order by key limit ${most}`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

export type SeenDwelling = {
  readonly key: string;
  readonly isGone: boolean;
  /** Since when it is gone; null: nobody told, so since it was first seen. */
  readonly since: Date | null;
};

/** Writes down of these dwellings since when they are gone, or that they are not. What somebody is changing just now is told the next time. */
export async function markGone(db: Db, seen: readonly SeenDwelling[], now: Date): Promise<void> {
  await sql`
    with seen as (
        select key, "isGone" as is_gone, since from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as told (key text, "isGone" boolean, since timestamptz)),
      next as (
        select f.id, case when s.is_gone then coalesce(s.since, f.gone_at, ${now}) end as at
        from favorite f join seen s on s.key = f.key where f.kind = 'home' for update of f skip locked)
    update favorite f set gone_at = next.at from next where f.id = next.id and f.gone_at is distinct from next.at`.execute(db);
}

export async function forgetGone(db: Db, before: Date): Promise<void> {
  await sql`delete from favorite where id in (select id from favorite where gone_at < ${before} for update skip locked)`.execute(db);
}
