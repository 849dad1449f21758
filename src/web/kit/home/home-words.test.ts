import { describe, expect, it } from "vitest";
import { homeTags, listedWords } from "./home-tags.tsx";
import { accessWords, builtWords, monthWords, priceParts, shortDay, sizeWords, unitPriceWords } from "./home-words.ts";
import { SAMPLE_DAY, sampleHome } from "./samples.ts";

const texts = (given: Parameters<typeof sampleHome>[0]) => homeTags(sampleHome(given), SAMPLE_DAY).map(({ text }) => text);

describe("the words of a home", () => {
  it("tell minutes on foot and by bus apart, and nothing where nothing was told", () => {
    expect(accessWords(sampleHome())).toBe("辰巳駅 徒歩7分");
    expect(accessWords(sampleHome({ stationName: "葛西駅", walkMinutes: 3, busMinutes: 12 }))).toBe("葛西駅 バス12分・停歩3分");
    expect(accessWords(sampleHome({ stationName: null }))).toBeNull();
  });

  it("name the size that its kind is compared by", () => {
    expect(sizeWords(sampleHome())).toEqual(["68.4㎡"]);
    expect(sizeWords(sampleHome({ kind: "house", landAreaM2: 82.349 }))).toEqual(["建物 68.4㎡", "土地 82.34㎡"]);
    expect(sizeWords(sampleHome({ kind: "land", areaM2: null, landAreaM2: null }))).toEqual([]);
  });

  it("count the age by the day it is looked at", () => {
    expect(builtWords(sampleHome(), SAMPLE_DAY)).toBe("2005年3月・築21年");
    expect(builtWords(sampleHome({ builtYear: 2027, builtMonth: 2 }), SAMPLE_DAY)).toBe("2027年2月・完成前");
    expect(builtWords(sampleHome({ builtYear: null }), SAMPLE_DAY)).toBeNull();
  });

  it.each([
    [61_800_000, "6,180万円"],
    [123_000_000, "1億2,300万円"],
    [200_000_000, "2億円"],
  ])("write a price of %d as %s in figures and units", (yen, words) => {
    expect(
      priceParts(yen)
        .map(({ text }) => text)
        .join(""),
    ).toBe(words);
  });

  it("give a price of a square metre only where one size decides", () => {
    expect(unitPriceWords(sampleHome())).toBe("㎡単価 90.4万円");
    expect(unitPriceWords(sampleHome({ kind: "house" }))).toBeNull();
    expect(unitPriceWords(sampleHome({ areaM2: null }))).toBeNull();
  });

  it("round a month's cost up, never down", () => {
    expect([9_800, 10_000, 25_900, 194_010].map(monthWords)).toEqual(["9,800円", "1万円", "2.6万円", "19.5万円"]);
  });

  it("shorten days", () => {
    expect(shortDay("2026-01-05")).toBe("1/5");
  });
});

describe("the tags of a home", () => {
  it("begin with what weighs most, and leave out no notice", () => {
    expect(texts({ notices: ["no-rebuild", "setback"], isTenanted: true, offers: 3, firstSeenOn: "2026-11-18" })).toEqual([
      "九掛け B",
      "新着",
      "値下げ2回",
      "再建築不可",
      "要セットバック",
      "賃貸中",
      "3社が掲載",
      "サンプル",
    ]);
  });

  it("say what is to be checked instead of a grade, and a near miss as what it is", () => {
    expect(texts({ flag: { grade: "check", ratio: 0.66 }, priceCuts: 0, isSample: false })).toEqual(["九掛け 要確認"]);
    expect(texts({ flag: { grade: "near", ratio: 0.93 }, priceCuts: 0, isSample: false })).toEqual(["推定の90〜95%"]);
  });

  it("count the days since the home was first seen", () => {
    expect(listedWords({ firstSeenOn: "2026-07-26" }, SAMPLE_DAY)).toBe("掲載118日");
    expect(listedWords({ firstSeenOn: SAMPLE_DAY }, SAMPLE_DAY)).toBe("本日掲載");
  });
});
