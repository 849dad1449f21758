import { describe, expect, it } from "vitest";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { indicatorOf, isChecking, pillarOf } from "./report-facts.ts";

describe("what a report has", () => {
  it("is found by the name of a pillar", () => {
    expect(pillarOf(sampleReport, "water")?.score).toBe(45);
    expect(pillarOf({ rating: { ...sampleReport.rating, pillars: [] } }, "water")).toBeUndefined();
  });

  it("is found in any pillar by the name of an indicator, of whichever model", () => {
    expect(indicatorOf(sampleReport, ["crime", "crime_rate_quintile"])?.value).toBe(3);
    expect(indicatorOf(sampleReport, ["facilities"])?.pillar).toBe("life");
    expect(indicatorOf(sampleReport, ["unheard of"])).toBeUndefined();
    expect(indicatorOf(sampleReport, [])).toBeUndefined();
  });

  it.each([
    [["flood_max_rank"], ["flood_max_rank", "crime"], true],
    [["flood_max_rank"], ["crime"], false],
    [[], ["crime"], false],
    [["crime"], [], false],
  ])("while %j is being checked, %j is: %s", (checking, asked, is) => {
    expect(isChecking({ checking }, asked)).toBe(is);
  });
});
