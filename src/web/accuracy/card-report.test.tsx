import fc from "fast-check";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import type { ModelCardResponse } from "#api/client/client.ts";
import { sampleCard } from "#api/client/samples.ts";
import { MODEL_KIND_NAMES } from "#kernel/home/kind-labels.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { AccuracyView } from "./accuracy.view.tsx";
import { AccuracyNotes } from "./accuracy-notes.tsx";
import { baselineRows, blindFigures, gainText, periodText } from "./accuracy-words.ts";
import { CardReport } from "./card-report.tsx";
import { BaselineTable, MeasureTable } from "./card-tables.tsx";
import { HorizonTable } from "./horizon-table.tsx";
import { PromiseReport } from "./promise-report.tsx";
import { AgeTable, AreaTable, FamiliarityTable, PriceTable } from "./slice-tables.tsx";

const html = (view: ReactNode) => renderInRouter(view, ["/", "/search"]);
const read = async (view: ReactNode) => textOf(await html(view));
const { overall } = sampleCard;
const measured = (changes: Partial<typeof overall>): ModelCardResponse => ({ ...sampleCard, overall: { ...overall, ...changes } });
const KINDS = Object.keys(MODEL_KIND_NAMES) as ModelCardResponse["kind"][];

/** The first table that is drawn, cell by cell. */
async function tableOf(view: ReactNode): Promise<string[][]> {
  const [table = ""] = /<table.*?<\/table>/s.exec(await html(view)) ?? [];
  const rows = [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) => row);
  return rows.map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => textOf(cell)));
}

describe("the report of a model", () => {
  const figureOf = async (card: ModelCardResponse, name: string) => {
    const figures = [...(await html(<CardReport card={card} />)).matchAll(/<dt[^>]*>([^<]*)<\/dt><dd>(.*?)<\/dd>/gs)];
    return textOf(figures.find(([, title]) => title === name)?.[2] ?? "");
  };

  it.each([
    ["誤差の中央値", "9.8%伏せた場合 10.0%半分の物件は"],
    ["±10%以内に入った割合", "51.0%伏せた場合 50.2%推定の上下10%"],
    ["80%の幅に入った割合", "80.1%伏せた場合 79.7%80%に近いほど"],
    ["推定できた割合", "97.3%残りは根拠が足りず「推定できません」と答えました。"],
  ])("says %s, with what it means", async (name, words) => {
    expect(await figureOf(sampleCard, name)).toContain(words);
  });

  it("is a section under the name of its kind, to which an address can lead", async () => {
    const drawn = await html(<CardReport card={{ ...sampleCard, kind: "land" }} />);

    expect(drawn).toMatch(/<section aria-labelledby="kind-land".*<h2 id="kind-land"[^>]*>土地<\/h2>/s);
  });

  it.each([
    ["condo", "同じ建物の取引を学んだか"],
    ["house", "同じ建物の取引を学んだか"],
    ["land", "似た土地の取引を学んだか"],
  ] as const)("of %s asks whether it had learned of its like: %s", async (kind, title) => {
    expect(await html(<CardReport card={{ ...sampleCard, kind }} />)).toMatch(new RegExp(`<h3[^>]*>${title}</h3>`));
  });

  it("says what it was trained on, and on what it was tested", async () => {
    const text = await read(<CardReport card={sampleCard} />);

    expect(text).toContain("学習：2020年第1四半期〜2024年第2四半期の成約 45,210件");
    expect(text).toContain("検証期間：2024年第3四半期〜2025年第2四半期");
    expect(text).toContain("2026年11月1日作成");
  });

  it("speaks of a month's rent for rents alone", async () => {
    for (const kind of KINDS)
      expect((await read(<CardReport card={{ ...sampleCard, kind }} />)).includes("ひと月の賃料")).toBe(kind === "rent");
  });
});

