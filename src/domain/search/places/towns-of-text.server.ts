import { matchAddress, namesCity } from "#domain/properties/index.server.ts";
import { beginnings } from "#domain/search/suggestions/query-text.ts";
import { isOfCoveredCity } from "#domain/search/suggestions/suggestion-rows.ts";
import { type FoundSuggestion, placesNamed } from "#domain/search/suggestions/suggestion-store.server.ts";
import { nameBeforeNumber } from "#kernel/place/chome.ts";
import type { NamedTown } from "./address-places.ts";
import type { Asked } from "./asked.server.ts";
import { readHouseNumber } from "./house-number.ts";

export type TownsOfText = {
  readonly towns: readonly NamedTown[];
  /** None with sales has such a town, and no city was told. */
  readonly isElsewhere: boolean;
  /** A city is told, and nothing that could be one of its towns. */
  readonly isCityOnly: boolean;
};

const NOTHING: TownsOfText = { towns: [], isElsewhere: false, isCityOnly: false };

/**
 * Towns that the text begins with. Where one of a city with sales is called so, those elsewhere are not meant: `大手町` is in 千代田区.
 * By their names as they stand in the table of suggestions; what is not found so, and tells its city, is read as an address.
 */
export async function townsOfText(asked: Asked): Promise<TownsOfText> {
  const { db, query, text, wanted } = asked;
  if (text.stationsOnly) return NOTHING;
  const named =
    text.key === "" ? [] : await placesNamed(db, [...beginnings(text.key), nameBeforeNumber(text.key)], { ...wanted, kinds: ["town"] });
  const covered = named.filter(isOfCoveredCity);
  const towns = distinct(covered.length > 0 ? covered : named).flatMap((found) => townFrom(found, text.key));
  const exact = towns.filter(({ isExact }) => isExact);
  const isCityTold = namesCity(query);
  if (exact.length > 0) return { towns: exact, isElsewhere: covered.length === 0 && !isCityTold, isCityOnly: false };
  if (isCityTold) return townsOfAddress(asked);
  return { ...NOTHING, towns: covered.length > 0 ? towns : [] };
}

async function townsOfAddress({ db, query }: Asked): Promise<TownsOfText> {
  const { outcome, places } = await matchAddress(db, query);
  const towns = places.flatMap(({ cityCode, town, rest, isGuess }) =>
    town === null ? [] : [{ cityCode, town, rest, isExact: !isGuess && (outcome === "one" || isNumbered(rest)) }],
  );
  return { towns, isElsewhere: false, isCityOnly: outcome === "city" };
}

function townFrom({ cityCode, town, searchKey }: FoundSuggestion, key: string): NamedTown[] {
  if (cityCode === null || town === null) return [];
  const rest = key.slice(searchKey.length);
  return [{ cityCode, town, rest, isExact: isNumbered(rest) }];
}

/** Nothing follows, or a number first: with letters it may be another name. */
function isNumbered(rest: string): boolean {
  return rest === "" || readHouseNumber(rest).whole !== "";
}

/** One of each town, however many of its names were found. */
export function distinct(found: readonly FoundSuggestion[]): readonly FoundSuggestion[] {
  return [...new Map(found.map((town) => [town.reference, town])).values()];
}
