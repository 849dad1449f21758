/** What the address of the accuracy page may carry: the city somebody calls theirs. It is read with the page, so that no other page loads how. */
export type AccuracySearch = { readonly city?: string | number };

/** `01101` of what an address carries as 1101 or "01101"; empty where none was chosen, or what stands there is no code of a city. */
export function chosenCity({ city }: { readonly city?: unknown }): string {
  const text = typeof city === "number" || typeof city === "string" ? String(city) : "";
  return /^\d{4,5}$/.test(text) ? text.padStart(5, "0") : "";
}
