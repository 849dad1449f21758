import type { Apartment, Structure } from "#domain/properties/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { PlacePrecision } from "#kernel/place-key.ts";

/** A station with its distance along the straight line: nobody knows the way on foot. */
export type NearStation = { readonly name: string; readonly distanceM: number };

type Located = Pick<Apartment, "key" | "name" | "prefecture" | "cityCode" | "cityName" | "town" | "address"> & {
  readonly place: LonLat;
  /** The whole 町丁目, spelled as the table of towns spells it: `八広六丁目`; null: the table has none near. */
  readonly chome: string | null;
  /** The key of the whole 町丁目 as a place of its own; null: a building. */
  readonly chomeKey: string | null;
  /** The 町丁目 was taken for the nearest centre: no outline of towns is known here. */
  readonly isApproximate: boolean;
  /** Of a place only: a building has the station of its own record. */
  readonly nearestStation: NearStation | null;
};

type Built = Pick<Apartment, "builtMonth" | "floors" | "units" | "structure" | "stationName" | "walkMinutes" | "isSample">;

export type BuildingSubject = Located & Built & { readonly kind: "building"; readonly precision: "building"; readonly builtYear: number };

/** A place has no building of its own: what stands there is what the visitor tells (`ToldBuilding`), or not known. */
export type PlaceSubject = Located &
  Built & { readonly kind: "place"; readonly precision: PlacePrecision; readonly builtYear: number | null };

export type Subject = BuildingSubject | PlaceSubject;

/** What something is kept about: a building by its key in the register, or a place by the key that is made from its point. */
export type SubjectKey = Pick<Subject, "kind" | "key">;
/** As lists and mails name it. */
export type NamedSubject = Pick<Subject, "kind" | "key" | "name">;

/** What a visitor tells of a building that no register has. */
export type ToldBuilding = {
  readonly builtYear: number | null;
  readonly floors: number | null;
  readonly structure: Structure | null;
  readonly units: number | null;
  readonly reserveFundYenPerM2: number | null;
};

/** A 町丁目 with its centre. */
export type Chome = {
  readonly prefecture: string;
  readonly cityCode: string;
  readonly cityName: string;
  /** `八広六丁目`. */
  readonly name: string;
  readonly place: LonLat;
};
