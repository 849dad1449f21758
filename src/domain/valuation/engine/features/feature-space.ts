import type { SaleRow } from "#domain/valuation/core/types.ts";
import type { FeatureMatrix } from "#domain/valuation/engine/boosting/matrix.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import type { Random } from "#kernel/random.ts";
import { type Alike, alikeLevel, fitAlike, type LotTraits } from "./alike.ts";
import { type Apart, fitApart, groupOverTime } from "./apart.ts";
import { type BuildingLevels, fitBuildingLevels } from "./building-levels.ts";
import { COLUMN_NAMES, COLUMN_SHAPES, toColumns } from "./columns.ts";
import { type Curves, curveAt, fitCurves } from "./curves.ts";
import { type Encodings, FOLDS, type FoldSums, fitEncodings, type Level, levelsAt } from "./encodings.ts";
import { FACT_NAMES, type Fact, forgetfulSales, learntFacts, withoutFacts } from "./facts.ts";
import { type Home, type HomeAt, isOfLots, logUnitPrice, townKey } from "./home.ts";
import { NESTS } from "./keys.ts";
import { type KnownUntil, knownUntil, newestOf } from "./known-until.ts";
import { layoutParts } from "./layout.ts";
import { type LotFeatures, lotFeatures } from "./lot.ts";
import { fitNearLevel, type NearLevel, nearLevelAt } from "./near-level.ts";
import { levelAt } from "./trend.ts";
import { type FittedTrends, fitTrends, type Trends, trendOf } from "./trends.ts";

/** All that turns a home into the numbers a forest reads. Fitted on training sales only. */
export type FeatureSpace = {
  /** Quarter index of the last training sale. */
  readonly lastQuarter: number;
  readonly knownUntil: KnownUntil;
  readonly trends: Trends;
  readonly apart: Apart;
  readonly curves: Curves;
  readonly places: Encodings;
  readonly stations: Encodings;
  readonly lots: Encodings;
  /** Of houses and land; no towns for flats. */
  readonly alike: Alike;
  readonly near: NearLevel;
  readonly buildings: BuildingLevels;
  /** 用途地域; the place in the list is the category's number. */
  readonly zonings: readonly string[];
  /** What the sales told often enough to be learnt from; of all else nothing is read. */
  readonly facts: readonly Fact[];
};

export type FittedSpace = { readonly space: FeatureSpace; readonly matrix: FeatureMatrix; readonly target: Float32Array };

/** Weight of a sale in the encodings halves with every eight quarters before the last. */
const HALF_LIFE_QUARTERS = 8;

/** Fits the space and encodes the training sales out of fold. `random` deals the folds, and says which sales are shown once more with less known of them. */
export function fitFeatureSpace(sales: readonly SaleRow[], random: Random): FittedSpace {
  const lastQuarter = sales.reduce((last, sale) => Math.max(last, quarterIndex(sale.quarter)), Number.NEGATIVE_INFINITY);
  const { trends, measured } = fitTrends(sales.map(trendRow));
  // Beside what is in of a quarter: what is still to come would be learnt as a move of that quarter, and be taken out of the trend again.
  const { apart, target } = fitApart(sales, measured, lastQuarter);
  const curves = fitCurves(sales.map((home, i) => ({ home, year: yearOf(home), value: target[i] as number })));
  const folds = Uint8Array.from(sales, () => Math.floor(random() * FOLDS));
  const left = sales.map((sale, i) => ({
    value: (target[i] as number) - curveAt(curves, sale, yearOf(sale)),
    weight: 0.5 ** ((lastQuarter - quarterIndex(sale.quarter)) / HALF_LIFE_QUARTERS),
  }));
  const facts = learntFacts(sales);
  const read = sales.map((sale) => asLearnt({ facts }, sale));
  const encode = ({ keysOf, priors }: (typeof NESTS)[keyof typeof NESTS]) =>
    fitEncodings(
      read.map((home, i) => ({ keys: keysOf(home), ...(left[i] as Weighted) })),
      folds,
      priors,
    );
  const nests = { places: encode(NESTS.places), stations: encode(NESTS.stations), lots: encode(NESTS.lots) };
  const near = fitNearLevel(
    sales.map((sale, i) => ({ town: townKey(sale), place: sale.place, builtYear: sale.builtYear, ...(left[i] as Weighted) })),
    folds,
  );
  const alike = fitAlike(
    read.flatMap((home, i) => (isOfLots(home) ? [{ ...alikeRow(home), fold: folds[i] as number, ...(left[i] as Weighted) }] : [])),
  );
  const space = {
    lastQuarter,
    knownUntil: knownUntil(sales),
    trends,
    apart,
    curves,
    places: nests.places.encodings,
    stations: nests.stations.encodings,
    lots: nests.lots.encodings,
    alike,
    near: near.all,
    buildings: fitBuildingLevels(sales, besideTrends(sales, target, { trends, measured }), lastQuarter),
    zonings: [...new Set(sales.flatMap(({ zoning }) => zoning ?? []))].sort(),
    facts,
  };
  const rowOf = (at: HomeAt, i: number) => {
    const fold = folds[i] as number;
    const foldSums = { places: nests.places.foldSums, stations: nests.stations.foldSums, lots: nests.lots.foldSums };
    return featuresOf(space, at, { ...foldSums, near: near.without[fold] as NearLevel, fold });
  };
  const again = forgetfulSales(sales, facts, random);
  const rows = [
    ...sales.map((sale, i) => rowOf(saleAt(sale), i)),
    ...again.map(({ of, home }) => rowOf({ ...saleAt(sales[of] as SaleRow), home }, of)),
  ];
  return {
    space,
    target: withThose(
      target,
      again.map(({ of }) => of),
    ),
    matrix: matrixOf(rows),
  };
}

