import { askedPlace } from "#domain/risk/facts/hazards-of.server.ts";
import { populationChange } from "#domain/risk/facts/population-change.ts";
import type { Subject } from "#domain/subjects/types.ts";
import { areaFacts, meshFactAt, townFactAt } from "#domain/surroundings/index.server.ts";
import type { AreaFact, FindingState, Provenance } from "#domain/surroundings/layers/types.ts";
import type { Db } from "#platform/db.server.ts";
import { numberOf } from "./number-of.ts";

type Sourced = { readonly state: FindingState; readonly provenance: Provenance | null };
type Data = Readonly<Record<string, unknown>>;

type AgeBands = { readonly under15: number; readonly working: number; readonly over65: number };
type PopulationPoint = { readonly year: number; readonly total: number; readonly bands: AgeBands | null };

export type PopulationTopic = {
  readonly topic: "population";
  readonly cityName: string;
  /** To 2050 where projected; `change2050` in % of 2020. */
  readonly mesh: Sourced & { readonly points: readonly PopulationPoint[]; readonly change2050: number | null };
  /** `sources`: every source of its years, the oldest first, each dated with the years that are from it. */
  readonly city: Sourced & { readonly points: readonly PopulationPoint[]; readonly sources: readonly Provenance[] };
  readonly town: Sourced & { readonly name: string | null; readonly households: number | null; readonly singleHouseholds: number | null };
};

/** People about a building: of its mesh to 2050, of its city by census, the households of its town. */
export async function populationTopic(db: Db, subject: Subject): Promise<PopulationTopic> {
  const { place, cityCode, cityName } = subject;
  const [mesh, city, town] = await Promise.all([
    meshFactAt(db, place, "population_mesh"),
    areaFacts(db, "population", cityCode),
    townFactAt(db, askedPlace(subject), "households"),
  ]);
  const points = mesh ? meshPoints(mesh.data) : [];
  const counts = city.flatMap(({ period, data }) => pointOf(Number(period), data.total, data.bands));
  return {
    topic: "population",
    cityName,
    mesh: { state: stateOf(points), provenance: mesh?.provenance ?? null, points, change2050: mesh && populationChange(mesh.data) },
    city: { state: stateOf(counts), provenance: city.at(-1)?.provenance ?? null, points: counts, sources: sourcesOfYears(city) },
    town: {
      state: town ? "ok" : "no_data",
      provenance: town?.provenance ?? null,
      name: town?.area ?? null,
      households: numberOf(town?.data.total),
      singleHouseholds: numberOf(town?.data.single),
    },
  };
}

/** Censuses and registers meet in one series: which years are from which. */
function sourcesOfYears(rows: readonly AreaFact[]): readonly Provenance[] {
  const told = rows.flatMap(({ period, data, provenance }) =>
    period === null || numberOf(data.total) === null ? [] : [{ period, provenance }],
  );
  return [...Map.groupBy(told, ({ provenance }) => provenance.attribution).values()].flatMap((of) => {
    const [first, last] = [of.at(0), of.at(-1)];
    if (!first || !last) return [];
    return [{ ...first.provenance, asOf: first.period === last.period ? first.period : `${first.period}–${last.period}` }];
  });
}

function stateOf(found: readonly PopulationPoint[]): FindingState {
  return found.length > 0 ? "ok" : "no_data";
}

function meshPoints(data: Data): PopulationPoint[] {
  const bands = dataOf(data.bands);
  return Object.keys(data)
    .filter((name) => /^\d{4}$/.test(name))
    .flatMap((year) => pointOf(Number(year), data[year], bands[year]))
    .sort((a, b) => a.year - b.year);
}

function pointOf(year: number, total: unknown, bands: unknown): PopulationPoint[] {
  return typeof total === "number" ? [{ year, total, bands: bandsOf(dataOf(bands)) }] : [];
}

/** Null unless all three are told. */
function bandsOf({ under15, from15to64, over65 }: Data): AgeBands | null {
  if (typeof under15 !== "number" || typeof from15to64 !== "number" || typeof over65 !== "number") return null;
  return { under15, working: from15to64, over65 };
}

function dataOf(value: unknown): Data {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
