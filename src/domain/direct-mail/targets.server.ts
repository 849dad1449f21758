import { keptMarket } from "#domain/properties/index.server.ts";
import { areaFacts, datasetStates, townFigures } from "#domain/surroundings/index.server.ts";
import type { Provenance } from "#domain/surroundings/layers/types.ts";
import type { Db } from "#platform/db.server.ts";
import { shownCount, shownSum } from "./core/shown-count.ts";
import type { TargetTown } from "./core/types.ts";

const DATASET = "households";
/** What towns tell: all households, or in a census of who lives alone those of one person. */
const FIGURES = { all: "total", single: "single" } as const;
type Counted = keyof typeof FIGURES;
/** Of whole cities, where no town tells its own. */
const OF_CITIES = "population";

export type Targets = {
  readonly city: { readonly cityCode: string; readonly name: string };
  /** Where else it can be asked for. */
  readonly cities: readonly { readonly cityCode: string; readonly name: string }[];
  /** Which households are counted. */
  readonly counted: Counted;
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
  const { counted, figures } = await countedOf(db, city.cityCode);
  const towns = figures.map(({ town, value }) => ({ town, households: shownCount(value) }));
  const whole = towns.length === 0 ? await wholeCity(db, city.cityCode) : null;
  const state = (await datasetStates(db)).find(({ dataset }) => dataset === DATASET);
  const named = (one: typeof city) => ({ cityCode: one.cityCode, name: `${one.prefecture}${one.cityName}` });
  return {
    city: named(city),
    cities: covered.toSorted((a, b) => a.cityCode.localeCompare(b.cityCode)).map(named),
    counted,
    towns: towns.toSorted((a, b) => (b.households ?? 0) - (a.households ?? 0) || a.town.localeCompare(b.town)),
    households: whole?.households ?? shownSum(towns.map(({ households }) => households)),
    provenance: towns.length === 0 ? (whole?.provenance ?? null) : (state?.provenance ?? null),
  };
}

/** All households of the towns of a city; where no town tells them those of one person, which are never passed off as all. */
async function countedOf(db: Db, cityCode: string) {
  const figuresOf = (counted: Counted) => townFigures(db, { dataset: DATASET, cityCode, path: [FIGURES[counted]] });
  const all = await figuresOf("all");
  const single = all.length === 0 ? await figuresOf("single") : [];
  return single.length === 0 ? ({ counted: "all", figures: all } as const) : ({ counted: "single", figures: single } as const);
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
