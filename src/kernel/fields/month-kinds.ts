import { readDay } from "#kernel/japanese-date.ts";
import { readYear } from "./read-year.ts";
import { textKind } from "./text-kinds.ts";

const MONTH_TEXT = /^(\d{4})-(0[1-9]|1[0-2])$/;
const [FIRST_YEAR, LAST_YEAR] = [1950, 2100];

/** Whether a text is a month as ISO writes it, between 1950 and 2100: `2014-04`. */
export function isMonth(text: string): boolean {
  const year = Number(MONTH_TEXT.exec(text)?.[1] ?? Number.NaN);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Whether a text is a month or a day of the calendar: `2014-04`, `2014-04-10`. */
export function isMonthOrDay(text: string): boolean {
  return isMonth(text) || (readDay(text) === text && isMonth(text.slice(0, 7)));
}

/** A month of what people write: `2014/4`, `2014年4月`, `平成26年4月` -> `2014-04`. What is none is left as it was typed. */
function tidyMonth(text: string): string {
  const plain = text.normalize("NFKC").trim();
  const [, year = "", month = ""] = /^(.+?)[-/.年]\s*(\d{1,2})月?$/.exec(plain) ?? [];
  const known = readYear(year);
  return known.ok ? `${known.value}-${month.padStart(2, "0")}` : plain;
}

function tidyMonthOrDay(text: string): string {
  return readDay(text) ?? tidyMonth(text);
}

/** A month: of a loan, of moving in. */
export const MONTH = textKind({
  most: 7,
  tidy: tidyMonth,
  isAllowed: isMonth,
  words: { noun: "年月", examples: ["2014年4月", "2014-04"] },
});

/** A day, or its month where nobody knows the day any more. */
export const MONTH_OR_DAY = textKind({
  most: 10,
  tidy: tidyMonthOrDay,
  isAllowed: isMonthOrDay,
  words: { noun: "年月日か年月", examples: ["2014年4月10日", "2014年4月"] },
});
