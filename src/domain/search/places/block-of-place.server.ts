import { findBlock } from "#domain/properties/index.server.ts";
import type { Chome } from "#domain/properties/types.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import type { Db } from "#platform/db.server.ts";
import type { FoundPlace } from "./types.ts";

/**
 * The 街区 that an address goes on to behind its 町丁目, where 街区 were imported: rest `12-3` of 八広六丁目 -> 八広六丁目12番, rest `3`. A place
 * whose 街区 nobody knows stays the town. `chome`: the towns among which the place was found.
 */
export async function placeAtBlock(db: Db, place: FoundPlace, chome: readonly Chome[]): Promise<FoundPlace> {
  const [, block, rest = ""] = /^(\d+)(?:番地?|-|$)(.*)$/.exec(place.rest ?? "") ?? [];
  const own = chome.find(({ prefecture, cityName, name }) => prefecture === place.detail && `${cityName}${name}` === place.label);
  if (block === undefined || own === undefined) return place;
  const point = await findBlock(db, { cityCode: own.cityCode, chome: own.name, block });
  if (point === null) return place;
  const key = placeKeyOf({ precision: "block", place: point });
  return { ...place, key, precision: "block", place: point, label: `${place.label}${block}番`, rest: rest === "" ? null : rest };
}
