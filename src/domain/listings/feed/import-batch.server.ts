import { createHash } from "node:crypto";
import type { Homeless } from "#domain/listings/dwellings/choose-dwelling.ts";
import { namePhotos } from "#domain/listings/photos/photo-store.server.ts";
import type { RowFinder } from "#domain/listings/places/row-finder.server.ts";
import { keepPrices } from "#domain/listings/prices/price-store.server.ts";
import type { ListingStep } from "#domain/listings/states/listing-state.ts";
import { writeState } from "#domain/listings/states/state-store.server.ts";
import { auditListings } from "#domain/listings/states/transition-store.server.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import type { Tx } from "#platform/db.server.ts";
import type { FeedTally } from "./feed-changes.ts";
import { FEED_LAYOUT } from "./feed-layout.ts";
import { insertListings, keepSeen, keepTold, lockKnown, updateListings } from "./feed-store.server.ts";
import { isUntouched, planKnown, planNew, type RowPlan } from "./plan-row.ts";
import type { FeedLine } from "./read-feed.server.ts";
import type { ChangedListing, KnownListing, NewListing } from "./stored-listing.ts";
import type { FeedRow, RowFault } from "./types.ts";

/** Raise it when the same row would be stored otherwise than before: every home is then written anew by the next file. */
const STORED_AS = 1;

export type FeedImport = {
  readonly tx: Tx;
  readonly now: Date;
  /** The day in Japan. */
  readonly today: string;
  readonly companyId: string;
  readonly runId: number;
  readonly actor: string;
  readonly isSample: boolean;
  readonly randomBytes: RandomBytes;
  readonly finder: RowFinder;
  readonly tally: FeedTally;
  /** Listings that searches have to hear of, and their homes. */
  readonly changed: Set<string>;
  readonly dwellings: Set<string>;
  readonly homeless: Homeless[];
};

type Batch = {
  readonly known: ReadonlyMap<string, KnownListing>;
  /** What its rows call themselves, so far. */
  readonly references: Set<string>;
  readonly plans: RowPlan[];
  /** Told so that it cannot be read: what was told before stays. */
  readonly refused: KnownListing[];
};

/** Takes in some rows of a file: those that are new, those that changed, and those on which nothing is to be done. */
export async function importBatch(job: FeedImport, lines: readonly FeedLine[]): Promise<void> {
  const references = lines.flatMap(({ read }) => (read.ok ? read.row.reference : (read.reference ?? [])));
  const known = await lockKnown(job.tx, job.companyId, references);
  const batch: Batch = { known, references: new Set(), plans: [], refused: [] };
  for (const { line, read } of lines) {
    job.tally.count("read");
    if (read.ok) await takeRow(job, batch, { line, row: read.row });
    else rejectRow(job, batch, { line, reference: read.reference, faults: read.faults });
  }
  await write(job, batch);
}

async function takeRow(job: FeedImport, batch: Batch, { line, row }: { readonly line: number; readonly row: FeedRow }): Promise<void> {
  const { reference } = row;
  const before = batch.known.get(reference) ?? null;
  const isTwice = batch.references.has(reference) || before?.runId === job.runId;
  batch.references.add(reference);
  // The first of them stands: which is right, nobody knows but the company.
  if (isTwice)
    return reject(job, { line, reference, faults: [{ field: FEED_LAYOUT.reference.header, reason: "twice", found: reference }] });
  const hash = createHash("sha256")
    // What came to the layout later counts where it is told: else every home of every company would be a change.
    .update(JSON.stringify([STORED_AS, { ...row, pageUrl: row.pageUrl ?? undefined }]))
    .digest("base64url");
  if (before && isUntouched(before, { row, hash, today: job.today })) return void batch.plans.push({ is: "seen", id: before.id });
  const found = await job.finder.find(row);
  if (!found.ok) return rejectRow(job, batch, { line, reference, faults: [{ field: NOWHERE[found.reason.reason], ...found.reason }] });
  const { companyId, isSample, now, today } = job;
  const from = { row, found: found.value, hash, companyId, isSample, now, today };
  batch.plans.push(before === null ? planNew(opaqueId(job.randomBytes), from) : planKnown(before, from));
}

const NOWHERE = { "not-an-address": FEED_LAYOUT.address.header, "not-a-place": FEED_LAYOUT.lat.header } as const;

type RejectedRow = { readonly line: number; readonly reference: string | null; readonly faults: readonly RowFault[] };

function rejectRow(job: FeedImport, batch: Batch, row: RejectedRow): void {
  const before = batch.known.get(row.reference ?? "");
  if (row.reference !== null) batch.references.add(row.reference);
  if (before) batch.refused.push(before);
  reject(job, row);
}

function reject({ tally }: FeedImport, { line, reference, faults }: RejectedRow): void {
  tally.count("rejected");
  for (const fault of faults) tally.reject({ line, reference, ...fault });
}

async function write(job: FeedImport, { plans, refused }: Batch): Promise<void> {
  const { tx, now, today, companyId, runId } = job;
  const written = plans.filter((plan) => plan.is !== "seen");
  const of = (what: "added" | "changed") => written.filter(({ is }) => is === what).map(({ listing }) => listing);
  for (const plan of plans) count(job, plan);
  for (const { reference, title, state } of refused)
    if (state === "active" || state === "applied") job.tally.tell({ reference, title, change: "refused", before: null, after: null });
  await job.finder.writeBuildings();
  await insertListings(tx, of("added") as NewListing[]);
  await updateListings(tx, of("changed") as ChangedListing[]);
  const told = written.map((plan) => plan.told);
  await keepTold(tx, told, { companyId, runId });
  const seen = plans.flatMap((plan) => (plan.is === "seen" ? plan.id : []));
  await keepSeen(tx, [...seen, ...refused.map(({ id }) => id)], runId);
  const prices = written.flatMap(({ id, price }) => (price === null ? [] : { listingId: id, price }));
  await keepPrices(tx, prices, today);
  const photos = written.map(({ id, photoUrls }) => ({ listingId: id, urls: photoUrls }));
  await namePhotos(tx, photos, now);
  const steps = written.flatMap(({ step }) => step ?? []);
  await writeSteps(job, steps, now);
}

function count({ tally, changed, dwellings, homeless }: FeedImport, plan: RowPlan): void {
  tally.count(plan.is === "seen" ? "unchanged" : plan.is);
  if (plan.is === "seen") return;
  tally.tell(plan.change);
  changed.add(plan.id);
  dwellings.add(plan.dwellingKey);
  if (plan.homeless) homeless.push(plan.homeless);
}

/** Writes states and keeps the steps; the states of new listings are written already. */
export async function writeSteps(
  { tx, actor, runId }: Pick<FeedImport, "tx" | "actor" | "runId">,
  steps: readonly ListingStep[],
  now: Date,
): Promise<void> {
  const moved = Map.groupBy(
    steps.filter(({ from }) => from !== null),
    ({ to }) => to,
  );
  for (const [to, of] of moved) {
    const ids = of.map(({ listingId }) => listingId);
    await writeState(tx, ids, to, now);
  }
  await auditListings(tx, steps, { actor: `feed:${runId} ${actor}`, at: now });
}
