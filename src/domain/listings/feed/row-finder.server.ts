import type { StationAccess } from "#domain/listings/types.ts";
import { addressKey, hasHouseNumber } from "#domain/register/index.server.ts";
import { searchKey } from "#kernel/japanese-text.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { type BuildingFinder, buildingFinder, type FoundBuilding, isElsewhere } from "./building-finder.server.ts";
import { FEED_LAYOUT } from "./feed-layout.ts";
import { type FoundFacts, type FoundRow, homeKeyOf } from "./listing-record.ts";
import { matchStation, stationIndex } from "./match-station.ts";
import { type LocatedAddress, placeFinder } from "./place-finder.server.ts";
import { listStations } from "./place-store.server.ts";
import type { FeedRow, RowFault } from "./types.ts";

export type RowFinder = {
  /** Where a home is, which building and which stations it has; refused where its address or its place is none. */
  readonly find: (row: FeedRow) => Promise<Result<FoundRow, RowFault>>;
  readonly buildings: BuildingFinder["counts"];
};

/** Finds out about the rows of one file what they do not tell themselves. */
export async function rowFinder(tx: Tx, now: Date): Promise<RowFinder> {
  const place = placeFinder(tx);
  const building = buildingFinder(tx, now);
  const stations = stationIndex(await listStations(tx));
  const find: RowFinder["find"] = async (row) => {
    const located = await place(row.address);
    if (located === null) return refused({ field: FEED_LAYOUT.address.header, reason: "not-an-address", found: row.address.slice(0, 80) });
    if (row.place !== null && isElsewhere(row.place, located))
      return refused({ field: FEED_LAYOUT.lat.header, reason: "not-a-place", found: `${row.place.lat}, ${row.place.lon}` });
    const found = await building.find(row, located);
    const where = whereOf(row, located, found);
    const access = row.stations.map(
      (told): StationAccess => ({ ...told, stationGroup: matchStation(stations, told, where.place ?? located.townPlace) }),
    );
    const { cityCode, town } = located;
    return ok({ cityCode, town, apartmentKey: found?.key ?? null, ...where, stations: access, homeKey: homeKeyFor(row, found) });
  };
  return { find, buildings: building.counts };
}

/** What the company tells itself counts first, then the building, then as much of the address as is known. */
function whereOf(row: FeedRow, located: LocatedAddress, found: FoundBuilding | null): Pick<FoundFacts, "place" | "placePrecision"> {
  const exact = row.place ?? found?.place ?? null;
  return exact === null ? { place: located.place, placePrecision: located.precision } : { place: exact, placePrecision: "building" };
}

function homeKeyFor(row: FeedRow, found: FoundBuilding | null): string | null {
  const address = addressKey(row.address);
  const exact = hasHouseNumber(address) ? address : null;
  const named = row.buildingName === null || exact === null ? null : `${searchKey(row.buildingName)}@${exact}`;
  return homeKeyOf(row, { buildingKey: found?.key ?? named, addressKey: exact });
}
