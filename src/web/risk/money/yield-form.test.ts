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

    expect(started).toMatchObject({ rent: "18.6", management: "12,000", reserve: "" });
  });

  it("says nothing before price and rent are there", () => {
    expect(readYield(start)).toMatchObject({ issues: [], yields: null, brokerFeeYen: null });
    expect(readYield({ ...start, price: "8,000" })).toMatchObject({ issues: [], yields: null, brokerFeeYen: 2_706_000 });
  });

  it("computes gross and net yield, and names the costs that count as none", () => {
    const { yields, leftOut } = readYield({ ...let_, management: "17,000", reserve: "2万" });

    expect(yields?.grossPercent).toBe(3.9);
    expect(yields?.costsYen).toBe((17_000 + 20_000) * 12 + 148_200);
    expect(leftOut).toEqual(["固定資産税など", "保険料", "購入の諸費用"]);
  });

  it("counts what is left empty as exactly nothing, and what is typed by the month or by the year", () => {
    const none = { ...let_, vacancy: "", agency: "" };

    expect(readYield(none).yields?.costsYen).toBe(0);
    expect(readYield({ ...none, reserve: "10,000" }).yields?.costsYen).toBe(120_000);
    expect(readYield({ ...none, tax: "90,000", insurance: "10,000" }).yields?.costsYen).toBe(100_000);
    expect(readYield({ ...none, agency: "10" }).yields?.costsYen).toBe(312_000);
  });

  it("takes purchase costs into the net yield alone, and a vacancy out of the income", () => {
    const none = { ...let_, vacancy: "", agency: "" };

    expect(readYield({ ...none, costs: "2,000" }).yields).toMatchObject({ grossPercent: 3.9, netPercent: 3.12 });
    expect(readYield({ ...none, vacancy: "10" }).yields).toMatchObject({ grossPercent: 3.9, netPercent: 3.51, incomeYen: 2_808_000 });
  });

  it("reads rents in 万円 as well, and names no cost that was typed as left out", () => {
    expect(readYield({ ...let_, rent: "26万" }).yields?.grossPercent).toBe(3.9);
    expect(readYield({ ...let_, management: "0", reserve: "0", tax: "0", insurance: "0", costs: "0" }).leftOut).toEqual([]);
    expect(readYield({ ...let_, management: " " }).leftOut).toContain("管理費");
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
