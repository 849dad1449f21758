import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { bandAxis, MiniBand } from "./mini-band.tsx";

describe("bands of a list", () => {
  it("share one axis that holds them all, with room at both ends", () => {
    expect(
      bandAxis([
        { low: 80, high: 120 },
        { low: 60, high: 160 },
      ]),
    ).toEqual({ from: 54, to: 166 });
  });

  it("have an axis even where all is one price", () => {
    const { from, to } = bandAxis([{ low: 100, high: 100 }]);

    expect(from).toBeLessThan(100);
    expect(to).toBeGreaterThan(100);
  });

  it("stand where their prices lie on it", () => {
    const html = renderToStaticMarkup(<MiniBand axis={{ from: 0, to: 200 }} low={80} point={100} high={120} look="known" />);

    expect([...html.matchAll(/x="([\d.]+)%"/g)].map(([, at]) => Number(at))).toEqual([40, 50]);
    expect(html).toContain('width="20%"');
  });

  it.each([
    ["known", false],
    ["expected", true],
    ["untested", true],
  ] as const)("that are %s are dashed: %j", (look, isDashed) => {
    const html = renderToStaticMarkup(<MiniBand axis={{ from: 0, to: 2 }} low={0} point={1} high={2} look={look} />);

    expect(html.includes("stroke-dasharray")).toBe(isDashed);
  });
});