/** What is left beside the level that prices go by: a building's own sales are to come out as they were recorded, also in a late quarter. */
function besideTrends(sales: readonly SaleRow[], target: Float32Array, { trends, measured }: FittedTrends): Float32Array {
  return target.map((value, i) => {
    const { cityCode, category, quarter } = trendRow(sales[i] as SaleRow);
    const [trend, known] = [trendOf(trends, cityCode), trendOf(measured, cityCode)];
    return trend === known ? value : value + levelAt(known, category, quarter) - levelAt(trend, category, quarter);
  });
}

function withThose(target: Float32Array, again: readonly number[]): Float32Array {
  const all = new Float32Array(target.length + again.length);
  all.set(target);
  again.forEach((of, i) => {
    all[target.length + i] = target[of] as number;
  });
  return all;
}

/** The home with what its model reads of it. */
function asLearnt<T extends Home>({ facts }: Pick<FeatureSpace, "facts">, home: T): T {
  const unread = FACT_NAMES.filter((fact) => !facts.includes(fact));
  return unread.length === 0 ? home : { ...home, ...withoutFacts(home, unread) };
}

function alikeRow(home: Home): LotTraits & { readonly town: string; readonly place: Home["place"] } {
  return {
    town: townKey(home),
    place: home.place,
    lnAreaM2: Math.log(home.areaM2),
    builtYear: orUnknown(home.builtYear),
    roadWidthM: orUnknown(home.lot?.roadWidthM),
    lnRatio: Math.log(orUnknown(home.lot?.floorAreaRatioPercent)),
    isLand: Number(home.kind === "land"),
  };
}

function trendRow(sale: SaleRow) {
  const { cityCode, priceCategory } = sale;
  return { cityCode, category: priceCategory, quarter: quarterIndex(sale.quarter), group: groupOverTime(sale), value: logUnitPrice(sale) };
}

function yearOf({ quarter }: Pick<SaleRow, "quarter">): number {
  return quarterIndex(quarter) / 4;
}

export function saleAt(sale: SaleRow): HomeAt {
  return { home: sale, quarter: sale.quarter, category: sale.priceCategory };
}

function matrixOf(rows: readonly Float32Array[]): FeatureMatrix {
  const columns = COLUMN_NAMES.map(() => new Float32Array(rows.length));
  rows.forEach((row, i) => {
    for (let column = 0; column < columns.length; column += 1) (columns[column] as Float32Array)[i] = row[column] as number;
  });
  return { rows: rows.length, columns, shapes: COLUMN_SHAPES };
}

type HeldOut = Readonly<Record<keyof typeof NESTS, FoldSums>> & { readonly near: NearLevel; readonly fold: number };
type Weighted = { readonly value: number; readonly weight: number };

