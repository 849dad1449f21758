import type { LonLat } from "#kernel/geo.ts";

/** Whose connection, and to which building: one member has at most one row of each kind there. */
export type MemberBuilding = { readonly apartmentKey: string; readonly sub: string };

/** How many wait to buy a home in a building, and how many say they own one there. */
export type Interest = { readonly waitingBuyers: number; readonly owners: number };

/** A building that somebody says they own a home in. What they told of the home is not here: it is read by nobody but them. */
export type OwnedBuilding = {
  readonly apartmentKey: string;
  readonly cityCode: string;
  readonly town: string;
  readonly place: LonLat;
  /** The nearest station of the building, and minutes on foot. */
  readonly stationName: string | null;
  readonly walkMinutes: number | null;
  readonly builtYear: number;
};
