import { findApartment } from "#domain/properties/index.server.ts";
import { withoutChome } from "#domain/properties/town-name.ts";
import type { Apartment } from "#domain/properties/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import { type KeyedPlace, readPlaceKey } from "#kernel/place-key.ts";
import type { Db } from "#platform/db.server.ts";
import { nearestChome, nearestStation } from "./chome-store.server.ts";
import { buildingSubject, placeSubject } from "./subject-of.ts";
import type { Chome, Subject, ToldBuilding } from "./types.ts";

/** Farther from every centre of a town a point lies in none that is known. */
const OWN_TOWN_M = 1500;
const STATION_WITHIN_M = 3000;

/**
 * The subject that a key names: a building of the register, or a place anywhere in the imported area. What the visitor tells of the building
 * counts for a place only. Null: no such building, or a place outside of all known towns.
 */
export async function findSubject(db: Db, key: string, told?: ToldBuilding): Promise<Subject | null> {
  const keyed = readPlaceKey(key);
  if (keyed) return findPlace(db, keyed, told);
  const apartment = await findApartment(db, key);
  return apartment && findBuilding(db, apartment);
}

async function findBuilding(db: Db, apartment: Apartment): Promise<Subject> {
  const { place, cityCode } = apartment;
  const chome = await nearestChome(db, place, { withinM: OWN_TOWN_M, cityCode });
  return buildingSubject(apartment, { chome: ofTown(chome, apartment), isApproximate: true });
}

/** The nearest centre may belong to the town beside the one of the address. */
function ofTown(chome: Chome | null, { town }: Apartment): Chome | null {
  return chome && withoutChome(chome.name) === town ? chome : null;
}

async function findPlace(db: Db, keyed: KeyedPlace, told?: ToldBuilding): Promise<Subject | null> {
  const [chome, station] = await Promise.all([chomeOfPlace(db, keyed.place), nearestStation(db, keyed.place, STATION_WITHIN_M)]);
  if (!chome) return null;
  const isApproximate = keyed.precision !== "town";
  return placeSubject(keyed, { chome, town: withoutChome(chome.name), isApproximate, nearestStation: station }, told);
}

function chomeOfPlace(db: Db, place: LonLat): Promise<Chome | null> {
  return nearestChome(db, place, { withinM: OWN_TOWN_M });
}
