import stringWidth from "string-width";
import { describe, expect, it } from "vitest";
import { aModelCard } from "#test/support/model-card.ts";
import { evaluationTables, rollingTables } from "./evaluate-tables.ts";

/** Cells of the first line that begins with these words. */
function line(text: string, start: string): string[] {
  return (
    text
      .split("\n")
      .find((one) => one.startsWith(start))
      ?.split(/ {2,}/) ?? []
  );
}

const dealtAnew = { prd: 1.021, prb: -0.012, mki: 0.976 };

describe("the tables of one test", () => {
  const text = evaluationTables({ evaluation: aModelCard(), dealtAnew });

  it.each([
    ["江東区", ["江東区", "2,214", "8.70", "55.00", "0.998", "80.10", "31.00"]],
    ["全体", ["全体", "6,725", "9.80", "51.00", "0.998", "80.10", "31.00"]],
    ["学習になかった建物群", ["学習になかった建物群", "2,415", "11.70", "44.00", "0.998", "80.10", "31.00"]],
    ["620〜1,840", ["620〜1,840", "672", "13.10", "39.00", "0.998", "78.10", "31.00"]],
    ["41年〜", ["41年〜", "1,422", "12.40", "51.00", "0.998", "80.10", "31.00"]],
    ["不明", ["不明", "64", "18.70", "28.00", "0.998", "80.10", "31.00"]],
    ["4四半期目", ["4四半期目", "1,681", "10.50", "51.00", "0.998", "80.10", "31.00"]],
    ["使った場合", ["使った場合", "9.80", "51.00", "80.10"]],
    ["伏せた場合", ["伏せた場合", "10.00", "50.20", "79.70"]],
    ["似た成約だけ", ["似た成約だけ", "14.20", "37.00", "30.99"]],
    ["幅より安い", ["幅より安い", "10.00", "9.40", "6,725"]],
  ])("have a line for %s", (start, expected) => {
    expect(line(text, start)).toEqual(expected);
  });

  it("measure how prices of all heights are met, as ratio studies do", () => {
    const { overall } = aModelCard();
    const [heading = "", row = ""] = text.split("\n").slice(text.split("\n").findIndex((one) => one.startsWith("指標")));

    expect(heading.split(/ {2,}/)).toHaveLength(11);
    expect(row.split(/ {2,}/).slice(7)).toEqual(
      [overall.prd, overall.prb, overall.mki, overall.intervalScore80].map((value) => value.toFixed(3)),
    );
  });

  it("set fairness beside what the same errors give dealt anew", () => {
    const fairness = text.split("\n\n").find((table) => table.startsWith("公平さ")) ?? "";

    expect(line(fairness, "全体")).toEqual(expect.arrayContaining(["1.021", "-0.012", "0.976"]));
  });

  it("have columns in line, however wide their letters are", () => {
    for (const table of text.split("\n\n")) {
      const widths = table
        .split("\n")
        .filter((one) => !one.startsWith("このモデル"))
        .map((one) => stringWidth(one));
      expect(new Set(widths).size).toBe(1);
    }
  });

  it("tell monthly rents to a thousand yen and prices to ten thousand", () => {
    const [slice] = aModelCard().priceDeciles;
    if (!slice) throw new Error("no deciles");
    const ofRents = evaluationTables({ evaluation: aModelCard({ priceDeciles: [{ ...slice, from: 84_600, to: 999_999 }] }), dealtAnew });
    const ofPrices = evaluationTables({
      evaluation: aModelCard({ priceDeciles: [{ ...slice, from: 1_004_000, to: 123_456_789 }] }),
      dealtAnew,
    });

    expect(line(ofRents, "8.5〜")[0]).toBe("8.5〜100");
    expect(line(ofPrices, "100〜")[0]).toBe("100〜12,346");
  });

  it("sum up areas beyond the listed ones", () => {
    const { areas, ...slice } = { areas: 12, n: 30, mdape: 0.2, ppe10: 0.3, medianRatio: 1, coverage80: 0.7, medianBandWidth: 0.5 };

    expect(line(evaluationTables({ evaluation: aModelCard({ otherAreas: { areas, ...slice } }), dealtAnew }), "ほか12市区町村")[1]).toBe(
      "30",
    );
  });
});

describe("the tables of rolling origins", () => {
  const origin = (year: number) => ({ trainUntil: { year, quarter: 4 }, testUntil: { year: year + 1, quarter: 4 } }) as const;
  const card = aModelCard();
  const worse = aModelCard({
    overall: { ...card.overall, mdape: 0.12, worstWardCoverage80: null },
    horizons: card.horizons.slice(0, 2).map((slice) => ({ ...slice, mdape: 0.11 })),
  });
  const text = rollingTables([
    { origin: origin(2021), evaluation: card, dealtAnew, trainSeconds: 1 },
    { origin: origin(2022), evaluation: worse, dealtAnew, trainSeconds: 1 },
  ]);

  it("have a row for each origin", () => {
    expect(line(text, "2021Q4→2022Q4").slice(0, 3)).toEqual(["2021Q4→2022Q4", "6,725", "9.80"]);
    expect(line(text, "2022Q4→2023Q4")).toEqual(expect.arrayContaining(["12.00", "-"]));
  });

  it("have the fairness of each origin", () => {
    const tables = text.split("\n\n").filter((table) => /^(?:公平さ|推定価格ごとの比中央値)/.test(table));

    expect(tables.map((table) => line(table, "2022Q4→2023Q4").length)).toEqual([7, 11]);
  });

  it("have a row for each quarter after each origin, and their mean over the origins that reached it", () => {
    expect(line(text, "1四半期目 2021Q4から")[2]).toBe("9.20");
    expect(line(text, "1四半期目 平均").slice(1, 3)).toEqual(["3,404", "10.10"]);
    expect(line(text, "4四半期目 平均").slice(1, 3)).toEqual(["1,681", "10.50"]);
  });
});
