import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { quarterAt } from "#kernel/quarter.ts";
import { LineCompare } from "./line-compare.tsx";

const rows = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => ({ quarter: quarterAt(2024 * 4 + index), value: from + index, n: index + 1 }));
const format = (value: number) => `${value}円`;

describe("two lines on one scale", () => {
  const html = renderToStaticMarkup(
    <LineCompare
      title="㎡単価"
      format={format}
      series={[
        { name: "豊洲", rows: rows(3, 100) },
        { name: "江東区", rows: rows(4, 80) },
      ]}
    />,
  );

  it("says where each line ends", () => {
    expect(html).toContain('aria-label="㎡単価。豊洲は2024年第3四半期に102円、江東区は2024年第4四半期に83円。"');
  });

  it("tells the lines apart by more than colour", () => {
    expect(html.match(/<path[^>]*stroke-dasharray/g)).toHaveLength(1);
  });

  it("has a table twin with a gap where a series has no sale, newest first", () => {
    expect(html).toMatch(/2024年第4四半期<\/span><\/th><td[^>]*>—<\/td><td[^>]*>83円（4件）/);
  });
});

describe("a series of one point", () => {
  const html = renderToStaticMarkup(
    <LineCompare
      title="㎡単価"
      format={format}
      series={[
        { name: "この物件", rows: rows(1, 100), isUncounted: true },
        { name: "江東区", rows: rows(4, 80) },
      ]}
    />,
  );

  it("is drawn as a dot that can be found", () => {
    expect(html.match(/<circle/g)).toHaveLength(1);
  });

  it("names no number of sales where it is of none", () => {
    expect(html).toMatch(/<td[^>]*>100円<\/td><td[^>]*>80円（1件）/);
  });
});

describe("an outlook", () => {
  const series = [
    { name: "豊洲", rows: rows(3, 100) },
    { name: "江東区", rows: rows(4, 80) },
  ];
  const outlook = { of: "江東区", name: "1年後の見通し", quarter: quarterAt(2024 * 4 + 7), from: 82, low: 70, high: 120 };
  const html = renderToStaticMarkup(<LineCompare title="㎡単価" format={format} series={series} outlook={outlook} />);

  it("opens from the end of its line to a bar a year later, within the scale", () => {
    const [, from = "", high = "", low = ""] = /viewBox="0 0 100 100"[^>]*><polygon points="(\S+) (\S+) (\S+)"/.exec(html) ?? [];

    expect(from.split(",")[0]).toBe(String((100 * 3) / 7));
    expect([high.split(",")[0], low.split(",")[0]]).toEqual(["100", "100"]);
    expect(Number(high.split(",")[1])).toBeGreaterThanOrEqual(0);
    expect(Number(low.split(",")[1])).toBeLessThanOrEqual(100);
  });

  it("is named in the legend, in the picture's words and at the head of the table", () => {
    expect(html).toContain("江東区の1年後の見通し 70円〜120円（2025年第4四半期）。");
    expect(html).toMatch(/<\/svg>1年後の見通し<\/li>/);
    expect(html).toMatch(
      /2025年第4四半期<span[^>]*>1年後の見通し<\/span><\/span><\/th><td[^>]*>—<\/td><td[^>]*>70円〜120円<\/td><\/tr>.*2024年第4四半期<\/span>/,
    );
  });

  it("of a line that is not drawn is left out", () => {
    const without = renderToStaticMarkup(<LineCompare title="㎡単価" format={format} series={series.slice(0, 1)} outlook={outlook} />);

    expect(without).not.toContain("見通し");
    expect(without).not.toContain("<polygon");
  });
});

describe("less than two points", () => {
  it.each([[[]], [[{ name: "豊洲", rows: rows(1, 100) }]]])("are no line", (series) => {
    expect(renderToStaticMarkup(<LineCompare title="" series={series} format={format} />)).toBe("");
  });
});
