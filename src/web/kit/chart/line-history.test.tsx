import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { quarterAt } from "#kernel/quarter.ts";
import { LineHistory } from "./line-history.tsx";
import { axisTicks, yearLabels } from "./line-history-geometry.ts";

describe("axis ticks", () => {
  it.each([
    { low: 1_012_000, high: 1_275_000, ticks: [1_000_000, 1_100_000, 1_200_000, 1_300_000] },
    { low: 0, high: 10, ticks: [0, 5, 10] },
    { low: 500_000, high: 500_000, ticks: [500_000] },
  ])("covers $low to $high with round steps", ({ low, high, ticks }) => {
    expect(axisTicks(low, high)).toEqual(ticks);
  });

  it("always covers the data with few steps", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_000 }), fc.integer({ min: 0, max: 9_000_000 }), (low, span) => {
        const ticks = axisTicks(low, low + span);

        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe("year labels", () => {
  const from2020 = (count: number) => Array.from({ length: count }, (_, index) => quarterAt(2020 * 4 + index));

  it("labels the first quarter of each year", () => {
    expect(yearLabels(from2020(9)).map(({ index, year }) => [index, year])).toEqual([
      [0, 2020],
      [4, 2021],
      [8, 2022],
    ]);
  });

  it("thins the labels of a long series", () => {
    expect(yearLabels(from2020(80)).length).toBeLessThanOrEqual(8);
  });

  it("still labels a series that starts in autumn", () => {
    expect(yearLabels([{ year: 2025, quarter: 4 }]).map(({ year }) => year)).toEqual([2025]);
  });
});

describe("line history", () => {
  const rows = [
    { quarter: { year: 2025, quarter: 1 as const }, value: 1_012_000, n: 3 },
    { quarter: { year: 2025, quarter: 2 as const }, value: 1_275_000, n: 12 },
  ];
  const html = renderToStaticMarkup(<LineHistory title="豊洲の㎡単価" rows={rows} format={(value) => `${value / 10_000}万円/㎡`} />);

  it("draws the line on the server and names it with its newest value", () => {
    expect(html).toContain("<path");
    expect(html).toContain("豊洲の㎡単価。2025年第2四半期は127.5万円/㎡。");
  });

  it("gives the same figures as a table, newest first, with how many sales they rest on", () => {
    const table = html.slice(html.indexOf("<table"));

    expect(table.indexOf("2025年第2四半期")).toBeLessThan(table.indexOf("2025年第1四半期"));
    expect(table).toContain("12件");
  });

  it("keeps time even where quarters have no sales", () => {
    const sparse = [2020, 2021, 2024].map((year) => ({ quarter: { year, quarter: 1 as const }, value: 1_000_000, n: 9 }));
    const drawn = renderToStaticMarkup(<LineHistory title="" rows={sparse} format={String} />);

    expect(drawn).toContain('d="M0,');
    expect(drawn).toMatch(/L25,[\d.]+L100,/);
  });

  it("draws nothing without figures", () => {
    expect(renderToStaticMarkup(<LineHistory title="" rows={[]} format={String} />)).toBe("");
  });
});
