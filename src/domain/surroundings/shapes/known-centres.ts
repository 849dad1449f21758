import { chomeKey as chomeNameKey, isNumberedChome, townKey } from "#kernel/place/chome.ts";
import type { Centre } from "./town-cells.ts";

/** What names a 地区名 whichever way it is spelt, also by one of its 丁目: `13107/八広`; a whole city `13107/`. */
export function areaKey(cityCode: string, town: string | null): string {
  return `${cityCode}/${town === null ? "" : townKey(town)}`;
}

/** What names a 町丁目 whichever way its name is spelt: `13107/八広六丁目`. */
export function chomeKey(cityCode: string, name: string): string {
  return `${cityCode}/${chomeNameKey(name)}`;
}

/** The centres that share out the land: a name that is divided into 丁目 is no place of its own, and of two spellings of a name the first counts. */
export function dividingCentres(known: readonly Centre[]): Centre[] {
  const divided = new Set(known.flatMap(({ cityCode, name }) => (isNumberedChome(name) ? [areaKey(cityCode, name)] : [])));
  const byKey = new Map<string, Centre>();
  for (const centre of known) {
    const key = chomeKey(centre.cityCode, centre.name);
    if (!divided.has(key) && !byKey.has(key)) byKey.set(key, centre);
  }
  return [...byKey.values()];
}

/** Further centres of cities whose 町丁目 are not known. */
export function withOwn(known: readonly Centre[], own: readonly Centre[]): readonly Centre[] {
  const cities = new Set(known.map(({ cityCode }) => cityCode));
  const others = own.filter(({ cityCode }) => !cities.has(cityCode));
  return others.length === 0 ? known : [...known, ...others];
}
