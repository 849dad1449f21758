import { describe, expect, it } from "vitest";
import { candidateOf, type SeenHome } from "./candidate.ts";

const home: SeenHome = {
  ...{ key: "l-1", dwellingKey: "d-1", kind: "condo", apartmentKey: "a-1", cityCode: "13108", town: "豊洲", price: 54_000_000 },
  ...{ areaM2: 70, layout: "3LDK", floor: 8, builtYear: 2014, builtMonth: 3, firstSeenOn: "2026-11-20", isSample: false },
  estimate: { point: 60_000_000, q10: 54_000_000, q90: 66_000_000, grade: "B" },
  flag: { ratio: 0.9, grade: "B", depth: "nine", reasons: [], raisedOn: "2026-11-21" },
  accesses: [
    { stationGroup: "toyosu", minutes: 8, busMinutes: null },
    { stationGroup: "tokyo", minutes: 2, busMinutes: 20 },
  ],
};
const on = { today: "2026-11-24", softEdges: [], cut: null };

describe("candidateOf", () => {
  it("tells ages and days, and walks without those behind a bus", () => {
    expect(candidateOf(home, on)).toMatchObject({
      ...{ ageYears: 12, daysShown: 4, walks: [{ stationGroup: "toyosu", minutes: 8 }], flag: { grade: "B", ratio: 0.9 } },
      estimate: { ratio: 0.9, grade: "B" },
    });
  });

  it("takes neither the estimate nor the flag of a home that is 要確認, and no nearest miss as 九掛け", () => {
    const flagged = (grade: "check" | "near") => candidateOf({ ...home, flag: home.flag && { ...home.flag, grade } }, on);
    expect(flagged("check")).toMatchObject({ estimate: null, flag: null });
    expect(flagged("near")).toMatchObject({ estimate: { grade: "B" }, flag: null });
  });

  it("tells a cut in percent of the price before", () => {
    const cut = { before: 60_000_000, price: 54_000_000, cutOn: "2026-11-22" };
    expect(candidateOf(home, { ...on, cut }).priceCut?.percent).toBeCloseTo(10, 9);
    expect(candidateOf(home, { ...on, cut }).priceCut).toMatchObject({ cutOn: "2026-11-22", days: 2 });
  });
});
