export type RefusalReason = "address-not-found" | "out-of-area" | "too-few-comparables" | "outlier-size" | "no-model";

/** Why there is no price, and what helps. */
export const REFUSALS: Readonly<Record<RefusalReason, { readonly why: string; readonly next: string }>> = {
  "address-not-found": { why: "入力された住所を見つけられませんでした。", next: "市区町村と町名から入力してください。" },
  "out-of-area": {
    why: "対象外のエリアです。この地域には、推定できるだけの成約データがありません（直近8四半期の半分以上に、合わせて10件以上が必要です）。",
    next: "対象のエリアから場所を選び直してください。",
  },
  "too-few-comparables": {
    why: "3km以内に、条件の似た成約が3件ありません。",
    next: "面積や種別を確かめてください。合っている場合は、地域の不動産会社の査定をおすすめします。",
  },
  "outlier-size": {
    why: "この広さの成約がほとんどなく、当てはまる価格を計算できません。",
    next: "面積の単位（㎡と坪）を確かめてください。",
  },
  "no-model": { why: "この種別の推定モデルがまだありません。", next: "別の種別で調べるか、日を改めてお試しください。" },
};
