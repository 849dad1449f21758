import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { bandInWords, PriceBand } from "./price-band.tsx";

describe("price band", () => {
  it("says point, band and asking price in words for those who do not see the picture", () => {
    expect(bandInWords({ low: 73_500_000, point: 82_400_000, high: 93_100_000, asking: 89_800_000 })).toBe(
      "AI推定価格 8,240万円。80%の幅は 7,350万円 から 9,310万円。売出価格 8,980万円。",
    );
  });

  it("shows both ends of the band, and no asking price when there is none", () => {
    const html = renderToStaticMarkup(<PriceBand low={73_500_000} point={82_400_000} high={93_100_000} asking={null} />);

    expect(html).toContain("7,350万円");
    expect(html).toContain("9,310万円");
    expect(html).not.toContain("売出");
  });

  it("points off the track at an asking price far outside the band", () => {
    const html = renderToStaticMarkup(<PriceBand low={73_500_000} point={82_400_000} high={93_100_000} asking={300_000_000} />);

    expect(html).toContain("売出 3億円 →");
  });

  it("draws band, estimate and asking price where they belong on the track", () => {
    const html = renderToStaticMarkup(<PriceBand low={80} point={100} high={120} asking={120} />);
    const places = [...html.matchAll(/<(rect|line) (?:x|x1)="([\d.]+)%"/g)].map(([, kind, at]) => `${kind} ${Math.round(Number(at))}`);

    expect(places).toEqual(["rect 21", "rect 50", "line 79"]);
    expect(html).toMatch(/width="58\.8\d*%"/);
  });

  it("centres a label on its place, puts it beside a narrow band, and keeps it on the track near an edge", () => {
    const anchors = (asking: number) => {
      const html = renderToStaticMarkup(<PriceBand low={73_500_000} point={82_400_000} high={93_100_000} asking={asking} />);
      return [...html.matchAll(/text-anchor="(\w+)"[^>]*>([^<]+)/g)].map(([, anchor, text]) => `${text}: ${anchor}`);
    };

    expect(anchors(82_400_000)).toEqual(["7,350万円: middle", "9,310万円: middle", "売出 8,240万円: middle"]);
    expect(anchors(300_000_000)).toEqual(["7,350万円: end", "9,310万円: start", "売出 3億円 →: end"]);
  });
});
