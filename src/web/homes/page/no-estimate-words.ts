import type { HomeDetail } from "#api/client/client.ts";

const REFUSALS: Readonly<Record<string, string>> = {
  "address-not-found": "所在地を確かめられないため、この物件の価格は推定していません。",
  "out-of-area": "この地域には推定できるだけの成約データがないため、価格は推定していません。",
  "too-few-comparables": "比べられる成約が足りないため、この物件の価格は推定していません。",
  "outlier-size": "この広さの成約がほとんどないため、価格は推定していません。",
  "no-model": "この種別の推定モデルがまだないため、価格は推定していません。",
};

/** Why a home has no estimate, as far as it is known: of one that is not on offer any more none may have been kept. */
export function noEstimateWords({ state, estimate }: Pick<HomeDetail, "state" | "estimate">): string {
  if (estimate === null) return state === "on-offer" ? "この物件の推定は、まだありません。" : "掲載していたときの推定は残っていません。";
  return REFUSALS[estimate.refusal ?? ""] ?? "この物件の価格は推定していません。";
}
