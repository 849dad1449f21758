import type { NamedCode } from "#domain/queries/core/types.ts";

/** The places with one of them put in or taken out. Null: there are as many as there may be. A 町 and the city it lies in stand for each other. */
export function toggled(chosen: readonly NamedCode[], place: NamedCode, most: number): readonly NamedCode[] | null {
  if (chosen.some(({ code }) => code === place.code)) return chosen.filter(({ code }) => code !== place.code);
  const others = chosen.filter(({ code }) => !isInside(code, place.code) && !isInside(place.code, code));
  return others.length >= most ? null : [...others, place];
}

/** `13108-豊洲` lies in `13108`. */
function isInside(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}-`);
}

/** How a 町 is called beside others: with its city. */
export function townName(city: string, town: string): string {
  return town.startsWith(city) ? town : `${city}${town}`;
}

/** Those whose name holds what was typed, in hiragana or katakana; all of them for nothing. */
export function named<T extends { readonly name: string }>(places: readonly T[], text: string): readonly T[] {
  const wanted = keyOf(text);
  return wanted === "" ? places : places.filter(({ name }) => keyOf(name).includes(wanted));
}

function keyOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\sヶケがガ]/g, "")
    .replace(/駅$/, "");
}
