import type { LonLat } from "#kernel/geo.ts";
import { parsePlace } from "#web/kit/map/layers/map-view.ts";
import { knownFields } from "#wire/known-fields.ts";

/** Longest text that suggestions and the search take. */
export const LONGEST_TEXT = 60;
const MOST_PAGES = 99_999;

/** What the address of the area search carries. */
export type AreaSearch = { readonly city?: string | number; readonly town?: string; readonly page?: number };
export type AreaQuestion = { readonly city: string; readonly town: string; readonly page: number };

export function areaSearch({ city, town, page }: Record<string, unknown>): AreaSearch {
  return knownFields(["city", "town", "page"], {
    ...(isText(city) ? { city } : {}),
    ...(typeof town === "string" && town !== "" ? { town: town.slice(0, LONGEST_TEXT) } : {}),
    ...pageOf(page),
  });
}

/** A code that lost its leading zero on the way gets it back. */
export function areaQuestion({ city, town = "", page = 1 }: AreaSearch): AreaQuestion {
  const code = city === undefined ? "" : String(city).padStart(5, "0");
  return { city: /^\d{5}$/.test(code) ? code : "", town, page };
}

/** What the address of the name search carries. A name may be a number, such as 「1010」. */
export type NameSearch = { readonly q?: string | number; readonly page?: number };
export type NameQuestion = { readonly q: string; readonly page: number };

export function nameSearch({ q, page }: Record<string, unknown>): NameSearch {
  return knownFields(["q", "page"], { ...(isText(q) ? { q } : {}), ...pageOf(page) });
}

export function nameQuestion({ q = "", page = 1 }: NameSearch): NameQuestion {
  return { q: String(q).trim().slice(0, LONGEST_TEXT), page };
}

/** What the address of the first page carries: a text to go on from, and a point of the map: where a report was of the wrong place. */
export type StartSearch = { readonly q?: string | number; readonly at?: string };
export type StartQuestion = { readonly q: string; readonly at: LonLat | null };

export function startSearch({ q, at }: Record<string, unknown>): StartSearch {
  return knownFields(["q", "at"], { ...(isText(q) ? { q } : {}), ...(typeof at === "string" && parsePlace(at) !== null ? { at } : {}) });
}

export function startQuestion({ q = "", at }: StartSearch): StartQuestion {
  return { q: String(q).trim().slice(0, LONGEST_TEXT), at: parsePlace(at) };
}

function pageOf(page: unknown): { readonly page?: number } {
  return typeof page === "number" && Number.isInteger(page) && page > 1 && page <= MOST_PAGES ? { page } : {};
}

function isText(value: unknown): value is string | number {
  return typeof value === "number" || (typeof value === "string" && value.trim() !== "");
}
