import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

/** A folder as one of its members sees it. */
export type FolderRow = {
  readonly id: string;
  readonly ownerSub: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly version: number;
  readonly madeAt: Date;
  /** Who may change it beside the owner, the first to join first. */
  readonly members: readonly string[];
  readonly isShared: boolean;
};

const FOLDERS = sql`
  select d.id, d.owner_sub as "ownerSub", d.name, d.is_default as "isDefault", d.version, d.made_at as "madeAt",
    coalesce((select jsonb_agg(m.sub order by m.joined_at, m.sub) from favorite_folder_member m where m.folder_id = d.id), '[]') as members,
    exists (select from favorite_link l where l.folder_id = d.id and l.purpose = 'share') as "isShared"
  from favorite_folder d`;

/** The folders that a member owns or has joined: first the one without a name, then the oldest. */
export async function foldersOf(db: Db | Tx, sub: string): Promise<FolderRow[]> {
  const { rows } = await sql<FolderRow>`
    ${FOLDERS} where d.owner_sub = ${sub} or exists (select from favorite_folder_member m where m.folder_id = d.id and m.sub = ${sub})
    order by (d.is_default and d.owner_sub = ${sub}) desc, d.made_at, d.id`.execute(db);
  return rows;
}

/**
 * For a change of folders or of what lies in them, which nobody else makes meanwhile. Folders are locked before favourites and in one order, so that
 * no two members wait for each other. A folder that is not there is left out.
 */
export async function lockFolders(tx: Tx, ids: readonly string[]): Promise<FolderRow[]> {
  await sql`select from favorite_folder where id = any(${[...ids]}) order by id for update`.execute(tx);
  // Read once they are locked: who may change them is not in the rows that were waited for.
  const { rows } = await sql<FolderRow>`${FOLDERS} where d.id = any(${[...ids]})`.execute(tx);
  return rows;
}

export async function lockFolder(tx: Tx, id: string): Promise<FolderRow | null> {
  return (await lockFolders(tx, [id]))[0] ?? null;
}

/** All folders that a member owns, as `lockFolders` does. */
export async function lockOwnFolders(tx: Tx, sub: string): Promise<void> {
  await sql`select from favorite_folder where owner_sub = ${sub} order by id for update`.execute(tx);
}

export async function findFolder(db: Db | Tx, id: string): Promise<FolderRow | null> {
  const { rows } = await sql<FolderRow>`${FOLDERS} where d.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

type NewFolder = Pick<FolderRow, "id" | "ownerSub" | "name" | "isDefault" | "madeAt">;

export async function addFolder(tx: Tx, { id, ownerSub, name, isDefault, madeAt }: NewFolder): Promise<void> {
  await sql`
    insert into favorite_folder (id, owner_sub, name, is_default, made_at)
    values (${id}, ${ownerSub}, ${name}, ${isDefault}, ${madeAt})`.execute(tx);
}

export async function renameFolder(tx: Tx, id: string, name: string): Promise<void> {
  await sql`update favorite_folder set name = ${name}, version = version + 1 where id = ${id}`.execute(tx);
}

/**
 * What lies in it goes to another folder of the same owner, what was taken away a few days ago too. Of what that has already, the notes are put one
 * under the other, longer together than one may be written: no word is lost.
 */
export async function deleteFolder(tx: Tx, id: string, heir: string): Promise<void> {
  const isSame = sql`o.folder_id = ${heir} and o.kind = f.kind and o.key = f.key`;
  await sql`
    delete from favorite o using favorite f
    where f.folder_id = ${id} and f.removed_at is null and o.removed_at is not null and ${isSame}`.execute(tx);
  await sql`
    update favorite o set note = case when o.note = '' then f.note else o.note || E'\n' || f.note end,
      note_by = case when o.note = '' or o.note_by = f.note_by then f.note_by else '' end, version = o.version + 1,
      changed_at = greatest(o.changed_at, f.changed_at)
    from favorite f where f.folder_id = ${id} and f.removed_at is null and f.note not in ('', o.note) and ${isSame}`.execute(tx);
  await sql`
    update favorite f set folder_id = ${heir}, version = version + 1
    where f.folder_id = ${id} and not exists (select from favorite o where ${isSame})`.execute(tx);
  await sql`delete from favorite_folder where id = ${id}`.execute(tx);
}

export async function addFolderMember(tx: Tx, id: string, { sub, at }: { readonly sub: string; readonly at: Date }): Promise<void> {
  await sql`insert into favorite_folder_member (folder_id, sub, joined_at) values (${id}, ${sub}, ${at}) on conflict do nothing`.execute(
    tx,
  );
}

export async function removeFolderMember(tx: Tx, id: string, sub: string): Promise<void> {
  await sql`delete from favorite_folder_member where folder_id = ${id} and sub = ${sub}`.execute(tx);
}

/** All that a member keeps, as the account goes: their folders with what lies in them, and their part in the folders of others. */
export async function forgetFavorites(tx: Tx, sub: string): Promise<void> {
  await sql`
    select from favorite_folder where owner_sub = ${sub} or id in (select folder_id from favorite where ${sub} in (added_by, note_by))
    order by id for update`.execute(tx);
  await sql`delete from favorite_folder where owner_sub = ${sub}`.execute(tx);
  await sql`delete from favorite_folder_member where sub = ${sub}`.execute(tx);
  await sql`update favorite set added_by = '' where added_by = ${sub}`.execute(tx);
  await sql`update favorite set note_by = '' where note_by = ${sub}`.execute(tx);
}
