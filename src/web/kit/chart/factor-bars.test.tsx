import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { barGeometry } from "./bar-geometry.ts";
import { FactorBars } from "./factor-bars.tsx";

describe("bar geometry", () => {
  it("draws gains to the right, losses to the left, and nothing where there is no number", () => {
    expect(barGeometry([980, -490, null, 0])).toEqual([
      { left: 50, width: 50, direction: "up" },
      { left: 25, width: 25, direction: "down" },
      null,
      { left: 50, width: 0, direction: "up" },
    ]);
  });

  it("survives rows without any number", () => {
    expect(barGeometry([null, null])).toEqual([null, null]);
  });
});

describe("factor bars", () => {
  const html = renderToStaticMarkup(
    <FactorBars
      caption="理由"
      rows={[
        { label: "立地", yen: 9_800_000 },
        { label: "築年", yen: -6_100_000 },
        { label: "階・向き", yen: null },
        { label: "市況", yen: 0 },
      ]}
    />,
  );

  it("is a table whose rows read as text", () => {
    expect(html).toContain("<caption");
    expect(html).toContain("+980万円");
    expect(html).toContain("−610万円");
  });

  it("says that there was no input instead of zero, and keeps a true zero", () => {
    expect(html.match(/入力なし/g)).toHaveLength(1);
    expect(html).toContain("±0万円");
  });

  it("draws the longest bar to the edge, a shorter one in proportion, one that is hardly there 2 px wide, and none for zero", () => {
    const drawn = renderToStaticMarkup(
      <FactorBars caption="" rows={[10_000_000, -5_000_000, 50_000, 0].map((yen, index) => ({ label: String(index), yen }))} />,
    );
    const bars = [...drawn.matchAll(/<rect x="([^"]+)" width="([^"]+)"[^>]*class="([^"]+)"/g)].map(([, ...bar]) => bar);

    expect(bars).toEqual([
      ["50%", "50%", "fill-brand"],
      ["25%", "25%", "fill-accent"],
      ["50%", "2", "fill-brand"],
    ]);
  });
});