/** The features of a home at a time, in column order; NaN where something is unknown. */
export function featuresOf(space: FeatureSpace, at: HomeAt, heldOut?: HeldOut): Float32Array {
  const home = asLearnt(space, at.home);
  const levels = levelsAt(space.places, NESTS.places.keysOf(home), without(heldOut, "places"));
  const [city, town, group, zoned, building, size, unit] = levels as [Level, Level, Level, Level, Level, Level, Level];
  const { rooms, kitchen, storeroom } = layoutParts(home.layout);
  const year = quarterIndex(at.quarter) / 4;
  return toColumns({
    lon: orUnknown(home.place?.lon),
    lat: orUnknown(home.place?.lat),
    cityLevel: city.value,
    townLevel: town.value,
    townWeight: town.weight,
    groupLevel: group.value,
    groupLift: group.value - town.value,
    groupWeight: group.weight,
    zonedLevel: zoned.value,
    zonedWeight: zoned.weight,
    nearLevel: nearLevelAt(heldOut?.near ?? space.near, townKey(home), home.builtYear) ?? city.value,
    buildingLevel: building.value,
    buildingWeight: building.weight,
    zoning: zoningCode(space, home),
    stationLevel: stationLevel(space, home, heldOut),
    walkMinutes: orUnknown(home.walkMinutes),
    age: year - orUnknown(home.builtYear),
    builtYear: orUnknown(home.builtYear),
    renovated: orUnknown(home.renovated),
    areaM2: home.areaM2,
    floorAreaM2: orUnknown(home.floorAreaM2),
    rooms,
    kitchen,
    storeroom,
    areaPerRoom: home.areaM2 / rooms,
    sizeLift: size.value - building.value,
    sizeLevel: size.value,
    sizeWeight: size.weight,
    unitLift: unit.value - size.value,
    unitLevel: unit.value,
    unitWeight: unit.weight,
    ...ofLot(space, home, { town: town.value, heldOut }),
    category: at.category === "contract" ? 0 : 1,
    // Trees cannot carry a trend on: after the last training quarter of its prefecture every quarter looks like that.
    quarter: Math.min(lastKnown(space, home), quarterIndex(at.quarter)) - space.lastQuarter,
  });
}

/** The last quarter (an index) of which sales of the home's prefecture were learnt from. */
export function lastKnown(
  { knownUntil: known, lastQuarter }: Pick<FeatureSpace, "knownUntil" | "lastQuarter">,
  home: Pick<Home, "cityCode">,
): number {
  return newestOf(known, home.cityCode) ?? lastQuarter;
}

/** Whether a sale of the city was learnt from. */
export function knowsCity({ places }: Pick<FeatureSpace, "places">, cityCode: string): boolean {
  return places.depths[0]?.index.has(cityCode) ?? false;
}

function orUnknown(value: number | boolean | null | undefined): number {
  return Number(value ?? Number.NaN);
}

function zoningCode({ zonings }: FeatureSpace, { zoning }: Home): number {
  const at = zoning === null ? -1 : zonings.indexOf(zoning);
  return at < 0 ? Number.NaN : at;
}

function stationLevel(space: FeatureSpace, home: Home, heldOut: HeldOut | undefined): number {
  if (home.stationName === null) return Number.NaN;
  const levels = levelsAt(space.stations, NESTS.stations.keysOf(home), without(heldOut, "stations"));
  return levels[1]?.value ?? Number.NaN;
}

type OfLot = LotFeatures & Readonly<Record<"lotLevel" | "lotWeight" | "alikeLevel" | "alikeWeight", number>>;

/** Nothing is read of the lot under a flat, which each source tells for some of its sales only. */
function ofLot(
  space: FeatureSpace,
  home: Home,
  { town, heldOut }: { readonly town: number; readonly heldOut: HeldOut | undefined },
): OfLot {
  if (!isOfLots(home)) return NO_LOT;
  const lot = levelsAt(space.lots, NESTS.lots.keysOf(home), without(heldOut, "lots")).at(-1) as Level;
  const alike = alikeLevel(space.alike, alikeRow(home), town, heldOut?.fold);
  return { ...lotFeatures(home), lotLevel: lot.value, lotWeight: lot.weight, alikeLevel: alike.value, alikeWeight: alike.weight };
}

const NO_LOT: OfLot = {
  ...{
    isLand: Number.NaN,
    frontageM: Number.NaN,
    depthM: Number.NaN,
    roadWidthM: Number.NaN,
    roadDirection: Number.NaN,
    isPrivateRoad: Number.NaN,
  },
  ...{ landShape: Number.NaN, coveragePercent: Number.NaN, floorAreaRatioPercent: Number.NaN, usableRatioPercent: Number.NaN },
  ...{ buildableM2: Number.NaN, structure: Number.NaN },
  ...{ lotLevel: Number.NaN, lotWeight: Number.NaN, alikeLevel: Number.NaN, alikeWeight: Number.NaN },
};

function without(heldOut: HeldOut | undefined, nest: keyof typeof NESTS) {
  return heldOut && { foldSums: heldOut[nest], fold: heldOut.fold };
}
