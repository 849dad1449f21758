import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { conditionsLike, drawOffer } from "#test/support/drawn-homes.ts";
import { asksAnything, countConditions, NO_CONDITIONS, readConditions, readStrictly, writeConditions } from "./conditions-search.ts";
import { normalised } from "./normalised.ts";

const drawn = fc.integer({ min: 1, max: 1e9 }).map((seed) => {
  const random = seededRandom(seed);
  return conditionsLike(random, drawOffer(random, 1, 1), 0.4);
});

describe("conditions in an address", () => {
  it("say the same when they are written and read again", () => {
    fc.assert(
      fc.property(drawn, (conditions) => {
        const { faults, conditions: read } = readStrictly(writeConditions(conditions));
        expect(faults).toEqual([]);
        // Corners are told to the metre.
        const corners = (of: typeof read) => of.polygon?.map(({ lon, lat }) => [lon.toFixed(5), lat.toFixed(5)]);
        expect(corners(read)).toEqual(corners(conditions));
        expect({ ...read, polygon: null }).toEqual({ ...normalised(conditions), polygon: null });
        expect(writeConditions(read)).toEqual(writeConditions(conditions));
      }),
    );
  });

  it("keep codes as texts, whatever a router makes of them", () => {
    expect(readConditions({ area: 13108, station: "003700", walk: 10, quake: 1 })).toMatchObject({
      ...{ areas: ["13108"], stations: ["003700"], walkMinutesMax: 10, isNewQuakeCode: true },
    });
    expect(writeConditions({ ...NO_CONDITIONS, areas: ["01101"], stations: ["000123456789012345678"] })).toEqual({
      ...{ area: "01101", station: "000123456789012345678" },
    });
  });

  it.each([
    [{ price: "4000-6000" }, { price: { min: 40_000_000, max: 60_000_000 } }],
    [{ price: "-6000" }, { price: { min: null, max: 60_000_000 } }],
    [{ price: "4980.5-" }, { price: { min: 49_805_000, max: null } }],
    [{ yield: "5.5" }, { yieldMin: 0.055 }],
    [{ layout: "4LDK " }, { layouts: ["4LDK+"] }],
    [{ kind: "house,condo,house" }, { kinds: ["condo", "house"] }],
    [{ area: "13108-豊洲,13108" }, { areas: ["13108"] }],
    [
      { commute: "g1~30,g2~45" },
      {
        commutes: [
          { stationGroup: "g1", minutesMax: 30 },
          { stationGroup: "g2", minutesMax: 45 },
        ],
      },
    ],
    [{ price: "0-100000" }, { price: { min: null, max: null } }],
    [{ size: "0-500" }, { areaM2: { min: null, max: null } }],
    [{ age: "60" }, { ageYearsMax: null }],
    [{ dir: "s,se" }, { directions: ["南東", "南"] }],
  ])("read %o as %o", (search, expected) => {
    expect(readStrictly(search)).toMatchObject({ conditions: expected, faults: [] });
  });

  it.each([
    [{ kind: "condo,castle" }, "unknown-choice", { kinds: ["condo"] }],
    [{ area: "13108,131" }, "format", { areas: ["13108"] }],
    [{ area: Array.from({ length: 21 }, (_, i) => String(13_100 + i)).join(",") }, "too-many", {}],
    [{ price: "6000-4000" }, "below-from", { price: { min: 40_000_000, max: 60_000_000 } }],
    [{ price: "cheap" }, "format", { price: { min: null, max: null } }],
    [{ walk: "0" }, "too-small", { walkMinutesMax: 1 }],
    [{ walk: "900" }, "too-large", { walkMinutesMax: 60 }],
    [{ age: "2.5" }, "format", { ageYearsMax: null }],
    [{ commute: "g1~10,g2~10,g3~10" }, "too-many", {}],
    [{ commute: "g1" }, "format", { commutes: [] }],
    [{ poly: "139,35,140,36,140,35,139,36" }, "format", { polygon: null }],
    [{ poly: "139,35,140" }, "format", { polygon: null }],
    [{ poly: "10,50,11,50,11,51" }, "format", { polygon: null }],
    [{ name: "あ".repeat(61) }, "too-large", {}],
    [{ quake: "maybe" }, "format", { isNewQuakeCode: false }],
  ])("make the best of %o, and tell that it is %s", (search, reason, expected) => {
    const read = readStrictly(search);

    expect(read.faults.map((fault) => fault.reason)).toEqual([reason]);
    expect(read.conditions).toMatchObject(expected);
  });

  it("count what is asked", () => {
    expect([asksAnything(NO_CONDITIONS), countConditions(NO_CONDITIONS)]).toEqual([false, 0]);
    expect(countConditions(readConditions({ price: "4000-6000", quake: "1", nonsense: "1" }))).toBe(2);
  });
});
