import type { Apartment } from "#domain/properties/types.ts";
import { type KeyedPlace, placeKeyOf } from "#kernel/place-key.ts";
import type { BuildingSubject, Chome, NamedSubject, NearStation, PlaceSubject, Subject, SubjectKey, ToldBuilding } from "./types.ts";

type OfBuilding = { readonly chome: string | null; readonly isApproximate: boolean };

/** The key of a whole 町丁目. */
function keyOfChome({ place }: Pick<Chome, "place">): string {
  return placeKeyOf({ precision: "town", place });
}

/** A building of the register; its own station and minutes stand in its row. */
export function buildingSubject(apartment: Apartment, { chome, isApproximate }: OfBuilding): BuildingSubject {
  const { nameKana: _, ...building } = apartment;
  return { ...building, kind: "building", precision: "building", chome, chomeKey: null, isApproximate, nearestStation: null };
}

export type PlaceAround = {
  readonly chome: Chome;
  readonly isApproximate: boolean;
  readonly town: string;
  readonly nearestStation: NearStation | null;
};

/** The key in the register of buildings; null: a place. */
export function buildingKeyOf({ kind, key }: Pick<Subject, "kind" | "key">): string | null {
  return kind === "building" ? key : null;
}

/** What neighbours share: a pin, a block and their 町丁目 are one, for what people tell of them is seldom about a metre. A building is itself. */
export function sharedKeyOf({ kind, key, chomeKey }: Pick<Subject, "kind" | "key" | "chomeKey">): SubjectKey {
  return { kind, key: kind === "building" ? key : (chomeKey ?? key) };
}

/** What rows about a subject hold of it: a place has no row of its own, and stands there by its key and the name it had. */
export function subjectColumns(subject: NamedSubject | null) {
  const none = { apartmentKey: null, placeKey: null, placeName: null };
  if (subject === null) return none;
  return subject.kind === "building" ? { ...none, apartmentKey: subject.key } : { ...none, placeKey: subject.key, placeName: subject.name };
}

export const NOTHING_TOLD: ToldBuilding = { builtYear: null, floors: null, structure: null, units: null, reserveFundYenPerM2: null };

/** A place of whose building nothing is known. */
export function placeSubject(keyed: KeyedPlace, around: PlaceAround): PlaceSubject {
  const { chome, town, isApproximate, nearestStation } = around;
  const { prefecture, cityCode, cityName } = chome;
  const named = `${cityName}${chome.name}`;
  return {
    ...{ kind: "place", precision: keyed.precision, key: placeKeyOf(keyed), place: keyed.place },
    // A pin stands somewhere about the town; only the town itself is the town.
    name: keyed.precision === "town" ? named : `${named}付近`,
    address: `${prefecture}${named}`,
    ...{ prefecture, cityCode, cityName, town, chome: chome.name, chomeKey: keyOfChome(chome), isApproximate, nearestStation },
    ...{ builtYear: null, builtMonth: null, floors: null, units: null, structure: null },
    ...{ stationName: null, walkMinutes: null, isSample: false },
  };
}

/** A place with what one visitor tells of the building that stands there: for this visitor's answer alone. A building is what its register says. */
export function asTold(subject: Subject, { builtYear, floors, structure, units }: ToldBuilding): Subject {
  return subject.kind === "place" ? { ...subject, builtYear, floors, structure, units } : subject;
}

/** Whether a floor may be asked for: none above the highest, where the height is known. */
export function hasFloor({ floors }: Pick<Subject, "floors">, floor: number | null): boolean {
  return floor === null || floors === null || floor <= floors;
}
