import { partsOfCityName } from "#kernel/japanese-text.ts";

export type NamedArea = { readonly code: string; readonly name: string; readonly prefecture: string };

export type CityPrefix = { readonly cityCode: string; readonly rest: string };

/**
 * Splits the city off the front of an area's name: `西多摩郡檜原村`, `檜原村` and `三宅島三宅村神着` are each known by the longest name that fits.
 * `prefecture` limits the search. Null when no city's name stands there.
 */
export function citySplitter(cities: readonly NamedArea[]): (area: string, prefecture: string) => CityPrefix | null {
  const names = Map.groupBy(cities.flatMap(spellings), ({ prefecture }) => prefecture);
  return (area, prefecture) => {
    const found = (names.get(prefecture) ?? []).filter(({ name }) => folded(area).startsWith(name));
    const longest = found.reduce<(typeof found)[number] | null>(
      (best, one) => (best && best.name.length >= one.name.length ? best : one),
      null,
    );
    return longest && { cityCode: longest.code, rest: area.slice(longest.name.length).trim() };
  };
}

function spellings({ code, name, prefecture }: NamedArea) {
  const short = [...partsOfCityName(name), /^.{1,20}島(.{1,20}[町村])$/.exec(name)?.[1] ?? ""].filter((part) => /[町村]$/.test(part));
  return [name, ...short].map((one) => ({ code, prefecture, name: folded(one) }));
}

/** Of the same length, so that a prefix of one is a prefix of the other. */
function folded(text: string): string {
  return text.replaceAll("ヶ", "ケ");
}
