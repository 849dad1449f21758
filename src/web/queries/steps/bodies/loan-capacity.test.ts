import { describe, expect, it } from "vitest";
import { repay } from "#domain/finance/loan.ts";
import { CAPACITY_TERMS, capacityOf, capacityYen } from "./loan-capacity.ts";

describe("what may be borrowed with an income", () => {
  it.each([3_000_000, 5_000_000, 12_000_000])("of %d is paid back with the share it was reckoned with", (income) => {
    const plan = repay({
      ...{ principalYen: capacityYen(income), annualPercent: CAPACITY_TERMS.annualPercent, years: CAPACITY_TERMS.years },
      ...{ method: "equal-payment", bonusPrincipalYen: 0 },
    });
    const yearly = plan.ok ? plan.value.monthlyYen * 12 : 0;

    expect(yearly).toBeLessThanOrEqual(income * 0.25 + 12);
    expect(yearly).toBeGreaterThan(income * 0.248);
  });

  it("is a range between the ends of a band, open where the band is", () => {
    expect(capacityOf("500to700")).toEqual({ from: capacityYen(5_000_000), to: capacityYen(7_000_000) });
    expect(capacityOf("under300")).toEqual({ from: null, to: capacityYen(3_000_000) });
    expect(capacityOf("2000plus")).toEqual({ from: capacityYen(20_000_000), to: null });
  });

  it("is not told of who does not say it", () => expect([capacityOf(null), capacityOf("undisclosed")]).toEqual([null, null]));
});
