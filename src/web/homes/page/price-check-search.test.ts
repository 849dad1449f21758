import { describe, expect, it } from "vitest";
import { sampleDetail, sampleFound } from "#web/homes/samples.ts";
import { priceCheckSearch } from "./price-check-search.ts";

const WALKED = { stationGroup: "1", stationName: "豊洲", line: null, minutes: 6, busMinutes: null };
const BY_BUS = { stationGroup: "2", stationName: "木場", line: null, minutes: 2, busMinutes: 9 };

describe("the price check of a home", () => {
  it("begins with all that the blind estimate knew of a flat, its floor among it", () => {
    const home = sampleFound({
      apartmentKey: null,
      cityCode: "13108",
      town: "豊洲",
      areaM2: 70.2,
      layout: "3LDK",
      builtYear: 2008,
      ...{ floor: 8, totalFloors: 14 },
    });

    expect(priceCheckSearch(sampleDetail({ home, facts: { stations: [BY_BUS, WALKED], direction: "南" } }), "condo")).toEqual({
      ...{ kind: "condo", cityCode: 13108, town: "豊洲", areaM2: 70.2, layout: "3LDK", builtYear: 2008 },
      ...{ stationName: "豊洲", walkMinutes: 6, floor: 8, totalFloors: 14, direction: "南" },
    });
  });

  it("takes the land of a house for its size, and of a plot nothing of a building", () => {
    const home = sampleFound({ apartmentKey: null, areaM2: 95, landAreaM2: 110, builtYear: 2001, layout: "4LDK" });
    const of = (kind: "house" | "land") => priceCheckSearch(sampleDetail({ home, facts: { stations: [] } }), kind);

    expect(of("house")).toMatchObject({ areaM2: 110, floorAreaM2: 95, builtYear: 2001 });
    expect(Object.keys(of("land"))).toEqual(["kind", "cityCode", "town", "areaM2"]);
  });

  it("names the building where it is known", () => {
    const search = priceCheckSearch(sampleDetail({ home: sampleFound({ apartmentKey: "apartment-1" }) }), "condo");

    expect(search).toMatchObject({ apartmentKey: "apartment-1" });
    expect(search).not.toHaveProperty("town");
  });
});
