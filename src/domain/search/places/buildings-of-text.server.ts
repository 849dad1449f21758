import {
  type FoundSuggestion,
  placesNamed,
  suggestionsContaining,
  suggestionsStarting,
} from "#domain/search/suggestions/suggestion-store.server.ts";
import { placeTextKey } from "#kernel/place/chome.ts";
import type { NamedTown } from "./address-places.ts";
import type { Asked } from "./asked.server.ts";
import { buildingPlace } from "./building-or-station.ts";
import { readHouseNumber } from "./house-number.ts";
import type { FoundPlace } from "./types.ts";

const SHORTEST_NAME = 2;

/** Buildings that are called so, begin so or contain the text. */
export async function buildingsOfText({ db, text, wanted }: Asked): Promise<FoundPlace[]> {
  const { key } = text;
  if (text.stationsOnly || key.length < SHORTEST_NAME) return [];
  const buildings = { ...wanted, kinds: ["apartment"] as const };
  const starting = await suggestionsStarting(db, buildings);
  const containing = text.mayBeContained ? await suggestionsContaining(db, buildings) : [];
  return [...starting, ...containing].flatMap((found) => buildingPlace(found, { isExact: isWholeName(found, key) }));
}

/** Not only the part of a name that begins with the town, under which a building stands too. */
function isWholeName({ label, searchKey }: FoundSuggestion, key: string): boolean {
  const name = placeTextKey(label);
  return searchKey === key && (name === key || !name.endsWith(key));
}

/** The building that an address goes on to: `豊洲5-1-2サンプルタワー豊洲301号室`. Only of its city. */
export async function buildingsAt({ db, wanted }: Asked, { cityCode, rest }: NamedTown): Promise<FoundPlace[]> {
  const { name } = readHouseNumber(rest);
  const names = [...new Set([name, name.replace(/(?<!\d)\d+(?:号室?|階|F)?$/iu, "")])].filter(({ length }) => length >= SHORTEST_NAME);
  if (names.length === 0) return [];
  const found = await placesNamed(db, names, { ...wanted, kinds: ["apartment"] });
  return found.filter((building) => building.cityCode === cityCode).flatMap((building) => buildingPlace(building, { isExact: true }));
}
