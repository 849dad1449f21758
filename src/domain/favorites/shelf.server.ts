import { homesOfKeys } from "#domain/listings/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type FavoriteRow, favoritesIn } from "./favorite-store.server.ts";
import { type FolderRow, foldersOf } from "./folder-store.server.ts";
import { homesToday } from "./kept-home-store.server.ts";
import type { Favorite, FavoriteFolder, HomeToday } from "./types.ts";

type ShelfDeps = { readonly db: Db; readonly clock: Clock };

export type Shelf = { readonly folders: readonly FavoriteFolder[]; readonly items: readonly Favorite[] };

/** All that a member keeps, and what lies in the folders they joined; the newest first, each home as it stands today. */
export async function memberShelf({ db, clock }: ShelfDeps, { sub }: Pick<Member, "sub">): Promise<Shelf> {
  const folders = await foldersOf(db, sub);
  const rows = await favoritesIn(
    db,
    folders.map(({ id }) => id),
  );
  const homes = await lookAtHomes({ db, clock }, homeKeysOf(rows));
  return { folders: folders.map((folder) => folderFor(folder, sub)), items: rows.map((row) => favoriteFor(row, sub, homes)) };
}

/** Homes as they stand today, by the keys as they are asked: a browser may know a home by a key that it has no more. */
export async function lookAtHomes({ db, clock }: ShelfDeps, keys: readonly string[]): Promise<ReadonlyMap<string, HomeToday>> {
  const keyOf = await homesOfKeys(db, keys);
  const homes = await homesToday(db, [...new Set(keyOf.values())], isoDateInJapan(clock.now()));
  const found = new Map(homes.map((home) => [home.dwellingKey, home]));
  return new Map(
    [...keyOf].flatMap(([asked, key]) => {
      const home = found.get(key);
      return home ? [[asked, { ...home, dwellingKey: asked }] as const] : [];
    }),
  );
}

export function homeKeysOf(rows: readonly FavoriteRow[]): string[] {
  return rows.flatMap(({ kind, key }) => (kind === "home" ? [key] : []));
}

function folderFor(folder: FolderRow, sub: string): FavoriteFolder {
  const { id, name, isDefault, ownerSub, version, members, isShared } = folder;
  return { id, name, isDefault, isMine: ownerSub === sub, version, others: members.length, isShared };
}

function favoriteFor(row: FavoriteRow, sub: string, homes: ReadonlyMap<string, HomeToday>): Favorite {
  const { addedBy, noteBy: _, removedAt: __, goneAt: ___, ...favorite } = row;
  return { ...favorite, isAddedByMe: addedBy === sub, home: row.kind === "home" ? (homes.get(row.key) ?? null) : null };
}
