import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import { assignDwellings } from "#domain/listings/dwellings/assign-dwellings.server.ts";
import { dwellingKeysOf } from "#domain/listings/dwellings/dwelling-store.server.ts";
import { settleDwellings } from "#domain/listings/dwellings/settle-store.server.ts";
import { rowFinder } from "#domain/listings/places/row-finder.server.ts";
import { minutes } from "#kernel/duration.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import { inShortTransaction, inTransaction, waitFromNowOn } from "#platform/transaction.server.ts";
import { type FeedTally, feedTally } from "./feed-changes.ts";
import { FeedCut } from "./feed-cut.ts";
import { isShrunk } from "./feed-rules.ts";
import { countTold, countUntold, findFeedCompany } from "./feed-store.server.ts";
import { type FeedImport, importBatch } from "./import-batch.server.ts";
import { type FeedLine, readFeed } from "./read-feed.server.ts";
import { beginRun, finishRun, holdRun, interruptRun } from "./run-store.server.ts";
import { suspendUntold } from "./suspend-untold.server.ts";
import type { FeedRefusal, FeedRejection, FeedRun, ImportFeed } from "./types.ts";

export type FeedDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

const ROWS_AT_ONCE = 500;
/** Of a house of two hundred thousand homes no company has more; it bounds what is kept of a file while it is read. */
const MOST_ROWS = 200_000;

/** A file that begins with so many rows of which none can be read is no file of homes; looked at after each batch. */
const MOST_UNREADABLE = 1_000;

type Outcome = { readonly run: Omit<FeedRun, "id">; readonly rejections: readonly FeedRejection[] };

/** Thrown to undo what a dry run did. */
class Undone extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super("dry run");
    this.outcome = outcome;
  }
}

/** Thrown where nothing of a file is kept, with what was wrong with its rows, where that is why. */
class Refused extends Error {
  readonly refusal: FeedRefusal;
  readonly tally: FeedTally;
  constructor(refusal: FeedRefusal, tally = feedTally()) {
    super(refusal);
    this.refusal = refusal;
    this.tally = tally;
  }
}

/** Files are taken in one after the other, whoever hands them in: a large one touches homes of many companies. */
export const FEEDS_LOCK = "feeds";
/** How long a file waits for those before it. */
export const FEED_PATIENCE = minutes(10);

/** The record of a file, once it has one. */
type Begun = { id: number | null };

/**
 * Takes in a file of homes in one transaction, and keeps a record of what came of it. Homes are told from each other by the company's own reference; one that
 * comes back is the one it was. What a full file leaves out is taken off the market, but of a file that names few or none of them only once that is confirmed. A
 * dry run does the same, and undoes it. The same file again changes nothing. A file that cannot be read is refused as a whole. Where the work dies, the record
 * says so, and the error is thrown.
 */
export async function importFeed(deps: FeedDeps, asked: ImportFeed): Promise<FeedRun> {
  const { db, clock } = deps;
  const begun: Begun = { id: null };
  const startedAt = clock.now();
  try {
    return await inShortTransaction(db, (tx) => importOnce({ ...deps, tx }, asked, begun), FEED_PATIENCE);
  } catch (error) {
    const outcome = error instanceof Undone ? error.outcome : refusedOutcome(error, asked, { startedAt, finishedAt: clock.now() });
    const { id } = begun;
    if (outcome !== null && id === null) return { ...outcome.run, id: 0 };
    if (outcome !== null && id !== null) return inTransaction(db, (tx) => keep(tx, id, outcome));
    // Where this fails too, the record is known to be dead because nobody holds it.
    if (id !== null) await interruptRun(db, id, clock.now()).catch(() => undefined);
    throw error;
  }
}

async function importOnce(deps: FeedDeps & { readonly tx: Tx }, asked: ImportFeed, begun: Begun): Promise<FeedRun> {
  const { db, tx, clock } = deps;
  await takeLock(tx, FEEDS_LOCK);
  await waitFromNowOn(tx);
  if ((await findFeedCompany(tx, asked.companyId)) === null) throw new Refused("company-unknown");
  const now = clock.now();
  const id = begun.id ?? (await beginRun(db, { ...asked, startedAt: now }));
  begun.id = id;
  await holdRun(tx, id);
  const outcome = await takeIn(deps, id, asked, now);
  if (asked.isDry) throw new Undone(outcome);
  return keep(tx, id, outcome);
}

async function keep(tx: Tx, id: number, { run, rejections }: Outcome): Promise<FeedRun> {
  const kept = { ...run, id };
  await finishRun(tx, kept, rejections);
  return kept;
}

