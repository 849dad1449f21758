import { describe, expect, it } from "vitest";
import { brokerFeeAtMost, type RentedHome, yieldsOf } from "./yield.ts";

const home: RentedHome = {
  priceYen: 40_000_000,
  rentYen: 150_000,
  vacancyPercent: 5,
  managementYen: 12_000,
  reserveYen: 13_000,
  propertyTaxYen: 110_000,
  insuranceYen: 20_000,
  agencyPercent: 5,
  purchaseCostsYen: 3_000_000,
};

describe("yields", () => {
  it("are the rent of a full year over the price, and what is left of it over all that was paid", () => {
    expect(yieldsOf(home)).toEqual({ ok: true, value: { grossPercent: 4.5, netPercent: 2.78, incomeYen: 1_710_000, costsYen: 515_500 } });
  });

  it("fall under zero where costs eat the rent", () => {
    expect(yieldsOf({ ...home, vacancyPercent: 80 })).toMatchObject({ value: { grossPercent: 4.5, netPercent: -0.2 } });
  });

  it("agree where nothing is lost, charged or paid on top", () => {
    const free = {
      vacancyPercent: 0,
      managementYen: 0,
      reserveYen: 0,
      propertyTaxYen: 0,
      insuranceYen: 0,
      agencyPercent: 0,
      purchaseCostsYen: 0,
    };

    expect(yieldsOf({ ...home, ...free })).toMatchObject({ value: { grossPercent: 4.5, netPercent: 4.5 } });
  });

  it.each([
    [{ priceYen: 0 }, "price"],
    [{ rentYen: 0 }, "rent"],
    [{ vacancyPercent: 101 }, "vacancy"],
    [{ vacancyPercent: -1 }, "vacancy"],
    [{ managementYen: -1 }, "costs"],
    [{ agencyPercent: Number.NaN }, "costs"],
  ])("are refused for %o", (wrong, reason) => {
    expect(yieldsOf({ ...home, ...wrong })).toEqual({ ok: false, reason });
  });
});

describe("what buying costs", () => {
  it.each([
    [2_000_000, 110_000],
    [2_000_001, 110_000],
    [4_000_000, 198_000],
    [4_000_001, 198_000],
    [40_000_000, 1_386_000],
    [100_000_000, 3_366_000],
  ])("%i yen: the broker asks at most %i", (price, fee) => {
    expect(brokerFeeAtMost(price)).toBe(fee);
  });
});
