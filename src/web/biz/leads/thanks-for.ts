import type { Receipt } from "#web/kit/letter/letter.ts";
import type { BizThanksSearch } from "./lead-search.ts";

/** What the address of a page of thanks carries of a receipt. */
export function thanksFor({ id, dueOn, isRepeated }: Receipt): BizThanksSearch {
  return { id, ...(dueOn === null ? {} : { due: dueOn }), ...(isRepeated ? { again: true } : {}) };
}
