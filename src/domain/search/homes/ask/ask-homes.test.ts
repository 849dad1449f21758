import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ListingKind } from "#domain/listings/types.ts";
import { AXIS_EDGES } from "#domain/search/homes/axes.ts";
import type { Offer } from "#domain/search/homes/offer.ts";
import { newHomeTable, putHome, setDay } from "#domain/search/homes/table/home-table.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import { type Box, HOME_SORTS, type HomeConditions } from "#domain/search/homes/types.ts";
import { searchKey } from "#kernel/japanese-text.ts";
import { seededRandom } from "#kernel/random.ts";
import { conditionsLike, DRAWN_TODAY, drawOffers, keysInOrder, pick, STATIONS } from "#test/support/drawn-homes.ts";
import { runs } from "#test/support/runs.ts";
import { askHomes } from "./ask-homes.ts";
import { facetsOf } from "./facets.ts";
import { mapView } from "./map-view.ts";
import { homesOnPage } from "./page.ts";
import { countAreas, stationCounter } from "./places.ts";

/** Minutes by train between the stations of the drawn homes. */
const minutesBetween = (a: string, b: string) => Math.abs(Number(a.slice(1)) - Number(b.slice(1))) * 9;
const reachOf = (group: string) => new Map(STATIONS.map((station) => [station as string, minutesBetween(group, station)]));

function tableOf(offers: readonly Offer[]): HomeTable {
  const table = newHomeTable();
  for (const [key, of] of Map.groupBy(offers, ({ dwellingKey }) => dwellingKey)) putHome(table, key, of);
  setDay(table, DRAWN_TODAY);
  return table;
}

const ask = (table: HomeTable, conditions: HomeConditions, box: Box | null = null) =>
  askHomes(table, { conditions, box, reaches: conditions.commutes.map(({ stationGroup }) => reachOf(stationGroup)) });

/** The rules once more, written down one after the other as people would check them by hand. */
function speakers(offers: readonly Offer[]): Offer[] {
  const visible = offers.filter(({ nextUpdateOn }) => nextUpdateOn >= DRAWN_TODAY);
  return [...Map.groupBy(visible, ({ dwellingKey }) => dwellingKey).values()].map((of) => {
    const lowest = [...of].sort(
      (a, b) => a.price - b.price || b.updatedOn.localeCompare(a.updatedOn) || a.key.localeCompare(b.key),
    )[0] as Offer;
    return { ...lowest, firstSeenOn: of.map(({ firstSeenOn }) => firstSeenOn).sort()[0] as string };
  });
}

const NEVER_HAVE: Readonly<Record<ListingKind, readonly string[]>> = {
  condo: ["land"],
  "new-condo": ["land"],
  house: ["fee", "upper", "pets"],
  land: ["fee", "size", "age", "layout", "quake", "upper", "dir", "pets", "parking"],
  building: ["fee", "layout", "upper", "dir", "pets"],
};

