import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { LegendBar, legendTicks } from "./legend-bar.tsx";
import { Swatch } from "./swatch.tsx";

const classes = (...rows: readonly (readonly [number, string])[]) =>
  rows.map(([from, label], i) => ({ from, label, colour: `#00000${i}` }));
const PRICE_LEGEND = classes([0, "100万円未満"], [100, "100万円以上150万円未満"], [150, "150万円以上"]);
const DEPTH_LEGEND = classes([1, "0.5m未満"], [2, "0.5m以上3m未満"], [3, "3m以上"]);
const QUAKE_LEGEND = classes([0, "0.1%未満"], [0.1, "0.1%以上3%未満"], [3, "3%以上"]);
const RISE_LEGEND = classes([-100, "3%を超える下落"], [-3, "3%未満の上昇まで"], [3, "3%以上の上昇"]);
const KIKENDO_LEGEND = classes([1, "ランク1（危険量が低い）"], [2, "ランク2"]);
const LANDSLIDE_LEGEND = classes([1, "土砂災害警戒区域"], [2, "土砂災害特別警戒区域"]);

describe("the numbers under a legend", () => {
  it.each([
    ["prices", PRICE_LEGEND, "万円/坪", ["100", "150"]],
    ["depths", DEPTH_LEGEND, "rank", ["0.5m", "3m"]],
    ["probabilities", QUAKE_LEGEND, "%", ["0.1", "3"]],
    ["changes, with their sign", RISE_LEGEND, "%", ["-3", "+3"]],
  ] as const)("stand where classes of %s meet", (_, legend, unit, ticks) => expect(legendTicks(legend, unit)).toEqual(ticks));

  it.each([
    ["ranks", KIKENDO_LEGEND, "rank"],
    ["fifths", KIKENDO_LEGEND, "5段階"],
  ] as const)("are those of the classes themselves for %s, which have no measure", (_, legend, unit) => {
    expect(legendTicks(legend, unit)).toBeNull();
  });
});

describe("the bar of a legend", () => {
  const draw = (props: Partial<Parameters<typeof LegendBar>[0]> = {}) =>
    renderToStaticMarkup(
      <LegendBar
        title="坪単価"
        unit="万円/坪"
        legend={PRICE_LEGEND}
        ticks={legendTicks(PRICE_LEGEND, "万円/坪")}
        hasCases
        isHazard={false}
        {...props}
      />,
    );

  it("tells each class to those who do not see it, and what dots and lines mean", () => {
    expect(draw()).toContain(`aria-label="${PRICE_LEGEND.map(({ label }) => label).join("、")}"`);
    expect(textOf(draw())).toContain("5件未満データなし");
  });

  it("of hazards never lets missing colour pass for safety", () => {
    expect(textOf(draw({ isHazard: true, hasCases: false }))).toContain("色なしは安全を意味しません。");
    expect(textOf(draw({ isHazard: true, hasCases: false }))).not.toContain("5件未満");
  });

  it("names kinds of things by their names", () => {
    const text = textOf(draw({ unit: "kind", legend: LANDSLIDE_LEGEND, ticks: null }));

    expect(text).toContain("土砂災害特別警戒区域");
    expect(text).not.toContain("kind");
  });
});

it("a swatch shows a layer's colours, and is hatched where there are none", () => {
  expect(renderToStaticMarkup(<Swatch legend={PRICE_LEGEND} />)).toContain(PRICE_LEGEND[0]?.colour);
  expect(renderToStaticMarkup(<Swatch legend={null} />)).toContain("<pattern");
});
