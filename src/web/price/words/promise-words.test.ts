import { describe, expect, it } from "vitest";
import { sampleEstimate } from "#web/price/result/samples.ts";
import { disagreementText } from "./promise-words.ts";
import type { Priced } from "./result-words.ts";

type Agreement = NonNullable<Priced["agreement"]>;

const { outcome } = sampleEstimate;
if (!outcome.estimated || outcome.agreement === null) throw new Error("the sample has a price with its sales");
const { agreement } = outcome;

function textOf(changes: Partial<Agreement>, grade: Priced["grade"] = "B", point = 82_400_000): string | null {
  return disagreementText({ agreement: { ...agreement, low: 30_000_000, high: 120_000_000, ...changes }, grade, point });
}

describe("what the sales beside an estimate say against it", () => {
  it.each<[string, Partial<Agreement>, string]>([
    [
      "too few",
      { standing: "few", count: 4 },
      "条件の近い成約が4件と少なく、推定を十分に確かめられないため、確かさを1段下げて示しています。",
    ],
    [
      "scattered",
      { standing: "scattered" },
      "似た成約どうしの価格が大きく離れています（いまの水準に直した中ほど8割で3,000万円〜1億2,000万円）。水準をしぼりにくいため、確かさを1段下げて示しています。推定の幅を広めに見てください。",
    ],
    [
      "dearer than the estimate",
      { standing: "outside", why: "size", low: 90_000_000 },
      "推定は、いまの水準に直した似た成約の中ほど8割（9,000万円〜1億2,000万円）より下にあります。似た成約とは広さ・間取りの違いが大きいため、確かさを1段下げて示しています。",
    ],
  ])("is told of sales that are %s", (_, changes, text) => {
    expect(textOf(changes)).toBe(text);
  });

  it("tells of an unexplained difference as one", () => {
    expect(textOf({ standing: "outside", why: "unexplained", high: 60_000_000 })).toMatch(
      /より上にあります。入力された条件の違いでは説明できないため、/,
    );
  });

  it.each(["outside", "few", "scattered"] as const)("speaks of no step down to a D, which may have been one before (%s)", (standing) => {
    const text = textOf({ standing, why: standing === "outside" ? "town" : null }, "D");

    expect(text).toContain("確かさを最も低いDとしています。");
    expect(text).not.toContain("1段");
  });

  it("is nothing where they agree, or were not compared", () => {
    expect(textOf({ standing: "inside" })).toBeNull();
    expect(disagreementText({ agreement: null, grade: "B", point: 1 })).toBeNull();
  });
});
