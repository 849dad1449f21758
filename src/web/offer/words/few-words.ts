type FewCount = { readonly kind: "none" | "few" | "some"; readonly n: number | null };

/** How many there are; fewer than five are not counted for anybody: `12人`, `あり（5人未満）`, `いません`. */
export function fewWords({ kind, n }: FewCount, unit = "人"): string {
  if (kind === "some") return `${(n ?? 0).toLocaleString("ja-JP")}${unit}`;
  return kind === "few" ? `あり（5${unit}未満）` : "いません";
}
