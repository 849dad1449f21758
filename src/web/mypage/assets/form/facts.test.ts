import { describe, expect, it } from "vitest";
import type { AssetFacts } from "#api/client/client.ts";
import { FULL_FACTS, NOTHING_TOLD } from "#web/mypage/assets/samples.ts";
import { factsToKeep, heldBackLabels } from "./facts-to-keep.ts";
import { readFacts } from "./read-facts.ts";
import { RENOVATION_ROWS, withoutRow, withRow } from "./rows.ts";
import { textOf, typedFacts } from "./typed-facts.ts";

const TODAY = "2026-11-22";
const read = (typed: Readonly<Record<string, string>>, more: Partial<Parameters<typeof readFacts>[1]> = {}) =>
  readFacts(typed, { kind: "condo", today: TODAY, isWhole: true, ...more });
const MONTH = TODAY.slice(0, 7);

describe("facts in a form", () => {
  it.each<[string, AssetFacts]>([
    ["everything", FULL_FACTS],
    ["nothing but the area", { ...NOTHING_TOLD, areaM2: 70 }],
    ["a flat that is at no corner", { ...NOTHING_TOLD, areaM2: 70, isCorner: false }],
    ["a floor below the ground", { ...NOTHING_TOLD, areaM2: 70, floor: -1 }],
    [
      "a month of buying alone",
      { ...NOTHING_TOLD, areaM2: 70, purchase: { on: "2014-04", priceYen: null, buildingYen: null, costsYen: null } },
    ],
    ["somebody who has left", { ...NOTHING_TOLD, areaM2: 70, residence: { since: "2014-05", until: "2024-03" }, rentYen: 125_500 }],
  ])("are read as they were told: %s", (_, facts) => {
    expect(read(typedFacts(facts, MONTH))).toEqual({ facts, issues: [] });
  });

  it.each(["house", "land"] as const)("tell the lot of a %s, and of no flat", (kind) => {
    const lot = {
      landShape: "台形",
      frontageM: 6.5,
      roadDirection: "北西",
      roadWidthM: 4,
      coveragePercent: 50,
      floorAreaRatioPercent: 200,
    } as const;
    const typed = typedFacts({ ...NOTHING_TOLD, areaM2: 70, ...lot, isCorner: true }, MONTH);

    expect(read(typed, { kind })).toMatchObject({ facts: { ...lot, isCorner: null }, issues: [] });
    expect(read(typed).facts).toMatchObject({ isCorner: true, landShape: null, frontageM: null, floorAreaRatioPercent: null });
  });

  it("name a road that has a width and is not there", () => {
    expect(read({ areaM2: "70", roadDirection: "接面道路無", roadWidthM: "4" }, { kind: "land" }).issues).toEqual([
      { field: "roadWidthM", message: expect.stringContaining("幅員を空欄に") },
    ]);
  });

  it("need the area where they are sent, and nothing where they are only kept", () => {
    expect(read({}).issues).toEqual([{ field: "areaM2", message: "専有面積を入力してください。例：70" }]);
    expect(read({}, { isWhole: false }).issues).toEqual([]);
    expect(read({}, { kind: "land" }).issues[0]?.message).toContain("土地面積");
  });

  it("name what is wrong by its place in the form, in its words", () => {
    const { issues } = read({
      ...{ areaM2: "70", "purchase.priceYen": "3,800", "loan.state": "some", "loan.balanceYen": "x", "loan.asOf": MONTH },
      ...{ "renovations.count": "2", "renovations.1.year": "2020" },
    });

    expect(issues.map(({ field }) => field)).toEqual([
      "renovations.1.what",
      "purchase.on",
      "loan.balanceYen",
      "loan.annualPercent",
      "loan.endsIn",
      "loan.method",
    ]);
  });

  it("are held against each other where each is well by itself", () => {
    const typed = { ...typedFacts(FULL_FACTS, MONTH), "loan.endsIn": "2020-01", "loan.rateChanges.count": "0" };
    expect(read(typed).issues).toEqual([expect.objectContaining({ field: "loan.endsIn" })]);
  });

  it("say of a loan that is paid off that nothing is owed, and of none that is told nothing", () => {
    expect(read({ areaM2: "70", "loan.state": "none", "loan.balanceYen": "x" })).toMatchObject({
      issues: [],
      facts: { loan: { balanceYen: 0, asOf: MONTH, endsIn: MONTH } },
    });
    expect(read({ areaM2: "70", "loan.balanceYen": "500" }).facts.loan).toBeNull();
    expect(typedFacts(read({ areaM2: "70", "loan.state": "none" }).facts, MONTH)["loan.state"]).toBe("none");
  });

  it("ask for the year of a relief where one was used, and keep none where it was not", () => {
    const typed = { areaM2: "70", "sale.relief": "used" };

    expect(read(typed).issues).toEqual([expect.objectContaining({ field: "sale.reliefYear" })]);
    expect(read({ ...typed, "sale.reliefYear": "令和6年" }).facts.sale).toMatchObject({ relief: "used", reliefYear: 2024 });
    expect(read({ ...typed, "sale.relief": "never", "sale.reliefYear": "2024", "sale.otherCostsYen": "30" })).toMatchObject({
      issues: [],
      facts: { sale: { relief: "never", reliefYear: null, lots: null, otherCostsYen: 300_000 } },
    });
    expect(read({ areaM2: "70", "sale.reliefYear": "2024" }).facts.sale).toBeNull();
    expect(read({ areaM2: "70", "sale.relief": "used" }, { kind: "land" })).toMatchObject({ issues: [], facts: { sale: null } });
  });

  it("leave out what does not belong to the kind of home", () => {
    const land = read(typedFacts(FULL_FACTS, MONTH), { kind: "land" });

    expect(land).toMatchObject({ issues: [], facts: { areaM2: 70.2, floor: null, layout: null, renovations: [], residence: null } });
  });

  it("keep what is saved in place of what is half typed", () => {
    const half = read({ ...typedFacts(FULL_FACTS, MONTH), floor: "五", "loan.annualPercent": "", layout: "2LDK" }, { isWhole: false });
    const kept = factsToKeep(half, FULL_FACTS);

    expect(kept.facts).toEqual({ ...FULL_FACTS, layout: "2LDK" });
    expect(heldBackLabels(kept, "condo")).toEqual(["階", "住宅ローン"]);
  });

  it.each([
    [
      "a width beside a road that is gone",
      { roadWidthM: null },
      { roadWidthM: "4" },
      { roadDirection: "接面道路無", roadWidthM: null },
      ["前面道路の幅員"],
    ],
    [
      "a road that is gone beside a width that is saved",
      { roadDirection: "南", roadWidthM: 4 },
      { roadWidthM: "4" },
      { roadDirection: "南", roadWidthM: 4 },
      ["前面道路の方位", "前面道路の幅員"],
    ],
    [
      "a road that is gone with its width",
      { roadDirection: "南", roadWidthM: 4 },
      { roadWidthM: "" },
      { roadDirection: "接面道路無", roadWidthM: null },
      [],
    ],
    [
      "a road that is gone beside a frontage that is saved",
      { roadDirection: "南", frontageM: 8 },
      { frontageM: "8" },
      { roadDirection: "南", frontageM: 8 },
      ["前面道路の方位", "間口"],
    ],
  ] as const)("never keep %s", (_, saved, typed, kept, labels) => {
    const half = read({ areaM2: "70", roadDirection: "接面道路無", ...typed }, { kind: "land", isWhole: false });
    const found = factsToKeep(half, { ...NOTHING_TOLD, ...saved });

    expect(found.facts).toMatchObject(kept);
    expect(heldBackLabels(found, "land")).toEqual(labels);
  });
});

