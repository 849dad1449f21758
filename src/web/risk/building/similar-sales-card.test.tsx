import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { TransactionResponse } from "#api/client/client.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { sampleSale, sampleSales } from "#web/risk/samples/building-samples.ts";
import { sampleSubject } from "#web/risk/samples/samples.ts";
import { SimilarSalesCard, similarSales } from "./similar-sales-card.tsx";

const draw = (items: readonly TransactionResponse[] | null) =>
  renderToStaticMarkup(<SimilarSalesCard subject={sampleSubject} sales={items && { ...sampleSales, items: [...items] }} />);
const rows = (html: string) => [...html.matchAll(/<tr.*?<\/tr>/gs)].slice(1).map(([row]) => textOf(row));

describe("sales like the building's", () => {
  it("are told with time, price, size, unit price, layout and age", () => {
    expect(rows(draw([sampleSale()]))).toEqual(["2025年第2期8,300万円70㎡118.6万円/㎡3LDK2008年"]);
  });

  it("are named by their time, with every amount to the right", () => {
    const [row = ""] = /<tbody>.*?<\/tr>/s.exec(draw([sampleSale()])) ?? [];

    expect(textOf(/<th scope="row".*?<\/th>/s.exec(row)?.[0] ?? "")).toBe("2025年第2期");
    expect(
      [...row.matchAll(/<td class="([^"]*)"[^>]*>([^<]*)/g)].filter(([, look]) => look?.includes("text-right")).map(([, , cell]) => cell),
    ).toEqual(["8,300万円", "70㎡", "118.6万円/㎡", "2008年"]);
  });

  it("do not invent what was not published", () => {
    expect(rows(draw([sampleSale({ layout: null, builtYear: null, quarter: "いつか" })]))).toEqual([
      "いつか8,300万円70㎡118.6万円/㎡—不明",
    ]);
  });

  it("leave columns out on a phone, and never price and unit price", () => {
    const wide = [...draw([sampleSale()]).matchAll(/<th scope="col" class="([^"]*)"[^>]*>([^<]*)/g)]
      .filter(([, look]) => look?.includes("hidden") || look?.includes("max-sm"))
      .map(([, , label]) => label);

    expect(wide).toEqual(["広さ", "間取り", "築年"]);
  });

  it("are told as what they are: of the building's age, or the newest of any", () => {
    expect(textOf(draw([sampleSale()]))).toContain("江東区豊洲のマンションのうち、築年が5年以内のもの");
    expect(textOf(draw([sampleSale({ builtYear: 1980 })]))).toContain("江東区豊洲のマンションの新しい成約");
  });

  it("are none, with the place that has none, or could not be had", () => {
    expect(textOf(draw([]))).toContain("データなし江東区豊洲のマンションの成約がまだありません。");
    expect(textOf(draw(null))).toContain("再試行");
    expect(textOf(draw(null))).not.toContain("まだありません");
  });

  it("say that their figures are rounded", () => {
    expect(textOf(draw([sampleSale()]))).toContain("価格と広さは、公開元で丸められた値です。");
  });
});

describe("which sales are like a building", () => {
  const sales = fc.array(
    fc
      .record({ id: fc.nat(), builtYear: fc.option(fc.integer({ min: 1960, max: 2026 }), { nil: null }) })
      .map((changes) => sampleSale(changes)),
    { maxLength: 30 },
  );

  it.each([
    [2003, true],
    [2002, false],
    [2013, true],
    [2014, false],
  ])("built in %i and held against 2008, within five years: %s", (builtYear, isByAge) => {
    expect(similarSales([sampleSale({ builtYear })], 2008).isByAge).toBe(isByAge);
  });

  it("are ten at most, in the order they came, and all of the age where any is", () => {
    fc.assert(
      fc.property(sales, fc.integer({ min: 1960, max: 2026 }), (all, builtYear) => {
        const found = similarSales(all, builtYear);

        expect(found.sales.length).toBeLessThanOrEqual(10);
        expect(found.sales).toEqual(all.filter((sale) => found.sales.includes(sale)).slice(0, found.sales.length));
        if (found.isByAge) expect(found.sales.every((sale) => Math.abs((sale.builtYear ?? 0) - builtYear) <= 5)).toBe(true);
        if (!found.isByAge) expect(found.sales).toHaveLength(Math.min(10, all.length));
      }),
    );
  });
});
