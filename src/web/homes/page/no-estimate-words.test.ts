import { describe, expect, it } from "vitest";
import { sampleDetail } from "#web/homes/samples.ts";
import { noEstimateWords } from "./no-estimate-words.ts";

const refused = (refusal: string | null) => sampleDetail({ estimate: { ...ESTIMATE, grade: "E", price: null, refusal } });
const ESTIMATE = { madeOn: "2026-11-20", isTestedHorizon: true, headline: null, similar: null, modelVersion: null, isSample: true };

describe("a home without an estimate", () => {
  it.each([
    ["too-few-comparables", "比べられる成約が足りない"],
    ["outlier-size", "この広さの成約がほとんどない"],
    ["no-model", "推定モデルがまだない"],
    [null, "この物件の価格は推定していません。"],
    ["a-reason-of-another-release", "この物件の価格は推定していません。"],
  ])("tells %s in words", (refusal, words) => {
    expect(noEstimateWords(refused(refusal))).toContain(words);
  });

  it("says no reason that nobody knows: none was made yet, or none was kept", () => {
    expect(noEstimateWords(sampleDetail({ estimate: null }))).toBe("この物件の推定は、まだありません。");
    expect(noEstimateWords(sampleDetail({ estimate: null, state: "sold" }))).toBe("掲載していたときの推定は残っていません。");
  });
});
