import { describe, expect, it } from "vitest";
import { heldReport, provisionalReport, sampleReport } from "#web/risk/samples/samples.ts";
import { coverageWarning, driverItems, rangeWords, reportSources, standingWords } from "./report-words.ts";

const { rating } = sampleReport;

describe("the words of a rating", () => {
  it("place a building among those of its prefecture", () => {
    expect(standingWords(sampleReport)).toBe("東京都のマンション128棟のうち上位44%・偏差値51");
    expect(standingWords(heldReport)).toBeNull();
  });

  it("say that the place is by the usual weights where the reader's are others", () => {
    const weights = { ...rating.weights, earthquake: 50 };

    expect(standingWords({ ...sampleReport, rating: { ...rating, weights } })).toContain("（標準の重みで）");
  });

  it.each([
    [{ lowest: "BBB", highest: "A" } as const, "BBB〜A"],
    [{ lowest: "A", highest: "A" } as const, "A"],
    [null, null],
  ])("write the range %j as %s", (range, words) => {
    expect(rangeWords({ ...rating, range })).toBe(words);
  });

  it("say why there is no letter, or only a provisional one, and nothing otherwise", () => {
    expect(coverageWarning(heldReport.rating)).toContain("41%で、60%に足りません");
    expect(coverageWarning(provisionalReport.rating)).toContain("参考の評価です");
    expect(coverageWarning(rating)).toBeNull();
  });

  it("give each driver the source of its indicator, and none to one whose indicator is gone", () => {
    const [flood, gone] = driverItems(
      [...rating.driversDown.slice(0, 1), { indicatorId: "gone", title: "", points: 1, words: "" }],
      rating,
    );

    expect(flood?.source?.label).toContain("約17m");
    expect(gone?.source).toBeNull();
  });

  it("name every source once, the method last", () => {
    const labels = reportSources(sampleReport).map(({ label }) => label);

    expect(labels).toEqual([...new Set(labels)]);
    expect(labels.at(-1)).toContain("risk-2026-11");
  });
});
