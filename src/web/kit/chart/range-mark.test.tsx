import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RangeMark } from "./range-mark.tsx";

const range = {
  low: 240,
  mean: 338,
  high: 410,
  format: (value: number) => `${value}円`,
  title: "修繕積立金の目安",
  valueLabel: "この建物",
};

describe("a value against a range", () => {
  it("says value, range and mean in words", () => {
    expect(renderToStaticMarkup(<RangeMark {...range} value={352} />)).toContain(
      'aria-label="修繕積立金の目安。この建物 352円。目安の幅は 240円 から 410円、平均 338円。"',
    );
  });

  it("draws no mark for a value that is not known", () => {
    const html = renderToStaticMarkup(<RangeMark {...range} value={null} />);

    expect(html).not.toContain("この建物");
    expect(html).toContain("240円");
  });

  it.each([
    [10, "start"],
    [200, "middle"],
    [900, "end"],
  ])("keeps the label of %i on the track", (value, anchor) => {
    expect(renderToStaticMarkup(<RangeMark {...range} value={value} />)).toMatch(
      new RegExp(`text-anchor="${anchor}"[^>]*>この建物 ${value}円`),
    );
  });
});
