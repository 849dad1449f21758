import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PILLARS, type RiskRating, type Weights } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { hookInRouter } from "#test/support/hook-in-router.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleRating } from "./guide-sample.ts";
import { SampleLetter } from "./sample-letter.tsx";
import { trialRating, useTrialWeights } from "./use-trial-weights.ts";
import { WeightsTrial } from "./weights-trial.tsx";

const rating = sampleRating();
const draw = (changes: Partial<RiskRating> | null = {}) =>
  renderToStaticMarkup(<SampleLetter rating={changes && { ...rating, ...changes }} />);
const read = (changes: Partial<RiskRating> | null = {}) => textOf(draw(changes));
const NOTHING: Weights = { earthquake: 0, water: 0, building: 0, crime: 0, child: 0, life: 0 };

describe("the letter of the sample", () => {
  it("says first that there is no such building, and last that nothing is promised", () => {
    expect(read()).toMatch(/^サンプル 実在しない建物の例です/);
    expect(read()).toMatch(/この評価は安全を保証するものではありません。$/);
  });

  it("has a letter, the score behind it, the letters that missing data leave open, and how much is known", () => {
    expect(read()).toContain("総合評価 BB47.4点 ／100 足りないデータしだいで B〜BBB（41〜59点）データのそろい具合 83%");
  });

  it("leaves out what is possible where nothing is missing, and shortens it to a single letter", () => {
    const ends = { lowest: "A", highest: "A", leastPoints: 66 } as const;

    expect(read({ possible: { ...ends, mostPoints: 66 } })).not.toContain("しだいで");
    expect(read({ possible: { ...ends, mostPoints: 71.2 } })).toContain("しだいで A（66〜72点）");
  });

  it("is marked where it rests on too little to be firm", () => {
    expect(read({ isProvisional: true })).toContain("／100 参考");
    expect(read()).not.toContain("参考");
  });

  it.each([
    ["no letter could be given", { letter: null, overall: null }],
    ["nothing is weighed", null],
  ] as const)("has no score where %s", (_, changes) => {
    const text = read(changes);

    expect(text).toContain("総合評価 判定保留");
    expect(text).not.toMatch(/点 ／|NaN|null/);
  });

  it("draws six pillars, and no picture where nothing is weighed", () => {
    expect(draw()).toMatch(
      /aria-label="6項目の点数（サンプル）。地震 \d+点（そろい \d+%）、水害 \d+点（.*、建物 データ不足、治安 \d+点（.*、子育て \d+点（.*、暮らし \d+点（.*。"/,
    );
    expect(draw(null)).not.toContain("<svg");
  });

  it("tells of a change to those who do not see it", () => {
    expect(draw()).toContain('aria-live="polite"');
  });
});

describe("weights to be tried out", () => {
  const weight = fc.integer({ min: 0, max: 100 });
  const weights = fc.record({ earthquake: weight, water: weight, building: weight, crime: weight, child: weight, life: weight });

  it("keep the sample between its worst and its best pillar", () => {
    const scores = rating.pillars.flatMap(({ score }) => score ?? []);
    fc.assert(
      fc.property(weights, (tried) => {
        fc.pre(PILLARS.some((pillar) => tried[pillar] > 0));
        const overall = trialRating(tried)?.overall ?? null;

        if (overall !== null) expect(overall).toBeGreaterThanOrEqual(Math.min(...scores) - 0.1);
        if (overall !== null) expect(overall).toBeLessThanOrEqual(Math.max(...scores) + 0.1);
      }),
    );
  });

  it("count only in their proportion", () => {
    const half = Object.fromEntries(PILLARS.map((pillar) => [pillar, DEFAULT_WEIGHTS[pillar] * 2])) as Record<keyof Weights, number>;

    expect(trialRating(half)?.overall).toBe(trialRating(DEFAULT_WEIGHTS)?.overall);
  });

  it("that are all zero weigh nothing", () => {
    expect(trialRating(NOTHING)).toBeNull();
    expect(trialRating({ ...NOTHING, child: 1 })).not.toBeNull();
  });

  it("begin as a report has them", async () => {
    const { answer } = await hookInRouter("/risk/summary", useTrialWeights);

    expect(answer).toMatchObject({ weights: DEFAULT_WEIGHTS, isDefault: true, rating: { overall: 47.4 } });
  });
});

describe("the card to try weights out", () => {
  const ignore = () => undefined;
  const card = (state: Partial<Parameters<typeof WeightsTrial>[0]["state"]>) =>
    renderInRouter(<WeightsTrial state={{ weights: DEFAULT_WEIGHTS, rating, isDefault: true, set: ignore, reset: ignore, ...state }} />);

  it("offers the usual weights again only where they were moved", async () => {
    expect(textOf(await card({}))).not.toContain("標準の重みに戻す");
    expect(textOf(await card({ isDefault: false }))).toContain("標準の重みに戻す");
  });

  it("has a slider with a name for each pillar, at its weight", async () => {
    const html = await card({});
    const values = [...html.matchAll(/<input[^>]*type="range"[^>]*>/g)].map(([input]) => /value="(\d+)"/.exec(input)?.[1]);

    expect(values).toEqual(PILLARS.map((pillar) => String(DEFAULT_WEIGHTS[pillar])));
    expect(textOf(html)).toContain("全体の25%");
  });

  it("says what is wrong where all are zero, and shows no letter", async () => {
    const text = textOf(await card({ weights: NOTHING, rating: null, isDefault: false }));

    expect(text).toContain("すべて0では計算できません。");
    expect(text).toContain("判定保留");
    expect(text).not.toContain("全体の");
  });
});
