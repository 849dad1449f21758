import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import { lockListing } from "#domain/listings/states/state-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { keepPicture } from "./keep-picture.server.ts";
import { addSentPhoto, dropSentPhoto } from "./photo-store.server.ts";
import { notePicture } from "./picture-store.server.ts";
import type { PhotoFault } from "./types.ts";

type Deps = { readonly db: Db; readonly clock: Clock; readonly storage: Storage };
type Of = { readonly companyId: string; readonly listingId: string };

/**
 * A company sends a picture of a home as a file: it is kept as pictures of feeds are, and comes after those the feed names. `not-added`: the home has it, or
 * as many as it may have. A home of another company is `unknown`.
 */
export async function sendPhoto(
  { db, clock, storage }: Deps,
  { companyId, listingId, bytes }: Of & { readonly bytes: Uint8Array },
): Promise<Result<null, "unknown" | "not-added" | PhotoFault>> {
  const isOurs = await inShortTransaction(db, async (tx) => (await lockListing(tx, listingId))?.companyId === companyId);
  if (!isOurs) return refused("unknown");
  // Drawing takes its time, and nobody waits for it with a row in hand.
  const picture = await keepPicture(storage, bytes, (hash) => notePicture(db, hash, clock.now()));
  if (!picture.ok) return picture;
  return inShortTransaction(db, async (tx) => {
    if ((await lockListing(tx, listingId))?.companyId !== companyId) return refused("unknown");
    if (!(await addSentPhoto(tx, listingId, picture.value, clock.now()))) return refused("not-added");
    await markHomesChanged(tx, [listingId]);
    return ok(null);
  });
}

/** A company takes a picture away that it sent as a file. */
export function removeSentPhoto(
  { db }: Pick<Deps, "db">,
  { companyId, listingId, hash }: Of & { readonly hash: string },
): Promise<Result<null, "unknown">> {
  return inShortTransaction(db, async (tx) => {
    if ((await lockListing(tx, listingId))?.companyId !== companyId) return refused("unknown");
    if (!(await dropSentPhoto(tx, listingId, hash))) return refused("unknown");
    await markHomesChanged(tx, [listingId]);
    return ok(null);
  });
}
