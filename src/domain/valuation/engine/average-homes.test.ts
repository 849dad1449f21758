import { describe, expect, it } from "vitest";
import { aSale } from "#test/support/synthetic-sales.ts";
import { averageHomes } from "./average-homes.ts";

describe("the average home of a city", () => {
  it("takes the middle of what is counted and the commonest of what is named", () => {
    const home = averageHomes([
      aSale({ areaM2: 20, builtYear: 1990, layout: "1K" }),
      aSale({ areaM2: 60, builtYear: null, layout: "3LDK" }),
      aSale({ areaM2: 70, builtYear: 2011, layout: "3LDK", zoning: null }),
      aSale({ cityCode: "13101", areaM2: 500 }),
    ]).get("13108");

    expect(home).toMatchObject({ cityName: "江東区", areaM2: 60, builtYear: 2001, layout: "3LDK", zoning: "商業地域" });
  });

  it("stands in no town and no building, and leaves unknown what no sale tells", () => {
    const home = averageHomes([aSale({ apartmentKey: "b1", place: null, layout: null, builtYear: null })]).get("13108");

    expect(home).toMatchObject({
      town: "",
      apartmentKey: null,
      place: null,
      layout: null,
      builtYear: null,
      walkMinutes: null,
      renovated: null,
    });
  });
});
