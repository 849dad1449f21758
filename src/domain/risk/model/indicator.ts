import type { FactId } from "./facts.ts";
import type { Fact, Indicator, Reading } from "./types.ts";

/** An indicator of this model, with the facts it reads: what a correction of one of them puts 「確認中」. */
export type RatedIndicator = Indicator & { readonly reads: readonly FactId[] };

const NOT_FOUND = { no_data: "データがありません", out_of_area: "この地域は対象外です", none: "該当なし", ok: "" } as const;

/** A reading without a score: in the state of the fact, and never better than nothing known. */
export function unscored({ state, provenance }: Fact, words: string = NOT_FOUND[state]): Reading {
  return { state, value: null, score: null, words, provenance };
}

/** A reading of a fact that was found, or of one whose absence is the good news. */
export function scored({ state, value, provenance }: Fact, score: number, words: string): Reading {
  return { state, value, score: Math.min(100, Math.max(0, score)), words, provenance };
}