async function takeIn(deps: FeedDeps & { readonly tx: Tx }, runId: number, asked: ImportFeed, now: Date): Promise<Outcome> {
  const { tx } = deps;
  const { companyId, actor, isFull } = asked;
  const company = await findFeedCompany(tx, companyId);
  if (company?.state !== "live") throw new Refused("company-not-live");
  const told = await countTold(tx, companyId);
  const job: FeedImport = {
    ...{ tx, now, today: isoDateInJapan(now), companyId, runId, actor, isSample: company.isSample, randomBytes: deps.randomBytes },
    ...{ finder: await rowFinder(tx, now), tally: feedTally(), changed: new Set(), dwellings: new Set(), homeless: [] },
  };
  await readAll(job, asked.bytes());
  const { tally, finder } = job;
  const missing = isFull ? await countUntold(tx, companyId, runId) : 0;
  const isWaiting =
    isFull && !asked.confirmShrink && isShrunk({ told, missing, read: tally.counts().read, hasNameless: tally.hasNameless() });
  if (isWaiting) tally.count("missing", missing);
  if (isFull && !isWaiting) await suspendUntold(job);
  for (const id of await assignDwellings(tx, job.homeless, now)) job.changed.add(id);
  for (const id of await settleDwellings(tx, await dwellingsOf(job), now)) job.changed.add(id);
  await markHomesChanged(tx, [...job.changed]);
  const counts = { ...tally.counts(), ...finder.buildings() };
  const state = asked.isDry ? "dry" : isWaiting ? "waiting-for-confirmation" : "applied";
  const { fileName } = asked;
  const times = { startedAt: now, finishedAt: deps.clock.now() };
  return {
    run: {
      companyId,
      actor,
      fileName,
      isFull,
      state,
      refusal: null,
      counts,
      rejectedFor: tally.rejectedFor(),
      changes: tally.changes(),
      ...times,
    },
    rejections: tally.rejections(),
  };
}

/** Reads the next rows while the database works on those before them. */
async function readAll(job: FeedImport, bytes: ReturnType<ImportFeed["bytes"]>): Promise<void> {
  let lines: FeedLine[] = [];
  let work = Promise.resolve();
  const begin = (some: readonly FeedLine[]) => {
    work = importBatch(job, some);
    // It is told where it is waited for.
    work.catch(() => undefined);
  };
  try {
    for await (const line of readFeed(bytes, job.today)) {
      lines.push(line);
      if (lines.length < ROWS_AT_ONCE) continue;
      await work;
      begin(lines);
      lines = [];
      const { read, rejected } = job.tally.counts();
      if (read > MOST_ROWS) throw new Refused("too-large");
      if (read >= MOST_UNREADABLE && rejected === read) throw new Refused("no-usable-row", job.tally);
    }
    await work;
    if (lines.length > 0) await importBatch(job, lines);
  } finally {
    // Nothing may go on in a transaction that is over.
    await work.catch(() => undefined);
  }
}

/** Homes that this file touched, as they are once every advertisement has its own. */
async function dwellingsOf({ tx, changed, dwellings }: FeedImport): Promise<string[]> {
  return [...new Set([...dwellings, ...(await dwellingKeysOf(tx, [...changed]))])];
}

const REFUSALS: Readonly<Record<string, FeedRefusal>> = {
  ...{ empty: "empty", binary: "binary", undecodable: "undecodable", malformed: "malformed", "unknown-layout": "unknown-layout" },
  "too-large": "too-large",
};

/** Null: it is no refusal. */
function refusedOutcome(error: unknown, asked: ImportFeed, times: Pick<FeedRun, "startedAt" | "finishedAt">): Outcome | null {
  const refusal = refusalOf(error);
  if (refusal === null) return null;
  const { companyId, actor, fileName, isFull } = asked;
  const { tally } = refusal;
  const counts = { ...tally.counts(), buildingsAdded: 0, buildingsDoubtful: 0 };
  const run = {
    companyId,
    actor,
    fileName,
    isFull,
    state: "refused",
    refusal: refusal.refusal,
    counts,
    rejectedFor: tally.rejectedFor(),
  } as const;
  return { run: { ...run, changes: [], ...times }, rejections: tally.rejections() };
}

function refusalOf(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  if (error instanceof FeedCut) return new Refused("malformed");
  const reason = error instanceof FileRefused ? REFUSALS[error.reason] : undefined;
  return reason === undefined ? null : new Refused(reason);
}
