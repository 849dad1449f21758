import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DotBand } from "./dot-band.tsx";

const html = renderToStaticMarkup(
  <DotBand
    name="似た成約"
    low={80_000_000}
    point={100_000_000}
    high={120_000_000}
    median={98_000_000}
    prices={[70_000_000, 98_000_000, 110_000_000]}
  />,
);

it("says estimate, band, median and how many sales lie in the band, for those who do not see it", () => {
  expect(html).toContain(
    'aria-label="似た成約。推定 1億円、80%の幅は 8,000万円 から 1億2,000万円。成約3件の中央値 9,800万円、幅の中に2件。"',
  );
});

it("draws a dot for every sale, filled where it lies in the band and hollow where it does not", () => {
  const looks = [...html.matchAll(/<circle[^>]*class="([^"]*)"/g)].map(([, look]) => look?.includes("fill-brand"));

  expect(looks).toEqual([false, true, true]);
});

it("names estimate and median beside their marks", () => {
  expect(html).toContain("推定 1億円");
  expect(html).toContain("成約の中央値 9,800万円");
});
