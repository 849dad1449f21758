import type { DotFacts } from "#web/risk/maps/dot-table.tsx";
import { quintileWords, SMALL_COUNT } from "./crime-words.ts";

/** A 町丁目 of the map in words: its class, its count, its rate, and where the count is too small to say much. */
export function crimeDotWords(facts: DotFacts): { readonly headline: string; readonly lines: readonly string[] } {
  const { t, r, n, y, rate } = facts;
  const lines = [
    typeof r === "number" ? `都道府県の中で${quintileWords(r)}` : "区分なし（人の数が分からないため、分けていません）",
    ...(typeof n === "number" ? [`${typeof y === "number" ? `${y}年の` : ""}認知件数 ${n.toLocaleString("ja-JP")}件`] : []),
    ...(typeof rate === "number" ? [`人口1,000人あたり年${rate.toFixed(1)}件（住宅に関わる犯罪）`] : []),
    ...(typeof n === "number" && n < SMALL_COUNT ? ["件数が少なく、1件の増減で変わります。"] : []),
  ];
  return { headline: typeof t === "string" && t !== "" ? t : "町名不明", lines };
}
