import type { ApartmentResponse } from "#api/client/client.ts";
import { searchKey } from "#kernel/japanese-text.ts";

type Named = Pick<ApartmentResponse, "name" | "nameKana" | "address" | "cityName" | "town">;

/** How a building answers a text: by its whole name, a part of it, its address, or in another way (a reading, a station). */
type MatchGrade = "name" | "part" | "address" | "other";

export const MATCH_WORDS: Readonly<Record<MatchGrade, string>> = {
  name: "名前が一致",
  part: "名前の一部が一致",
  address: "所在地が一致",
  other: "近い候補",
};

export function matchGrade(q: string, { name, nameKana, address, cityName, town }: Named): MatchGrade {
  const wanted = searchKey(q);
  if (wanted === "") return "other";
  const names = [name, nameKana].map(searchKey).filter((text) => text !== "");
  if (names.includes(wanted)) return "name";
  if (names.some((text) => text.includes(wanted) || wanted.includes(text))) return "part";
  const places = [address, `${cityName}${town}`].map(searchKey);
  return places.some((text) => text.includes(wanted) || wanted.includes(text)) ? "address" : "other";
}

/** Names that stand more than once, or within another one: buildings that are easily taken for each other. By key of the building. */
export function easilyConfused(buildings: readonly Pick<ApartmentResponse, "key" | "name">[]): ReadonlySet<string> {
  const named = buildings.map(({ key, name }) => ({ key, text: searchKey(name) }));
  const isLike = (a: string, b: string) => a.includes(b) || b.includes(a);
  return new Set(
    named.filter(({ key, text }) => named.some((other) => other.key !== key && isLike(other.text, text))).map(({ key }) => key),
  );
}
