import { knownFields, searchValue } from "#wire/known-fields.ts";

/** What the address of the accuracy page carries: the city somebody calls theirs. */
export type AccuracySearch = { readonly city?: string | number };

export function accuracySearch({ city }: Record<string, unknown>): AccuracySearch {
  const text = typeof city === "number" || typeof city === "string" ? String(city) : "";
  return knownFields<AccuracySearch>(["city"], /^\d{4,5}$/.test(text) ? { city: searchValue(text) } : {});
}

/** `01101` of what an address carries as 1101 or "01101"; empty: none was chosen. */
export function chosenCity({ city }: AccuracySearch): string {
  return city === undefined ? "" : String(city).padStart(5, "0");
}
