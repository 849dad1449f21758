import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { quarterAt } from "#kernel/quarter.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { barGeometry } from "./bar-geometry.ts";
import { BarRows } from "./bar-rows.tsx";
import { CalibrationPlot } from "./calibration-plot.tsx";
import { FactorBars, type FactorRow } from "./factor-bars.tsx";
import { LineCompare } from "./line-compare.tsx";
import { LineHistory } from "./line-history.tsx";
import { bandInWords, PriceBand } from "./price-band.tsx";
import { RadarChart } from "./radar-chart.tsx";
import { RangeMark } from "./range-mark.tsx";
import { StackedRows } from "./stacked-rows.tsx";
import { YearLabels } from "./year-labels.tsx";

const nameOf = (html: string) => /aria-label="([^"]*)"/.exec(html)?.[1];
/** The texts of a table, row by row, its headings first. */
const tableOf = (html: string) =>
  [...html.slice(html.indexOf("<table")).matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => textOf(cell)),
  );

describe("bars on one scale", () => {
  it("stay in their cell, begin at the middle line and point the way of their number", () => {
    const amounts = fc.array(fc.option(fc.integer({ min: -90_000_000, max: 90_000_000 })), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amounts, (values) => {
        barGeometry(values).forEach((bar, index) => {
          const value = values[index] ?? null;
          expect(bar === null).toBe(value === null);
          if (bar === null || value === null) return;
          expect(bar.direction).toBe(value < 0 ? "down" : "up");
          expect(bar.left).toBeGreaterThanOrEqual(-1e-9);
          expect(bar.left + bar.width).toBeLessThanOrEqual(100 + 1e-9);
          expect(bar.direction === "down" ? bar.left + bar.width : bar.left).toBeCloseTo(50, 9);
        });
      }),
    );
  });

  it("keep the proportion of their numbers", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (one, other) => {
        const [a, b] = barGeometry([one, -other]).map((bar) => bar?.width ?? 0);

        expect((a ?? 0) * other).toBeCloseTo((b ?? 0) * one, 3);
        expect(Math.max(a ?? 0, b ?? 0)).toBeCloseTo(50, 9);
      }),
    );
  });
});

describe("reasons in yen", () => {
  const draw = (rows: readonly FactorRow[]) => renderToStaticMarkup(<FactorBars caption="価格の理由" rows={rows} />);

  it("say why there is no number, each in its own words", () => {
    expect(
      tableOf(
        draw([
          { label: "立地", yen: 9_800_000 },
          { label: "階・向き", yen: null, absent: "推定に使っていません" },
          { label: "築年", yen: null },
        ]),
      ).slice(1),
    ).toEqual([
      ["立地", "", "+980万円"],
      ["階・向き", "", "推定に使っていません"],
      ["築年", "", "入力なし"],
    ]);
  });

  it("hide their bars from those who hear the table", () => {
    expect(draw([{ label: "立地", yen: 1 }])).toMatch(/<td aria-hidden="true"><svg/);
  });
});

describe("amounts from zero", () => {
  const rows = [
    { label: "2024年", value: 50, text: "50件" },
    { label: "2025年", value: 0.2, text: "0.2件" },
    { label: "2026年", value: 300, text: "300件" },
  ];
  const widths = (full?: number) =>
    [
      ...renderToStaticMarkup(
        <BarRows caption="件数" labelHeading="年" valueHeading="件数" rows={rows} {...(full === undefined ? {} : { full })} />,
      ).matchAll(/<rect width="([^"]+)"/g),
    ].map(([, width]) => width);

  it("are drawn against the greatest of them, or against what is said to be full; a trace is still seen", () => {
    expect(widths(100)).toEqual(["50%", "2", "100%"]);
    expect(widths()).toEqual([`${(50 / 300) * 100}%`, "2", "100%"]);
  });

  it("name their columns to those who hear them", () => {
    const html = renderToStaticMarkup(<BarRows caption="件数" labelHeading="年" valueHeading="成約" rows={rows} />);

    expect(tableOf(html)[0]).toEqual(["年", "図", "成約"]);
    expect(tableOf(html)[1]).toEqual(["2024年", "", "50件"]);
  });
});

