type ReachCount = { readonly kind: "few" | "some"; readonly n: number | null };

/** How many there are; fewer than five, and none at all, are one to everybody: `12人`, `5人未満`. */
export function fewWords({ kind, n }: ReachCount, unit = "人"): string {
  return kind === "some" ? `${(n ?? 0).toLocaleString("ja-JP")}${unit}` : `5${unit}未満`;
}
