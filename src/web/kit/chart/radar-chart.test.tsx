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

  it("draws a missing value as a dashed axis and never as a zero", () => {
    expect(html.match(/stroke-dasharray/g)).toHaveLength(1);
    expect(html.match(/<circle/g)).toHaveLength(2);
  });
});
