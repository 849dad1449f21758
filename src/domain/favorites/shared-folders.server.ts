import { createHash } from "node:crypto";
import type { Member } from "#domain/members/core/types.ts";
import { changeMember } from "#domain/members/index.server.ts";
import { days, type Milliseconds } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { favoritesIn } from "./favorite-store.server.ts";
import { addFolderMember, type FolderRow, findFolder, lockFolder, removeFolderMember } from "./folder-store.server.ts";
import type { FavoriteDeps } from "./keep.server.ts";
import { dropLinks, findLink, type LinkPurpose, putLink } from "./link-store.server.ts";
import { homeKeysOf, lookAtHomes } from "./shelf.server.ts";
import type { FavoriteMark, HomeToday } from "./types.ts";

const LIFE: Readonly<Record<LinkPurpose, Milliseconds>> = { share: days(90), invite: days(7) };
/** Beside the owner. */
const MOST_OTHERS = 1;
const TOKEN_BYTES = 32;

export type MadeLink = { readonly token: string; readonly expiresAt: Date };

/**
 * Makes a link to a folder and answers its token, which is kept by nobody: only its hash is. The link of the same purpose before it opens nothing any
 * more. `share`: who has it reads the folder without notes. `invite`: the member who accepts it may change the folder. For the owner alone.
 */
export function makeFolderLink(
  { db, clock, randomBytes }: FavoriteDeps,
  member: Member,
  { id, purpose }: { readonly id: string; readonly purpose: LinkPurpose },
): Promise<Result<MadeLink, "unknown" | "full" | "gone">> {
  return changeMember<MadeLink, "unknown" | "full">(db, member, async (tx) => {
    const folder = await ownLocked(tx, member, id);
    if (!folder) return refused("unknown");
    if (purpose === "invite" && folder.members.length >= MOST_OTHERS) return refused("full");
    const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");
    const madeAt = clock.now();
    const expiresAt = new Date(madeAt.getTime() + LIFE[purpose]);
    await putLink(tx, { hash: hashOf(token), folderId: id, purpose, madeAt, expiresAt });
    return ok({ token, expiresAt });
  });
}

/** From now on nobody opens the folder by a link of this purpose. */
export function dropFolderLink(
  { db }: { readonly db: Db },
  member: Member,
  { id, purpose }: { readonly id: string; readonly purpose: LinkPurpose },
): Promise<Result<null, "unknown" | "gone">> {
  return changeMember<null, "unknown">(db, member, async (tx) => {
    if (!(await ownLocked(tx, member, id))) return refused("unknown");
    await dropLinks(tx, id, purpose);
    return ok(null);
  });
}

export type SharedFolder = {
  readonly name: string;
  readonly expiresAt: Date;
  readonly items: readonly (FavoriteMark & { readonly label: string; readonly home: HomeToday | null })[];
};

type Opening = { readonly db: Db; readonly clock: Clock };

/** What a link shows: neither notes nor whose it is. Reading changes nothing. Null: there is no such link, or it is over. */
export async function openSharedFolder({ db, clock }: Opening, token: string): Promise<SharedFolder | null> {
  const link = await findLink(db, hashOf(token), "share");
  const folder = link && link.expiresAt > clock.now() ? await findFolder(db, link.folderId) : null;
  if (!link || !folder) return null;
  const rows = await favoritesIn(db, [folder.id]);
  const homes = await lookAtHomes({ db, clock }, homeKeysOf(rows));
  const items = rows.map(({ kind, key, label }) => ({ kind, key, label, home: kind === "home" ? (homes.get(key) ?? null) : null }));
  return { name: folder.name, expiresAt: link.expiresAt, items };
}

/** A signed-in member joins a folder by its invitation, which is used up by it. `full`: another has joined; `own`: the folder is theirs. */
export function joinFolder(
  { db, clock }: Opening,
  member: Member,
  token: string,
): Promise<Result<string, "unknown" | "full" | "own" | "gone">> {
  return changeMember<string, "unknown" | "full" | "own">(db, member, async (tx) => {
    const seen = await findLink(tx, hashOf(token), "invite");
    const folder = seen && (await lockFolder(tx, seen.folderId));
    // Another may have used it up, or its owner stopped it, while the folder was waited for.
    const link = folder && (await findLink(tx, hashOf(token), "invite"));
    if (!folder || !link || link.expiresAt <= clock.now()) return refused("unknown");
    if (folder.ownerSub === member.sub) return refused("own");
    if (folder.members.includes(member.sub)) return ok(folder.id);
    if (folder.members.length >= MOST_OTHERS) return refused("full");
    await addFolderMember(tx, folder.id, { sub: member.sub, at: clock.now() });
    await dropLinks(tx, folder.id, "invite");
    return ok(folder.id);
  });
}

/** The owner shares a folder with nobody any more, or a member who joined it leaves; what they put there stays. */
export function endSharing({ db }: { readonly db: Db }, member: Member, id: string): Promise<Result<null, "unknown" | "gone">> {
  return changeMember<null, "unknown">(db, member, async (tx) => {
    const folder = await lockFolder(tx, id);
    const isOwner = folder?.ownerSub === member.sub;
    if (!folder || (!isOwner && !folder.members.includes(member.sub))) return refused("unknown");
    for (const sub of isOwner ? folder.members : [member.sub]) await removeFolderMember(tx, id, sub);
    await dropLinks(tx, id, "invite");
    return ok(null);
  });
}

async function ownLocked(tx: Tx, { sub }: Member, id: string): Promise<FolderRow | null> {
  const folder = await lockFolder(tx, id);
  return folder?.ownerSub === sub ? folder : null;
}

function hashOf(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
