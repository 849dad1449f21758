import { describe, expect, it } from "vitest";
import { baselinePolicies, byWeights, replay } from "#domain/recommendation/study/replay.ts";
import { tryFit } from "#domain/recommendation/study/try-fit.ts";
import { defaultWeights } from "#domain/recommendation/weights/default-weights.server.ts";
import { TERMS } from "#domain/recommendation/weights/types.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { runs } from "#test/support/runs.ts";
import { declaredTastes } from "./proof/declared-tastes.ts";
import { simulate } from "./simulate.ts";
import { summaryOf } from "./summary.ts";

/** The declared simulation at a small size and by seeds of its own: those of the proof are run by `npm run recommend -- simulate`. */
const SEED = 8_001;

const weights = defaultWeights();
const deal = (seed: number, people: number) => simulate({ seed, people, weights, tastes: declaredTastes, nothing: NO_CONDITIONS });
const deals = Array.from({ length: runs({ few: 3, usual: 6, full: 12 }) }, (_, i) => deal(SEED + i, runs({ few: 30, usual: 50 })));
const summary = summaryOf(
  deals.flatMap(({ figures }) => figures),
  1,
);

describe("simulate", () => {
  it("is the same for the same seed", () => {
    expect(deal(SEED, 10)).toEqual(deal(SEED, 10));
  });

  it("orders homes at least a quarter better than newest first and than popularity", () => {
    expect(summary.timesNewest.value).toBeGreaterThanOrEqual(1.25);
    expect(summary.timesPopularity.value).toBeGreaterThanOrEqual(1.25);
    expect(summary.timesPopularity.low).toBeGreaterThan(1.1);
  });

  it("orders them no worse than newest first where nobody reacted", () => {
    expect(summary.removedOverNewest.low).toBeGreaterThan(0);
  });

  it("orders them no better than chance where reactions are dealt out anew", () => {
    expect(summary.dealtOverRandom.low).toBeLessThanOrEqual(0);
    expect(Math.abs(summary.dealtOverRandom.value)).toBeLessThan(0.02);
  });

  it("writes logs that a replay can read: no place twice, chances that are chances", () => {
    const slates = deals.flatMap((one) => one.slates);
    for (const { items } of slates) {
      expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1));
      expect(items.every(({ propensity }) => propensity > 0 && propensity <= 1)).toBe(true);
      for (const { features } of items) for (const term of TERMS) expect(Number.isFinite(features[term])).toBe(true);
    }
    const { own, others } = replay(slates, { own: byWeights(weights.terms), others: baselinePolicies, seed: 1 });
    expect(own.effective).toBeGreaterThan(0);
    expect(others.map(({ name, verdict }) => [name, verdict])).toEqual([
      ["newest", "better"],
      ["popularity", "better"],
      ["random", "better"],
    ]);
  });

  it("holds a fit to its logs against the weights that made them, on what came later", () => {
    const spoilt = { ...weights, terms: { ...weights.terms, fresh: 3, tasteTown: 0, tasteArea: 0, priceRoom: 0, walkRoom: 0 } };
    const tried = tryFit(
      deals.flatMap((one) => one.slates),
      spoilt,
      { version: "2026-11-24-1", seed: 1 },
    );
    expect(tried?.isBetter).toBe(true);
    expect(tried?.weights.terms.fresh).toBeLessThan(spoilt.terms.fresh / 2);
  });
});
