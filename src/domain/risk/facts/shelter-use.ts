import type { PlacePoint } from "#domain/surroundings/layers/types.ts";

/** What 災害対策基本法 49条の4 designates an evacuation site for, as the public files order them. */
export const SHELTER_HAZARDS = [
  "flood",
  "landslide",
  "stormSurge",
  "earthquake",
  "tsunami",
  "largeFire",
  "inlandFlood",
  "volcano",
] as const;
export type ShelterHazard = (typeof SHELTER_HAZARDS)[number];

export type ShelterUse = {
  /** For which hazards an evacuation site is designated; null: nobody tells (a 指定避難所 is where one lives afterwards, and has no hazards of its own). */
  readonly hazards: readonly ShelterHazard[] | null;
  /** Whether one may go there in the hazard that was asked about; null: none was asked about, or nobody tells. */
  readonly usable: boolean | null;
};

/** What a place is for when something happens. */
export function shelterUse({ kind, data }: Pick<PlacePoint, "kind" | "data">, asked: ShelterHazard | null): ShelterUse {
  if (kind !== "evacuation_site" || SHELTER_HAZARDS.every((hazard) => typeof data[hazard] !== "boolean")) {
    return { hazards: null, usable: null };
  }
  const hazards = SHELTER_HAZARDS.filter((hazard) => data[hazard] === true);
  const isTold = asked !== null && typeof data[asked] === "boolean";
  return { hazards, usable: isTold ? data[asked] === true : null };
}

/** Those that can be used first, then those of which nobody tells; as they were among their like. */
export function usableFirst<One extends Pick<ShelterUse, "usable">>(places: readonly One[]): One[] {
  const rank = ({ usable }: One) => (usable === true ? 0 : usable === null ? 1 : 2);
  return places.toSorted((a, b) => rank(a) - rank(b));
}
