import { CONDITION_PARAMS } from "#domain/search/homes/condition-params.ts";
import { asksAnything, readConditions, writeConditions } from "#domain/search/homes/conditions-search.ts";
import { type Box, HOME_SORTS, type HomeConditions, type HomeSort } from "#domain/search/homes/types.ts";
import { isInJapan } from "#kernel/geo.ts";

/** How the homes are looked at: on a phone either list or map, on a desk both at once. */
export type HomesView = "list" | "map";

/** What a list of homes is asked for, with the page and the window of the map it is read in. `box` null: wherever the homes lie. */
export type HomesQuestion = {
  readonly conditions: HomeConditions;
  readonly sort: HomeSort;
  readonly page: number;
  readonly view: HomesView;
  readonly box: Box | null;
};

/** The search of an address as the router keeps it: numbers as such, everything else as text. */
export type HomesSearch = Readonly<Record<string, string | number | undefined>>;

const OWN_NAMES = ["sort", "page", "view", "box"] as const;
const CONDITION_NAMES = Object.values(CONDITION_PARAMS).map(({ name }) => name);

/** Every name that an address of homes may have; the router needs those that are absent said to be so. */
export const HOMES_NAMES: readonly string[] = [...CONDITION_NAMES, ...OWN_NAMES];

/** Whether an address asks for homes: by a condition, or by how they are to be looked at. */
export function asksForHomes(search: Readonly<Record<string, unknown>>): boolean {
  return viewOf(search.view) !== null || asksAnything(readConditions(search));
}

/** What an address asks for; what cannot be meant is left out, so that an old link still shows homes. */
export function homesQuestion(search: Readonly<Record<string, unknown>>): HomesQuestion {
  const page = Number(search.page);
  return {
    conditions: readConditions(search),
    sort: HOME_SORTS.find((sort) => sort === search.sort) ?? "new",
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
    view: viewOf(search.view) ?? "list",
    box: boxOf(search.box),
  };
}

/** The shortest address of a question; it names a view, so that no condition at all still lists homes. */
export function homesSearch({ conditions, sort, page, view, box }: HomesQuestion): HomesSearch {
  const written = writeConditions(conditions);
  const isPlain = view === "list" && Object.keys(written).length > 0;
  return {
    ...Object.fromEntries(Object.entries(written).map(([name, text]) => [name, asKept(text)])),
    ...(sort === "new" ? {} : { sort }),
    ...(page > 1 ? { page } : {}),
    ...(isPlain ? {} : { view }),
    ...(box ? { box: boxText(box) } : {}),
  };
}

function viewOf(value: unknown): HomesView | null {
  return value === "list" || value === "map" ? value : null;
}

/** What the reader of addresses makes of a text, so that the writer does not put it into quotes. */
function asKept(text: string): string | number {
  const number = Number(text);
  return text.trim() !== "" && String(number) === text ? number : text;
}

/** `139.7,35.6,139.8,35.7`: west, south, east, north. */
export function boxText({ west, south, east, north }: Box): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(5))).join(",");
}

/** Null for what is no rectangle within Japan. */
export function boxOf(value: unknown): Box | null {
  const parts = typeof value === "string" ? value.split(",").map(Number) : [];
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = parts;
  if (parts.length !== 4 || parts.some(Number.isNaN)) return null;
  const isInside = isInJapan({ lon: west, lat: south }) && isInJapan({ lon: east, lat: north });
  return isInside && west < east && south < north ? { west, south, east, north } : null;
}
