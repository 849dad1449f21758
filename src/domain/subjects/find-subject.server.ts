import { findApartment } from "#domain/properties/index.server.ts";
import type { Apartment } from "#domain/properties/types.ts";
import { outlinedTown } from "#domain/surroundings/index.server.ts";
import type { LonLat } from "#kernel/geo.ts";
import { townKey, withoutChome } from "#kernel/place/chome.ts";
import { type KeyedPlace, readPlaceKey } from "#kernel/place-key.ts";
import type { Db } from "#platform/db.server.ts";
import { chomeNamed, chomesNear, nearestStation } from "./chome-store.server.ts";
import { chomeOfTown, isCentreOf, isWholeTown, nearestChome } from "./own-chome.ts";
import { asTold, buildingSubject, placeSubject } from "./subject-of.ts";
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
  if (keyed) {
    const place = await findPlace(db, keyed);
    return place && told ? asTold(place, told) : place;
  }
  const apartment = await findApartment(db, key);
  return apartment && findBuilding(db, apartment);
}

async function findBuilding(db: Db, apartment: Apartment): Promise<Subject> {
  const { place, cityCode, town } = apartment;
  const [outlined, near] = await Promise.all([outlinedTown(db, place), chomesNear(db, place, { withinM: OWN_TOWN_M, cityCode })]);
  // The address knows the 町: an outline beside it would be a building on the border.
  if (outlined?.cityCode === cityCode && townKey(outlined.chome) === townKey(town)) {
    return buildingSubject(apartment, { chome: outlined.chome, isApproximate: false });
  }
  const chome = chomeOfTown(near, town);
  return buildingSubject(apartment, { chome: chome?.name ?? null, isApproximate: chome === null || !isWholeTown(chome) });
}

async function findPlace(db: Db, keyed: KeyedPlace): Promise<Subject | null> {
  const isTown = keyed.precision === "town";
  const [at, station] = await Promise.all([
    isTown ? centredAt(db, keyed.place) : chomeAt(db, keyed.place),
    nearestStation(db, keyed.place, STATION_WITHIN_M),
  ]);
  if (!at) return null;
  const { chome, isApproximate } = at;
  return placeSubject(keyed, { chome, town: withoutChome(chome.name), isApproximate, nearestStation: station });
}

/** A 町丁目, and whether it was guessed: `isApproximate` where it is only the nearest centre. */
type ChomeAt = { readonly chome: Chome; readonly isApproximate: boolean };

/** The 町丁目 in which a point lies: the one whose outline holds it, else the one whose centre is nearest. Null: no town is known within 1.5 km. */
export async function chomeAt(db: Db, place: LonLat): Promise<ChomeAt | null> {
  const outlined = await outlinedTown(db, place);
  const known = outlined && (await chomeNamed(db, outlined));
  if (known) return { chome: known, isApproximate: false };
  const chome = nearestChome(await chomesNear(db, place, { withinM: OWN_TOWN_M }), place);
  return chome && { chome, isApproximate: true };
}

/**
 * The 町丁目 whose centre a point is: an outline need not hold its own town's centre. Where no town has its centre just there any more (a newer table
 * moved it), the nearest is a guess.
 */
async function centredAt(db: Db, place: LonLat): Promise<ChomeAt | null> {
  const chome = nearestChome(await chomesNear(db, place, { withinM: OWN_TOWN_M }), place);
  return chome && { chome, isApproximate: !isCentreOf(chome, place) };
}
