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

describe("less than two points", () => {
  it.each([[[]], [[{ name: "豊洲", rows: rows(1, 100) }]]])("are no line", (series) => {
    expect(renderToStaticMarkup(<LineCompare title="" series={series} format={format} />)).toBe("");
  });
});
