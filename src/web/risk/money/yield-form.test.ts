import { describe, expect, it } from "vitest";
import { readYield, yieldStart } from "./yield-form.ts";

const start = yieldStart({ managementYenPerM2: null, reserveYenPerM2: null });
const let_ = { ...start, price: "8,000", rent: "260,000" };

describe("the yield form", () => {
  it("takes the fees of the building for 70 m² where they are known", () => {
    expect(yieldStart({ managementYenPerM2: 240, reserveYenPerM2: 352 })).toMatchObject({ management: "16,800", reserve: "24,640" });
    expect(start).toMatchObject({ management: "", reserve: "", vacancy: "5" });
  });

  it("starts with the estimated rent and the fees of the same home", () => {
    const started = yieldStart({ managementYenPerM2: 240, reserveYenPerM2: null }, { pointYen: 186_000, home: { areaM2: 50 } });

    expect(started).toMatchObject({ rent: "186,000", management: "12,000", reserve: "" });
  });

  it("says nothing before price and rent are there", () => {
    expect(readYield(start)).toMatchObject({ issues: [], yields: null, brokerFeeYen: null });
    expect(readYield({ ...start, price: "8,000" })).toMatchObject({ issues: [], yields: null, brokerFeeYen: 2_706_000 });
  });

  it("computes gross and net yield, and names the costs that count as none", () => {
    const { yields, leftOut } = readYield({ ...let_, management: "17,000", reserve: "2万" });

    expect(yields?.grossPercent).toBe(3.9);
    expect(yields?.costsYen).toBe((17_000 + 20_000) * 12 + 148_200);
    expect(leftOut).toEqual(["固定資産税など", "保険", "購入の諸費用"]);
  });

  it.each([
    ["price", "x"],
    ["rent", "x"],
    ["vacancy", "x"],
    ["vacancy", "101"],
    ["agency", "101"],
    ["costs", "x"],
    ["tax", "x"],
  ] as const)("refuses %s %j at its field", (field, text) => {
    const { yields, issues } = readYield({ ...let_, [field]: text });

    expect(yields).toBeNull();
    expect(issues.map((issue) => issue.field)).toEqual([field]);
  });
});
