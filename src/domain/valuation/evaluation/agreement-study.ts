import type { Agreement, AppraisableKind, SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import type { Bundle, Calibrations } from "#domain/valuation/engine/model.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import type { Random } from "#kernel/random.ts";
import { lastQuarter } from "./answerable.ts";
import { judgeSales } from "./judge.ts";
import { quantile } from "./quantile.ts";

/** A test sale as a visitor would have been told of it: the estimate beside its comparables. */
export type AgreementCase = {
  readonly kind: AppraisableKind;
  readonly standing: Agreement["standing"];
  /** Estimate / median of the brought-forward comparables. */
  readonly ratio: number;
  /** |estimate / price − 1|, the estimate as of the price category in which the sale was recorded. */
  readonly error: number;
};

export type AgreementInput = {
  readonly kind: AppraisableKind;
  readonly bundle: Bundle;
  readonly calibrations: Calibrations;
  readonly train: readonly SaleRow[];
  readonly test: readonly SaleRow[];
};

/**
 * Appraises each test sale blind in its own quarter, by an engine that knows the training sales only, and sets the estimate beside its comparables. Its zoning is
 * hidden, since no visitor is asked for it. Sales that are refused an estimate are left out.
 */
export function agreementCases({ kind, bundle, calibrations, train, test }: AgreementInput): AgreementCase[] {
  const period = { firstQuarter: train.reduce((first, { quarter }) => Math.min(first, quarterIndex(quarter)), Number.POSITIVE_INFINITY) };
  const model = {
    version: "study",
    kind,
    isSample: false,
    lastQuarter: lastQuarter(train),
    ...period,
    trainRows: train.length,
    bundle,
    calibrations,
  };
  const engine = createEngine(model, train);
  const asked = test.map((sale) => ({ ...sale, zoning: null, structure: null, lot: null }));
  const judged = judgeSales({ bundle, calibrations }, asked, "blind");
  return asked.flatMap((sale, i): AgreementCase[] => {
    const outcome = engine.appraise(subjectOf(sale), { asOf: sale.quarter, mode: "blind" });
    if (!outcome.estimated || !outcome.agreement) return [];
    const { standing, median } = outcome.agreement;
    return [{ kind, standing, ratio: outcome.point / median, error: Math.abs((judged[i]?.point ?? Number.NaN) / sale.price - 1) }];
  });
}

function subjectOf({ id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home }: SaleRow): Subject {
  return { ...home, floor: null, direction: null };
}

export type AgreementFigures = {
  readonly n: number;
  /** In the middle 80 % of their comparables; outside it, without enough that resemble them closely, or among ones far apart: these three carry a sentence. */
  readonly inside: number;
  readonly outside: number;
  readonly few: number;
  readonly scattered: number;
  readonly medianRatio: number;
  /** Median of |ratio − 1|. */
  readonly medianGap: number;
  /** Median errors of those without a sentence (`inside`), of those with one by its reason, and of all these together; NaN of none. */
  readonly errors: Readonly<Record<Agreement["standing"] | "sentence", number>>;
  /** How many times as far those that carry a sentence err. */
  readonly errorRatio: number;
};

/** The figures of some cases together. Of four inside at errors of 10 % and two outside at 20 % -> inside 4, errorRatio 2. */
export function agreementFigures(cases: readonly AgreementCase[]): AgreementFigures {
  const of = (standing: Agreement["standing"]) => cases.filter((one) => one.standing === standing);
  const parts = { inside: of("inside"), outside: of("outside"), few: of("few"), scattered: of("scattered") };
  const errors = {
    inside: medianError(parts.inside),
    outside: medianError(parts.outside),
    few: medianError(parts.few),
    scattered: medianError(parts.scattered),
    sentence: medianError(cases.filter(({ standing }) => standing !== "inside")),
  };
  return {
    n: cases.length,
    inside: parts.inside.length,
    outside: parts.outside.length,
    few: parts.few.length,
    scattered: parts.scattered.length,
    medianRatio: quantile(
      cases.map(({ ratio }) => ratio),
      0.5,
    ),
    medianGap: quantile(
      cases.map(({ ratio }) => Math.abs(ratio - 1)),
      0.5,
    ),
    errors,
    errorRatio: errors.sentence / errors.inside,
  };
}

function medianError(cases: readonly AgreementCase[]): number {
  return quantile(
    cases.map(({ error }) => error),
    0.5,
  );
}

/** Draws some of them without putting back; the same random numbers draw the same ones. */
export function drawnFrom<T>(all: readonly T[], count: number, random: Random): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ one }) => one);
}