function keeps(home: Offer, c: HomeConditions): boolean {
  const rules: [name: string, isAsked: boolean, isKept: () => boolean][] = [
    ["kind", c.kinds.length > 0, () => c.kinds.includes(home.kind)],
    ["area", c.areas.length > 0, () => c.areas.some((area) => area === home.cityCode || area === `${home.cityCode}-${home.town}`)],
    [
      "station",
      c.stations.length > 0 || c.walkMinutesMax !== null,
      () =>
        home.accesses.some(
          (access) =>
            (c.stations.length === 0 || c.stations.includes(access.stationGroup ?? "")) &&
            (c.walkMinutesMax === null || (access.busMinutes === null && access.minutes <= c.walkMinutesMax)),
        ),
    ],
    [
      "commute",
      true,
      () =>
        c.commutes.every(({ stationGroup, minutesMax }) =>
          home.accesses.some(
            (access) =>
              access.stationGroup !== null &&
              access.minutes + (access.busMinutes ?? 0) + minutesBetween(stationGroup, access.stationGroup) <= minutesMax,
          ),
        ),
    ],
    ["poly", c.polygon !== null, () => home.place !== null && windsAround(c.polygon ?? [], home.place)],
    ["name", c.buildingName !== null, () => home.nameKeys.some((key) => key.includes(searchKey(c.buildingName ?? "")))],
    ["building", c.apartmentKeys.length > 0, () => c.apartmentKeys.includes(home.apartmentKey ?? "none")],
    ["price", true, () => home.price >= (c.price.min ?? 0) && home.price <= (c.price.max ?? Infinity)],
    ["fee", c.monthlyYenMax !== null, () => home.monthlyYen !== null && home.monthlyYen <= (c.monthlyYenMax ?? 0)],
    ["size", c.areaM2.min !== null, () => home.areaM2 !== null && home.areaM2 >= (c.areaM2.min ?? 0)],
    ["land", c.landAreaM2.max !== null, () => home.landAreaM2 !== null && home.landAreaM2 <= (c.landAreaM2.max ?? 0)],
    ["age", c.ageYearsMax !== null, () => isYoungEnough(home, c.ageYearsMax ?? 0)],
    ["layout", c.layouts.length > 0, () => c.layouts.some((layout) => isLayout(home.layout, layout))],
    ["yield", c.yieldMin !== null, () => (home.grossYield ?? -1) >= (c.yieldMin ?? 0)],
    ["quake", c.isNewQuakeCode, () => home.isNewQuakeCode === true],
    ["upper", c.isSecondFloorUp, () => (home.floor ?? 0) >= 2],
    ["dir", c.directions.length > 0, () => c.directions.some((direction) => direction === home.direction)],
    ["pets", c.hasPets, () => home.pets === "yes" || home.pets === "negotiable"],
    ["parking", c.hasParking, () => home.parking === "yes"],
    ["freehold", c.isFreehold, () => home.landRight === "freehold"],
    ["cut", c.isPriceCut, () => home.priceCuts > 0],
    [
      "within",
      c.newWithinDays !== null,
      () => Date.parse(DRAWN_TODAY) - Date.parse(home.firstSeenOn) <= (c.newWithinDays ?? 0) * 86_400_000,
    ],
    ["no", true, () => !c.excludes.some((exclusion) => isExcluded(home, exclusion))],
    [
      "raised",
      c.flaggedWithinDays !== null,
      () => home.flag !== null && Date.parse(DRAWN_TODAY) - Date.parse(home.flag.raisedOn) <= (c.flaggedWithinDays ?? 0) * 86_400_000,
    ],
    ["sure", c.certainties.length > 0, () => c.certainties.some((certainty) => certainty === home.flag?.grade)],
  ];
  return rules.every(
    ([name, isAsked, isKept]) =>
      !isAsked || (c.kinds.length > 0 && NEVER_HAVE[home.kind].includes(name) && c.kinds.includes(home.kind)) || isKept(),
  );
}

function isYoungEnough({ builtYear, builtMonth }: Offer, years: number): boolean {
  if (builtYear === null) return false;
  const [year = 0, month = 0] = DRAWN_TODAY.split("-").map(Number);
  // It is older once the same month of the year after the last has come.
  return new Date(builtYear + years + 1, (builtMonth ?? 12) - 1) > new Date(year, month - 1);
}

function isLayout(layout: string | null, choice: string): boolean {
  if (layout === null) return false;
  if (choice === "4LDK+") return ["4LDK", "4LDK+", "5LDK"].includes(layout);
  return layout === choice || layout === `${choice}+S`;
}

function isExcluded(home: Offer, exclusion: HomeConditions["excludes"][number]): boolean {
  if (exclusion === "old-quake-code") return home.isNewQuakeCode === false;
  if (exclusion === "leasehold") return home.landRight !== null && home.landRight !== "freehold";
  if (exclusion === "tenanted") return home.isTenanted ?? false;
  if (exclusion === "ground-floor") return (home.floor ?? 9) <= 1;
  return home.notices.some((notice) => notice === exclusion);
}

/** By the angle that the sides turn around the point. */
function windsAround(corners: readonly { lon: number; lat: number }[], at: { lon: number; lat: number }): boolean {
  let turned = 0;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length] ?? a;
    const from = Math.atan2(a.lat - at.lat, a.lon - at.lon);
    const to = Math.atan2(b.lat - at.lat, b.lon - at.lon);
    const step = to - from;
    turned += step > Math.PI ? step - 2 * Math.PI : step < -Math.PI ? step + 2 * Math.PI : step;
  }
  return Math.abs(turned) > Math.PI;
}

