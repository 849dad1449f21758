import { describe, expect, it } from "vitest";
import { heldReport, provisionalReport, sampleReport } from "#web/risk/samples/samples.ts";
import { coverageWarning, driverItems, letterSpan, possibleWords, reportSources, standingWords } from "./report-words.ts";

const { rating } = sampleReport;

describe("the words of a rating", () => {
  it("place a building among those of its prefecture", () => {
    expect(standingWords(sampleReport)).toBe("東京都のマンション128棟のうち上位34%・偏差値54");
    expect(standingWords(heldReport)).toBeNull();
  });

  it("say that the place is by the usual weights where the reader's are others", () => {
    const weights = { ...rating.weights, earthquake: 50 };

    expect(standingWords({ ...sampleReport, rating: { ...rating, weights } })).toContain("（標準の重みで）");
  });

  it.each([
    [{ topPercent: 1, bottomPercent: 100 }, "上位1%"],
    [{ topPercent: 40, bottomPercent: 61 }, "上位40%"],
    [{ topPercent: 41, bottomPercent: 60 }, "中ほど"],
    [{ topPercent: 61, bottomPercent: 40 }, "下から40%"],
    [{ topPercent: 96, bottomPercent: 5 }, "下から5%"],
  ])("never praise a low place: %j is %s", (place, words) => {
    expect(standingWords({ ...sampleReport, standing: { deviation: 50, among: 128, ...place } })).toContain(`棟のうち${words}・偏差値50`);
  });

  it("write the letters between which it may lie, one where there is but one, with their points", () => {
    expect([letterSpan({ lowest: "BBB", highest: "A" }), letterSpan({ lowest: "A", highest: "A" })]).toEqual(["BBB〜A", "A"]);
    expect(possibleWords(rating)).toEqual({ letters: "BBB〜A", points: "55〜72点" });
    expect(possibleWords({ possible: { lowest: "A", highest: "A", leastPoints: 66.1, mostPoints: 66.1 } })).toBeNull();
  });

  it("say why there is no letter, or only a provisional one, and nothing otherwise", () => {
    expect(coverageWarning(heldReport.rating)).toContain("41%で、60%に足りません");
    expect(coverageWarning(provisionalReport.rating)).toContain("参考の評価です");
    expect(coverageWarning(rating)).toBeNull();
  });

  it("give each driver the source of its indicator, and none to one whose indicator is gone", () => {
    const [flood, gone] = driverItems(
      [...rating.driversDown.slice(0, 1), { indicatorId: "gone", title: "消えた項目", points: 1, words: "" }],
      sampleReport,
    );

    expect(flood?.source?.label).toContain("17m四方");
    expect(gone).toMatchObject({ title: "消えた項目", source: null });
  });

  it("name every source once, the method last", () => {
    const labels = reportSources(sampleReport).map(({ label }) => label);

    expect(labels).toEqual([...new Set(labels)]);
    expect(labels.at(-1)).toContain("risk-2026-11");
  });
});