describe("figures with the renovation hidden", () => {
  const { mdape, ppe10, coverage80 } = overall;
  const same = { mdape, ppe10, coverage80 };

  it("are none where hiding it changes nothing", () => {
    expect(blindFigures(measured({ blind: same }))).toBeNull();
  });

  it.each(["mdape", "ppe10", "coverage80"] as const)("are told where one of them changes: %s", (name) => {
    const blind = { ...same, [name]: 0.5 };

    expect(blindFigures(measured({ blind }))).toEqual(blind);
  });
});

describe("whether the band keeps its promise", () => {
  it("is told with what lay under and over it, and where it held least", async () => {
    const text = await read(<PromiseReport card={measured({ worstWardCoverage80: null })} />);

    expect(text).toContain("幅より安く売れたのは9.4%、高く売れたのは10.5%でした。");
    expect(text).toContain("地域ではデータなし、価格帯では78.1%でした（検証した成約が200件以上のもの）");
  });

  it("is drawn as a picture with both promises in its table", async () => {
    const drawn = await html(<PromiseReport card={sampleCard} />);

    expect(drawn).toMatch(/role="img" aria-label="約束した確率と実際の割合/);
    expect(textOf(drawn)).toContain("±10%以内の確率72%78%87件");
    expect(textOf(drawn)).toContain("80%の幅80%80.1%6,725件");
  });
});

describe("the comparison with simpler ways", () => {
  it("has the model among them by its error, and no gain over itself", async () => {
    const rows = await tableOf(<BaselineTable card={sampleCard} />);

    expect(rows).toEqual([
      ["方法", "誤差の中央値", "±10%以内"],
      ["このモデル似た成約と機械学習", "9.8%", "51%"],
      ["似た成約だけ条件の近い成約の㎡単価の中央値モデルの誤差はこれより31%少ない", "14.2%", "37%"],
      ["回帰式広さ、築年、時期などの一次式モデルの誤差はこれより42%少ない", "16.8%", "32%"],
      ["町の中央値同じ町の㎡単価の中央値モデルの誤差はこれより57%少ない", "22.7%", "24%"],
    ]);
  });

  it("is as honest where the model is beaten", async () => {
    const baselines = { ...sampleCard.baselines, hedonic: { mdape: 0.049, ppe10: 0.8 } };
    const [, best, second] = await tableOf(<BaselineTable card={{ ...sampleCard, baselines }} />);

    expect(best?.[0]).toContain("回帰式広さ、築年、時期などの一次式モデルの誤差はこれより100%多い");
    expect(second?.[0]).toContain("このモデル");
  });

  it("has the model's own figures in bold, and those of no other way", async () => {
    const drawn = await html(<BaselineTable card={sampleCard} />);

    expect([...drawn.matchAll(/<b>([^<]*)<\/b>/g)].map(([, text]) => text)).toEqual(["9.8%"]);
    expect(drawn).toMatch(/<span class="font-bold text-brand">このモデル<\/span>/);
  });

  it("stands from the smallest error to the largest, whatever they are", () => {
    const way = fc.record({ mdape: fc.double({ min: 0.01, max: 0.9, noNaN: true }), ppe10: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(way, way, way, (townMedian, comparables, hedonic) => {
        const rows = baselineRows({ overall, baselines: { townMedian, comparables, hedonic } });
        const errors = rows.map(({ mdape }) => mdape);
        expect(errors).toEqual(errors.toSorted((a, b) => a - b));
        for (const { mdape, gain } of rows) if (gain !== null) expect(gain > 0).toBe(mdape > overall.mdape);
      }),
    );
  });

  it.each([
    [1, "100%少ない"],
    [0.004, "0%少ない"],
    [-1, "100%多い"],
  ])("a gain of %d: %s", (gain, words) => expect(gainText(gain)).toBe(words));
});

describe("the further measures", () => {
  const measureOf = async (card: ModelCardResponse, name: string) =>
    (await tableOf(<MeasureTable card={card} />)).find(([title]) => title === name)?.[2];

  it("are told each with what it should be", async () => {
    const rows = await tableOf(<MeasureTable card={sampleCard} />);

    expect(rows.map(([name, , value]) => `${name} ${value}`)).toEqual([
      "指標 値",
      "±5%以内 28.0%",
      "±20%以内 82.0%",
      "30%超 5.2%",
      "平均の誤差 12.1%",
      "対数RMSE 0.168",
      "かたより −0.2%",
      "幅の広さ 31.0%",
      "幅の得点 0.510",
      "COD 12.1",
      "PRD 1.010",
      "PRB −0.020",
      "MKI 0.982",
    ]);
    expect(rows.flat().join()).toMatch(/目安 15以下.*目安 0\.98〜1\.03.*目安 −0\.05〜0\.05.*目安 0\.95〜1\.05/);
  });

  it.each([
    [0.982, "−1.8%"],
    [1.004, "+0.4%"],
    [1, "±0.0%"],
    [0.9999, "±0.0%"],
    [1.0004, "±0.0%"],
  ])("a median ratio of %d leans by %s", async (medianRatio, text) => {
    expect(await measureOf(measured({ medianRatio }), "かたより")).toBe(text);
  });

  it("writes a PRB over zero without a sign, and one under it with a true minus", async () => {
    expect(await measureOf(measured({ prb: 0.031 }), "PRB")).toBe("0.031");
    expect(await measureOf(measured({ prb: -0.031 }), "PRB")).toBe("−0.031");
  });
});

describe("the parts of a test", () => {
  const SLICE = ["誤差の中央値", "±10%以内", "80%の幅の中", "件数"];
  const WIDE = ["推定÷実際", "幅の広さ"];

  it.each([
    ["areas", <AreaTable key="a" card={sampleCard} />, "区市町村", WIDE],
    ["prices", <PriceTable key="p" card={sampleCard} />, "推定価格", WIDE],
    ["ages", <AgeTable key="g" card={sampleCard} />, "築年", WIDE],
    ["what was learned", <FamiliarityTable key="f" card={sampleCard} />, "学んだ取引", []],
  ] as const)("by %s have the same figures under the same names", async (_, table, heading, wide) => {
    expect((await tableOf(table))[0]).toEqual([heading, ...SLICE, ...wide]);
  });

  it("have a row each, in the order of the card", async () => {
    const names = async (table: ReactNode) => (await tableOf(table)).slice(1).map(([name]) => name);

    expect(await names(<HorizonTable card={sampleCard} />)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((ahead) => `${ahead}四半期先`));
    expect(await names(<FamiliarityTable card={sampleCard} />)).toEqual(["あり", "なし", "うち、同じ町で同じ築年の取引もなし"]);
    expect(await names(<FamiliarityTable card={{ ...sampleCard, kind: "land" }} />)).toContain("うち、同じ町の取引もなし");
    expect((await names(<AgeTable card={sampleCard} />)).at(-1)).toBe("築年のデータなし参考");
    expect((await names(<PriceTable card={sampleCard} />)).at(-1)).toBe("7,300万〜4億1,200万円");
  });

  it.each([
    [99, true],
    [100, false],
  ])("with %i tested sales are marked 参考: %j, which is explained where areas are", async (n, isMarked) => {
    const areas = sampleCard.areas.map((area) => ({ ...area, n }));
    const text = await read(<AreaTable card={{ ...sampleCard, areas }} />);

    expect(text.includes("江東区参考")).toBe(isMarked);
    expect(text.includes("「参考」は検証した成約が100件より少なく")).toBe(isMarked);
  });

  it("tell errors and coverage to a tenth, shares and widths whole, and ratios to a thousandth", async () => {
    const figures = { n: 12_345, mdape: 0.1234, ppe10: 0.505, coverage80: 0.7949, medianRatio: 1, medianBandWidth: 0.305 };
    const ageBands = [{ ...figures, from: 6, to: 10 }];

    expect((await tableOf(<AgeTable card={{ ...sampleCard, ageBands }} />))[1]).toEqual([
      "6〜10年",
      "12.3%",
      "51%",
      "79.5%",
      "12,345",
      "1.000",
      "31%",
    ]);
  });

  it("are named for a screen reader, row by row, and leave out on a phone only what can be missed there", async () => {
    const drawn = await html(<AgeTable card={sampleCard} />);
    const hidden = [...drawn.matchAll(/<th scope="col" class="[^"]*max-sm:hidden[^"]*">(.*?)<\/th>/gs)].map(([, name = ""]) =>
      textOf(name),
    );

    expect(drawn.match(/<th scope="row"/g)).toHaveLength(sampleCard.ageBands.length);
    expect(drawn).toMatch(/<caption class="sr-only">築年ごとの精度<\/caption>/);
    expect(hidden).toEqual(WIDE);
  });

  it("break a range of prices between its ends only", async () => {
    expect(await html(<PriceTable card={sampleCard} />)).toContain(
      '<span class="amount">620万〜</span><wbr/><span class="amount">1,840万円</span>',
    );
  });

  it.each([
    [{ from: 6, to: 10 }, "6〜10年"],
    [{ from: 31, to: null }, "31年以上"],
    [{ from: null, to: null }, "築年のデータなし"],
  ])("by age %j: %s", async (band, name) => {
    const [age] = sampleCard.ageBands;
    if (!age) throw new Error("the sample has no age");

    expect((await tableOf(<AgeTable card={{ ...sampleCard, ageBands: [{ ...age, ...band }] }} />))[1]?.[0]).toBe(name);
  });

  it("sum up what is not listed in one last row", async () => {
    const otherAreas = { ...overall, areas: 41, n: 812 };
    const rows = await tableOf(<AreaTable card={{ ...sampleCard, otherAreas }} />);

    expect(rows.at(-1)?.slice(0, 5)).toEqual(["ほかの41市区町村", "9.8%", "51%", "80.1%", "812"]);
    expect(rows).toHaveLength(sampleCard.areas.length + 2);
  });

  it("without a single sale have no data, which is said in every table", async () => {
    const empty = { ...sampleCard, areas: [], familiarity: [], priceDeciles: [], ageBands: [], horizons: [] };
    const tables = [AreaTable, FamiliarityTable, PriceTable, AgeTable, HorizonTable];

    for (const Table of tables) expect((await tableOf(<Table card={empty} />))[1]).toEqual(["データなし"]);
  });
});

const NONE = { city: "", onCity: () => undefined };

describe("the page of accuracy", () => {
  it("leads to each kind where there are several, in the order of the cards", async () => {
    const cards = (["house", "condo", "rent"] as const).map((kind) => ({ ...sampleCard, kind }));
    const [nav = ""] = /<table.*?<\/table>/s.exec(await html(<AccuracyView {...NONE} cards={cards} />)) ?? [];

    expect([...nav.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, name]) => [href, name])).toEqual([
      ["#kind-house", "中古一戸建て"],
      ["#kind-condo", "中古マンション"],
      ["#kind-rent", "マンションの賃料"],
    ]);
    expect(await html(<AccuracyView {...NONE} cards={[sampleCard]} />)).not.toContain("<nav");
  });

  it("without a model leads to the search, and where it failed to trying again", async () => {
    expect(await html(<AccuracyView {...NONE} cards={[]} />)).toMatch(/href="\/search"[^>]*>物件を検索する/);
    expect(await read(<AccuracyView {...NONE} cards={null} />)).not.toContain("公開できるモデルがまだありません");
    expect(await read(<AccuracyView {...NONE} cards={[]} />)).not.toContain("再試行");
  });

  it.each([[null], [[]], [[sampleCard]]])("says what figures cannot say, whatever there is (%#)", async (cards) => {
    expect(await read(<AccuracyView {...NONE} cards={cards} />)).toContain(await read(<AccuracyNotes />));
  });
});

describe("a period", () => {
  it.each([
    ["2025Q2", "2025Q2", "2025年第2四半期"],
    ["2024Q3", "2025Q2", "2024年第3四半期〜2025年第2四半期"],
    ["いつか", "2025Q2", "いつか〜2025年第2四半期"],
  ])("from %s until %s: %s", (from, until, words) => expect(periodText(from, until)).toBe(words));
});
