/** What a registration can be told of: said alike on its box, on the page of its wishes and in its mails. */
export const ON_CHANGE = "診断の記号（判定保留のあいだは、ありえる記号）が変わったとき";
export const YEARLY = "年に1回の更新";

/** A place has no row of its own, and what its visitors tell stays with them. */
export const PLACE_ALONE = "場所の診断です。入力された築年や階数などは、このお知らせの診断に入りません。";

/** What a registration knows of a rating: its letter, or, where there is none, the letters that are possible, worst first (`BB-AA`). */
export function ratingWords(told: string): string {
  const [lowest = "", highest] = told.split("-");
  if (highest === undefined) return lowest;
  return `判定保留（ありえる記号 ${lowest === highest ? lowest : `${lowest}〜${highest}`}）`;
}
