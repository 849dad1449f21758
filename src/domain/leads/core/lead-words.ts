import type { BUSINESSES, PRODUCTS } from "#kernel/business-fields/lead-fields.ts";

/** 業種, as forms and the desk call it. */
export const BUSINESS_WORDS: Readonly<Record<(typeof BUSINESSES)[number], string>> = {
  broker: "宅地建物取引業",
  developer: "建設・開発",
  lender: "金融・保険",
  manager: "不動産管理",
  other: "そのほか",
};

export const PRODUCT_WORDS: Readonly<Record<(typeof PRODUCTS)[number], string>> = {
  api: "AI査定API",
  checker: "価格チェッカー",
  recommender: "レコメンダー（物件提案サービス）",
  directmail: "ダイレクトメール",
  other: "そのほか・まだ決めていない",
};

/** A word from a table, or the value where it is none of it. */
export function wordFor(words: Readonly<Record<string, string>>, value: unknown): string {
  return typeof value === "string" ? (words[value] ?? value) : "";
}
