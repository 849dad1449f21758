import { describe, expect, it } from "vitest";
import type { ComparableResponse } from "#api/client/client.ts";
import { sampleEstimate } from "#web/price/result/samples.ts";
import { agreementText, broughtForwardText } from "./promise-words.ts";
import type { Priced } from "./result-words.ts";

const { outcome } = sampleEstimate;
const [sale] = outcome.estimated ? outcome.comparables : [];
if (!outcome.estimated || outcome.agreement === null || !sale) throw new Error("the sample has a price with its sales");
const { agreement } = outcome;

const of = (prices: readonly number[]): ComparableResponse[] => prices.map((price) => ({ ...sale, broughtForward: { price, factor: 1 } }));
const prices = (below: number, inside: number, above: number) => [
  ...Array<number>(below).fill(30_000_000),
  ...Array<number>(inside).fill(outcome.point),
  ...Array<number>(above).fill(200_000_000),
];
const beside = (listed: readonly number[], changes: Partial<Priced> = {}) =>
  agreementText({ ...outcome, comparables: of(listed), ...changes });

describe("how the sales and the band agree", () => {
  it("says why fewer of them than the promise lie in the band, and on which side the others are", () => {
    expect(beside(prices(3, 8, 9))).toContain(
      "20件のうち8件が、推定の80%の幅の中です。幅より上が9件、下が3件です。推定価格の欄の割合は、売れた住まいごとの幅を確かめたもので、",
    );
    expect(beside(prices(12, 8, 0))).toContain("幅の中です。幅より下が12件です。");
    expect(beside(prices(0, 8, 12))).toContain("幅の中です。幅より上が12件です。");
  });

  it("compares what the sales can be compared with: the estimate without floor and direction, where these are told", () => {
    const moved = { agreement: { ...agreement, pointOfUsualUnit: 80_000_000, gap: -0.0172 } };

    expect(beside(prices(0, 20, 0))).toMatch(/^中央値 8,140万円と推定 8,240万円の差は1\.2%です。/);
    expect(beside(prices(0, 20, 0), moved)).toMatch(/^中央値 8,140万円と、階・向きの分を除いた推定 8,000万円の差は1\.7%です。/);
    expect(beside(prices(12, 8, 0), moved)).toMatch(/築年・広さ・場所や階の違いを直していないため、この幅の外にも多くあります。$/);
  });

  it.each<[string, string]>([
    ["six in ten of them lie inside", beside(prices(2, 12, 6))],
    ["they are too few to be held against it", beside(prices(2, 3, 4))],
    [
      "a sentence of its own says already that they disagree",
      beside(prices(3, 8, 9), { agreement: { ...agreement, standing: "outside" } }),
    ],
  ])("says no more than their number where %s", (_, text) => {
    expect(text).toMatch(/が、推定の80%の幅の中です。$/);
  });
});

describe("what was done to the price of a sale", () => {
  const survey = (contractStep?: number): ComparableResponse => ({
    ...{ ...sale, priceCategory: "survey" },
    broughtForward: { price: 31_020_000, factor: 0.9124, ...(contractStep === undefined ? {} : { contractStep }) },
  });
  const text = (comparables: readonly ComparableResponse[]) => broughtForwardText({ ...outcome, agreement, comparables: [...comparables] });

  it("names the index, the quarter and what was not done", () => {
    expect(text([{ ...sale, priceCategory: "contract" }])).toBe(
      `「いまの水準に直した価格」は、売れた価格に、その四半期から2025年第4四半期までの市況の動き（「${agreement.indexName}」と、広さの区分・価格帯ごとの動き）を掛けた値です。築年・広さ・場所の違いは直していません。`,
    );
  });

  it("tells the step from surveys to contracts in figures", () => {
    expect(text([sale, survey(0.88), survey(0.876)])).toMatch(
      /「調査」は買主へのアンケートによる取引価格です。登録された成約価格の水準に直すため、市況の動きのほかに約12%引いています。$/,
    );
    expect(text([survey(1.03)])).toMatch(/市況の動きのほかに約3%足しています。$/);
  });

  it("tells the step without figures of an estimate of before", () => {
    expect(text([survey()])).toMatch(/登録された成約価格の水準にも直しています。$/);
  });
});