describe("amounts made of parts", () => {
  const draw = (rows: Parameters<typeof StackedRows>[0]["rows"]) =>
    renderToStaticMarkup(
      <StackedRows
        caption="人口"
        labelHeading="年"
        parts={["0〜14歳", "15〜64歳", "65歳以上"]}
        rows={rows}
        format={(value) => `${value}人`}
      />,
    );

  it("have every part in the table, with the sum, and none where a part is not told", () => {
    expect(
      tableOf(
        draw([
          { label: "2025年", values: [10, 60, 30] },
          { label: "2050年", values: [5, 40] },
        ]),
      ),
    ).toEqual([
      ["年", "0〜14歳", "15〜64歳", "65歳以上", "合計"],
      ["2025年", "10人", "60人", "30人", "100人"],
      ["2050年", "5人", "40人", "0人", "45人"],
    ]);
  });

  it("are told apart without colour, in the legend and in the rows alike", () => {
    const html = draw([{ label: "2025年", values: [10, 60, 30] }]);
    const looks = [...html.matchAll(/<rect [^>]*class="([^"]+)"/g)].map(([, look]) => look);

    expect(new Set(looks.slice(0, 3)).size).toBe(3);
    expect(looks.slice(3)).toEqual(looks.slice(0, 3));
  });

  it("are nothing but empty rows where nobody lives", () => {
    expect(draw([{ label: "2025年", values: [0, 0, 0] }])).not.toContain("NaN");
  });
});

describe("an asking rent on the band", () => {
  const words = { name: "AI推定賃料", asked: "入力した家賃", mark: "家賃", amount: (yen: number) => `${yen / 10_000}万円` };

  it("is named as a rent, in the picture and in its words", () => {
    const band = { low: 180_000, point: 200_000, high: 220_000, asking: 250_000 };
    const html = renderToStaticMarkup(<PriceBand {...band} words={words} />);

    expect(nameOf(html)).toBe("AI推定賃料 20万円。80%の幅は 18万円 から 22万円。入力した家賃 25万円。");
    expect(textOf(html)).toContain("家賃 25万円");
    expect(textOf(html)).not.toContain("売出");
  });

  it("points to the left where it lies below the track", () => {
    expect(textOf(renderToStaticMarkup(<PriceBand low={180_000} point={200_000} high={220_000} asking={1000} words={words} />))).toContain(
      "← 家賃 0.1万円",
    );
  });

  it("says nothing of an asking price where there is none", () => {
    expect(bandInWords({ low: 1, point: 2, high: 3, asking: null }, words)).not.toContain("入力した家賃");
  });
});

describe("a value against a usual range", () => {
  it("is drawn where it belongs on a track from zero, beyond the range too", () => {
    const places = (value: number | null) => {
      const html = renderToStaticMarkup(
        <RangeMark low={200} mean={300} high={400} value={value} format={String} title="修繕積立金" valueLabel="この建物" />,
      );
      return [...html.matchAll(/<(?:rect|line) x1?="([\d.]+)%"/g)].map(([, at]) => Math.round(Number(at)));
    };

    expect(places(null)).toEqual([43, 65]);
    expect(places(100)).toEqual([43, 65, 22]);
    expect(places(800)).toEqual([22, 33, 87]);
  });
});

describe("scores on axes", () => {
  const draw = (values: readonly (number | null)[]) =>
    renderToStaticMarkup(<RadarChart title="6分野" axes={values.map((value, index) => ({ label: `分野${index + 1}`, value }))} />);

  it("stand beside their axes as whole numbers, and as 「データなし」 where there is none", () => {
    expect(textOf(draw([62.4, null, 45.5]))).toBe("分野162分野2データなし分野346");
    expect(nameOf(draw([62.4, null, 45.5]))).toBe("6分野。分野1 62点、分野2 データなし、分野3 46点。");
  });

  it("fill no area beside a gap, and none at all where everything is missing", () => {
    const areas = (values: readonly (number | null)[]) =>
      (/ d="([^"]*)" class="fill-brand\/15"/.exec(draw(values))?.[1] ?? "").split("M").length - 1;

    expect([areas([50, 50, 50, 50, 50, 50]), areas([50, null, 50, 50, 50, 50]), areas([null, null, null])]).toEqual([6, 4, 0]);
  });
});

