import type { ModelCard, SaleRow } from "#domain/valuation/core/types.ts";
import { knowsCity } from "#domain/valuation/engine/features/feature-space.ts";
import type { Bundle, ValuationModel } from "#domain/valuation/engine/model.ts";
import { type FitForest, trainBundle } from "#domain/valuation/engine/train-bundle.ts";
import { NO_CURVE } from "#domain/valuation/engine/vertical-equity/curve.ts";
import { withBeside } from "#domain/valuation/evaluation/evaluate-split.ts";
import { errorChange, pairErrors } from "#domain/valuation/evaluation/paired-errors.ts";
import { quantile } from "#domain/valuation/evaluation/quantile.ts";
import { splitByTime } from "#domain/valuation/evaluation/split.ts";
import { quarterAt } from "#kernel/quarter.ts";
import { LEAST_SALES, type Rivalry } from "./retrain-gate.ts";

export type Contest = {
  readonly challenger: { readonly model: Pick<ValuationModel, "lastQuarter">; readonly card: ModelCard };
  readonly active: { readonly model: ValuationModel; readonly card: ModelCard | null };
  /** What the challenger was trained on. */
  readonly market: Market;
  /** What of it came with the loads which the active model knows; null: not on record. Read only when needed. */
  readonly marketBefore: () => Promise<Market | null>;
};

/** `beside`: sales of another kind, learnt from too. */
type Market = { readonly sales: readonly SaleRow[]; readonly beside: readonly SaleRow[] };

/** Fewer sales than this cannot tell which of two models is better. */
const LEAST_JUDGED = 100;
const HELD_BACK_QUARTERS = 4;

/** How a new model does beside the one in use, on sales that neither has learnt where there are any. */
export async function rivalryOf(contest: Contest, fitForest: FitForest): Promise<Rivalry | "incomparable"> {
  return (await onLaterSales(contest, fitForest)) ?? (await onHeldBackSales(contest, fitForest)) ?? byCards(contest);
}

/**
 * Both on the sales after the active model's last quarter. What the new model has learnt from those does not count: its way of training is judged by a fit that
 * ends where the active one ends.
 */
async function onLaterSales({ challenger, active, market }: Contest, fitForest: FitForest): Promise<Rivalry | null> {
  const { train, test } = cut(market.sales, { after: active.model.lastQuarter, until: challenger.model.lastQuarter });
  const judged = test.filter(inCitiesOf(train)).filter(inCitiesKnownTo(active.model.bundle));
  if (judged.length < LEAST_JUDGED || train.length < LEAST_SALES) return null;
  const rivals = { challenger: await trainBundle(withBeside(train, market), fitForest), active: asFitted(active.model.bundle) };
  return { by: "later-sales", ...compare(rivals, judged) };
}

/**
 * Where newer loads tell of old quarters, but of hardly any later one: the active model has seen the last quarters. So the way of training is judged twice, without
 * those loads and with them, on the sales of the last four quarters that both markets have.
 */
async function onHeldBackSales({ challenger, active, market, marketBefore }: Contest, fitForest: FitForest): Promise<Rivalry | null> {
  const before = await marketBefore();
  if (!before) return null;
  const last = Math.min(active.model.lastQuarter, challenger.model.lastQuarter);
  const period = { after: last - HELD_BACK_QUARTERS, until: last };
  const [older, newer] = [cut(before.sales, period), cut(market.sales, period)];
  if (holdsAll(older.train, newer.train)) return null;
  const shared = new Set(older.test.map(({ id }) => id));
  const judged = newer.test
    .filter(({ id }) => shared.has(id))
    .filter(inCitiesOf(older.train))
    .filter(inCitiesOf(newer.train));
  if (judged.length < LEAST_JUDGED || Math.min(older.train.length, newer.train.length) < LEAST_SALES) return null;
  const [challengerWay, activeWay] = await Promise.all([
    trainBundle(withBeside(newer.train, market), fitForest),
    trainBundle(withBeside(older.train, before), fitForest),
  ]);
  return { by: "held-back-sales", ...compare({ challenger: challengerWay, active: activeWay }, judged) };
}

/** A fit that is judged has no sales left to tell its curve, so that of its rival does not count either. */
function asFitted(bundle: Bundle): Bundle {
  return { ...bundle, verticalEquity: NO_CURVE };
}

function byCards({ challenger, active }: Contest): Rivalry | "incomparable" {
  if (!active.card) return "incomparable";
  const { mdape, n } = challenger.card.overall;
  return { by: "cards", challenger: mdape, active: active.card.overall.mdape, n };
}

type Cut = { readonly train: readonly SaleRow[]; readonly test: readonly SaleRow[] };

/** Sales up to a quarter (an index), and those after it up to another. */
function cut(sales: readonly SaleRow[], { after, until }: { readonly after: number; readonly until: number }): Cut {
  const { fit, calibration, test } = splitByTime(sales, { trainUntil: quarterAt(after), testUntil: quarterAt(until) });
  return { train: [...fit, ...calibration], test };
}

function holdsAll(older: readonly SaleRow[], newer: readonly SaleRow[]): boolean {
  const known = new Set(older.map(({ id }) => id));
  return newer.every(({ id }) => known.has(id));
}

/** A city that one of the two has never seen would decide against it whatever the data are worth. */
function inCitiesOf(train: readonly SaleRow[]): (sale: SaleRow) => boolean {
  const cities = new Set(train.map(({ cityCode }) => cityCode));
  return ({ cityCode }) => cities.has(cityCode);
}

function inCitiesKnownTo({ space }: Bundle): (sale: SaleRow) => boolean {
  return ({ cityCode }) => knowsCity(space, cityCode);
}

function compare(rivals: { readonly challenger: Bundle; readonly active: Bundle }, sales: readonly SaleRow[]) {
  const pairs = pairErrors(rivals, sales);
  const median = (of: "challenger" | "active") =>
    quantile(
      pairs.map((pair) => Math.abs(Math.expm1(pair[of]))),
      0.5,
    );
  return { challenger: median("challenger"), active: median("active"), n: sales.length, difference: errorChange(pairs) };
}
