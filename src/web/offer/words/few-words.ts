type ReachCount = { readonly kind: "few" | "some"; readonly from: number | null; readonly to: number | null };

/** How many owners there are, in steps; fewer than five, and none at all, are one to everybody: `10〜19人`, `50人以上`, `5人未満`. */
export function fewWords({ kind, from, to }: ReachCount): string {
  if (kind === "few" || from === null) return "5人未満";
  return to === null ? `${from}人以上` : `${from}〜${to}人`;
}
