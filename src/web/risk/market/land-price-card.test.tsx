import { describe, expect, it } from "vitest";
import type { LandFactsResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleLand } from "#web/risk/samples/detail-samples.ts";
import { LandPriceCard, pointWords } from "./land-price-card.tsx";

const read = async (land: LandFactsResponse | null) => textOf(await renderInRouter(<LandPriceCard land={land} />));
const [first] = sampleLand.points;
if (!first) throw new Error("the sample has no point");

describe("the published prices of land", () => {
  it("tell the newest price, its year and how it moved, with their source", async () => {
    const text = await read(sampleLand);

    expect(text).toContain("サンプル江東-豊洲62.4万円/㎡（2026年）直線480m・住宅・前の年から+4.0%・10年前から+56.0%");
    expect(text).toContain("マンションの㎡単価とは比べられません。");
    expect(text).toContain("サンプルデータ・2026・地点");
  });

  it.each([
    [[300_000, 300_000], "前の年から±0.0%"],
    [[300_000, 297_000], "前の年から−1.0%"],
    [[300_000], "直線480m・住宅"],
  ])("of %j yen are told as %s", (prices, words) => {
    const years = prices.map((yenPerM2, index) => ({ year: 2026 - prices.length + 1 + index, yenPerM2 }));

    expect(pointWords({ ...first, years })).toContain(words);
  });

  it("keep none near, no data and a failure apart", async () => {
    const empty = { ...sampleLand, points: [] };
    const [none, absent, failed] = [await read({ ...empty, state: "none" }), await read({ ...empty, state: "no_data" }), await read(null)];

    expect(none).toContain("該当なし1,500m以内に、公示の地点はありません。");
    expect(absent).toContain("データなし地価公示のデータがまだありません。");
    expect(failed).toContain("再試行");
  });
});
