import { type FactId, found, foundNothing } from "#domain/risk/model/facts.ts";
import type { Fact } from "#domain/risk/model/types.ts";
import type { Subject } from "#domain/subjects/types.ts";
import { pointsNear, zonesAt } from "#domain/surroundings/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { schoolOfDistrict } from "./district-school.ts";
import { type Nearby, nearby } from "./nearby.server.ts";
import type { PlaceKind } from "./place-kinds.ts";

/** Ten minutes on foot at 80 m a minute, along the straight line. */
const TEN_MINUTES_M = 800;
/** 公立小学校の通学距離の目安. */
const SCHOOL_WITHIN_M = 4000;
/** The school of a district is hardly ever farther than this many others. */
const SCHOOLS = 15;

/** コンビニ・スーパー・診療所・病院・銀行・郵便局: any kind of a category will do. */
const CATEGORIES: readonly (readonly PlaceKind[])[] = [
  ["convenience"],
  ["supermarket"],
  ["clinic", "paediatric"],
  ["hospital"],
  ["bank"],
  ["post"],
];

/** What is measured from: of a whole 町丁目 its centre, and said so. */
type FromWhere = Pick<Subject, "place" | "precision">;

/** Counted facts of what lies around a place. A dataset that does not reach the place gives none. */
export async function placeFacts(db: Db, { place, precision }: FromWhere): Promise<Partial<Record<FactId, Fact>>> {
  const kinds: PlaceKind[] = ["nursery", "park", ...CATEGORIES.flat()];
  const [around, school] = await Promise.all([
    nearby(db, place, { kinds, withinM: TEN_MINUTES_M }),
    elementarySchool(db, { place, precision }),
  ]);
  const childcare = countOf(around, "nursery");
  const parks = countOf(around, "park");
  const facilities = categoriesReached(around);
  return {
    ...(childcare && { childcareCount800m: childcare }),
    ...(parks && { parksCount: parks }),
    ...(facilities && { facilityCategoriesWithin10min: facilities }),
    ...(school && { elementaryDistanceM: school }),
  };
}

function countOf({ kinds }: Nearby, wanted: PlaceKind): Fact | null {
  const one = kinds.find(({ kind }) => kind === wanted);
  if (!one || one.state === "no_data") return null;
  return one.state === "none" ? foundNothing(one.provenance) : found(one.count, one.provenance);
}

/** Null where a category was not looked for: half of them would pass for all. */
function categoriesReached({ kinds }: Nearby): Fact | null {
  const categories = CATEGORIES.map((category) => kinds.filter(({ kind, state }) => category.includes(kind) && state !== "no_data"));
  if (categories.some((lookedFor) => lookedFor.length === 0)) return null;
  const reached = categories.filter((lookedFor) => lookedFor.some(({ state }) => state === "ok"));
  return found(reached.length, categories[0]?.[0]?.provenance ?? null);
}

/** Straight line to the elementary school of the district, or to the nearest where districts are not known. */
async function elementarySchool(db: Db, { place, precision }: FromWhere): Promise<Fact | null> {
  const [districts, points] = await Promise.all([
    zonesAt(db, place, "school_district"),
    pointsNear(db, { place, kinds: ["elementary"], withinM: SCHOOL_WITHIN_M, limit: SCHOOLS }),
  ]);
  const name = districts.find(({ area }) => area === "elementary")?.data.name;
  const own = typeof name === "string" ? schoolOfDistrict(points, name) : undefined;
  const school = own ?? points[0];
  if (!school) return null;
  const details = { name: school.name, isDistrictSchool: own !== undefined, isFromTownCentre: precision === "town" };
  return found(Math.round(school.distanceM), school.provenance, details);
}
