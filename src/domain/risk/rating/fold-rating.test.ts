import { describe, expect, it } from "vitest";
import { found } from "#domain/risk/model/facts.ts";
import { scored, unscored } from "#domain/risk/model/indicator.ts";
import { type Indicator, PILLARS, type PillarId, type SiteFacts } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { foldRating, overallOf, pillarsOf } from "./fold-rating.ts";

const NOWHERE: SiteFacts = { facts: {}, floor: null };
const NO_WEIGHTS = { earthquake: 0, water: 0, building: 0, crime: 0, child: 0, life: 0 };

/** An indicator that has this score everywhere; null: no data. */
function fixed(pillar: PillarId, score: number | null, weight = 1, id = `${pillar}-${weight}-${score}`): Indicator {
  const read = () => (score === null ? unscored({ ...found(0), state: "no_data" }) : scored(found(score), score, `${score}点`));
  return { id, pillar, title: id, unit: "点", weight, source: "例", read };
}
const everywhere = (score: number) => PILLARS.map((pillar) => fixed(pillar, score));
const rated = (...indicators: Indicator[]) => foldRating(indicators, NOWHERE, DEFAULT_WEIGHTS);

describe("a pillar", () => {
  const results = (...indicators: Indicator[]) =>
    pillarsOf(indicators.map(({ id, pillar, title, unit, weight, read }) => ({ id, pillar, title, unit, weight, ...read(NOWHERE) })));

  it("is the mean of its indicators by their weight", () => {
    const [earthquake] = results(fixed("earthquake", 90, 30), fixed("earthquake", 30, 10));

    expect(earthquake).toMatchObject({ score: 75, coverage: 1 });
  });

  it("leaves out what has no data, and says how much of its weight that was", () => {
    const [, , , , child] = results(fixed("child", 40, 45), fixed("child", null, 55));

    expect(child).toMatchObject({ score: 40, coverage: 0.45 });
  });

  it("counts a score of 0 as data", () => {
    const [, , , , child] = results(fixed("child", 0, 50), fixed("child", 100, 50));

    expect(child).toMatchObject({ score: 50, coverage: 1 });
  });

  it.each([
    [39, null],
    [40, 80],
    [41, 80],
  ])("has a score from 40 %% of its data on: %i %% known gives %s", (known, score) => {
    const [, , , , child] = results(fixed("child", 80, known), fixed("child", null, 100 - known));

    expect(child).toMatchObject({ score, coverage: known / 100 });
  });

  it("of water is its worst hazard, which others can only lower", () => {
    const of = (...scores: number[]) => results(...scores.map((score, i) => fixed("water", score, 1, String(i))))[1]?.score;

    expect([of(10, 100, 100), of(100, 10), of(60, 60), of(10, 0)]).toEqual([10, 10, 54, 0]);
  });

  it("has no score without data, nor without indicators, and stands in its place all the same", () => {
    const pillars = results(fixed("crime", null, 100));

    expect(pillars.map(({ id }) => id)).toEqual(PILLARS);
    expect(pillars.every(({ score, coverage }) => score === null && coverage === 0)).toBe(true);
  });

  it("keeps its indicators in the order of the model", () => {
    const [, , , , child] = results(fixed("child", 1, 2, "b"), fixed("crime", 5), fixed("child", 2, 1, "a"));

    expect(child?.indicators.map(({ id }) => id)).toEqual(["b", "a"]);
  });
});

describe("the overall score", () => {
  const of = (scores: Partial<Record<PillarId, number>>) =>
    PILLARS.map((id) => ({ id, score: scores[id] ?? null, coverage: 1, indicators: [] }));

  it("is the mean of the pillars by the weights that stand unless moved", () => {
    const scores = { earthquake: 40, water: 60, building: 80, crime: 100, child: 50, life: 25 };

    expect(overallOf(of(scores), DEFAULT_WEIGHTS)).toBe((25 * 40 + 20 * 60 + 25 * 80 + 10 * 100 + 8 * 50 + 12 * 25) / 100);
  });

  it("is that of the pillars that have a score", () => {
    expect(overallOf(of({ earthquake: 40, building: 80 }), DEFAULT_WEIGHTS)).toBe(60);
  });

  it("is none where no pillar that is weighed has one", () => {
    expect(overallOf(of({}), DEFAULT_WEIGHTS)).toBeNull();
    expect(overallOf(of({ water: 80 }), { ...NO_WEIGHTS, crime: 5 })).toBeNull();
    expect(overallOf(of({ water: 80 }), { ...NO_WEIGHTS, water: 5 })).toBe(80);
  });
});

describe("the letter", () => {
  it.each([
    [84.95, 85, "AAA"],
    [84.94, 84.9, "AA"],
    [34.96, 35, "B"],
    [34.94, 34.9, "C"],
  ])("follows from the score as it is shown: %s is %s, %s", (exact, shown, letter) => {
    expect(rated(...everywhere(exact))).toMatchObject({ overall: shown, letter });
  });

  it.each([
    // Weights: 地震 25, 水害・土砂 20, 建物・管理 25, 治安 10, 子育て 8, 暮らし・市場 12.
    [["earthquake", "water", "crime"], 0.55, null, false],
    [["earthquake", "building", "child"], 0.58, null, false],
    [["earthquake", "building", "crime"], 0.6, "A", true],
    [["earthquake", "water", "building", "child"], 0.78, "A", true],
    [["earthquake", "water", "building", "crime"], 0.8, "A", false],
  ] as const)("needs data for 60 %% of what is weighed, and is 参考 under 80 %%: %j", (known, coverage, letter, isProvisional) => {
    const indicators = PILLARS.map((pillar) => fixed(pillar, known.some((one) => one === pillar) ? 70 : null));

    expect(rated(...indicators)).toMatchObject({ coverage, letter, isProvisional, overall: 70 });
  });

  it("counts within a pillar too: half of everything known is not enough", () => {
    const halves = PILLARS.flatMap((pillar) => [fixed(pillar, 100, 1), fixed(pillar, null, 1)]);

    expect(rated(...halves)).toMatchObject({ coverage: 0.5, overall: 100, letter: null, isProvisional: false });
  });

  it("takes coverage by the weights that were moved", () => {
    const onlyWater = [fixed("water", 70), ...PILLARS.filter((id) => id !== "water").map((id) => fixed(id, null))];

    expect(foldRating(onlyWater, NOWHERE, { ...NO_WEIGHTS, water: 3 })).toMatchObject({ coverage: 1, letter: "A", isProvisional: false });
    expect(foldRating(onlyWater, NOWHERE, { ...NO_WEIGHTS, water: 1, crime: 1 })).toMatchObject({ coverage: 0.5, letter: null });
  });

  it("cannot be given by weights that are all zero", () => {
    expect(() => foldRating(everywhere(70), NOWHERE, NO_WEIGHTS)).toThrow("all zero");
  });
});

it("shows pillars to one decimal, weighs them exactly, and says by which model and weights", () => {
  const thirds = [fixed("earthquake", 100, 1), fixed("earthquake", 0, 2)];
  const rating = foldRating([...thirds, fixed("water", 50)], NOWHERE, { ...NO_WEIGHTS, earthquake: 1, water: 1 });

  expect(rating.pillars[0]?.score).toBe(33.3);
  expect(rating.overall).toBe(41.7);
  expect(rating).toMatchObject({ modelVersion: "risk-2026-11c", weights: { earthquake: 1, water: 1, crime: 0 } });
});
