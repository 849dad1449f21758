import type { FeedChange, FeedRefusal, FeedRunState, RowFault, RowFaultReason } from "./types.ts";

/** Why a cell or a row is not taken in, as it stands behind the name of its column. */
export const ROW_FAULT_WORDS: Readonly<Record<RowFaultReason, string>> = {
  "column-count": "列の数が見出しと違います",
  "undecodable-text": "読めない文字があります",
  missing: "入力がありません",
  "too-long": "長すぎます",
  "not-a-choice": "決められた言葉ではありません",
  "not-a-number": "数字として読めません",
  "out-of-range": "ありえない大きさです(価格は円で書きます)",
  "not-a-day": "日付として読めません",
  "day-ahead": "今日より先の日付です",
  "not-a-month": "年月として読めません",
  "not-a-place": "所在地の町から離れています",
  "not-an-address": "市区町村が分かりません(都道府県から書いてください)",
  twice: "同じ番号の行が前にあります",
  "not-of-kind": "この種別では使いません",
  "web-address": "URL は書けません(写真と物件ページの列を除きます)",
  "not-a-page": "https ではじまるページの URL ではありません(500文字まで)",
};

/** One line for one fault: `価格(円): 数字として読めません「応談」`. */
export function rowFaultLine({ field, reason, found }: RowFault): string {
  return `${field === "" ? "" : `${field}: `}${ROW_FAULT_WORDS[reason]}${found === "" ? "" : `「${found}」`}`;
}

/** Why a whole file is refused, and what to do. */
export const FEED_REFUSAL_WORDS: Readonly<Record<FeedRefusal, string>> = {
  "company-unknown": "この番号の会社はありません",
  "company-not-live": "この会社は、いまは物件を掲載できません",
  empty: "空のファイルです。物件が一つもないときは、見出しの行だけのファイルを送ってください",
  "unknown-layout": "物件ファイルの見出しではありません。ひな形の見出しを使ってください",
  binary: "文字のファイルではありません。CSV か JSON で保存してください",
  undecodable: "途中から読めない文字があります。UTF-8 か Shift_JIS で保存してください",
  malformed: "ファイルが途中で切れているか、形が崩れています",
  "too-large": "ファイルが大きすぎます",
  "no-usable-row": "はじめの1,000行に、読める行が一つもありません。理由を直して、取り込み直してください",
};

export const FEED_STATE_WORDS: Readonly<Record<FeedRunState, string>> = {
  running: "取り込み中",
  interrupted: "中断",
  applied: "反映しました",
  dry: "確認だけ(反映していません)",
  "waiting-for-confirmation": "掲載終了の確認待ち",
  refused: "取り込めませんでした",
};

export const FEED_CHANGE_WORDS: Readonly<Record<FeedChange["change"], string>> = {
  added: "新しく掲載",
  changed: "内容を変更",
  "price-changed": "価格を変更",
  suspended: "掲載を終了",
  refused: "行が読めないため、前の内容のまま",
  returned: "掲載を再開",
  applied: "申込あり",
  sold: "成約",
  missing: "ファイルにありません",
  "kept-sold": "成約済みのまま",
};
