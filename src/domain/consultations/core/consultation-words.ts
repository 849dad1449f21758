import { formatTime, isoDateInJapan } from "#kernel/japanese-date.ts";
import { SLOT_LENGTH } from "./rules.ts";
import type { ConsultationState, Topic } from "./types.ts";

export const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  api: "AI査定API",
  checker: "価格チェッカー",
  recommender: "レコメンダー",
  directmail: "ダイレクトメール",
  other: "そのほか",
};

export const STATE_WORDS: Readonly<Record<ConsultationState, string>> = {
  booked: "予約済み",
  done: "実施済み",
  no_show: "来訪なし",
  cancelled: "取り消し",
  unrecorded: "結果の記録なし",
};

const WEEKDAYS = "日月火水木金土";

/** `12月3日(木)` of an ISO date. */
export function dayWords(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${month}月${date}日(${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]})`;
}

/** `2026年12月3日(木) 14:00〜14:30（日本時間）`. */
export function whenWords(startsAt: Date): string {
  const day = isoDateInJapan(startsAt);
  return `${day.slice(0, 4)}年${dayWords(day)} ${formatTime(startsAt)}〜${formatTime(new Date(startsAt.getTime() + SLOT_LENGTH))}（日本時間）`;
}

/** `12月3日(木) 12:00` in Japan. */
export function momentWords(at: Date): string {
  return `${dayWords(isoDateInJapan(at))} ${formatTime(at)}`;
}

export const NO_LINK_YET = "担当からお送りします";
