import { type EstimatingDay, estimateOffers } from "#domain/kyugake/estimates/estimate-offers.server.ts";
import { listOffers, type MadeEstimate, type Offer, offerRanges, saveEstimates } from "#domain/kyugake/estimates/offer-store.server.ts";
import { flagOf } from "#domain/kyugake/gate/flag-of.ts";
import { markHomesChanged } from "#domain/listings/index.server.ts";
import type { PricedKind } from "#domain/valuation/core/types.ts";
import type { EngineSource } from "#domain/valuation/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { quarterOf } from "#kernel/quarter.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { clearHidden, type RaisedFlag, saveFlags } from "./flag-store.server.ts";
import { offerFacts } from "./offer-facts.server.ts";
import { readAhead } from "./read-ahead.ts";
import { currentRevision, lastRun, type RunMark, saveRun } from "./run-store.server.ts";

const PRICED_KINDS: readonly PricedKind[] = ["condo", "house", "land"];
const BATCH = 500;
/** Before every revision: all homes are looked at. */
const EVERYTHING = -1;

export type FlagDeps = { readonly db: Db; readonly clock: Clock; readonly engines: EngineSource };

export type FlagRun = { readonly looked: number; readonly estimated: number; readonly changed: number };

/**
 * Brings estimates and flags of the homes on offer up to date: of those that changed since the last run, and of all on another day, with another model, with
 * other sales or after rows were taken away. Searches are told of what changed. An aborted signal ends it after a batch, and the next run begins anew.
 */
export async function flagOffers({ db, clock, engines }: FlagDeps, signal?: AbortSignal): Promise<FlagRun> {
  const today = isoDateInJapan(clock.now());
  const [before, revision, day] = [await lastRun(db), await currentRevision(db), await dayOf(engines, clock)];
  const mark: RunMark = { ...revision, day: today, models: modelsText(day) };
  const isOfChanges = before !== null && before.epoch === mark.epoch && before.day === mark.day && before.models === mark.models;
  const wanted = { since: isOfChanges ? before.revision : EVERYTHING, today };
  let run: FlagRun = { looked: 0, estimated: 0, changed: await hide(db, today) };
  const ranges = await offerRanges(db, wanted, BATCH);
  for await (const offers of readAhead(ranges, (range) => listOffers(db, range, wanted))) {
    if (signal?.aborted) return run;
    run = sum(run, await flagBatch(db, offers, day));
  }
  await saveRun(db, mark, clock.now());
  return run;
}

/** Names the homes and the day that no run has looked at yet; null: nothing changed since the last run. */
export async function homesDue({ db, clock }: Pick<FlagDeps, "db" | "clock">): Promise<string | null> {
  const [before, { revision, epoch }] = [await lastRun(db), await currentRevision(db)];
  const day = isoDateInJapan(clock.now());
  const isSeen = before?.revision === revision && before.epoch === epoch && before.day === day;
  return isSeen ? null : `${epoch} ${revision} ${day}`;
}

/** Whether homes, the day, the models at hand or their sales are others than at the last run. */
export async function isRunDue(deps: FlagDeps): Promise<boolean> {
  const [before, day] = [await lastRun(deps.db), await dayOf(deps.engines, deps.clock)];
  return before?.models !== modelsText(day) || (await homesDue(deps)) !== null;
}

async function dayOf(engines: EngineSource, clock: Clock): Promise<EstimatingDay> {
  const now = clock.now();
  const found = await Promise.all(PRICED_KINDS.map(async (kind) => [kind, await engines.current(kind)] as const));
  const held = new Map(found.flatMap(([kind, engine]) => (engine === null ? [] : [[kind, engine] as const])));
  return { engines: held, today: isoDateInJapan(now), quarter: quarterOf(now) };
}

/** `condo condo-2026.11-1a2b3c4d 12, land …`: by kind the model at hand and the sales beside it; more of them change an estimate as another model does. */
function modelsText({ engines }: EstimatingDay): string {
  return [...engines].map(([kind, { modelVersion, dataRevision }]) => `${kind} ${modelVersion} ${dataRevision}`).join(", ");
}

/** Those that are not on offer any more have no flag. */
async function hide(db: Db, today: string): Promise<number> {
  return inShortTransaction(db, async (tx) => {
    const cleared = await clearHidden(tx, today);
    await markHomesChanged(tx, cleared);
    return cleared.length;
  });
}

async function flagBatch(db: Db, offers: readonly Offer[], day: EstimatingDay): Promise<FlagRun> {
  const made = await estimateOffers(offers, day);
  const flags = flagsOf(offers, made, day.today);
  const changed = await inShortTransaction(db, async (tx) => {
    const estimated = await saveEstimates(tx, made);
    const flagged = await saveFlags(tx, { looked: offers.map(({ id }) => id), flags, today: day.today });
    const all = [...new Set([...estimated, ...flagged])];
    await markHomesChanged(tx, all);
    return all.length;
  });
  return { looked: offers.length, estimated: made.length, changed };
}

function flagsOf(offers: readonly Offer[], made: readonly MadeEstimate[], today: string): RaisedFlag[] {
  const madeOf = new Map(made.map((one) => [one.listingId, one]));
  return offers.flatMap((offer) => {
    const estimate = madeOf.get(offer.id) ?? offer.estimate;
    const flag = offer.isShown && estimate && flagOf(offerFacts(offer, today), estimate);
    return flag ? [{ listingId: offer.id, ...flag }] : [];
  });
}

function sum(a: FlagRun, b: FlagRun): FlagRun {
  return { looked: a.looked + b.looked, estimated: a.estimated + b.estimated, changed: a.changed + b.changed };
}
