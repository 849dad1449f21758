import type { Problem } from "#api/client/client.ts";

/** Why there is no estimate, as the API names it, and what to do. */
const REASONS: Readonly<Record<string, string>> = {
  "out-of-area": "この住所は、まだ推定の対象ではありません。対象の区市町村は「推定の精度」で確かめられます。",
  "address-not-found": "この住所は見つかりませんでした。都道府県から町名まで入力してください。",
  "address-ambiguous": "場所を1つに決められません。都道府県から町名まで入力してください。",
  "too-few-comparables": "近くの成約が足りないため、推定できません。",
  "outlier-size": "この広さの成約が足りないため、推定できません。面積を確かめてください。",
  "no-model": "いまのデータには、この種別の推定モデルがありません。",
};

/** A sentence, or several with the places that an address fits. */
export function noEstimateWords({ reason = "", candidates = [], title }: Problem): string {
  const why = REASONS[reason] ?? `${title}。住所と広さを確かめてください。`;
  return candidates.length === 0 ? why : `${why}候補：${candidates.join("、")}`;
}

/** Why a version that tells rents has none here. */
export const RENT_ABSENCES = {
  "not-a-flat": "賃料はマンションだけです",
  "address-not-found": "住所が見つかりません",
  "out-of-area": "賃料の対象外の地域です",
  "too-few-comparables": "近くの賃料の記録が足りません",
  "outlier-size": "この広さの賃料の記録が足りません",
  "no-model": "賃料のモデルがありません",
  preparing: "準備中です",
} as const;
