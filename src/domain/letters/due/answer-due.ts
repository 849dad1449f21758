import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { addBusinessDays } from "./business-days.ts";

/** The day by which a letter is answered, as an ISO date: counted in business days from the day in Japan on which it came. */
export function answerDueOn({ answerWithinBusinessDays }: { readonly answerWithinBusinessDays: number }, receivedAt: Date): string {
  return addBusinessDays(isoDateInJapan(receivedAt), answerWithinBusinessDays);
}
