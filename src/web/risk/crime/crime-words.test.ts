import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleCrime } from "#web/risk/samples/detail-samples.ts";
import { crimeDotWords } from "./crime-dots.ts";
import { cityRankWords, countText, lastYears, quintileWords, reached, SMALL_COUNT, trendWords } from "./crime-words.ts";

describe("where counts of 町丁目 can be had", () => {
  it.each([
    ["no_data", "東京都", "no_data"],
    ["no_data", "大阪府", "out_of_area"],
    ["no_data", "東京府", "out_of_area"],
    ["ok", "大阪府", "ok"],
    ["out_of_area", "東京都", "out_of_area"],
    ["none", "大阪府", "none"],
  ] as const)("%s in %s is %s: 警視庁 alone publishes them", (state, prefecture, is) => {
    expect(reached({ ...sampleCrime, state }, prefecture)?.state).toBe(is);
  });

  it("a failure stays a failure anywhere", () => {
    expect(reached(null, "大阪府")).toBeNull();
  });

  it("changes nothing but the state", () => {
    expect(reached({ ...sampleCrime, state: "no_data" }, "大阪府")).toEqual({ ...sampleCrime, state: "out_of_area" });
  });
});

describe("a count", () => {
  it.each([
    [0, "0件"],
    [1234, "1,234件"],
    [null, "不明"],
  ])("of %j is %s", (count, words) => {
    expect(countText(count)).toBe(words);
  });
});

describe("the class of a town", () => {
  it.each([0, 6, 2.5])("that does not exist has no name: %d", (quintile) => {
    expect(quintileWords(quintile)).toBe(`5段階の${quintile}（不明）`);
  });

  it("never calls few crimes safe, nor many dangerous", () => {
    for (const quintile of [1, 2, 3, 4, 5]) expect(quintileWords(quintile)).not.toMatch(/安全|危険|安心|良|悪/);
  });

  it("comes with the rank in its ward, and of which year that is", () => {
    expect(cityRankWords("江東区", { rank: 1, of: 150, year: 2025 })).toBe("江東区の150町丁目のうち、件数の多いほうから1番目（2025年）");
  });
});

describe("the last years", () => {
  const years = fc.uniqueArray(fc.integer({ min: 1990, max: 2030 }), { maxLength: 12 });

  it("are the newest, oldest first, whatever their order", () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 1, max: 8 }), (all, most) => {
        const last = lastYears(
          all.map((year) => ({ year })),
          most,
        ).map(({ year }) => year);

        expect(last).toEqual(all.toSorted((a, b) => a - b).slice(-most));
      }),
    );
  });

  it("keep a year without a count: a gap is to be seen", () => {
    expect(
      lastYears([
        { year: 2024, total: null },
        { year: 2025, total: 3 },
      ]),
    ).toHaveLength(2);
  });
});

describe("how a count changed", () => {
  it.each([
    [
      "up",
      [
        [2021, 30],
        [2025, 42],
      ],
      "2021年の30件から、2025年は42件です。",
    ],
    [
      "not at all",
      [
        [2021, 30],
        [2025, 30],
      ],
      "2021年の30件から、2025年は30件です。",
    ],
    [
      "with a gap at the end",
      [
        [2021, 30],
        [2023, 20],
        [2025, null],
      ],
      "2021年の30件から、2023年は20件です。",
    ],
    [
      "with a gap at the start",
      [
        [2021, null],
        [2022, 1200],
        [2025, 20],
      ],
      "2022年の1,200件から、2025年は20件です。",
    ],
    [
      "to zero, which is a count",
      [
        [2021, 3],
        [2025, 0],
      ],
      "2021年の3件から、2025年は0件です。",
    ],
  ] as const)("%s is told with both counts and no judgement", (_, counts, words) => {
    expect(trendWords(counts.map(([year, total]) => ({ year, total })))).toBe(words);
  });

  it.each([
    ["no year", []],
    [
      "no count",
      [
        [2021, null],
        [2025, null],
      ],
    ],
    [
      "a single count",
      [
        [2021, null],
        [2025, 3],
      ],
    ],
  ] as const)("is not told of %s", (_, counts) => {
    expect(trendWords(counts.map(([year, total]) => ({ year, total })))).toBeNull();
  });
});

describe("a 町丁目 of the map", () => {
  const town = { t: "豊洲五丁目", r: 1, n: 31, y: 2025, rate: 3.42 };

  it.each([
    [{ y: undefined }, "認知件数 31件"],
    [{ n: 1234 }, "2025年の認知件数 1,234件"],
    [{ rate: 0 }, "人口1,000人あたり年0.0件（住宅に関わる犯罪）"],
    [{ r: 5 }, "都道府県の中で5段階の5（多いほう）"],
  ])("with %j says %s", (changes, line) => {
    expect(crimeDotWords({ ...town, ...changes }).lines).toContain(line);
  });

  it("says nothing of what its tile leaves out or garbles", () => {
    expect(crimeDotWords({ t: "豊洲五丁目", r: "3", n: "31", rate: null }).lines).toEqual([
      "区分なし（人の数が分からないため、分けていません）",
    ]);
    expect(crimeDotWords({ ...town, t: "" }).headline).toBe("町名不明");
    expect(crimeDotWords({ ...town, t: 5 }).headline).toBe("町名不明");
  });

  it("warns of few counts also where there is none at all", () => {
    for (const n of [0, 1, SMALL_COUNT - 1]) expect(crimeDotWords({ ...town, n }).lines).toContain("件数が少なく、1件の増減で変わります。");
  });
});