const drawn = fc.integer({ min: 1, max: 1e9 }).map((seed) => {
  const random = seededRandom(seed);
  const offers = drawOffers(random, { offers: 150, homes: 120 });
  return { random, offers, conditions: conditionsLike(random, pick(random, offers)) };
});

describe("whatever homes there are and whatever is asked", () => {
  it("finds the homes that keep every rule", () => {
    fc.assert(
      fc.property(drawn, ({ offers, conditions }) => {
        const expected = speakers(offers).filter((home) => keeps(home, conditions));
        const table = tableOf(offers);
        const answer = ask(table, conditions);
        expect(keysInOrder(table, answer, "new").sort()).toEqual(expected.map(({ key }) => key).sort());
        expect(answer.total).toBe(expected.length);
      }),
      { numRuns: runs({ few: 20, usual: 120 }) },
    );
  });

  it("is asked for something: half of these questions and more find homes", () => {
    const questions = fc.sample(drawn, { seed: 18, numRuns: 100 });
    const found = questions.filter(({ offers, conditions }) => speakers(offers).some((home) => keeps(home, conditions)));
    expect(found.length).toBeGreaterThan(50);
  });

  it("maps and counts the homes that it lists", () => {
    fc.assert(
      fc.property(drawn, ({ offers, conditions }) => {
        const box = { west: 139.65, south: 35.6, east: 139.9, north: 35.75 };
        const table = tableOf(offers);
        const answer = ask(table, conditions, box);
        const { pins, clusters, total } = mapView(table, answer, { box, zoom: 12 });
        const inBox = speakers(offers).filter(
          ({ place }) => place && place.lon >= box.west && place.lon <= box.east && place.lat >= box.south && place.lat <= box.north,
        );
        expect(total).toBe(inBox.filter((home) => keeps(home, conditions)).length);
        expect([...pins, ...clusters].reduce((sum, { count }) => sum + count, 0)).toBe(total);
        expect(keysInOrder(table, answer, "price")).toHaveLength(total);
        expect(facetsOf(table, answer).total).toBe(total);
      }),
      { numRuns: runs({ few: 10, usual: 50 }) },
    );
  });

  it("counts for each choice what that choice alone would find", () => {
    fc.assert(
      fc.property(drawn, ({ offers, conditions }) => {
        const homes = speakers(offers);
        const count = (changes: Partial<HomeConditions>) => homes.filter((home) => keeps(home, { ...conditions, ...changes })).length;
        const table = tableOf(offers);
        const facets = facetsOf(table, ask(table, conditions));
        for (const { value, count: n } of facets.kinds) expect([value, n]).toEqual([value, count({ kinds: [value] })]);
        for (const { value, count: n } of facets.walkMinutesMax) expect([value, n]).toEqual([value, count({ walkMinutesMax: value })]);
        for (const { value, count: n } of facets.newWithinDays) expect([value, n]).toEqual([value, count({ newWithinDays: value })]);
        for (const { value, count: n } of facets.certainties) expect([value, n]).toEqual([value, count({ certainties: [value] })]);
        const without = homes.filter((home) => keeps(home, { ...conditions, price: { min: null, max: null } }));
        const bars = AXIS_EDGES.price.map(
          (edge, i) => without.filter(({ price }) => price >= edge && price < (AXIS_EDGES.price[i + 1] ?? Infinity)).length,
        );
        expect(facets.histograms.price.counts).toEqual(bars);
        const unexcluded = homes.filter((home) => keeps(home, { ...conditions, excludes: [] }));
        for (const { value, count: n } of facets.excludes) expect(n).toBe(unexcluded.filter((home) => isExcluded(home, value)).length);
      }),
      { numRuns: runs({ few: 10, usual: 50 }) },
    );
  });

  it("counts areas and stations with their own condition left out, and a walk to that very station", () => {
    fc.assert(
      fc.property(drawn, ({ offers, conditions }) => {
        const homes = speakers(offers);
        const table = tableOf(offers);
        const counts = countAreas(table, ask(table, { ...conditions, areas: [] }), "13108");
        for (const town of ["豊洲", "東雲"]) {
          const here = homes.filter((home) => home.cityCode === "13108" && home.town === town && keeps(home, { ...conditions, areas: [] }));
          expect(counts.get(`13108-${town}`) ?? 0).toBe(here.length);
        }
        const count = stationCounter(table, ask(table, { ...conditions, stations: [] }), conditions.walkMinutesMax);
        const groups = [["g1"], ["g2"], ["g3", "g4"], [...STATIONS]];
        for (const stations of groups)
          expect([stations, count(stations)]).toEqual([stations, homes.filter((home) => keeps(home, { ...conditions, stations })).length]);
      }),
      { numRuns: runs({ few: 8, usual: 40 }) },
    );
  });

  it("turns pages that hold every home once, in every order", () => {
    fc.assert(
      fc.property(drawn, fc.constantFrom(...HOME_SORTS), ({ offers }, sort) => {
        const table = tableOf(offers);
        const answer = ask(
          table,
          conditionsLike(() => 1, offers[0] as Offer),
        );
        const pages = Array.from({ length: Math.ceil(answer.total / 20) + 1 }, (_, i) => homesOnPage(table, answer, { sort, page: i + 1 }));
        const keys = pages.flat().map(({ key }) => key);
        expect(keys).toHaveLength(new Set(keys).size);
        expect(keys.length).toBe(speakers(offers).length);
        expect(pages.at(-1)).toEqual([]);
      }),
      { numRuns: runs({ few: 8, usual: 30 }) },
    );
  });
});

