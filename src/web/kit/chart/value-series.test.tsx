import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { ownShare } from "./share-bar.tsx";
import { seriesInWords, ValueSeries, ValueSeriesMini } from "./value-series.tsx";
import { seriesPlot } from "./value-series-geometry.ts";

const point = (month: string, yen: number, isNewModel = false) => ({ month, low: yen * 0.9, point: yen, high: yen * 1.1, isNewModel });
const POINTS = [point("2025-11", 80_000_000), point("2026-05", 82_000_000, true), point("2026-11", 84_000_000)];
const OWED = [
  { month: "2025-01", yen: 50_000_000 },
  { month: "2025-11", yen: 45_000_000 },
  { month: "2026-11", yen: 43_000_000 },
];

describe("a series of values on a plot", () => {
  it("runs evenly by months, its band around it, what is owed within the same months", () => {
    const { line, band, owed, equity, years } = seriesPlot(POINTS, OWED);

    expect(line.map(([x]) => x)).toEqual([0, 50, 100]);
    expect(band).toHaveLength(6);
    expect(owed.map(([x]) => x)).toEqual([0, 100]);
    expect(equity).toHaveLength(5);
    expect(years).toEqual([{ year: 2026, at: expect.closeTo(16.67, 1) }]);
  });

  it("shows no slope to a loan of which nothing is known before, and no loan that nobody ever had", () => {
    const late = seriesPlot(POINTS, [{ month: "2026-11", yen: 43_000_000 }]);
    const none = seriesPlot(POINTS, [{ month: "2026-11", yen: 0 }]);

    expect(late.equity.map(([x]) => x)).toEqual([100, 100]);
    expect([none.owed, none.equity]).toEqual([[], []]);
  });

  it("has every value on its axis, the larger the higher", () => {
    const { line, band, owed } = seriesPlot(POINTS, OWED);
    const heights = [...line, ...band, ...owed].map(([, y]) => y);

    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(100);
    expect(line[2]?.[1] ?? 100).toBeLessThan(line[0]?.[1] ?? 0);
  });

  it("names the year of a span in which none begins, and few of many", () => {
    expect(seriesPlot([point("2026-03", 1), point("2026-11", 1)], []).years).toEqual([{ year: 2026, at: 0 }]);
    expect(seriesPlot([point("1990-01", 1), point("2026-11", 1)], []).years.length).toBeLessThanOrEqual(7);
  });
});

describe("a drawn series", () => {
  const events = [{ month: "2026-02", label: "リフォーム" }];

  it("says what it shows, with its band and what is owed", () => {
    expect(seriesInWords("家", POINTS, OWED)).toBe(
      "家。2025年11月は8,000万円、2026年11月は8,400万円（80%の幅 7,560万円から9,240万円）。ローン残高は4,300万円。",
    );
    expect(seriesInWords("家", POINTS, [])).not.toContain("ローン");
  });

  it("has a legend for what there is", () => {
    const all = textOf(renderToStaticMarkup(<ValueSeries title="家" points={POINTS} owed={OWED} events={events} />));
    const plain = textOf(renderToStaticMarkup(<ValueSeries title="家" points={[point("2026-10", 1), point("2026-11", 1)]} owed={[]} />));

    for (const word of ["評価額と80%の幅", "ローン残高", "純資産", "推定の方法を更新", "できごと"]) expect(all).toContain(word);
    for (const word of ["ローン残高", "純資産", "推定の方法を更新", "できごと"]) expect(plain).not.toContain(word);
  });

  it("is nothing of one point, which is no series", () => {
    expect(renderToStaticMarkup(<ValueSeries title="家" points={POINTS.slice(0, 1)} owed={OWED} />)).toBe("");
    expect(renderToStaticMarkup(<ValueSeriesMini title="家" points={[]} owed={[]} />)).toBe("");
  });

  it("small names what belongs to the owner where there is room for it", () => {
    const small = (yen: number) =>
      textOf(renderToStaticMarkup(<ValueSeriesMini title="家" points={POINTS} owed={OWED.map((one) => ({ ...one, yen }))} />));

    expect(small(10_000_000)).toContain("純資産");
    expect(small(83_000_000)).not.toContain("純資産");
  });
});

it.each([
  [{ own: 40, owed: 60 }, 0.4],
  [{ own: -10, owed: 60 }, 0],
  [{ own: 40, owed: 0 }, 1],
  [{ own: 0, owed: 0 }, 0],
])("the owner's share of %j is %d", (of, share) => {
  expect(ownShare(of)).toBe(share);
});
