import { listCities } from "#domain/properties/index.server.ts";

let all: readonly string[] | null = null;

/** The names of all prefectures; made once. */
export function knownPrefectures(): readonly string[] {
  all ??= [...new Set(listCities().map(({ prefecture }) => prefecture))];
  return all;
}
