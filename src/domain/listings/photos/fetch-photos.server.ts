import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import { hours, minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs, QueueRules } from "#platform/jobs.server.ts";
import type { OutsideFetch, OutsideRefusal } from "#platform/outside/outside-fetch.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { inTurn } from "./in-turn.ts";
import { keepPicture } from "./keep-picture.server.ts";
import { photoFailed, photoKept, takeWaiting, type WaitingPhoto } from "./photo-store.server.ts";
import { notePicture } from "./picture-store.server.ts";
import type { PhotoFault } from "./types.ts";

/** One run at a time; of those that are asked for meanwhile one waits. */
const RULES: QueueRules = { name: "listing-photos", expireAfter: minutes(15), retries: 2, retryAfter: minutes(1), onePerKey: true };
/** Also where nobody asked for it, so that what failed for a while is tried again. */
const CRON = "*/10 * * * *";
const AT_A_TIME = 8;
/** Of one company, before it is asked anew who has pictures waiting: a company whose hosts are slow holds up the others for a minute at most. */
const OF_EACH = 32;
const MOST_TRIES = 4;
const TAKEN_FOR = minutes(10);

export type PhotoDeps = { readonly db: Db; readonly clock: Clock; readonly storage: Storage; readonly fetchOutside: OutsideFetch };

/** What may be otherwise an hour later; the rest is wrong until the company changes it. */
const PASSING: ReadonlySet<PhotoFault> = new Set<OutsideRefusal>(["too-slow", "bad-status", "unreachable"]);

export async function registerPhotoJobs(jobs: Pick<Jobs, "define" | "work" | "schedule">, deps: PhotoDeps): Promise<void> {
  await jobs.define(RULES);
  await jobs.work(RULES.name, (_, signal) => fetchPhotos(deps, signal));
  await jobs.schedule(RULES.name, CRON);
}

/** Has the pictures that a file named fetched at once. Where the queue cannot be reached, the clock finds them: nothing fails over it. */
export async function wakePhotos(jobs: Pick<Jobs, "send">): Promise<void> {
  await askForPhotos(jobs).catch(() => undefined);
}

/** The same for a process that works on no queue: the site that runs beside it does. */
export async function wakePhotosElsewhere(jobs: Pick<Jobs, "define" | "send">): Promise<void> {
  await jobs.define(RULES);
  await askForPhotos(jobs);
}

function askForPhotos(jobs: Pick<Jobs, "send">): Promise<void> {
  return jobs.send(RULES.name, {}, { singletonKey: "all" });
}

/** Fetches the pictures that wait for it, a turn a company, outside any transaction, until none is due. */
export async function fetchPhotos(deps: PhotoDeps, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    const now = deps.clock.now();
    const taken = await takeWaiting(deps.db, { now, until: new Date(now.getTime() + TAKEN_FOR), ofEach: OF_EACH });
    if (taken.length === 0) return;
    await inTurn(taken, { ownerOf: ({ companyId }) => companyId, atATime: AT_A_TIME }, async (photo) => {
      if (signal?.aborted !== true) await fetchPhoto(deps, photo);
    });
  }
}

async function fetchPhoto({ db, clock, storage, fetchOutside }: PhotoDeps, photo: WaitingPhoto): Promise<void> {
  const bytes = await fetchOutside(photo.url);
  const kept = bytes.ok ? await keepPicture(storage, bytes.value, (hash) => notePicture(db, hash, clock.now())) : bytes;
  if (!kept.ok) {
    const again = PASSING.has(kept.reason) && photo.tries < MOST_TRIES;
    return photoFailed(db, photo, kept.reason, again ? new Date(clock.now().getTime() + hours(2 ** (photo.tries - 1))) : null);
  }
  await inShortTransaction(db, async (tx) => {
    if (await photoKept(tx, photo, kept.value)) await markHomesChanged(tx, [photo.listingId]);
  });
}
