import type { FeedRow } from "#domain/listings/core/feed-row.ts";
import type { StationAccess } from "#domain/listings/core/types.ts";
import { searchKey } from "#kernel/japanese-text.ts";
import { addressKey, hasHouseNumber } from "#kernel/place/address-key.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { type BuildingFinder, buildingFinder, type FoundBuilding, isElsewhere } from "./building-finder.server.ts";
import { type FoundFacts, type FoundRow, homeKeyOf } from "./found-row.ts";
import { matchStation, stationIndex } from "./match-station.ts";
import { type LocatedAddress, type PlaceFinder, placeFinder } from "./place-finder.server.ts";
import { listStations } from "./place-store.server.ts";

/** What of a row is nowhere, and what stood there. */
type NowhereFault = { readonly reason: "not-an-address" | "not-a-place"; readonly found: string };

export type RowFinder = {
  /** Where a home is, which building and which stations it has; refused where its address or its place is none. */
  readonly find: (row: FeedRow) => Promise<Result<FoundRow, NowhereFault>>;
  /** Writes the buildings that were found to be new since it was last called. */
  readonly writeBuildings: BuildingFinder["write"];
  readonly buildings: BuildingFinder["counts"];
};

/** Finds out about the rows of one file what they do not tell themselves. */
export async function rowFinder(tx: Tx, now: Date): Promise<RowFinder> {
  const places = placeFinder(tx);
  const building = buildingFinder(tx, now);
  const stations = stationIndex(await listStations(tx));
  const find: RowFinder["find"] = async (row) => {
    const located = await places.locate(row.address);
    if (located === null) return refused({ reason: "not-an-address", found: row.address.slice(0, 80) });
    if (row.place !== null && isElsewhere(row.place, located))
      return refused({ reason: "not-a-place", found: `${row.place.lat}, ${row.place.lon}` });
    const found = await building.find(row, located);
    const where = await whereOf(row, located, { found, places });
    const access = row.stations.map(
      (told): StationAccess => ({ ...told, stationGroup: matchStation(stations, told, where.place ?? located.townPlace) }),
    );
    const { cityCode, town } = located;
    return ok({
      cityCode,
      town,
      apartmentKey: found?.key ?? null,
      ...where,
      stations: access,
      homeKey: homeKeyFor(row, found),
      addressKey: addressKey(row.address),
    });
  };
  return { find, writeBuildings: building.write, buildings: building.counts };
}

/** What the company tells itself counts first, then the building, then as much of the address as is known. */
async function whereOf(
  row: FeedRow,
  located: LocatedAddress,
  { found, places }: { readonly found: FoundBuilding | null; readonly places: PlaceFinder },
): Promise<Pick<FoundFacts, "place" | "placePrecision">> {
  const exact = row.place ?? found?.place ?? null;
  return exact === null ? places.middleOf(row.address, located) : { place: exact, placePrecision: "building" };
}

function homeKeyFor(row: FeedRow, found: FoundBuilding | null): string | null {
  const address = addressKey(row.address);
  const exact = hasHouseNumber(address) ? address : null;
  const named = row.buildingName === null || exact === null ? null : `${searchKey(row.buildingName)}@${exact}`;
  return homeKeyOf(row, { buildingKey: found?.key ?? named, addressKey: exact });
}
