import { expect, it } from "vitest";
import { AXIS_EDGES, axisEnd } from "#domain/search/homes/axes.ts";
import { readConditions, writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { Offer } from "#domain/search/homes/offer.ts";
import { newHomeTable, putHome, setDay } from "#domain/search/homes/table/home-table.ts";
import { type HomeConditions, LAYOUTS } from "#domain/search/homes/types.ts";
import { seededRandom } from "#kernel/random.ts";
import { DRAWN_TODAY, drawOffer } from "#test/support/drawn-homes.ts";
import { askHomes } from "./ask-homes.ts";
import { facetsOf } from "./facets.ts";
import { homesOnPage } from "./page.ts";

const base: Offer = { ...drawOffer(seededRandom(5), 1, 1), kind: "condo", layout: "2LDK", nextUpdateOn: DRAWN_TODAY, cityCode: "01101" };
const near = (stationGroup: string, minutes: number, busMinutes: number | null = null) => ({ stationGroup, minutes, busMinutes });

/** A home for each list of offers. */
function homes(...offers: readonly (readonly Partial<Offer>[])[]) {
  const table = newHomeTable();
  for (const [i, of] of offers.entries())
    putHome(
      table,
      `d${i}`,
      of.map((changes, j) => ({ ...base, key: `${i}${"abc"[j]}`, dwellingKey: `d${i}`, ...changes })),
    );
  setDay(table, DRAWN_TODAY);
  const ask = (conditions: HomeConditions) => askHomes(table, { conditions, box: null, reaches: [] });
  return {
    found: (search: Record<string, string>) => homesOnPage(table, ask(readConditions(search)), { sort: "price", page: 1 }),
    facets: (search: Record<string, string>) => facetsOf(table, ask(readConditions(search))),
  };
}

it("the upper end of an axis leaves dearer homes in, and so does its bar", () => {
  const { found, facets } = homes([{ price: 3 * axisEnd("price") }], [{ price: 10_000_000 }]);
  const search = { price: `4000-${axisEnd("price") / 10_000}` };

  expect(found(search).map(({ key }) => key)).toEqual(["0a"]);
  expect(facets(search).histograms.price.counts.at(-1)).toBe(1);
  expect(facets(search).histograms.price.counts).toHaveLength(AXIS_EDGES.price.length);
});

it("a choice that leaves nothing is told with its 0, also where it is the one that is asked for", () => {
  const { found, facets } = homes([{ layout: "2LDK" }]);
  const search = { layout: "1R", area: "01101" };

  expect(found(search)).toEqual([]);
  expect(facets(search).layouts).toEqual(LAYOUTS.map((value) => ({ value, count: value === "2LDK" ? 1 : 0 })));
});

it("a code with a leading zero finds its homes after it was written and read", () => {
  const { found } = homes([{}], [{ cityCode: "13108" }]);

  expect(found(writeConditions(readConditions({ area: "01101" }))).map(({ key }) => key)).toEqual(["0a"]);
});

it("of two prices of a home the one that is shown is the one that is asked for", () => {
  const { found } = homes([{ price: 50_000_000 }, { price: 58_000_000 }]);

  expect(found({ price: "5500-6000" })).toEqual([]);
  expect(found({ price: "-5500" })).toMatchObject([{ price: 50_000_000, highestPrice: 58_000_000, offers: 2 }]);
});

it("minutes count to the very station that is named, and those of a bus are no walk", () => {
  const { found } = homes([{ accesses: [near("ikebukuro", 50), near("kanamecho", 4)] }], [{ accesses: [near("ikebukuro", 3, 12)] }]);

  expect(found({ station: "ikebukuro" })).toHaveLength(2);
  expect(found({ station: "ikebukuro", walk: "10" })).toEqual([]);
  expect(found({ walk: "10" }).map(({ key }) => key)).toEqual(["0a"]);
});
