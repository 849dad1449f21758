import fc from "fast-check";
import { expect, it } from "vitest";
import type { SiteFacts } from "#domain/risk/model/types.ts";
import { rate } from "#domain/risk/rating/rate.ts";
import { compareNeighbours } from "#test/support/compare-neighbours.ts";
import { anySite, CALM, site } from "#test/support/risk-sites.ts";

/** Well inside a 250 m mesh of 江東区豊洲. */
const HERE = { lon: 139.7953, lat: 35.6552 };
const eastBy = (metres: number) => ({ lon: HERE.lon + metres / 90_400, lat: HERE.lat });
const at = (place: typeof HERE, known: SiteFacts) => ({ place, site: known, letter: rate(known).letter });

/** What 20 m may change where no authority drew a line: distances by 20 m, counts by what a circle of 800 m gains or loses at its rim. */
const nudge = fc.record({
  school: fc.integer({ min: -20, max: 20 }),
  childcare: fc.integer({ min: -2, max: 2 }),
  parks: fc.integer({ min: -2, max: 2 }),
  facilities: fc.integer({ min: -1, max: 1 }),
});

it("keeps two places 20 m apart in one mesh within a letter, if no official line lies between", () => {
  fc.assert(
    fc.property(anySite, nudge, (known, by) => {
      const value = (id: string) => known.facts[id]?.value ?? 0;
      const moved = site({
        elementaryDistanceM: Math.max(0, value("elementaryDistanceM") + by.school),
        childcareCount800m: Math.max(0, value("childcareCount800m") + by.childcare),
        parksCount: Math.max(0, value("parksCount") + by.parks),
        facilityCategoriesWithin10min: Math.min(6, Math.max(0, value("facilityCategoriesWithin10min") + by.facilities)),
      });
      const there = { ...known, facts: { ...known.facts, ...moved.facts } };
      const compared = compareNeighbours(at(HERE, known), at(eastBy(19), there));

      expect(compared?.edges).toEqual([]);
      expect(compared?.lettersApart).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});

it("names the line where one explains the difference", () => {
  const [outside, inside] = [site(CALM), site({ ...CALM, landslide: 2, flood_max_rank: 3 })];

  expect(compareNeighbours(at(HERE, outside), at(eastBy(15), inside))).toEqual({
    lettersApart: 4,
    edges: ["flood_max_rank", "landslide"],
    isConsistent: true,
  });
});

it("finds two that differ without a line between them", () => {
  const [one, other] = [
    site(CALM),
    site({ ...CALM, quake_i55: 60, ground_arv: 2.5, liquefaction_pl: 20, facilityCategoriesWithin10min: 0 }),
  ];

  expect(compareNeighbours(at(HERE, one), at(eastBy(15), other))).toEqual({ lettersApart: 2, edges: [], isConsistent: false });
});

it("counts a figure that one side lacks as a line, and no letter as no difference", () => {
  const lacking = site({ ...CALM, landslide: "no_data" });

  expect(compareNeighbours(at(HERE, site(CALM)), at(eastBy(5), lacking))?.edges).toEqual(["landslide"]);
  expect(compareNeighbours(at(HERE, site(CALM)), at(eastBy(5), site({ crime_rate_quintile: 2 })))).toMatchObject({
    lettersApart: null,
    isConsistent: true,
  });
});

it("does not speak of places farther apart or in two meshes", () => {
  expect(compareNeighbours(at(HERE, site(CALM)), at(eastBy(25), site(CALM)))).toBe(null);
  const border = { lon: 139.796875, lat: 35.6552 };
  const [west, east] = [
    { ...border, lon: border.lon - 0.00005 },
    { ...border, lon: border.lon + 0.00005 },
  ];
  expect(compareNeighbours(at(west, site(CALM)), at(east, site(CALM)))).toBe(null);
});
