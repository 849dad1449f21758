import type { HomeConditions } from "#domain/search/homes/types.ts";
import { countHomes } from "#domain/search/index.server.ts";
import { findSubject } from "#domain/subjects/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type FavoriteMark, NEW_HOME_DAYS, type PlaceToday } from "./types.ts";

type LookDeps = { readonly db: Db; readonly clock: Clock };

/** Homes on offer at buildings, places and areas, in the order that was asked for; what is not there, and homes, are left out. */
export async function lookAtPlaces(deps: LookDeps, marks: readonly FavoriteMark[]): Promise<PlaceToday[]> {
  const told: PlaceToday[] = [];
  for (const mark of marks) {
    const where = await whereOf(deps.db, mark);
    if (where === null) continue;
    const onOffer = await countHomes(deps, where);
    const newHomes = onOffer === 0 ? 0 : await countHomes(deps, { ...where, newWithinDays: NEW_HOME_DAYS });
    told.push({ kind: mark.kind, key: mark.key, area: where.areas[0] ?? null, onOffer, newHomes });
  }
  return told;
}

/** Around a place its town: homes on offer are told by their towns. */
async function whereOf(db: Db, { kind, key }: FavoriteMark): Promise<Pick<HomeConditions, "areas" | "apartmentKeys"> | null> {
  if (kind === "home") return null;
  if (kind === "area") return { areas: [key], apartmentKeys: [] };
  const subject = await findSubject(db, key);
  if (subject?.kind !== kind) return null;
  return kind === "building"
    ? { areas: [], apartmentKeys: [key] }
    : { areas: [subject.town === "" ? subject.cityCode : `${subject.cityCode}-${subject.town}`], apartmentKeys: [] };
}
