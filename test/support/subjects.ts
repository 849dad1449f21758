import type { Apartment } from "#domain/properties/types.ts";
import { buildingSubject } from "#domain/subjects/subject-of.ts";
import type { BuildingSubject } from "#domain/subjects/types.ts";
import { anApartment } from "./typed-market.ts";

/** A building as the subject of a report, with a 町丁目 that nobody knows. */
export function aBuilding(changes: Partial<Apartment> = {}): BuildingSubject {
  return asSubject(anApartment(changes));
}

/** A building of the register as a subject. */
export function asSubject(apartment: Apartment): BuildingSubject {
  return buildingSubject(apartment, { chome: null, isApproximate: true });
}
