import { type PlainPage, plainPage } from "./plain-page.ts";

/** Loads itself again; without scripts, for none are at hand. */
export const PREPARING: PlainPage = {
  heading: "準備中です",
  lines: [
    "サイトを開く準備をしています。ふだんは1分ほどで終わります。",
    "この画面は、5秒ごとに自動で読み込み直します。そのままお待ちください。",
  ],
  again: 5,
};
export const PREPARING_PAGE = plainPage(PREPARING);
