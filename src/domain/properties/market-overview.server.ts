import { areaPrices, SHOWN_QUARTERS } from "#domain/properties/overview/area-prices.ts";
import { busyTowns } from "#domain/properties/overview/busy-towns.ts";
import {
  chomeCentres,
  newestCondos,
  quarterFigures,
  soldTowns,
  townHomes,
  yearFigures,
} from "#domain/properties/overview/overview-store.server.ts";
import type { AreaPrice, BusyTown, MarketPeriod, TownPoint, TownPrice } from "#domain/properties/overview/types.ts";
import { townKey, withoutChome } from "#kernel/place/chome.ts";
import { quarterAt, quarterIndex, quarterOf } from "#kernel/quarter.ts";
import { whileSame } from "#kernel/while-same.ts";
import type { Db } from "#platform/db.server.ts";
import { newestLoad } from "./load-store.server.ts";

/** Quarters that the map of prices is made of. */
const MAP_QUARTERS = 8;
/** What a family of three lives in. */
export const USUAL_HOME = { fromM2: 60, toM2: 80 } as const;
/** Enough to find three cities among. */
const CANDIDATES = 60;

export type MarketOverview = {
  /** Another one after every load. */
  readonly version: string;
  readonly isSample: boolean;
  /** Most sales first. */
  readonly areas: readonly AreaPrice[];
  /** Of the newest four quarters, as the areas are. */
  readonly areaPeriod: MarketPeriod;
  readonly mapPeriod: MarketPeriod;
  readonly towns: readonly TownPrice[];
  /** Where most homes of 60 to 80 m² were sold in the period of the map, one town of each city. */
  readonly busyTowns: readonly BusyTown[];
  /** Where the towns of the covered cities lie, those without a sale among them. */
  readonly points: readonly TownPoint[];
};

const overviews = new WeakMap<Db, (now: Date) => Promise<MarketOverview | null>>();

/** What condominiums cost where, over all covered cities; null where no sale up to the quarter of `now` is known. Counted anew only after a load. */
export function marketOverview(db: Db, now: Date): Promise<MarketOverview | null> {
  const known = overviews.get(db);
  if (known) return known(now);
  const version = async () => String(await newestLoad(db));
  const find = whileSame(version, async (first: Date) => overviewOf(db, await version(), quarterIndex(quarterOf(first))));
  overviews.set(db, find);
  return find(now);
}

async function overviewOf(db: Db, version: string, present: number): Promise<MarketOverview | null> {
  const newest = await newestCondos(db, present);
  if (newest === null) return null;
  const { quarter } = newest;
  const [quarters, years, sold, homes] = await Promise.all([
    quarterFigures(db, quarter, SHOWN_QUARTERS),
    yearFigures(db, quarter),
    soldTowns(db, quarter, MAP_QUARTERS),
    townHomes(db, { ...USUAL_HOME, newest: quarter, quarters: MAP_QUARTERS }, CANDIDATES),
  ]);
  const centres = await chomeCentres(db, [...new Set(sold.map(({ cityCode }) => cityCode))]);
  const places = sold.flatMap(({ cityCode, town, lon, lat }) => (lon === null || lat === null ? [] : [{ cityCode, town, lon, lat }]));
  const spelt = new Map(sold.map(({ cityCode, town }) => [`${cityCode}/${townKey(town)}`, town]));
  const listed = centres.map(({ cityCode, name, lon, lat }) => ({
    ...{ cityCode, lon, lat },
    town: spelt.get(`${cityCode}/${townKey(name)}`) ?? withoutChome(name),
  }));
  return {
    ...{ version, isSample: newest.isSample },
    areas: areaPrices(quarters, years),
    areaPeriod: periodOf(quarter, 4),
    mapPeriod: periodOf(quarter, MAP_QUARTERS),
    towns: sold,
    points: [...listed, ...places],
    busyTowns: busyTowns(homes, listed.length > 0 ? listed : places),
  };
}

function periodOf(until: number, quarters: number): MarketPeriod {
  return { from: quarterAt(until - quarters + 1), until: quarterAt(until) };
}