describe("a value in a control", () => {
  it.each([
    ["purchase.priceYen", 38_000_000, "3,800"],
    ["purchase.priceYen", 38_005_000, "3,800.5"],
    ["managementYen", 15_400, "15,400"],
    ["floor", -2, "地下2階"],
    ["areaM2", 70.25, "70.25"],
    ["layout", "3LDK", "3LDK"],
    ["loan.asOf", "2026-10", "2026年10月"],
    ["purchase.on", "2014-04-10", "2014年4月10日"],
    ["floor", null, ""],
  ])("%s %j is %j", (path, value, text) => {
    expect(textOf(path, value)).toBe(text);
  });
});

describe("rows of a list", () => {
  it("are added at the end, and those below one that goes move up", () => {
    const typed = { "renovations.count": "2", "renovations.0.what": "浴室", "renovations.1.what": "台所" };
    const less = { ...typed, ...withoutRow(typed, RENOVATION_ROWS, 0) };

    expect(withRow(typed, RENOVATION_ROWS)).toEqual({ "renovations.count": "3" });
    expect(less).toMatchObject({ "renovations.count": "1", "renovations.0.what": "台所", "renovations.1.what": "" });
    expect(withRow({}, RENOVATION_ROWS)).toEqual({ "renovations.count": "1" });
  });
});
