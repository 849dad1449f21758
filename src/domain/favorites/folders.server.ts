import type { Member } from "#domain/members/core/types.ts";
import { changeMember } from "#domain/members/index.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { changeFavorite, findFavorite, lockFavorite, removeFavorites } from "./favorite-store.server.ts";
import {
  addFolder,
  deleteFolder,
  findFolder,
  foldersOf,
  lockFolder,
  lockFolders,
  lockOwnFolders,
  renameFolder,
} from "./folder-store.server.ts";
import { type FavoriteDeps, ownFolder } from "./keep.server.ts";
import { type MoveRefusal, mayChange, moveFavorite } from "./move-favorite.server.ts";
import { writerOfNote } from "./note-writer.ts";
import { MOST_FOLDERS } from "./types.ts";

/** A new folder; answers its id. `too-many`: as many are there as may be. */
export function makeFolder(deps: FavoriteDeps, member: Member, name: string): Promise<Result<string, "too-many" | "gone">> {
  const { db, clock, randomBytes } = deps;
  return changeMember<string, "too-many">(db, member, async (tx) => {
    const own = (await foldersOf(tx, member.sub)).filter(({ ownerSub }) => ownerSub === member.sub);
    if (own.length >= MOST_FOLDERS) return refused("too-many");
    const id = opaqueId(randomBytes);
    await addFolder(tx, { id, ownerSub: member.sub, name, isDefault: false, madeAt: clock.now() });
    return ok(id);
  });
}

/** `unknown`: no folder that this member may change so; `conflict`: somebody has changed it since it was seen. */
export type FolderRefusal = "unknown" | "conflict" | "gone";

/** Whoever may change what lies in a folder may name it too. */
export function nameFolder(
  { db }: { readonly db: Db },
  member: Member,
  { id, name, version }: { readonly id: string; readonly name: string; readonly version: number },
): Promise<Result<null, FolderRefusal>> {
  return changeMember<null, "unknown" | "conflict">(db, member, async (tx) => {
    const folder = await lockFolder(tx, id);
    if (!folder || folder.isDefault || !mayChange(folder, member)) return refused("unknown");
    if (folder.version !== version) return refused("conflict");
    await renameFolder(tx, id, name);
    return ok(null);
  });
}

/** Its owner gives up a folder: what lies in it goes to the folder without a name, every note with it. */
export function dropFolder(deps: FavoriteDeps, member: Member, id: string): Promise<Result<null, "unknown" | "gone">> {
  return changeMember<null, "unknown">(deps.db, member, async (tx) => {
    await lockOwnFolders(tx, member.sub);
    const folder = await findFolder(tx, id);
    if (!folder || folder.isDefault || folder.ownerSub !== member.sub) return refused("unknown");
    const heir = await ownFolder(tx, { sub: member.sub, at: deps.clock.now(), randomBytes: deps.randomBytes });
    await deleteFolder(tx, id, heir);
    return ok(null);
  });
}

export type FavoriteEdit = {
  readonly id: string;
  readonly note: string;
  /** Where it lies from now on. */
  readonly folderId: string;
  /** The version that was seen. */
  readonly version: number;
};

export type EditRefusal = MoveRefusal | "conflict" | "gone";

/** Writes a note, or puts a favourite in another folder. `conflict`: somebody has changed it since it was seen, and nothing was saved. */
export function editFavorite(deps: FavoriteDeps, member: Member, edit: FavoriteEdit): Promise<Result<null, EditRefusal>> {
  return changeMember<null, EditRefusal>(deps.db, member, async (tx) => {
    const seen = await findFavorite(tx, edit.id);
    if (!seen) return refused("unknown");
    const folders = await lockFolders(tx, [seen.folderId, edit.folderId]);
    const [from, to] = [seen.folderId, edit.folderId].map((id) => folders.find((folder) => folder.id === id));
    if (!from || !mayChange(from, member)) return refused("unknown");
    const favorite = await lockFavorite(tx, edit.id);
    if (!favorite) return refused("unknown");
    if (favorite.version !== edit.version || favorite.folderId !== from.id) return refused("conflict");
    const { note } = edit;
    const at = deps.clock.now();
    if (to !== from) return moveFavorite(tx, member, { favorite, from, to, note, at, randomBytes: deps.randomBytes });
    await changeFavorite(tx, edit.id, { folderId: from.id, note, noteBy: writerOfNote(favorite, note, member.sub), at });
    return ok(null);
  });
}

/** Takes a favourite out of its folder. For some days the heart brings it back, note and all. */
export function removeFavorite(
  { db, clock }: Omit<FavoriteDeps, "randomBytes">,
  member: Member,
  id: string,
): Promise<Result<null, "unknown" | "gone">> {
  return changeMember<null, "unknown">(db, member, async (tx) => {
    const seen = await findFavorite(tx, id);
    const folder = seen && (await lockFolder(tx, seen.folderId));
    const favorite = await lockFavorite(tx, id);
    // Whoever may not change the folder that it was moved to meanwhile may not take it out of there.
    if (!folder || !mayChange(folder, member) || favorite?.folderId !== folder.id) return refused("unknown");
    await removeFavorites(tx, [id], clock.now());
    return ok(null);
  });
}
