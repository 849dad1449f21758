import { setImmediate } from "node:timers/promises";
import type { PricedKind } from "#domain/valuation/core/types.ts";
import type { EngineSource, EstimateEngine } from "#domain/valuation/index.server.ts";
import { type Month, monthOf } from "#kernel/calendar/month.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { appraisedAt, type Wanted } from "./appraised-at.server.ts";
import { backfillMonths, quarterOfMonth } from "./backfill-months.ts";
import { tellChanges } from "./tell-changes.server.ts";
import type { Basis, FollowedHome, Valued } from "./types.ts";
import { type Found, valuedOf } from "./valued-of.ts";
import { dueHomes, holdUnchanged, saveValued, unvaluedIn } from "./valued-store.server.ts";

const PRICED_KINDS: readonly PricedKind[] = ["condo", "house", "land"];
/** Homes read, priced and written together: one statement each way. */
const BATCH = 500;
/** Of homes that are valued back to their purchase fewer are taken at once. */
const BATCH_OF_NEW = 50;
/** Homes that were changed while they were priced are looked at again. */
const MOST_PASSES = 3;

export type ValuingDeps = { readonly db: Db; readonly clock: Clock; readonly engines: EngineSource };

export type RoundOf = {
  /** Only homes that nobody has looked at yet: they wait for no round. */
  readonly isNewOnly: boolean;
  /** One home alone. */
  readonly id?: string;
};

/** `left`: homes that were changed while they were priced, or whose kind has no model now, and have to be looked at again. */
export type Round = { readonly looked: number; readonly points: number; readonly told: number; readonly left: number };
const NOTHING: Round = { looked: 0, points: 0, told: 0, left: 0 };

/**
 * Values the homes that are due: those that nobody has looked at, back to their purchase, and the others where model or sales are others than at the last look
 * and this month has none yet. What a batch found is kept with the marks that make it not due any more, so that a round that is killed goes on where it stood, and
 * a second one does nothing. A kind without a model waits.
 */
export async function valueHomes(deps: ValuingDeps, of: RoundOf, signal?: AbortSignal): Promise<Round> {
  const month = monthOf(deps.clock.now());
  let all = NOTHING;
  for (const kind of PRICED_KINDS) {
    const engine = await deps.engines.current(kind);
    const found = engine
      ? await valueKind(deps, { kind, engine, month, signal, ...of })
      : { ...NOTHING, left: await unvaluedIn(deps.db, kind, month) };
    all = sum(all, found);
  }
  return all;
}

type OfKind = RoundOf & {
  readonly kind: PricedKind;
  readonly engine: EstimateEngine;
  readonly month: Month;
  readonly signal: AbortSignal | undefined;
};

async function valueKind(deps: ValuingDeps, of: OfKind): Promise<Round> {
  let all = NOTHING;
  for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
    const found = await valuePages(deps, of);
    all = { ...sum(all, found), left: found.left };
    if (found.left === 0 || of.signal?.aborted) return all;
  }
  return all;
}

/** Page by page: while one is priced the next is read and the last is written. */
async function valuePages({ db, clock }: ValuingDeps, { engine, signal, ...of }: OfKind): Promise<Round> {
  const { modelVersion, dataRevision, isSample } = engine;
  const basis: Basis = { modelVersion, dataRevision, isSample, month: of.month };
  const due = { kind: of.kind, basis, isNewOnly: of.isNewOnly, id: of.id ?? null };
  const read = (after: string) => settled(dueHomes(db, due, { after, most: of.isNewOnly ? BATCH_OF_NEW : BATCH }));
  let all = NOTHING;
  let next = read("");
  let writing: Promise<Settled<Round>> = settled(Promise.resolve(NOTHING));
  try {
    for (let homes = unsettled(await next); homes.length > 0 && !signal?.aborted; homes = unsettled(await next)) {
      next = read(homes.at(-1)?.id ?? "");
      const valued = await valueBatch(engine, homes, basis);
      all = sum(all, unsettled(await writing));
      writing = settled(keep({ db, clock }, homes, valued, basis));
    }
    return sum(all, unsettled(await writing));
  } finally {
    await writing;
  }
}

/** A promise that nobody waits for yet must not end the process when it fails. */
type Settled<T> = { readonly value: T } | { readonly error: unknown };

function settled<T>(promise: Promise<T>): Promise<Settled<T>> {
  return promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}

function unsettled<T>(one: Settled<T>): T {
  if ("error" in one) throw one.error;
  return one.value;
}

async function valueBatch(engine: EstimateEngine, homes: readonly FollowedHome[], basis: Basis): Promise<Valued[]> {
  const wanted = homes.flatMap((home, at): Wanted[] =>
    monthsFor(home, engine, basis.month).map((month) => ({ at, month, subject: home.subject, quarter: quarterOfMonth(month) })),
  );
  const found: Found[][] = homes.map(() => []);
  for await (const { at, month, outcome } of appraisedAt(engine, wanted)) found[at]?.push({ month, outcome });
  await setImmediate();
  return homes.map((home, at) => valuedOf(home, found[at] ?? [], basis));
}

/** A home that is new to us: back to its purchase. Else this month, and the one of the last value where another model made that. */
function monthsFor({ look, purchaseMonth, subject }: FollowedHome, engine: EstimateEngine, month: Month): Month[] {
  if (look === null) return backfillMonths(purchaseMonth, month, { builtYear: subject.builtYear, dataAsOf: engine.dataAsOf(subject) });
  const isOtherModel = look.lastModel !== engine.modelVersion && look.lastMonth !== null && look.lastMonth !== month;
  return isOtherModel && look.lastMonth !== null ? [look.lastMonth, month] : [month];
}

function keep(
  { db, clock }: Pick<ValuingDeps, "db" | "clock">,
  homes: readonly FollowedHome[],
  valued: readonly Valued[],
  basis: Basis,
): Promise<Round> {
  return inShortTransaction(db, async (tx) => {
    const at = clock.now();
    const unchanged = await holdUnchanged(tx, valued);
    const kept = valued.filter(({ id }) => unchanged.has(id));
    if (kept.length > 0) await saveValued(tx, kept, basis, at);
    const told = await tellChanges(tx, { homes, valued: kept, at });
    const points = kept.reduce((n, one) => n + one.points.length, 0);
    return { looked: kept.length, points, told, left: valued.length - kept.length };
  });
}

function sum(a: Round, b: Round): Round {
  return { looked: a.looked + b.looked, points: a.points + b.points, told: a.told + b.told, left: a.left + b.left };
}
