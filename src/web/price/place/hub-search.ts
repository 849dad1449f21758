import { knownFields } from "#wire/known-fields.ts";

/** The state of the search hub, as it stands in the address bar. */
export type HubSearch = { readonly q?: string | number; readonly city?: string | number; readonly page?: number };

/** What a hub is asked for: a text, a city, or nothing yet. */
export type HubQuestion = { readonly q: string; readonly city: string; readonly page: number };

/** Longest text that the suggestions take. */
export const LONGEST_TEXT = 60;

export function hubSearch(search: Record<string, unknown>): HubSearch {
  const { q, city, page } = search;
  return knownFields(["q", "city", "page"], {
    ...(isText(q) ? { q } : {}),
    ...(isText(city) ? { city } : {}),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 ? { page } : {}),
  });
}

function isText(value: unknown): value is string | number {
  return typeof value === "number" || (typeof value === "string" && value.trim() !== "");
}

/** A text search goes before a city. */
export function hubQuestion({ q, city, page = 1 }: HubSearch): HubQuestion {
  const text = q === undefined ? "" : String(q).trim().slice(0, LONGEST_TEXT);
  return { q: text, city: text === "" && city !== undefined ? String(city).padStart(5, "0") : "", page };
}