describe("a history", () => {
  const rows = (values: readonly number[], n = 9) => values.map((value, index) => ({ quarter: quarterAt(2023 * 4 + index), value, n }));
  const draw = (values: readonly number[], n = 9) =>
    renderToStaticMarkup(<LineHistory title="豊洲の㎡単価" rows={rows(values, n)} format={(value) => `${value}円`} />);

  it.each([
    [4, "fill-card"],
    [5, "fill-brand"],
  ])("of %i sales a quarter is drawn %s", (n, look) => {
    expect(draw([100, 110], n)).toMatch(new RegExp(`<circle[^>]*class="${look}`));
  });

  it("of one quarter is a dot, named with its value", () => {
    const html = draw([100]);

    expect(nameOf(html)).toBe("豊洲の㎡単価。2023年第1四半期は100円。");
    expect(html.match(/<circle/g)).toHaveLength(1);
    expect(html).not.toContain("NaN");
  });

  it("draws a higher value higher", () => {
    const [low = 0, high = 0] = [...draw([100, 900]).matchAll(/<circle cx="[\d.]+%" cy="([\d.]+)%"/g)].map(([, at]) => Number(at));

    expect(high).toBeLessThan(low);
  });
});

describe("lines on one scale", () => {
  const series = (name: string, from: number, values: readonly number[]) => ({
    name,
    rows: values.map((value, index) => ({ quarter: quarterAt(from + index), value, n: 7 })),
  });
  const draw = (...all: ReturnType<typeof series>[]) =>
    renderToStaticMarkup(<LineCompare title="単価" series={all} format={(value) => `${value}円`} />);

  it("leave out a series without a sale, in the legend and in the table", () => {
    const html = draw(series("豊洲", 8000, [1, 2, 3]), series("月島", 8000, []));

    expect(html).not.toContain("月島");
    expect(tableOf(html)[0]).toEqual(["時期", "豊洲"]);
  });

  it("share their quarters: each begins where its first sale was", () => {
    const html = draw(series("豊洲", 8000, [1, 2, 3, 4, 5]), series("月島", 8002, [1, 2, 3]));

    expect([...html.matchAll(/<path[^>]* d="M([\d.]+),/g)].map(([, at]) => Number(at))).toEqual([0, 50]);
  });
});

describe("years under a line", () => {
  const draw = (count: number) =>
    renderToStaticMarkup(
      <svg aria-hidden="true">
        <YearLabels
          years={Array.from({ length: count }, (_, index) => ({ index, year: 2020 + index }))}
          x={(at) => at * 10}
          className="y"
        />
      </svg>,
    );

  it("stand under their points, every other one on a phone where there are many", () => {
    expect([...draw(3).matchAll(/<text x="([^"]+)"[^>]*>([^<]+)/g)].map(([, x, year]) => `${x} ${year}`)).toEqual([
      "0% 2020年",
      "10% 2021年",
      "20% 2022年",
    ]);
    expect([draw(4).includes("max-sm:even:hidden"), draw(5).includes("max-sm:even:hidden")]).toEqual([false, true]);
  });
});

it("a plot of promises writes shares without needless digits, and numbers of cases with their thousands", () => {
  const points = [
    { stated: 0.8, actual: 1, n: 12_345 },
    { stated: 0.333, actual: 0, n: 3 },
  ];
  const html = renderToStaticMarkup(<CalibrationPlot title="約束" steadyFrom={10} series={[{ name: "幅", mark: "dot", points }]} />);

  expect(tableOf(html).slice(1)).toEqual([
    ["幅", "80%", "100%", "12,345件"],
    ["幅", "33.3%", "0%", "3件"],
  ]);
});
