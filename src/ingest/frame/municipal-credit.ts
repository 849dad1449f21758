import type { Credit } from "./source.ts";

/** For layouts of デジタル庁 自治体標準オープンデータセット, which any city may have published. */
export const MUNICIPAL_CREDIT: Credit = {
  attribution: "自治体の公開データ(自治体標準オープンデータセット)を加工して作成",
  licence: "CC BY 4.0",
};
