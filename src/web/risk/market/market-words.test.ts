import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MarketFactsResponse } from "#api/client/client.ts";
import { sampleMarketFacts } from "#web/risk/samples/detail-samples.ts";
import { dotWords } from "./market-dots.ts";
import { marketRows } from "./market-words.ts";

const rows = (changes: Partial<MarketFactsResponse>) =>
  marketRows({ ...sampleMarketFacts, ...changes }, { kind: "building", cityName: "江東区" });

describe("how a market moves", () => {
  it("is told in four rows, always the same ones in the same order", () => {
    const titles = rows({}).map(({ title }) => title);

    expect(titles).toEqual(["いま売り出されている部屋", "売れるまでの日数（中央値）", "値下げした売出しの割合", "この建物の売買の多さ"]);
    expect(rows({ daysToSell: null, priceCuts: null, liquidity: null }).map(({ title }) => title)).toEqual(titles);
  });

  it("counts homes on sale, with no claim that these are all", () => {
    expect(rows({ onSale: { building: 0, town: 0, city: 1234 } })[0]).toMatchObject({
      state: "ok",
      words: "この建物0件・この町0件・江東区1,234件",
      meaning: expect.stringContaining("すべての売出しではありません"),
    });
  });

  it("does not count none where no listing was ever told of the city", () => {
    const [row] = rows({ onSale: null });

    expect(row).toMatchObject({ state: "no_data", words: "江東区の売出しのデータがまだありません。" });
    expect(`${row?.words}`).not.toContain("0件");
  });

  it.each([
    [{ median: 83.5, n: 37 }, "84日", false],
    [{ median: 83.4, n: 10 }, "83日", false],
    [{ median: 120, n: 9 }, "120日", true],
  ])("days to sell: %j", (daysToSell, words, isFew) => {
    const row = rows({ daysToSell })[1];

    expect(row).toMatchObject({ state: "ok", words });
    expect(`${row?.meaning}`.includes("件数が少ないため、目安です。")).toBe(isFew);
  });

  it.each([
    [{ share: 0.314, median: -4.25, n: 1200 }, "31%（値下げ幅の中央値4.3%）"],
    [{ share: 0, median: null, n: 20 }, "0%"],
    [{ share: 1, median: -10, n: 20 }, "100%（値下げ幅の中央値10.0%）"],
  ])("cuts of prices: %j", (priceCuts, words) => {
    expect(rows({ priceCuts })[2]).toMatchObject({ state: "ok", words });
  });

  it("tells on how many offers the cuts rest, thousands apart", () => {
    expect(rows({ priceCuts: { share: 0.3, median: -3, n: 1200 } })[2]?.meaning).toBe("江東区の売出し1,200件から計算しました。");
  });

  it.each([
    [0.0099, true],
    [0.01, false],
    [0.05, false],
  ])("a building of which %d is sold in a year is rarely sold: %j", (share, isThin) => {
    const row = rows({ liquidity: { salesPerYear: 4.12, units: 412, share } })[3];

    expect(`${row?.meaning}`).toContain("412戸のうち年に4.1件の売買です。");
    expect(`${row?.meaning}`.includes("売買の少ない建物です")).toBe(isThin);
  });

  it("has no data where nobody could follow an offer to its sale, and never a nought in its place", () => {
    const found = rows({ daysToSell: null, priceCuts: null, liquidity: null }).slice(1);

    expect(found.map(({ state }) => state)).toEqual(["no_data", "no_data", "no_data"]);
    expect(found.map(({ words }) => `${words}`).join()).not.toMatch(/\d/);
  });
});

describe("a dot of the map", () => {
  it.each([
    [5, true],
    [4, false],
  ])("of a town with %i sales has a unit price: %j", (condo_n, hasPrice) => {
    const text = dotWords("sales", { t: "辰巳", condo_n, condo_yen_m2: 800_000 }, null).lines.join();

    expect(text.includes("80.0万円/㎡（坪264万円）")).toBe(hasPrice);
    expect(text.includes("件数不足")).toBe(!hasPrice);
  });

  it("of a town counts houses and land beside, each where there is one", () => {
    const lines = (facts: object) => dotWords("sales", { t: "辰巳", ...facts }, null).lines;

    expect(lines({ house_n: 2, land_n: 3 })[1]).toBe("ほかに戸建て2件・土地3件");
    expect(lines({ land_n: 3 })[1]).toBe("ほかに土地3件");
    expect(lines({})).toEqual(["マンション：成約なし", "期間：最近3年"]);
  });

  it("without a name says that it has none", () => {
    for (const t of [undefined, "", 12]) expect(dotWords("sales", { t }, null).headline).toBe("町名不明");
  });

  it.each([
    [{ kind: "condo", price: 54_800_000 }, "マンション", "5,480万円"],
    [{ kind: "condo", price: 54_800_000, areaM2: 0 }, "マンション・0.0㎡", "5,480万円"],
    [{ kind: "land", price: 54_800_000, areaM2: 100 }, "土地・100.0㎡", "5,480万円"],
    [{ kind: "castle", layout: "3LDK", price: 1_234_567_890 }, "3LDK", "123,457万円"],
    [{}, "", "価格はデータなし"],
  ])("on sale, %j, is told as far as it is known", (facts, headline, line) => {
    expect(dotWords("listings", facts, null)).toEqual({ headline, lines: [line], apartmentKey: null });
  });

  it("never tells what is no number, whatever a tile says", () => {
    const tags = fc.dictionary(fc.constantFrom("condo_n", "condo_yen_m2", "house_n", "price", "areaM2", "kind", "t"), fc.anything());
    fc.assert(
      fc.property(fc.constantFrom("sales", "listings"), tags, (layer, facts) => {
        const { headline, lines } = dotWords(layer, facts, null);
        expect(`${headline}${lines.join("")}`).not.toMatch(/NaN|undefined|Infinity|\[object/);
      }),
    );
  });
});
