import type { FeedRow } from "#domain/listings/core/feed-row.ts";
import type { ListingFault, StationAccess } from "#domain/listings/core/types.ts";
import type { LonLat } from "#kernel/geo.ts";

/** Where a home is and what was found out about it beside what its row tells. */
export type FoundFacts = {
  readonly cityCode: string;
  readonly town: string;
  readonly apartmentKey: string | null;
  readonly place: LonLat | null;
  readonly placePrecision: "building" | "block" | "town";
  readonly stations: readonly StationAccess[];
  readonly faults: readonly ListingFault[];
};

export type FoundRow = Omit<FoundFacts, "faults"> & {
  /** What all advertisements of the home have in common; null: too little is told. */
  readonly homeKey: string | null;
  /** Its address as the register compares it. */
  readonly addressKey: string;
};

/** The name of the building a flat lies in, by which the register knows it; null: of the rest, and where it is not told. */
export function flatBuilding({ kind, buildingName }: Pick<FeedRow, "kind" | "buildingName">): string | null {
  return kind === "condo" || kind === "new-condo" ? buildingName : null;
}

/** The same home is told by the same key: building and floor of flats, address down to its number of the rest. Null: too little is told. */
export function homeKeyOf(
  row: FeedRow,
  { buildingKey, addressKey }: { readonly buildingKey: string | null; readonly addressKey: string | null },
): string | null {
  if (row.kind === "condo" || row.kind === "new-condo")
    return buildingKey === null || row.floor === null ? null : `${buildingKey}#${row.floor}`;
  return addressKey;
}
