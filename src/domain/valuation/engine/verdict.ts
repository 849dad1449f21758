import type { Appraisal } from "#domain/valuation/core/types.ts";
import type { Yen } from "#kernel/yen.ts";

/** 割安 (below the band), 相場の範囲 (in it), 割高 (above it). */
export type AskingVerdict = {
  readonly askingPrice: Yen;
  /** asking / point − 1: 0.1 means one tenth dearer than the estimate. */
  readonly gap: number;
  readonly verdict: "cheap" | "fair" | "dear";
};

/** An asking price held against the 80 % band: 5,000万円 against a band of 4,000–4,900万円 is dear. */
export function verdictOf(askingPrice: Yen, { point, low, high }: Pick<Appraisal, "point" | "low" | "high">): AskingVerdict {
  const verdict = askingPrice < low ? "cheap" : askingPrice > high ? "dear" : "fair";
  return { askingPrice, gap: askingPrice / point - 1, verdict };
}
