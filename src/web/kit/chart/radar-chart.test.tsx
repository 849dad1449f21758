import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RadarChart } from "./radar-chart.tsx";

const axes = [
  { label: "地震", value: 62.4 },
  { label: "水害", value: 45 },
  { label: "子育て", value: null },
];

describe("a radar chart", () => {
  const html = renderToStaticMarkup(<RadarChart title="6項目の点数" axes={axes} />);

  it("says every value in words", () => {
    expect(html).toContain('aria-label="6項目の点数。地震 62点、水害 45点、子育て データなし。"');
  });

  it("draws a missing value as a dashed axis in a hatched part, and never as a zero", () => {
    expect(html.match(/stroke-dasharray/g)).toHaveLength(1);
    expect(html.match(/fill="url\(#/g)).toHaveLength(1);
    expect(html.match(/<circle/g)).toHaveLength(2);
  });

  it("marks what rests on little with a dashed axis and a hollow dot, and says on how much", () => {
    const unsure = renderToStaticMarkup(
      <RadarChart title="6項目の点数" axes={[...axes.slice(0, 2), { label: "治安", value: 61, note: "そろい 45%", isUnsure: true }]} />,
    );

    expect(unsure).toContain("治安 61点（そろい 45%）");
    expect(unsure.match(/stroke-dasharray/g)).toHaveLength(1);
    expect(unsure.match(/data-unsure="true"/g)).toHaveLength(1);
    expect(unsure).not.toContain("url(#");
  });

  it("says why a value is missing where that is known", () => {
    const unregistered = renderToStaticMarkup(
      <RadarChart title="6項目" axes={[...axes.slice(0, 2), { label: "建物", value: null, note: "未登録" }]} />,
    );

    expect(unregistered).toContain("建物 未登録");
    expect(unregistered).not.toContain("データなし");
  });
});
