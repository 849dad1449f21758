import type { Member } from "#domain/members/core/types.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import {
  addFavorite,
  changeFavorite,
  deleteFavorites,
  type FavoriteRow,
  favoriteAt,
  leaveFavorite,
  ownFavorites,
} from "./favorite-store.server.ts";
import type { FolderRow } from "./folder-store.server.ts";
import { writerOfNote } from "./note-writer.ts";
import { MOST_FAVORITES } from "./types.ts";

/**
 * `added-by-another`: in a folder of two, who put it there decides where it goes; `already-there`: the other folder has it; `too-many`: the owner of
 * the other folder keeps as many as may be.
 */
export type MoveRefusal = "unknown" | "added-by-another" | "already-there" | "too-many";

export type Move = {
  readonly favorite: FavoriteRow;
  readonly from: FolderRow;
  readonly to: FolderRow | undefined;
  /** As it is saved with the move. */
  readonly note: string;
  readonly at: Date;
  readonly randomBytes: RandomBytes;
};

/**
 * Puts a favourite in another folder; both are locked. A note that somebody else wrote, alone or too, stays with them where they cannot read the other
 * folder: the favourite stays in the folder as theirs, and a copy without the note is moved.
 */
export async function moveFavorite(tx: Tx, member: Member, move: Move): Promise<Result<null, MoveRefusal>> {
  const { favorite, from, to, at } = move;
  if (!to || !mayChange(to, member)) return refused("unknown");
  if (!mayTake(favorite, from, member)) return refused("added-by-another");
  const [heir] = favorite.note !== "" && favorite.noteBy !== member.sub ? readersLost(from, to) : [];
  const room = await makeRoom(tx, favorite, { to, isOneMore: to.ownerSub !== from.ownerSub || heir !== undefined });
  if (!room.ok) return room;
  if (heir === undefined) {
    const noteBy = writerOfNote(favorite, move.note, member.sub);
    await changeFavorite(tx, favorite.id, { folderId: to.id, note: move.note, noteBy, at });
    return ok(null);
  }
  await leaveFavorite(tx, favorite.id, { addedBy: heir, at });
  const note = move.note === favorite.note ? "" : move.note;
  await addFavorite(tx, { ...favorite, id: opaqueId(move.randomBytes), folderId: to.id, note, addedBy: member.sub }, at);
  return ok(null);
}

/** What was taken out of the folder a few days ago makes way. */
async function makeRoom(
  tx: Tx,
  favorite: FavoriteRow,
  { to, isOneMore }: { readonly to: FolderRow; readonly isOneMore: boolean },
): Promise<Result<null, "already-there" | "too-many">> {
  const there = await favoriteAt(tx, to.id, favorite);
  if (there && there.removedAt === null) return refused("already-there");
  const kept = (await ownFavorites(tx, to.ownerSub)).filter(({ removedAt }) => removedAt === null);
  if (isOneMore && kept.length >= MOST_FAVORITES) return refused("too-many");
  if (there) await deleteFavorites(tx, [there.id]);
  return ok(null);
}

export function mayChange(folder: Pick<FolderRow, "ownerSub" | "members">, { sub }: Pick<Member, "sub">): boolean {
  return peopleOf(folder).includes(sub);
}

/** What somebody put there who has left the folder is its owner's. */
function mayTake({ addedBy }: FavoriteRow, from: FolderRow, { sub }: Member): boolean {
  if (addedBy === sub || from.members.length === 0) return true;
  return from.ownerSub === sub && !peopleOf(from).includes(addedBy);
}

function readersLost(from: FolderRow, to: FolderRow): string[] {
  const readers = peopleOf(to);
  return peopleOf(from).filter((sub) => !readers.includes(sub));
}

function peopleOf({ ownerSub, members }: Pick<FolderRow, "ownerSub" | "members">): string[] {
  return [ownerSub, ...members];
}
