import { describe, expect, it } from "vitest";
import { buildingSubject } from "#domain/subjects/subject-of.ts";
import type { BuildingSubject } from "#domain/subjects/types.ts";
import { type BuildingField, buildingFacts, reserveBuilding } from "./building-facts.ts";

const apartment: BuildingSubject = buildingSubject(
  {
    key: "a",
    name: "見本コート",
    nameKana: "ミホンコート",
    prefecture: "東京都",
    cityCode: "13108",
    cityName: "江東区",
    town: "豊洲",
    address: "東京都江東区豊洲",
    place: { lon: 139.79, lat: 35.65 },
    builtYear: 1980,
    builtMonth: null,
    floors: 12,
    units: 80,
    structure: "RC",
    stationName: null,
    walkMinutes: null,
    isSample: false,
  },
  { chome: null, isApproximate: true },
);

function fields(values: Readonly<Record<string, string | number | boolean>>): BuildingField[] {
  return Object.entries(values).map(([field, value]) => ({ field, value, source: "管理会社の資料", asOf: "2025", isSample: false }));
}

const of = (values: Readonly<Record<string, string | number | boolean>>) => buildingFacts(apartment, fields(values), "2026-11-21");

describe("facts of a building", () => {
  it("come from the register where nothing else is kept, and leave out what nobody knows", () => {
    const facts = of({});

    expect(Object.keys(facts).toSorted()).toEqual(["ageYears", "builtYear", "units"]);
    expect(facts).toMatchObject({ builtYear: { value: 1980, provenance: null }, ageYears: { value: 45 }, units: { value: 80 } });
  });

  it("take a corrected field before the register, with its source", () => {
    expect(of({ builtYear: 1990, units: 81 })).toMatchObject({
      builtYear: { value: 1990 },
      ageYears: { value: 35 },
      units: { value: 81, provenance: { attribution: "管理会社の資料", asOf: "2025", isSample: false } },
    });
  });

  it("know no age of a building that is still to be finished", () => {
    expect(of({ builtYear: 2028 })).toMatchObject({ builtYear: { value: 2028 } });
    expect(of({ builtYear: 2028 })).not.toHaveProperty("ageYears");
  });

  it("leave the register's month out beside another year: a corrected 1983 with its April would count as the new code", () => {
    const registered = { ...apartment, builtYear: 2008, builtMonth: 4 };
    const facts = buildingFacts(registered, fields({ builtYear: 1983 }), "2026-11-21");

    expect(facts).toMatchObject({ builtYear: { value: 1983 }, ageYears: { value: 42 } });
    expect(facts).not.toHaveProperty("builtMonth");
    expect(buildingFacts(registered, fields({ builtYear: 2008 }), "2026-11-21").builtMonth?.value).toBe(4);
    expect(buildingFacts(registered, fields({ builtYear: 1983, builtMonth: 6 }), "2026-11-21").builtMonth?.value).toBe(6);
    expect(buildingFacts(registered, [], "2026-11-21")).toMatchObject({ builtMonth: { value: 4 }, ageYears: { value: 18 } });
  });

  it.each([
    ["1981-06-01", 19_810_601],
    ["2000-05-31", 20_000_531],
  ])("read a day of confirmation, %s", (confirmedOn, value) => {
    expect(of({ confirmedOn }).confirmedOn).toMatchObject({ value, provenance: { attribution: "管理会社の資料", precision: "建物" } });
  });

  it("take stars of 0 and a certificate that was refused as known, not as missing", () => {
    expect(of({ managementStars: 0, managementCertified: false })).toMatchObject({
      managementStars: { state: "ok", value: 0 },
      managementCertified: { state: "ok", value: 0 },
    });
  });

  it.each([
    ["sound", { state: "ok", value: 1 }],
    ["unsound", { state: "ok", value: 0 }],
    ["none", { state: "none", value: null }],
  ])("read a seismic diagnosis of %s", (value, fact) => {
    expect(of({ seismicDiagnosis: value }).seismicDiagnosis).toMatchObject(fact);
  });

  it("read yes and no as 1 and 0, and a day as a number", () => {
    expect(of({ seismicIsolation: true, managementCertified: false, confirmedOn: "1981-06-01" })).toMatchObject({
      seismicIsolation: { value: 1 },
      managementCertified: { value: 0 },
      confirmedOn: { value: 19_810_601 },
    });
  });

  it("measure the reserve fund by the guideline only where the size that decides it is known", () => {
    expect(of({ reserveFundYenPerM2: 255, floorAreaM2: 12_000 }).reserveFundRatio?.value).toBe(0.94);
    expect(of({ reserveFundYenPerM2: 255 })).not.toHaveProperty("reserveFundRatio");
    expect(of({ reserveFundYenPerM2: 255, floorAreaM2: 12_000, parkingMechanical: 20 })).not.toHaveProperty("reserveFundRatio");
    expect(of({ reserveFundYenPerM2: 338, floors: 30 }).reserveFundRatio?.value).toBe(1);
  });

  it("ignore what is not of the kind expected", () => {
    expect(Object.keys(of({ units: "many", seismicIsolation: 1, confirmedOn: "1981", seismicDiagnosis: "maybe" })).toSorted()).toEqual([
      "ageYears",
      "builtYear",
      "units",
    ]);
  });

  it("mark the register of an invented building as a sample", () => {
    expect(buildingFacts({ ...apartment, isSample: true }, [], "2026-11-21").units?.provenance?.isSample).toBe(true);
  });
});

describe("the size that decides the guideline", () => {
  it("counts mechanical parking spaces", () => {
    expect(reserveBuilding(apartment, fields({ parkingMechanical: 12 }))).toMatchObject({ floors: 12, parking: { spaces: 12 } });
    expect(reserveBuilding(apartment, fields({ parkingMechanical: 0 })).parking).toBeNull();
  });
});
