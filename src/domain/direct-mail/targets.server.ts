import { keptMarket } from "#domain/properties/index.server.ts";
import { areaFacts, datasetStates, townFigures } from "#domain/surroundings/index.server.ts";
import type { Provenance } from "#domain/surroundings/layers/types.ts";
import type { Db } from "#platform/db.server.ts";
import { shownCount, shownSum } from "./core/shown-count.ts";
import type { TargetTown } from "./core/types.ts";

const DATASET = "households";
/** Of whole cities, where no town tells its own. */
const OF_CITIES = "population";

export type Targets = {
  readonly city: { readonly cityCode: string; readonly name: string };
  /** Where else it can be asked for. */
  readonly cities: readonly { readonly cityCode: string; readonly name: string }[];
  /** None where only the city as a whole is known. */
  readonly towns: readonly TargetTown[];
  /** Of the towns that are shown, or of the city as a whole. */
  readonly households: number;
  /** Null: nothing is known of this city. */
  readonly provenance: Provenance | null;
};

/** How many households a city has by its towns, from open figures alone; `cityCode` null: the city with most sales. Null: no such city is covered. */
export async function targetsOf(db: Db, cityCode: string | null): Promise<Targets | null> {
  const covered = (await keptMarket(db).cities()).toSorted((a, b) => b.sales - a.sales);
  const city = cityCode === null ? covered[0] : covered.find((one) => one.cityCode === cityCode);
  if (!city) return null;
  const figures = await townFigures(db, { dataset: DATASET, cityCode: city.cityCode, path: ["total"] });
  const towns = figures.map(({ town, value }) => ({ town, households: shownCount(value) }));
  const whole = towns.length === 0 ? await wholeCity(db, city.cityCode) : null;
  const state = (await datasetStates(db)).find(({ dataset }) => dataset === DATASET);
  const named = (one: typeof city) => ({ cityCode: one.cityCode, name: `${one.prefecture}${one.cityName}` });
  return {
    city: named(city),
    cities: covered.toSorted((a, b) => a.cityCode.localeCompare(b.cityCode)).map(named),
    towns: towns.toSorted((a, b) => (b.households ?? 0) - (a.households ?? 0) || a.town.localeCompare(b.town)),
    households: whole?.households ?? shownSum(towns.map(({ households }) => households)),
    provenance: towns.length === 0 ? (whole?.provenance ?? null) : (state?.provenance ?? null),
  };
}

/** The newest count of all households of a city, of its census or its register; null: none is known. */
async function wholeCity(db: Db, cityCode: string): Promise<{ readonly households: number; readonly provenance: Provenance } | null> {
  const known = (await areaFacts(db, OF_CITIES, cityCode)).flatMap(({ data, period, provenance }) => {
    const count = data.householdsLatest ?? data.households;
    const households = typeof count === "number" ? shownCount(count) : null;
    return households === null ? [] : [{ households, provenance: { ...provenance, asOf: period ?? provenance.asOf } }];
  });
  return known.at(-1) ?? null;
}
