import type { Suggestion } from "#domain/search/types.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import type { FoundPlace } from "./types.ts";

/** Whether the text names it, and what its city is called. */
export type Named = { readonly isExact: boolean; readonly cityName: string };

/** A suggested station as a place: the point of it. None for other suggestions. */
export function stationPlace({ kind, label, detail, town, place }: Suggestion, { isExact, cityName }: Named): FoundPlace[] {
  if (kind !== "station" || place === null) return [];
  const parts = [`${cityName}${town ?? ""}`, detail].filter((part) => part !== "" && part !== "駅");
  return [
    {
      ...{ key: placeKeyOf({ precision: "point", place }), kind: "station", precision: "point" },
      ...{ label, detail: parts.join("・"), place, rest: null, isExact },
    },
  ];
}

/** A suggested building as a place. None for other suggestions. */
export function buildingPlace({ kind, label, detail, reference, place }: Suggestion, { isExact }: Pick<Named, "isExact">): FoundPlace[] {
  if (kind !== "apartment" || place === null) return [];
  return [{ key: reference, kind: "building", precision: "building", label, detail, place, rest: null, isExact }];
}
