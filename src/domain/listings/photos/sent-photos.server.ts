import { type AccessRefusal, actingFor, isTheirs } from "#domain/companies/index.server.ts";
import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import type { ChangeListing } from "#domain/listings/states/change-state.server.ts";
import { lockListing } from "#domain/listings/states/state-store.server.ts";
import { days } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { keepPicture } from "./keep-picture.server.ts";
import { notePicture } from "./picture-store.server.ts";
import { addSentPhoto, dropSentPhoto, forgetRemoved, putBack, swapSent } from "./sent-photo-store.server.ts";
import type { PhotoFault } from "./types.ts";

type Deps = { readonly db: Db; readonly clock: Clock; readonly storage: Storage };
type ChangeDeps = Pick<Deps, "db" | "clock">;

/** `unknown`: no home of who sends it, or no such picture. */
type SentRefusal = AccessRefusal | "unknown";
/** `not-added`: the home has it, or as many as it may have. */
export type SendPhotoRefusal = SentRefusal | "not-added" | PhotoFault;

/**
 * A company sends a picture of a home as a file: it is kept as pictures of feeds are, and comes after those the feed names. `not-added`: the home has it, or
 * as many as it may have. A home of another company is `unknown`.
 */
export async function sendPhoto(
  { db, clock, storage }: Deps,
  { listingId, by, bytes }: ChangeListing & { readonly bytes: Uint8Array },
): Promise<Result<null, SendPhotoRefusal>> {
  const allowed = await inShortTransaction(db, (tx) => lockOwn(tx, { listingId, by }));
  if (!allowed.ok) return allowed;
  // Drawing takes its time, and nobody waits for it with a row in hand.
  const picture = await keepPicture(storage, bytes, (hash) => notePicture(db, hash, clock.now()));
  if (!picture.ok) return picture;
  return inShortTransaction<Result<null, SentRefusal | "not-added">>(db, async (tx) => {
    const still = await lockOwn(tx, { listingId, by });
    if (!still.ok) return still;
    if (!(await addSentPhoto(tx, listingId, picture.value, clock.now()))) return refused("not-added");
    await markHomesChanged(tx, [listingId]);
    return ok(null);
  });
}

type OfPhoto = ChangeListing & { readonly hash: string };

/** For how long a picture that was taken away may come back. */
const BACK_WITHIN = days(1);

/** A company takes a picture away that it sent as a file. For a day {@link restoreSentPhoto} brings it back. */
export function removeSentPhoto({ db, clock }: ChangeDeps, { hash, ...home }: OfPhoto): Promise<Result<null, SentRefusal>> {
  const now = clock.now();
  return changePhotos(db, home, async (tx) => {
    await forgetRemoved(tx, new Date(now.getTime() - BACK_WITHIN));
    return dropSentPhoto(tx, home.listingId, { hash, now });
  });
}

/** Brings back what {@link removeSentPhoto} took away within a day, where it was. `unknown`: there is none such, or no room for it any more. */
export function restoreSentPhoto({ db, clock }: ChangeDeps, { hash, ...home }: OfPhoto): Promise<Result<null, SentRefusal>> {
  const now = clock.now();
  return changePhotos(db, home, (tx) => putBack(tx, home.listingId, { hash, now, since: new Date(now.getTime() - BACK_WITHIN) }));
}

/** Moves a picture that was sent as a file by one among those that were. `unknown`: there is none such, or it is the first or last already. */
export function moveSentPhoto(
  { db }: Pick<Deps, "db">,
  { hash, to, ...home }: OfPhoto & { readonly to: "earlier" | "later" },
): Promise<Result<null, SentRefusal>> {
  return changePhotos(db, home, (tx) => swapSent(tx, home.listingId, { hash, to }));
}

function changePhotos(db: Db, home: ChangeListing, change: (tx: Tx) => Promise<boolean>): Promise<Result<null, SentRefusal>> {
  return inShortTransaction<Result<null, SentRefusal>>(db, async (tx) => {
    const allowed = await lockOwn(tx, home);
    if (!allowed.ok) return allowed;
    if (!(await change(tx))) return refused("unknown");
    await markHomesChanged(tx, [home.listingId]);
    return ok(null);
  });
}

/** Keeps a listing of who acts from others till the transaction ends. */
async function lockOwn(tx: Tx, { listingId, by }: ChangeListing): Promise<Result<null, SentRefusal>> {
  const acting = await actingFor(tx, by, "change-listings");
  if (!acting.ok) return acting;
  return isTheirs(acting.value, await lockListing(tx, listingId)) ? ok(null) : refused("unknown");
}
