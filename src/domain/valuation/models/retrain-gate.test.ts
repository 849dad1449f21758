import { describe, expect, it } from "vitest";
import { type GateFacts, gateFailures, gateText } from "./retrain-gate.ts";

const rivalry = { challenger: 0.1, active: 0.1, n: 230, by: "later-sales" } as const;
const facts: GateFacts = { trainRows: 12_000, coverage80: 0.8, rivalry };
const against = (challenger: number): GateFacts => ({ ...facts, rivalry: { ...rivalry, challenger } });

describe("the gate before a new model", () => {
  it.each<[string, GateFacts, string[]]>([
    ["as good as the one in use", facts, []],
    ["better", against(0.08), []],
    ["worse by no more than chance", against(0.105), []],
    ["worse", against(0.106), ["worse"]],
    ["whose error cannot be told", against(Number.NaN), ["worse"]],
    ["with too wide a band", { ...facts, coverage80: 0.861 }, ["coverage"]],
    ["with too narrow a band", { ...facts, coverage80: 0.749 }, ["coverage"]],
    ["at the borders of coverage", { ...facts, coverage80: 0.75 }, []],
    ["of few sales", { ...facts, trainRows: 499 }, ["too-few-sales"]],
    ["wrong in all", { ...against(0.2), trainRows: 499, coverage80: 0.5 }, ["too-few-sales", "coverage", "worse"]],
    ["with nothing to compare it with", { ...facts, rivalry: "incomparable" }, []],
    ["with nothing to compare it with, and too narrow a band", { ...facts, coverage80: 0.7, rivalry: "incomparable" }, ["coverage"]],
    ["that is the first of its market", { ...facts, coverage80: 0.9, rivalry: null }, []],
    ["that is the first, of few sales", { ...facts, trainRows: 499, rivalry: null }, ["too-few-sales"]],
  ])("treats one %s rightly", (_, given, failures) => {
    expect(gateFailures(given)).toEqual(failures);
  });

  it("says in words what it went by", () => {
    expect(gateText(facts)).toBe("誤差の中央値 10.0%(使用中 10.0%、同じ新しい取引 230 件)、80%の幅に入った割合 80.0%");
    expect(gateText(against(0.12))).toMatch(/誤差が使用中より 5.0% を超えて大きいため見送り$/);
    expect(gateText({ ...facts, rivalry: { ...rivalry, by: "cards" } })).toContain("それぞれの検証");
    expect(gateText({ ...facts, rivalry: "incomparable" })).toBe("使用中のモデルと比べる値なし、80%の幅に入った割合 80.0%");
    expect(gateText({ ...facts, rivalry: null })).toBe("比べるモデルなし");
  });
});
