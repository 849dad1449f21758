import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

type ExportedFavorite = {
  readonly kind: string;
  readonly key: string;
  readonly label: string;
  readonly note: string;
  readonly priceWhenKeptYen: number | null;
  readonly keptAt: Date;
  readonly changedAt: Date;
  readonly removedAt: Date | null;
};

export type FavoritesExport = {
  /** A folder without a name is the one that everybody has. */
  readonly folders: readonly {
    readonly name: string;
    readonly madeAt: Date;
    readonly otherMembers: number;
    readonly favorites: readonly ExportedFavorite[];
  }[];
  /** In the folders of others: what this member put there or noted, and nothing of anybody else. */
  readonly inFoldersOfOthers: readonly (ExportedFavorite & { readonly folderName: string })[];
  readonly joinedFolders: readonly { readonly folderName: string; readonly joinedAt: Date }[];
};

const columns = (sub: string) => sql`
  f.kind, f.key, f.label, case when f.note_by = ${sub} or d.owner_sub = ${sub} then f.note else '' end as note,
  f.price_when_kept::float8 as "priceWhenKeptYen", f.kept_at as "keptAt", f.changed_at as "changedAt", f.removed_at as "removedAt"`;

/** All favourites of a member with their notes, by folder, removed ones too. */
export async function exportFavorites(tx: Tx, sub: string): Promise<FavoritesExport> {
  const folders = await sql<{ id: string; name: string; madeAt: Date; otherMembers: number }>`
    select d.id, d.name, d.made_at as "madeAt", (select count(*)::int from favorite_folder_member m where m.folder_id = d.id) as "otherMembers"
    from favorite_folder d where d.owner_sub = ${sub} order by d.is_default desc, d.made_at, d.id`.execute(tx);
  const own = await sql<ExportedFavorite & { folderId: string }>`
    select f.folder_id as "folderId", ${columns(sub)} from favorite f join favorite_folder d on d.id = f.folder_id
    where d.owner_sub = ${sub} order by f.kept_at desc, f.id`.execute(tx);
  const elsewhere = await sql<ExportedFavorite & { folderName: string }>`
    select d.name as "folderName", ${columns(sub)} from favorite f join favorite_folder d on d.id = f.folder_id
    where d.owner_sub <> ${sub} and ${sub} in (f.added_by, f.note_by) order by f.kept_at desc, f.id`.execute(tx);
  const joined = await sql<{ folderName: string; joinedAt: Date }>`
    select d.name as "folderName", m.joined_at as "joinedAt" from favorite_folder_member m join favorite_folder d on d.id = m.folder_id
    where m.sub = ${sub} order by m.joined_at, d.id`.execute(tx);
  const of = (id: string) => own.rows.flatMap(({ folderId, ...favorite }) => (folderId === id ? [favorite] : []));
  return {
    folders: folders.rows.map(({ id, ...folder }) => ({ ...folder, favorites: of(id) })),
    inFoldersOfOthers: elsewhere.rows,
    joinedFolders: joined.rows,
  };
}
