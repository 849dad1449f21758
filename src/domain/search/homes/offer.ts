import type { Listing, StationAccess } from "#domain/listings/types.ts";
import { searchKey } from "#kernel/japanese-text.ts";
import type { Exclusion, FoundHome, Toggle } from "./types.ts";

/** One advertisement as searches keep it: what a list shows of it, and what is asked of it besides. */
export type Offer = Omit<FoundHome, "offers" | "highestPrice"> & {
  /** Whose advertisement it is. */
  readonly companyId: string;
  readonly accesses: readonly Pick<StationAccess, "stationGroup" | "minutes" | "busMinutes">[];
  /** Name and reading of the building as `searchKey` writes them; of what has no building, the title. */
  readonly nameKeys: readonly string[];
  readonly pets: Listing["pets"];
  readonly parking: Listing["parking"];
};

/** Minutes on foot to the nearest of these stations (of all where none is named); null: none is reached on foot. */
export function walkTo(accesses: Offer["accesses"], stations: readonly string[] = []): number | null {
  const minutes = accesses.flatMap(({ stationGroup, minutes: walk, busMinutes }) =>
    busMinutes === null && (stations.length === 0 || (stationGroup !== null && stations.includes(stationGroup))) ? [walk] : [],
  );
  return minutes.length === 0 ? null : Math.min(...minutes);
}

/** Whether a condition that is asked or not is true of a home; what is not known is not. */
export const HAS: Readonly<Record<Toggle, (offer: Offer) => boolean>> = {
  isNewQuakeCode: (offer) => offer.isNewQuakeCode === true,
  isSecondFloorUp: ({ floor }) => floor !== null && floor >= 2,
  hasPets: ({ pets }) => pets === "yes" || pets === "negotiable",
  hasParking: ({ parking }) => parking === "yes",
  isFreehold: ({ landRight }) => landRight === "freehold",
  isPriceCut: ({ priceCuts }) => priceCuts > 0,
};

/** Whether a home is one of those that may be excluded; what is not known of it excludes nothing. */
export const IS: Readonly<Record<Exclusion, (offer: Offer) => boolean>> = {
  "old-quake-code": (offer) => offer.isNewQuakeCode === false,
  leasehold: ({ landRight }) => landRight === "leasehold" || landRight === "fixed-leasehold",
  tenanted: ({ isTenanted }) => isTenanted === true,
  "ground-floor": ({ floor }) => floor !== null && floor <= 1,
  "no-rebuild": ({ notices }) => notices.includes("no-rebuild"),
  incident: ({ notices }) => notices.includes("incident"),
};

/** What names of buildings are compared by. */
export function nameKeysOf(names: readonly (string | null)[]): string[] {
  return [...new Set(names.flatMap((name) => (name === null || name === "" ? [] : [searchKey(name)])))];
}
