import type { Member } from "#domain/members/core/types.ts";
import { changeMember } from "#domain/members/index.server.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { addFavorite, changeFavorite, type FavoriteRow, ownFavorites, removeFavorites } from "./favorite-store.server.ts";
import { findKept, type Kept } from "./find-kept.server.ts";
import { addFolder, foldersOf, lockOwnFolders } from "./folder-store.server.ts";
import { isSameMark, mergeOf } from "./merge.ts";
import { writerOfNote } from "./note-writer.ts";
import { type FavoriteMark, type LooseFavorite, MOST_FAVORITES } from "./types.ts";

export type FavoriteDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** What a member keeps in folders of their own, the newest first: what a heart shows. */
export async function favoriteMarks(db: Db | Tx, { sub }: Pick<Member, "sub">): Promise<FavoriteMark[]> {
  return marksOf(await ownFavorites(db, sub));
}

function marksOf(rows: readonly FavoriteRow[]): FavoriteMark[] {
  return rows.flatMap(({ kind, key, removedAt }) => (removedAt === null ? [{ kind, key }] : []));
}

/**
 * Keeps a home, a building, a place or an area; what is kept already stays as it is, and what was taken away a few days ago comes back with its
 * note. `unknown`: there is no such thing; `too-many`: as many are kept as may be; `gone`: the account is being deleted. Answers all marks.
 */
export async function keepFavorite(
  deps: FavoriteDeps,
  member: Member,
  mark: FavoriteMark,
): Promise<Result<FavoriteMark[], "unknown" | "too-many" | "gone">> {
  const { db, clock } = deps;
  const kept = await findKept(db, mark, clock.now());
  if (!kept) return refused("unknown");
  return changeMember(db, member, async (tx) => {
    await lockOwnFolders(tx, member.sub);
    const rows = await ownFavorites(tx, member.sub);
    const same = rows.filter((row) => isSameMark(row, kept));
    if (same.some(({ removedAt }) => removedAt === null)) return ok(marksOf(rows));
    if (marksOf(rows).length >= MOST_FAVORITES) return refused("too-many");
    const at = clock.now();
    const [removed] = same;
    if (removed) await changeFavorite(tx, removed.id, { ...removed, at });
    else await addKept(tx, deps, member, { ...kept, note: "", priceWhenKept: kept.price, keptAt: at, changedAt: at });
    return ok(await favoriteMarks(tx, member));
  });
}

/** Keeps it no longer in any folder of the member's own; one that is not kept is none the less gone. Answers the marks that are left. */
export function dropFavorite(
  { db, clock }: Omit<FavoriteDeps, "randomBytes">,
  member: Member,
  mark: FavoriteMark,
): Promise<Result<FavoriteMark[], "gone">> {
  return changeMember(db, member, async (tx) => {
    await lockOwnFolders(tx, member.sub);
    const ids = (await ownFavorites(tx, member.sub)).filter((row) => isSameMark(row, mark)).map(({ id }) => id);
    await removeFavorites(tx, ids, clock.now());
    return ok(await favoriteMarks(tx, member));
  });
}

export type MergedFavorites = {
  readonly marks: FavoriteMark[];
  /** What found no room: it stays where it was. */
  readonly left: FavoriteMark[];
};

/**
 * Takes over what somebody kept before signing in, the newest first. Of the same favourite the newer note stays, and one that was taken away later
 * stays away. What is not there any more is left out without a word.
 */
export async function mergeFavorites(
  deps: FavoriteDeps,
  member: Member,
  loose: readonly LooseFavorite[],
): Promise<Result<MergedFavorites, "gone">> {
  const { db, clock } = deps;
  const now = clock.now();
  const found = new Map<LooseFavorite, Kept>();
  for (const favorite of loose) {
    const kept = await findKept(db, favorite, now);
    if (kept) found.set(favorite, kept);
  }
  return changeMember(db, member, async (tx) => {
    await lockOwnFolders(tx, member.sub);
    const rows = await ownFavorites(tx, member.sub);
    const given = [...found].map(([favorite, kept]) => ({ ...favorite, ...kept }));
    const { added, changed, left } = mergeOf(rows, given, { now, most: MOST_FAVORITES });
    for (const { id, note } of changed) {
      const row = rows.find((one) => one.id === id);
      if (row) await changeFavorite(tx, id, { folderId: row.folderId, note, noteBy: writerOfNote(row, note, member.sub), at: now });
    }
    for (const favorite of added) await addKept(tx, deps, member, favorite);
    return ok({ marks: await favoriteMarks(tx, member), left: left.map(({ kind, key }) => ({ kind, key })) });
  });
}

async function addKept(
  tx: Tx,
  { clock, randomBytes }: FavoriteDeps,
  { sub }: Member,
  { kind, key, label, price, priceWhenKept, note, keptAt, changedAt }: Kept & LooseFavorite,
): Promise<void> {
  const folderId = await ownFolder(tx, { sub, at: clock.now(), randomBytes });
  const favorite = {
    id: opaqueId(randomBytes),
    folderId,
    kind,
    key,
    label,
    note,
    priceWhenKept: priceWhenKept ?? price,
    addedBy: sub,
    keptAt,
  };
  await addFavorite(tx, favorite, changedAt);
}

type Owner = { readonly sub: string; readonly at: Date; readonly randomBytes: RandomBytes };

/** The folder that has no name of its own; made with the first favourite. To be called while the member is locked. */
export async function ownFolder(tx: Tx, { sub, at, randomBytes }: Owner): Promise<string> {
  const folder = (await foldersOf(tx, sub)).find(({ isDefault, ownerSub }) => isDefault && ownerSub === sub);
  if (folder) return folder.id;
  const id = opaqueId(randomBytes);
  await addFolder(tx, { id, ownerSub: sub, name: "お気に入り", isDefault: true, madeAt: at });
  return id;
}
