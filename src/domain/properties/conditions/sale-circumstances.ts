/**
 * 取引の事情等 under which a price says little about the market, as the ministry words them (不動産情報ライブラリ, 用語の説明).
 * 私道を含む取引 and 古屋付き・取壊し前提 are ordinary.
 */
export const UNUSUAL_CIRCUMSTANCES = [
  "調停・競売等",
  "競売・公売",
  "関係者間取引",
  "隣地の購入",
  "瑕疵",
  "他の権利・負担付き",
  "底地",
  "その他事情有り",
] as const;
