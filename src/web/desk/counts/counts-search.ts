import { knownFields } from "#wire/known-fields.ts";

/** Over how many days; 28 is not said. */
export type CountsSearch = { readonly days?: number };

export function countsSearch({ days }: Readonly<Record<string, unknown>>): CountsSearch {
  const asked = Number(days);
  return knownFields(["days"], [7, 90, 365].includes(asked) ? { days: asked } : {});
}
