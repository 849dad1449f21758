import { describe, expect, it } from "vitest";
import type { Apartment } from "#domain/properties/types.ts";
import { locationText, subjectOf } from "./request-subject.ts";

const place = { lon: 139.79, lat: 35.65 };
const apartment: Apartment = {
  key: "k1",
  name: "豊洲レジデンス",
  nameKana: "トヨスレジデンス",
  prefecture: "東京都",
  cityCode: "13108",
  cityName: "江東区",
  town: "豊洲",
  address: "東京都江東区豊洲5丁目",
  place,
  builtYear: 2008,
  builtMonth: 3,
  floors: 14,
  units: 120,
  structure: "RC",
  stationName: "豊洲",
  walkMinutes: 6,
  isSample: true,
};
const town = { prefecture: "東京都", cityCode: "13108", cityName: "江東区", town: "豊洲", place };
const inBuilding = { apartment, town: null };
const inTown = { apartment: null, town };

describe("the home as the engine sees it", () => {
  it("takes place, year, station and walk from the building", () => {
    expect(subjectOf({ kind: "condo", areaM2: 70, apartmentKey: "k1" }, inBuilding)).toMatchObject({
      apartmentKey: "k1",
      cityCode: "13108",
      town: "豊洲",
      place,
      builtYear: 2008,
      stationName: "豊洲",
      walkMinutes: 6,
    });
  });

  it("believes the person before the building", () => {
    const input = { kind: "condo", areaM2: 70, builtYear: 2009, stationName: "豊洲", walkMinutes: 4 } as const;

    expect(subjectOf(input, inBuilding)).toMatchObject({ builtYear: 2009, stationName: "豊洲", walkMinutes: 4 });
  });

  it("takes the height of the building from it where nobody says another", () => {
    const input = { kind: "condo", areaM2: 70, floor: 5, isCorner: true } as const;

    expect(subjectOf(input, inBuilding)).toMatchObject({ floor: 5, totalFloors: 14, isCorner: true });
    expect(subjectOf({ ...input, totalFloors: 15 }, inBuilding)).toMatchObject({ totalFloors: 15 });
    expect(subjectOf(input, inTown)).toMatchObject({ totalFloors: null });
  });

  it("does not put the building's walk beside another station", () => {
    const input = { kind: "condo", areaM2: 70, stationName: "月島" } as const;

    expect(subjectOf(input, inBuilding)).toMatchObject({ stationName: "月島", walkMinutes: null });
  });

  it("leaves unknown in a town what nobody said", () => {
    expect(subjectOf({ kind: "land", areaM2: 100 }, inTown)).toEqual({
      kind: "land",
      cityCode: "13108",
      cityName: "江東区",
      town: "豊洲",
      place,
      apartmentKey: null,
      areaM2: 100,
      floorAreaM2: null,
      layout: null,
      builtYear: null,
      renovated: null,
      zoning: null,
      structure: null,
      lot: null,
      stationName: null,
      walkMinutes: null,
      ...{ floor: null, direction: null, totalFloors: null, isCorner: null },
    });
  });

  describe("of the lot", () => {
    const told = {
      areaM2: 100,
      frontageM: 50,
      roadDirection: "南東",
      landShape: "袋地等",
      coveragePercent: 60,
      structure: "wood",
    } as const;
    const lot = { frontageM: 50, roadWidthM: null, roadDirection: "南東", roadKind: null, landShape: "袋地等" };
    const allowed = { coveragePercent: 60, floorAreaRatioPercent: null };

    it.each([
      ["house", { structure: "wood", lot: { ...lot, ...allowed } }],
      ["land", { structure: null, lot: { ...lot, ...allowed } }],
      ["condo", { structure: null, lot: null }],
    ] as const)("takes for a %s what was told and belongs to it", (kind, expected) => {
      expect(subjectOf({ ...told, kind }, inTown)).toMatchObject(expected);
    });

    it("knows the structure of a flat from its building", () => {
      expect(subjectOf({ kind: "condo", areaM2: 70, structure: "wood" }, inBuilding)).toMatchObject({ structure: "RC", lot: null });
    });
  });

  it("never carries the asking price", () => {
    const input = { kind: "condo", areaM2: 70, askingPrice: 55_000_000 } as const;

    expect(Object.values(subjectOf(input, inTown))).not.toContain(55_000_000);
  });
});

describe("the words for a place", () => {
  it("names the town, and the building where it is known", () => {
    expect(locationText(inTown)).toBe("東京都江東区豊洲");
    expect(locationText(inBuilding)).toBe("東京都江東区豊洲 豊洲レジデンス");
  });
});
