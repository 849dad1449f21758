/** 建築確認 on or after this day is 新耐震 (建築基準法施行令の改正). */
const NEW_QUAKE_CODE_FROM = "1981-06-01";
/** 住宅金融支援機構 フラット35: finished in this month or later counts as 新耐震 where the day of the 建築確認 is not known. */
const FINISHED_UNDER_IT_FROM = 198304;
/** Finished before this month, and so confirmed before the code began. */
const FINISHED_BEFORE_IT = 198106;

/** What is known of when a building was made: `confirmedOn` the day of its 建築確認 (ISO, Japan), and when it was finished. */
export type WhenMade = { readonly confirmedOn: string | null; readonly builtYear: number | null; readonly builtMonth: number | null };

/**
 * Whether a building is of the 新耐震 code, one rule for search, reports, flags and loans: by the day of its 建築確認; where that is not known, by when it was
 * finished, new from April 1983 and old before June 1981. Null: finished between, or nothing is known, and what is not known is never new. Without a month new
 * only if the whole year is, old only if the whole year is.
 */
export function isNewQuakeCode({ confirmedOn, builtYear, builtMonth }: WhenMade): boolean | null {
  if (confirmedOn !== null) return confirmedOn >= NEW_QUAKE_CODE_FROM;
  if (builtYear === null) return null;
  if (builtYear * 100 + (builtMonth ?? 1) >= FINISHED_UNDER_IT_FROM) return true;
  return builtYear * 100 + (builtMonth ?? 12) < FINISHED_BEFORE_IT ? false : null;
}
