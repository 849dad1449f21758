import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIELDS_BY_KIND, HOME_FIELDS } from "#kernel/fields/home-fields.ts";
import { subjectOfKind } from "./of-kind.ts";
import type { EstimateInput } from "./request.ts";
import { normaliseInput } from "./request-input.ts";
import { type Location, subjectOf } from "./request-subject.ts";

const town = { prefecture: "東京都", cityCode: "13120", cityName: "練馬区", town: "石神井町", place: { lon: 139.6, lat: 35.74 } };
const inTown: Location = { apartment: null, town };
const building = { ...town, key: "k1", name: "石神井レジデンス", nameKana: "", address: "", builtYear: 2008, builtMonth: 3, floors: 14 };
const inBuilding: Location = {
  apartment: { ...building, ...{ units: 120, structure: "RC", stationName: null, walkMinutes: null, isSample: true } },
  town: null,
};
const PLACE = { address: "東京都練馬区石神井町" };

/** Answers that the API takes, one of each name. */
const ANSWERS = {
  ...{ floorAreaM2: 80, layout: "3LDK", builtYear: 2000, stationName: "石神井公園", walkMinutes: 7, floor: 3, totalFloors: 10 },
  ...{ direction: "南", isCorner: true, renovatedYear: 2015, renovated: true, structure: "wood", landShape: "長方形", frontageM: 8 },
  ...{ roadDirection: "南", roadWidthM: 4, coveragePercent: 60, floorAreaRatioPercent: 200, askingPrice: 50_000_000 },
} as const satisfies Partial<EstimateInput>;

const answers = fc.record(
  Object.fromEntries(Object.entries(ANSWERS).map(([name, value]) => [name, fc.constant(value)])) as {
    [Name in keyof typeof ANSWERS]: fc.Arbitrary<(typeof ANSWERS)[Name]>;
  },
  { requiredKeys: [] },
);
const kinds = fc.constantFrom("condo", "house", "land");

function ofKind(kind: EstimateInput["kind"], told: Partial<typeof ANSWERS>): Partial<EstimateInput> {
  const asked = (name: string) => Object.hasOwn(FIELDS_BY_KIND[kind], name === "renovated" ? "renovatedYear" : name);
  return Object.fromEntries(Object.entries(told).filter(([name]) => asked(name)));
}

describe("what a home of another kind is asked for", () => {
  it("has an answer of each name here", () => {
    const asked = Object.keys(HOME_FIELDS).filter((name) => name !== "kind" && name !== "areaM2");

    expect(Object.keys(ANSWERS)).toEqual(expect.arrayContaining(asked));
  });

  it("changes neither the input nor the home, whatever else is told", () => {
    fc.assert(
      fc.property(kinds, answers, fc.constantFrom(inTown, inBuilding), (kind, told, location) => {
        const home = { kind, areaM2: 100, ...PLACE };
        const own = { ...home, ...ofKind(kind, told) };

        expect(normaliseInput({ ...home, ...told })).toEqual(normaliseInput(own));
        expect(subjectOf({ ...home, ...told }, location)).toEqual(subjectOf(own, location));
      }),
    );
  });

  it("is not taken from a building either", () => {
    const plot = subjectOf({ kind: "land", areaM2: 100 }, inBuilding);

    expect(plot).toMatchObject({ builtYear: null, totalFloors: null, structure: null, stationName: null });
    expect(subjectOfKind(plot)).toEqual(plot);
    expect(subjectOf({ kind: "condo", areaM2: 70 }, inBuilding)).toMatchObject({ builtYear: 2008, totalFloors: 14, structure: "RC" });
  });
});
