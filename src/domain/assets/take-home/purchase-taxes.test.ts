import { describe, expect, it } from "vitest";
import { purchaseTables } from "./load-tables.server.ts";
import { type BoughtHome, purchaseTaxes } from "./purchase-taxes.ts";

const HOME: BoughtHome = {
  landValueYen: 8_000_000,
  landM2: 40,
  buildingValueYen: 12_000_000,
  floorM2: 70,
  mortgageYen: 25_000_000,
  builtOn: "1995-06-01",
  registrationOn: "2026-12-10",
  acquiredOn: "2026-12-10",
};
const taxes = (change: Partial<BoughtHome> = {}) => purchaseTaxes({ ...HOME, ...change }, purchaseTables()).map(({ yen }) => yen);

describe("taxes on buying a home", () => {
  it("are 181,000 of 登録免許税 for 8M of land, 12M of home and 25M of mortgage", () => {
    expect(taxes().slice(0, 3)).toEqual([120_000, 36_000, 25_000]);
  });

  it("are 3 % of the building over its allowance, and of half the land less its relief", () => {
    // Half of 8,000,000 at 3 % is 120,000; 100,000 a m² for 140 m² would take 420,000 off.
    expect(taxes().slice(3)).toEqual([60_000, 0]);
    expect(taxes({ builtOn: "1997-04-01" })[3]).toBe(0);
    expect(taxes({ builtOn: "1950-01-01" })[3]).toBe(360_000);
    // 3 % of 4,000,000, less 5,000 × 140 m² × 3 %, which is under 45,000.
    expect(taxes({ landM2: 800 })[4]).toBe(75_000);
    // 20,000 a m² for 200 m² at most.
    expect(taxes({ landM2: 200, floorM2: 120 })[4]).toBe(0);
    expect(taxes({ landM2: 400, floorM2: 120 })[4]).toBe(60_000);
  });

  it("rise where the reductions end, each on its own day, unless they are extended", () => {
    expect(taxes({ registrationOn: "2027-04-01" }).slice(0, 3)).toEqual([120_000, 240_000, 100_000]);
    expect(taxes({ registrationOn: "2029-04-01" })[0]).toBe(160_000);
    expect(taxes({ acquiredOn: "2027-04-01" }).slice(3)).toEqual([80_000, 0]);
    expect(taxes({ registrationOn: "2029-04-01", acquiredOn: "2029-04-01", afterEnd: "extended" })).toEqual(taxes());
  });
});
