import { expect, it } from "vitest";
import { areaRows, homeRows } from "./price-rows.ts";

type Told = Parameters<typeof homeRows>[0];

const told = (home: Partial<Told["home"]>, cut: Told["prices"]["cut"] = null): Told => ({
  home: { title: "見本", price: 60_000_000, areaM2: 60, landAreaM2: null, firstSeenOn: "2026-05-10", ...home },
  prices: { cut },
});
const at = (year: number, quarter: 1 | 2 | 3 | 4, value: number) => expect.objectContaining({ quarter: { year, quarter }, value });

it("what is asked for each m² stands in the quarters in which it may be told", () => {
  expect(homeRows(told({}), "2026-11-24")).toEqual([at(2026, 2, 1_000_000), at(2026, 3, 1_000_000), at(2026, 4, 1_000_000)]);
});

it("of a quarter with two prices the last stands", () => {
  const cut = { before: 66_000_000, beforeFromOn: "2026-08-01", price: 60_000_000, cutOn: "2026-11-02" };
  expect(homeRows(told({}, cut), "2026-11-24")).toEqual([at(2026, 3, 1_100_000), at(2026, 4, 1_000_000)]);
});

it("a home without a size has none, and land has that of its plot", () => {
  expect(homeRows(told({ areaM2: null }), "2026-11-24")).toEqual([]);
  expect(homeRows(told({ areaM2: null, landAreaM2: 120 }), "2026-11-24")[0]).toMatchObject({ value: 500_000 });
});

it("the area is told for its last five years, and for none where it could not be had", () => {
  const points = Array.from({ length: 30 }, (_, i) => ({ quarter: `${2019 + Math.floor(i / 4)}Q${(i % 4) + 1}`, medianYenPerM2: i, n: 9 }));
  const rows = areaRows({ points });

  expect(rows).toHaveLength(20);
  expect(rows.at(-1)).toMatchObject({ value: 29, n: 9 });
  expect(areaRows(null)).toEqual([]);
});
