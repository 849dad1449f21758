import type { LonLat } from "#kernel/geo.ts";
import { townKey, withoutChome } from "#kernel/place/chome.ts";
import { readingWithoutChome } from "./town-name.ts";
import type { Town } from "./types.ts";

export type NamedTown = {
  readonly cityCode: string;
  readonly cityName: string;
  readonly prefecture: string;
  readonly name: string;
  readonly kana: string | null;
  readonly place: LonLat | null;
};

/**
 * One town for each 地区名, from the 町丁目 of the town table and the towns that sales name. Sales decide the spelling, since they are
 * looked up by it; the table gives reading and place.
 */
export function mergeTowns(listed: readonly NamedTown[], sold: readonly NamedTown[]): Town[] {
  const groups = new Map<string, { sold: NamedTown[]; listed: NamedTown[] }>();
  const groupOf = (town: NamedTown) => {
    const key = `${town.cityCode}/${townKey(town.name)}`;
    const group = groups.get(key) ?? { sold: [], listed: [] };
    groups.set(key, group);
    return group;
  };
  for (const town of sold) groupOf(town).sold.push(town);
  for (const town of listed) groupOf(town).listed.push(town);
  return [...groups.values()].flatMap((group) => [merged(group.sold, group.listed)].filter((town) => town !== null));
}

function merged(sold: readonly NamedTown[], listed: readonly NamedTown[]): Town | null {
  const model = sold[0] ?? listed[0];
  if (model === undefined) return null;
  const kana = listed.find((town) => town.kana !== null)?.kana ?? null;
  return {
    prefecture: model.prefecture,
    cityCode: model.cityCode,
    cityName: model.cityName,
    town: sold.length > 0 ? model.name : withoutChome(model.name),
    kana: kana === null ? null : readingWithoutChome(kana),
    place: middle(listed) ?? middle(sold),
  };
}

function middle(towns: readonly NamedTown[]): LonLat | null {
  const places = towns.flatMap(({ place }) => (place === null ? [] : [place]));
  if (places.length === 0) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lon: mean(places.map(({ lon }) => lon)), lat: mean(places.map(({ lat }) => lat)) };
}
