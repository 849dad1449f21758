import { matchAddress } from "#domain/properties/index.server.ts";
import { nameBeforeNumber } from "#kernel/place/chome.ts";
import type { Db } from "#platform/db.server.ts";
import { knownPrefectures } from "./known-prefectures.server.ts";
import { beginnings, type QueryText, readQuery } from "./query-text.ts";
import { isOfCoveredCity, ONLY_COVERED } from "./suggestion-rows.ts";
import {
  type FoundSuggestion,
  placesNamed,
  type SuggestionsWanted,
  suggestionsClose,
  suggestionsContaining,
  suggestionsStarting,
} from "./suggestion-store.server.ts";
import type { Suggestion } from "./types.ts";

const MAX_SUGGESTIONS = 20;
/** A key of one or two characters begins thousands of names: those without a sale are looked at only when the others are too few. */
const SHORT_KEY = 2;
const NO_SALES_WEIGHT = 0;
const ANY_WEIGHT = -1;
/** The same suggestion may be found under this many of its names. */
const NAMES_PER_SUGGESTION = 3;
/** So many of what may only be meant are shown beside what is written so. */
const CLOSE_ONES = 3;
const PLACES = ["prefecture", "city", "town"] as const;

/**
 * What the typed text may mean, likeliest first: names that begin so, whole names and those with many sales before the others, then
 * names that contain it. Cities with sales come first; where nothing of theirs is written so, what differs by one letter is offered too.
 * An address that goes on after its town (`江東区豊洲5丁目1-2`) gives the town.
 */
export async function suggest(db: Db, query: string, limit: number): Promise<Suggestion[]> {
  const count = Math.max(1, Math.min(limit, MAX_SUGGESTIONS));
  const text = readQuery(query, knownPrefectures());
  if (text.postalCode !== null) return (await postalSuggestions(db, text.postalCode)).slice(0, count);
  if (text.key === "") return [];
  return (await named(db, text, count)).slice(0, count).map(({ searchKey: _, weight: __, ...suggestion }) => suggestion);
}

async function named(db: Db, text: QueryText, count: number): Promise<FoundSuggestion[]> {
  const wanted = wantedOf(text, count);
  const starting = await startingWith(db, wanted, count);
  if (!text.mayBeContained || (starting.length >= count && starting.some(isOfCoveredCity))) return starting;
  const found = distinct([...starting, ...(await suggestionsContaining(db, wanted))]);
  if (found.length === 0) return namedAtTheFront(db, text, wanted);
  return found.some(isOfCoveredCity)
    ? found
    : withCloseOnes(found, await suggestionsClose(db, { ...wanted, heavierThan: ONLY_COVERED }), count);
}

function wantedOf({ key, prefecture, stationsOnly }: QueryText, count: number): SuggestionsWanted {
  const kinds = stationsOnly ? (["station"] as const) : null;
  return { key, prefecture, kinds, heavierThan: ANY_WEIGHT, limit: count * NAMES_PER_SUGGESTION };
}

/** The town of an address that goes on after it; else what the text, or its part before the first number, may mean but for one letter. */
async function namedAtTheFront(db: Db, text: QueryText, wanted: SuggestionsWanted): Promise<FoundSuggestion[]> {
  const kinds = wanted.kinds ?? PLACES;
  const names = [...new Set([text.key, nameBeforeNumber(text.key)])];
  const [towns, ...closeOnes] = await Promise.all([
    placesNamed(db, beginnings(text.key), { ...wanted, kinds }),
    ...names.map((key) => suggestionsClose(db, { ...wanted, key })),
  ]);
  const close = closeOnes.flat();
  if (!towns.some(({ kind }) => kind === "town")) return distinct([...close, ...towns]);
  return towns.some(isOfCoveredCity) ? towns : withCloseOnes(towns, close, wanted.limit);
}

/** What only sounds like it, but lies where the site has sales, is shown too; what is written so stays before it. */
function withCloseOnes(found: readonly FoundSuggestion[], close: readonly FoundSuggestion[], count: number): FoundSuggestion[] {
  const shown = close.slice(0, CLOSE_ONES);
  const before = Math.max(1, count - shown.length);
  return distinct([...found.slice(0, before), ...shown, ...found.slice(before)]);
}

async function startingWith(db: Db, wanted: SuggestionsWanted, count: number): Promise<FoundSuggestion[]> {
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

/** Each once, where it stands first. */
function distinct(suggestions: readonly FoundSuggestion[]): FoundSuggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ kind, reference }) => {
    const isNew = !seen.has(`${kind} ${reference}`);
    seen.add(`${kind} ${reference}`);
    return isNew;
  });
}
