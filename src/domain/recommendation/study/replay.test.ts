import { describe, expect, it } from "vitest";
import { defaultWeights } from "#domain/recommendation/weights/default-weights.server.ts";
import { seededRandom } from "#kernel/random.ts";
import { shareByPerson } from "./bootstrap.ts";
import { fitWeights } from "./fit-weights.ts";
import { measure, ndcgOf } from "./measures.ts";
import { baselinePolicies, byWeights, ENOUGH, replay } from "./replay.ts";
import { tryFit } from "./try-fit.ts";
import type { LoggedItem, LoggedSlate } from "./types.ts";

const weights = defaultWeights();
const item = (changes: Partial<LoggedItem> = {}): LoggedItem => ({
  ...{ position: 1, dwellingKey: "d", features: {}, propensity: 1, popularity: 0, gain: 0 },
  ...changes,
});
const slate = (items: readonly LoggedItem[], recipient = "member:1", day = 1): LoggedSlate => ({
  ...{ recipient, sentAt: new Date(Date.UTC(2026, 0, day)) },
  items: items.map((each, i) => ({ ...each, position: i + 1 })),
});

/** Of each slate the home with the greatest `value` is liked, wherever it stood. */
function slatesLikingValue(count: number): LoggedSlate[] {
  const random = seededRandom(7);
  return Array.from({ length: count }, (_, i) => {
    const values = Array.from({ length: 6 }, () => random());
    const best = Math.max(...values);
    const items = values.map((value) => item({ features: { value, daysShown: Math.floor(random() * 30) }, gain: value === best ? 2 : 0 }));
    return slate(items, `member:${i % 50}`, 1 + i);
  });
}

describe("ndcgOf", () => {
  it("is the gain over the logarithm of the place, beside the best order", () => {
    expect(ndcgOf([3, 2, 0])).toBe(1);
    expect(ndcgOf([0, 2])).toBeCloseTo(1 / Math.log2(3), 12);
    expect(ndcgOf([...Array<number>(10).fill(0), 2])).toBe(0);
    expect(ndcgOf([0, 0])).toBe(0);
  });
});

describe("measure", () => {
  it("orders by the policy, and equal ones by lot", () => {
    const given = slate([item({ gain: 0, features: { value: 0 } }), item({ gain: 2, features: { value: 1 } })]);
    expect(measure(given, ({ features }) => features.value ?? 0, seededRandom(1)).ndcg).toBe(1);
    const byLot = Array.from({ length: 400 }, (_, seed) => measure(given, () => 0, seededRandom(seed)).ndcg);
    expect(byLot.filter((ndcg) => ndcg === 1).length / 400).toBeCloseTo(0.5, 1);
  });

  it("tells nothing of an order where nobody reacted", () => {
    expect(measure(slate([item(), item()]), () => 0, seededRandom(1))).toMatchObject({ ndcg: null, hit: null, weight: 2, won: 0 });
  });

  it("weighs a home by one over its chance to be shown", () => {
    expect(measure(slate([item({ propensity: 0.01, gain: 2 }), item()]), () => 0, seededRandom(1))).toMatchObject({
      ...{ weight: 101, squared: 10_001, won: 100 },
    });
  });
});

describe("shareByPerson", () => {
  it("draws people whole: one person of many slates is one", () => {
    const many = Array.from({ length: 200 }, (_, i) => ({ top: i % 2, bottom: 1 }));
    const apart = shareByPerson(many, seededRandom(1));
    expect(apart?.value).toBe(0.5);
    expect((apart?.high ?? 0) - (apart?.low ?? 0)).toBeLessThan(0.2);
    const two = shareByPerson(
      [
        { top: 100, bottom: 100 },
        { top: 0, bottom: 100 },
      ],
      seededRandom(1),
    );
    expect(two).toEqual({ value: 0.5, low: 0, high: 1 });
    expect(shareByPerson([], seededRandom(1))).toBeNull();
  });
});

describe("replay", () => {
  const own = byWeights(weights.terms);
  const verdicts = (slates: readonly LoggedSlate[]) =>
    replay(slates, { own, others: baselinePolicies, seed: 1 }).others.map((one) => one.verdict);

  it("finds an order better whose whole interval lies above", () => {
    expect(verdicts(slatesLikingValue(300))).toEqual(["better", "better", "better"]);
  });

  it("says nothing of too few people, reactions or effective homes", () => {
    const slates = slatesLikingValue(300);
    const few = slates.map((one, i) => ({ ...one, recipient: `member:${i % (ENOUGH.people - 1)}` }));
    expect(new Set(verdicts(few))).toEqual(new Set(["too-few-people"]));
    expect(new Set(verdicts(slatesLikingValue(ENOUGH.reacted - 1)))).toEqual(new Set(["too-few-reactions"]));
    const heavy = slates.map((one, i) => (i > 0 ? one : { ...one, items: one.items.map((each) => ({ ...each, propensity: 0.001 })) }));
    expect(new Set(verdicts(heavy))).toEqual(new Set(["too-few-effective"]));
    expect(new Set(verdicts([]))).toEqual(new Set(["too-few-people"]));
  });

  it("counts as many homes as there are where all were as likely to be shown", () => {
    expect(replay(slatesLikingValue(40), { own, others: [], seed: 1 }).own.effective).toBeCloseTo(40 * 5, 9);
  });
});

describe("fitWeights", () => {
  it("finds what people go by, and turns no weight to its other side", () => {
    const turned = slatesLikingValue(200).map((one) => ({
      ...one,
      items: one.items.map((each) => ({
        ...each,
        features: { ...each.features, fresh: -(each.features.value ?? 0), shown: each.features.value ?? 0 },
      })),
    }));
    const fitted = fitWeights(turned, weights.terms);
    expect(fitted.value).toBeGreaterThan(weights.terms.value);
    expect(fitted.fresh).toBe(0);
    expect(fitted.shown).toBeLessThanOrEqual(0);
  });

  it("leaves weights as they are without reactions", () => {
    expect(fitWeights([slate([item(), item()])], weights.terms)).toEqual(weights.terms);
  });

  it("lays what people saw first on the place, not on the home", () => {
    const slates = Array.from({ length: 200 }, (_, i) =>
      slate([item({ features: { fresh: 1 }, gain: 2 }), item({ features: { fresh: 1 } }), item({ features: { fresh: 0 } })], `member:${i}`),
    );
    expect(fitWeights(slates, weights.terms).fresh).toBeLessThan(2);
  });
});

describe("tryFit", () => {
  it("learns before one moment and is judged after it", () => {
    const slates = slatesLikingValue(400);
    const blind = { ...weights, terms: { ...weights.terms, value: 0 } };
    const tried = tryFit(slates, blind, { version: "2026-11-24-1", seed: 1 });
    expect(tried).toMatchObject({
      isBetter: true,
      splitAt: slates[280]?.sentAt,
      replay: { slates: 120 },
      weights: { version: "2026-11-24-1" },
    });
  });

  it("is not better where the standing weights order as well, nor where little is known", () => {
    expect(tryFit(slatesLikingValue(400), weights, { version: "2026-11-24-1", seed: 1 })?.isBetter).toBe(false);
    const blind = { ...weights, terms: { ...weights.terms, value: 0 } };
    expect(tryFit(slatesLikingValue(60), blind, { version: "2026-11-24-1", seed: 1 })?.isBetter).toBe(false);
    expect(tryFit([], weights, { version: "2026-11-24-1", seed: 1 })).toBeNull();
  });
});
