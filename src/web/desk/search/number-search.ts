import { knownFields } from "#wire/known-fields.ts";

/** What the address says is looked for; digits alone come as a number. */
export type NumberSearch = { readonly number?: string };

export function numberSearch({ number }: Readonly<Record<string, unknown>>): NumberSearch {
  const text = typeof number === "string" || typeof number === "number" ? String(number).trim().slice(0, 100) : "";
  return knownFields(["number"], text === "" ? {} : { number: text });
}
