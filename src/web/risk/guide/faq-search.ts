import { type ReportSearch, reportSearch } from "#web/risk/frame/report-search.ts";
import { type NameSearch, nameQuestion, nameSearch } from "#web/risk/search/guide-search.ts";
import { knownFields } from "#wire/known-fields.ts";

/** What the address of a report's list of questions carries beside floor and weights: the words that are looked for. */
export type FaqSearch = ReportSearch & Pick<NameSearch, "q">;

export function faqSearch(search: Record<string, unknown>): FaqSearch {
  const { q } = nameSearch(search);
  return knownFields(["q"], { ...reportSearch(search), ...(q === undefined ? {} : { q }) });
}

export function faqQuestion({ q = "", ...search }: FaqSearch): { readonly search: ReportSearch; readonly q: string } {
  return { search, q: nameQuestion({ q }).q };
}