describe("the order of a list", () => {
  const one = (key: string, changes: Partial<Offer>) => ({
    ...(drawOffers(seededRandom(3), { offers: 1, homes: 1 })[0] as Offer),
    ...{ key, dwellingKey: key, nextUpdateOn: DRAWN_TODAY, kind: "condo" as const, areaM2: 50, accesses: [], flag: null, estimate: null },
    ...changes,
  });
  const flag = (grade: "A" | "B" | "check", ratio: number) => ({
    grade,
    ratio,
    depth: "nine" as const,
    reasons: [],
    raisedOn: "2026-11-18",
  });
  const walk = (minutes: number, busMinutes: number | null = null) => [{ stationGroup: "g1", minutes, busMinutes }];
  const worth = (point: number) => ({ point, q10: point, q90: point, grade: "A" as const });

  it.each([
    [
      "new",
      [one("a", { firstSeenOn: "2026-11-01" }), one("b", { firstSeenOn: "2026-11-20" }), one("c", { firstSeenOn: "2026-11-20" })],
      "bca",
    ],
    ["price", [one("a", { price: 5 }), one("b", { price: 3 }), one("c", { price: 3 })], "bca"],
    ["price-desc", [one("a", { price: 5 }), one("b", { price: 3 }), one("c", { price: 7 })], "cab"],
    [
      "unit-price",
      [one("a", { price: 500, areaM2: 10 }), one("b", { price: 600, areaM2: 20 }), one("c", { areaM2: null, landAreaM2: null })],
      "bac",
    ],
    ["gap", [one("a", { price: 90, estimate: worth(100) }), one("b", { price: 80, estimate: worth(100) }), one("c", {})], "bac"],
    ["walk", [one("a", { accesses: walk(9) }), one("b", { accesses: walk(1, 10) }), one("c", { accesses: walk(3) })], "cab"],
    [
      "certainty",
      [
        one("a", { flag: flag("B", 0.8) }),
        one("b", { flag: flag("A", 0.9) }),
        one("c", { flag: flag("check", 0.6) }),
        one("d", { flag: flag("A", 0.85) }),
      ],
      "dbac",
    ],
  ] as const)("by %s", (sort, homes, expected) => {
    const table = tableOf(homes);

    expect(
      keysInOrder(
        table,
        ask(
          table,
          conditionsLike(() => 1, homes[0]),
        ),
        sort,
      ).join(""),
    ).toBe(expected);
  });
});
