import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { detailReport, sampleCrime } from "#web/risk/samples/detail-samples.ts";
import { CrimeView, type CrimeViewProps } from "./crime.view.tsx";
import { lastYears, quintileWords, trendWords } from "./crime-words.ts";

const read = async (changes: Partial<CrimeViewProps> = {}) =>
  textOf(await renderInRouter(<CrimeView report={detailReport} crime={sampleCrime} search={{}} {...changes} />));
const missing = { years: [], rate: null, quintile: null, cityRank: null, provenance: null } as const;

describe("the crime page", () => {
  it("counts by type and by year, as bars that are tables", async () => {
    const text = await read();

    expect(text).toContain("自転車盗14件");
    expect(text).toContain("2021年42件2022年37件2023年39件2024年33件2025年31件");
    expect(text).toContain("2021年の42件から、2025年は31件です。");
  });

  it("tells rate, class and rank with what they rest on", async () => {
    const text = await read();

    expect(text).toContain("人口1,000人あたり（年）3.4件");
    expect(text).toContain("5段階の3（中ほど）");
    expect(text).toContain("江東区の150町丁目のうち、件数の多いほうから45番目（2025年）");
    expect(text).toContain("分母に注意が要ります。");
  });

  it("warns where the counts are small", async () => {
    const small = { ...sampleCrime, years: sampleCrime.years.map((year) => ({ ...year, total: 6 })) };

    expect(await read({ crime: small })).toContain("件数が少ないため、1件の増減で大きく変わります。");
    expect(await read()).not.toContain("件数が少ないため、");
  });

  it("does not take a count that nobody told for zero", async () => {
    const text = await read({
      crime: {
        ...sampleCrime,
        years: [{ year: 2025, total: null, burglary: null, snatch: 0, bicycle: null, carParts: null, violence: null }],
      },
    });

    expect(text).toContain("侵入窃盗（空き巣など）不明");
    expect(text).toContain("ひったくり0件");
    expect(text).toContain("2025年不明");
  });

  it.each([
    ["no_data", "データなし"],
    ["out_of_area", "対象外エリア"],
  ] as const)("keeps %s apart from every other state", async (state, words) => {
    const text = await read({ crime: { ...sampleCrime, ...missing, years: [], state } });

    expect(text).toContain(words);
    expect(text).toContain(`都道府県の中での多さ${words}`);
    expect(text).not.toContain("取得失敗");
  });

  it("covers Tokyo alone: elsewhere nothing could be imported", async () => {
    const report = { ...detailReport, subject: { ...detailReport.subject, prefecture: "大阪府" } };
    const text = await read({ report, crime: { ...sampleCrime, ...missing, years: [], state: "no_data" } });

    expect(text).toContain("対象外エリア町丁目ごとの件数は、警視庁が公表している東京都だけにあります。");
    expect(text).not.toContain("都道府県の中での多さデータなし");
  });

  it("offers to try again when it could not be had", async () => {
    const text = await read({ crime: null });

    expect(text.match(/再試行/g)?.length).toBeGreaterThanOrEqual(2);
    expect(text).toContain("分母に注意が要ります。");
  });
});

describe("words for counts", () => {
  it("take the newest years, oldest first", () => {
    const years = [2025, 2019, 2024, 2020, 2021, 2022, 2023].map((year) => ({ year }));

    expect(lastYears(years).map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024, 2025]);
  });

  it("find no trend in a single year", () => {
    expect(trendWords([{ year: 2025, total: 3 }])).toBeNull();
    expect(
      trendWords([
        { year: 2024, total: null },
        { year: 2025, total: 3 },
      ]),
    ).toBeNull();
  });

  it("name the five classes", () => {
    expect([1, 2, 3, 4, 5].map(quintileWords)).toEqual([
      "5段階の1（少ないほう）",
      "5段階の2（やや少ないほう）",
      "5段階の3（中ほど）",
      "5段階の4（やや多いほう）",
      "5段階の5（多いほう）",
    ]);
  });
});
