import { listCities, matchAddress } from "#domain/properties/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { beginnings, type QueryText, readQuery } from "./query-text.ts";
import { placesNamed, type SuggestionsWanted, suggestionsContaining, suggestionsStarting } from "./suggestion-store.server.ts";
import type { Suggestion } from "./types.ts";

const MAX_SUGGESTIONS = 20;
/** A key of one or two characters begins thousands of names: those without a sale are looked at only when the others are too few. */
const SHORT_KEY = 2;
const NO_SALES_WEIGHT = 0;
const ANY_WEIGHT = -1;
/** The same suggestion may be found under this many of its names. */
const NAMES_PER_SUGGESTION = 3;

/**
 * What the typed text may mean, likeliest first: names that begin so, whole names and those with many sales before the others, then
 * names that contain it.
 * An address that goes on after its town (`江東区豊洲5丁目1-2`) gives the town.
 */
export async function suggest(db: Db, query: string, limit: number): Promise<Suggestion[]> {
  const count = Math.max(1, Math.min(limit, MAX_SUGGESTIONS));
  const text = readQuery(query, prefectures());
  if (text.postalCode !== null) return (await postalSuggestions(db, text.postalCode)).slice(0, count);
  if (text.key === "") return [];
  return (await named(db, text, count)).slice(0, count);
}

async function named(db: Db, text: QueryText, count: number): Promise<Suggestion[]> {
  const wanted = { ...text, heavierThan: ANY_WEIGHT, limit: count * NAMES_PER_SUGGESTION };
  const starting = await startingWith(db, wanted, count);
  if (starting.length >= count || !text.mayBeContained) return starting;
  const more = distinct([...starting, ...(await suggestionsContaining(db, wanted))]);
  return more.length > 0 ? more : distinct(await placesNamed(db, beginnings(text.key), wanted));
}

async function startingWith(db: Db, wanted: SuggestionsWanted, count: number): Promise<Suggestion[]> {
  if (wanted.key.length <= SHORT_KEY) {
    const heavy = distinct(await suggestionsStarting(db, { ...wanted, heavierThan: NO_SALES_WEIGHT }));
    if (heavy.length >= count) return heavy;
  }
  return distinct(await suggestionsStarting(db, wanted));
}

async function postalSuggestions(db: Db, code: string): Promise<Suggestion[]> {
  const { places } = await matchAddress(db, code);
  return places.map(({ prefecture, cityCode, cityName, town, place }) => ({
    kind: "postal",
    label: `〒${code.slice(0, 3)}-${code.slice(3)} ${cityName}${town ?? ""}`,
    detail: prefecture,
    reference: town === null ? cityCode : `${cityCode}/${town}`,
    prefecture,
    cityCode,
    town,
    place,
  }));
}

let allPrefectures: readonly string[] | null = null;

function prefectures(): readonly string[] {
  allPrefectures ??= [...new Set(listCities().map(({ prefecture }) => prefecture))];
  return allPrefectures;
}

function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  return [...new Map(suggestions.map((item) => [`${item.kind} ${item.reference}`, item] as const).reverse()).values()].reverse();
}
