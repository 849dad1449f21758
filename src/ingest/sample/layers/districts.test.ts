import fc from "fast-check";
import { expect, it } from "vitest";
import { cellAt, cellsOf, isInShape } from "#domain/surroundings/layers/zone-cells.ts";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { districtsOf } from "./districts.ts";
import type { SamplePoint } from "./points.ts";

const school = (place: LonLat, n: number): SamplePoint => ({
  ...{ dataset: "school", key: `s${n}`, kind: "elementary", name: `サンプル小学校${n}`, address: "", place, data: {} },
});
const nearToyosu = fc.record({
  lon: fc.integer({ min: 0, max: 300 }).map((n) => 139.78 + n / 10_000),
  lat: fc.integer({ min: 0, max: 300 }).map((n) => 35.64 + n / 10_000),
});

function isInside(place: LonLat, ring: ReturnType<typeof districtsOf>[number]["ring"]): boolean {
  const cell = cellsOf({ type: "MultiPolygon", coordinates: [[ring.map(([lon, lat]) => [lon, lat])]] }).find(
    (one) => one.cell === cellAt(place),
  );
  return cell !== undefined && (cell.shape === null || isInShape(place, cell.shape));
}

it("a school that stands alone has a square of 2.2 km about it", () => {
  const place = { lon: 139.79, lat: 35.65 };
  const [district] = districtsOf([school(place, 1)]);

  expect(district?.ring).toHaveLength(5);
  expect(district?.ring[4]).toEqual(district?.ring[0]);
  for (const [lon, lat] of district?.ring ?? []) expect(distanceM({ lon, lat }, place)).toBeCloseTo(1100 * Math.SQRT2, -1);
});

it("a place within a district has no nearer school", () => {
  const schools = fc.uniqueArray(nearToyosu, { minLength: 2, maxLength: 6, selector: ({ lon, lat }) => `${lon} ${lat}` });
  fc.assert(
    fc.property(schools, nearToyosu, (places, home) => {
      const districts = districtsOf(places.map(school)).filter(({ ring }) => ring.length > 3 && isInside(home, ring));
      const nearest = Math.min(...places.map((place) => distanceM(place, home)));

      for (const { school: own } of districts) expect(distanceM(own.place, home)).toBeLessThan(nearest + 3);
    }),
    { numRuns: 30 },
  );
});

it("every school stands in its own district", () => {
  fc.assert(
    fc.property(fc.uniqueArray(nearToyosu, { minLength: 1, maxLength: 6, selector: ({ lon, lat }) => `${lon} ${lat}` }), (places) => {
      for (const { school: own, ring } of districtsOf(places.map(school))) expect(isInside(own.place, ring)).toBe(true);
    }),
    { numRuns: 20 },
  );
});
