import type { NewsCategory } from "./types.ts";

/** How a kind of news is called, in files, on pages and in feeds. */
export const CATEGORY_WORDS: Readonly<Record<NewsCategory, string>> = {
  feature: "新機能",
  data: "データ更新",
  maintenance: "メンテナンス",
  model: "モデル",
};
