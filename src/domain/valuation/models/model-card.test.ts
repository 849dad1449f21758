import { describe, expect, it } from "vitest";
import { byHorizon } from "#domain/valuation/evaluation/horizons.ts";
import { accuracyMetrics } from "#domain/valuation/evaluation/metrics.ts";
import { reliability } from "#domain/valuation/evaluation/reliability.ts";
import { byAge, byArea, byFamiliarity, byPriceDecile } from "#domain/valuation/evaluation/slices.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import { aModelCard } from "#test/support/model-card.ts";
import { aSale } from "#test/support/synthetic-sales.ts";
import { parseModelCard } from "./model-card.ts";

/** As the database gives it back. */
const stored = (card: object): unknown => JSON.parse(JSON.stringify(card));

describe("a stored model card", () => {
  it("reads back as it was written", () => {
    expect(parseModelCard(stored(aModelCard()))).toEqual(aModelCard());
  });

  it("may have no worst ward, and areas beyond the listed ones", () => {
    const overall = { ...aModelCard().overall, worstWardCoverage80: null };
    const otherAreas = { areas: 3, n: 9, mdape: 0.2, ppe10: 0.3, medianRatio: 1, coverage80: 0.7, medianBandWidth: 0.5 };

    expect(parseModelCard(stored(aModelCard({ overall, otherAreas })))).toEqual(aModelCard({ overall, otherAreas }));
  });

  it.each<[string, object]>([
    ["of a version without blind figures", { ...aModelCard(), overall: { ...aModelCard().overall, blind: undefined } }],
    ["of a version without horizons by ward", { ...aModelCard(), wardHorizons: undefined }],
    ["of a version without slices", { ...aModelCard(), priceDeciles: undefined }],
    [
      "whose baselines are bare numbers, as they once were",
      { ...aModelCard(), baselines: { townMedian: 0.2, comparables: 0.1, hedonic: 0.1 } },
    ],
    ["with a measure that is not a number", { ...aModelCard(), overall: { ...aModelCard().overall, mki: Number.NaN } }],
    ["of a kind that is not appraised", { ...aModelCard(), kind: "commercial" }],
    ["with a quarter that does not exist", { ...aModelCard(), trainUntil: { year: 2024, quarter: 5 } }],
    ["that is none", []],
  ])("is not read %s", (_, card) => {
    expect(parseModelCard(stored(card))).toBeNull();
  });

  it("of a thousand cities stays under 61 kB", () => {
    const quarter = { year: 2024, quarter: 3 } as const;
    const judged = Array.from({ length: 3000 }, (_, id) => {
      const sale = aSale({ id, quarter, cityCode: String(10_000 + (id % 1000)), cityName: "かすみがうら市", builtYear: 1960 + (id % 65) });
      const point = sale.price * (0.7 + (id % 601) / 1000);
      return { sale, price: sale.price, point, low: point * 0.83, high: point * 1.21, chance: (id % 1000) / 1000 };
    });
    const { overall, ...card } = aModelCard({
      ...byArea(judged),
      calibration: reliability(judged),
      priceDeciles: byPriceDecile(judged),
      ageBands: byAge(judged),
      familiarity: byFamiliarity(judged, []),
      ...byHorizon([{ judged, lastTrained: quarterIndex(quarter) - 8 }]),
    });
    const text = JSON.stringify({ ...card, overall: { ...overall, ...accuracyMetrics(judged) } });

    expect(card.otherAreas?.areas).toBe(750);
    expect(new TextEncoder().encode(text).length).toBeLessThan(61_000);
  });
});
