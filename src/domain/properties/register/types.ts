import type { Apartment } from "#domain/properties/types.ts";

/** What the register of buildings knows of one; where it is must be known to the building, not to its town. */
export type BuildingRecord = Omit<Apartment, "key" | "isSample">;

/** What a newer source may know of a building that is registered: unknown is null and changes nothing. */
export type BuildingUpdate = Partial<
  Pick<BuildingRecord, "nameKana" | "place" | "builtYear" | "builtMonth" | "floors" | "units" | "structure" | "stationName" | "walkMinutes">
>;
