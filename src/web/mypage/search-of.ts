import { searchValue } from "#wire/known-fields.ts";

/** Answers of the price check as search parameters: plain numbers stay unquoted in the URL (`areaM2=70`). */
export function searchOf(draft: Readonly<Record<string, string>>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(draft).map(([field, text]) => [field, searchValue(text)]));
}
