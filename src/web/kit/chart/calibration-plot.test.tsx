import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CalibrationPlot } from "./calibration-plot.tsx";

const html = renderToStaticMarkup(
  <CalibrationPlot
    title="約束と結果"
    steadyFrom={100}
    series={[
      {
        name: "±10%以内の確率",
        mark: "dot",
        points: [
          { stated: 0.556, actual: 0.5, n: 2148 },
          { stated: 0.72, actual: 0.9, n: 99 },
        ],
      },
      { name: "80%の幅", mark: "diamond", points: [{ stated: 0.8, actual: 0.801, n: 6725 }] },
    ]}
  />,
);

describe("the calibration plot", () => {
  it("puts each point at what was stated, as high as what came true", () => {
    expect(html).toContain('<svg x="55.6%" y="50%"');
    expect(html).toContain('<svg x="80%" y="19.9%"');
  });

  it("draws a point of few cases hollow, and only that", () => {
    const marks = html.slice(0, html.indexOf("<figcaption"));

    expect(marks.match(/stroke-brand fill-brand/g)).toHaveLength(1);
    expect(marks.match(/stroke-brand fill-card/g)).toHaveLength(1);
  });

  it("says what a hollow point means, where there is one", () => {
    const steady = renderToStaticMarkup(
      <CalibrationPlot
        title="約束と結果"
        steadyFrom={10}
        series={[{ name: "80%の幅", mark: "diamond", points: [{ stated: 0.8, actual: 0.8, n: 10 }] }]}
      />,
    );

    expect(html).toContain("100件より少なく、揺れやすい");
    expect(steady).not.toContain("揺れやすい");
  });

  it("tells series apart by shape and name, not by colour alone", () => {
    expect(html).toMatch(/<rect [^>]*rotate\(45\)[^>]*><\/rect><\/svg>80%の幅/);
    expect(html).toMatch(/<circle [^>]*><\/circle><\/svg>±10%以内の確率/);
  });

  it("names itself and gives the same figures as a table", () => {
    const table = html.slice(html.indexOf("<table")).replaceAll(/<[^>]*>/g, " ");

    expect(html).toContain('aria-label="約束と結果。斜めの線に近いほど、約束どおりです。"');
    expect(table.replaceAll(/ +/g, " ")).toContain("±10%以内の確率 55.6% 50% 2,148件");
  });
});
