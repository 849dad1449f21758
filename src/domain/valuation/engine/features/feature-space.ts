import type { SaleRow } from "#domain/valuation/core/types.ts";
import type { FeatureMatrix } from "#domain/valuation/engine/boosting/matrix.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import type { Random } from "#kernel/random.ts";
import { type Apart, fitApart, groupOverTime } from "./apart.ts";
import { COLUMN_NAMES, COLUMN_SHAPES, toColumns } from "./columns.ts";
import { type Curves, curveAt, fitCurves } from "./curves.ts";
import { type Encodings, FOLDS, type FoldSums, fitEncodings, type Keys, type Level, levelsAt } from "./encodings.ts";
import { groupKey, type Home, type HomeAt, logUnitPrice, townKey } from "./home.ts";
import { layoutParts } from "./layout.ts";
import { fitNearLevel, type NearLevel, nearLevelAt } from "./near-level.ts";
import { fitTrend, type Trend } from "./trend.ts";

/** All that turns a home into the numbers a forest reads. Fitted on training sales only. */
export type FeatureSpace = {
  /** Quarter index of the last training sale. */
  readonly lastQuarter: number;
  readonly trend: Trend;
  readonly apart: Apart;
  readonly curves: Curves;
  readonly places: Encodings;
  readonly stations: Encodings;
  readonly near: NearLevel;
  /** 用途地域; the place in the list is the category's number. */
  readonly zonings: readonly string[];
};

export type FittedSpace = { readonly space: FeatureSpace; readonly matrix: FeatureMatrix; readonly target: Float32Array };

/** Weight of a sale in the encodings halves with every eight quarters before the last. */
const HALF_LIFE_QUARTERS = 8;
/** Prior sales of: city, town, built year in town, the same and zoning, building, size band, exact size and layout. */
const PLACE_PRIORS = [10, 5, 2, 2, 2, 2, 2];
/** Prior sales of: city, station. */
const STATION_PRIORS = [10, 10];

/** Fits the space and encodes the training sales out of fold. `random` deals the folds. */
export function fitFeatureSpace(sales: readonly SaleRow[], random: Random): FittedSpace {
  const lastQuarter = sales.reduce((last, sale) => Math.max(last, quarterIndex(sale.quarter)), Number.NEGATIVE_INFINITY);
  const trend = fitTrend(sales.map(trendRow));
  const { apart, target } = fitApart(sales, trend, lastQuarter);
  const curves = fitCurves(sales.map((home, i) => ({ home, year: yearOf(home), value: target[i] as number })));
  const folds = Uint8Array.from(sales, () => Math.floor(random() * FOLDS));
  const left = sales.map((sale, i) => ({
    value: (target[i] as number) - curveAt(curves, sale, yearOf(sale)),
    weight: 0.5 ** ((lastQuarter - quarterIndex(sale.quarter)) / HALF_LIFE_QUARTERS),
  }));
  const encode = (keys: (home: Home) => Keys, priors: readonly number[]) =>
    fitEncodings(
      sales.map((sale, i) => ({ keys: keys(sale), ...(left[i] as Weighted) })),
      folds,
      priors,
    );
  const places = encode(placeKeys, PLACE_PRIORS);
  const stations = encode(stationKeys, STATION_PRIORS);
  const near = fitNearLevel(
    sales.map((sale, i) => ({ town: townKey(sale), place: sale.place, builtYear: sale.builtYear, ...(left[i] as Weighted) })),
    folds,
  );
  const space = {
    lastQuarter,
    trend,
    apart,
    curves,
    places: places.encodings,
    stations: stations.encodings,
    near: near.all,
    zonings: [...new Set(sales.flatMap(({ zoning }) => zoning ?? []))].sort(),
  };
  const rows = sales.map((sale, i) => {
    const fold = folds[i] as number;
    return featuresOf(space, saleAt(sale), {
      places: places.foldSums,
      stations: stations.foldSums,
      near: near.without[fold] as NearLevel,
      fold,
    });
  });
  return { space, target, matrix: matrixOf(rows) };
}

function trendRow(sale: SaleRow) {
  return { category: sale.priceCategory, quarter: quarterIndex(sale.quarter), group: groupOverTime(sale), value: logUnitPrice(sale) };
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

/** Size bands of ten square metres; a building is its key where the sale has one, else its built year in town. */
function placeKeys(home: Home): Keys {
  const group = groupKey(home);
  const building = home.apartmentKey === null ? null : `@${home.apartmentKey}`;
  const zoned = home.zoning === null ? null : `${group}/${home.zoning}`;
  const size = `${building ?? zoned ?? group}/${Math.round(home.areaM2 / 10)}`;
  return [home.cityCode, townKey(home), group, zoned, building, size, `${size}/${home.areaM2}/${home.layout ?? "?"}`];
}

function stationKeys(home: Home): Keys {
  return [home.cityCode, home.stationName === null ? null : `${home.cityCode}/${home.stationName}`];
}

type HeldOut = { readonly places: FoldSums; readonly stations: FoldSums; readonly near: NearLevel; readonly fold: number };
type Weighted = { readonly value: number; readonly weight: number };

/** The features of a home at a time, in column order; NaN where something is unknown. */
export function featuresOf(space: FeatureSpace, at: HomeAt, heldOut?: HeldOut): Float32Array {
  const { home } = at;
  const without = heldOut && { foldSums: heldOut.places, fold: heldOut.fold };
  const levels = levelsAt(space.places, placeKeys(home), without);
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
    category: at.category === "contract" ? 0 : 1,
    // Trees cannot carry a trend on: after the last training quarter every quarter looks like the last.
    quarter: Math.min(0, quarterIndex(at.quarter) - space.lastQuarter),
  });
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
  const levels = levelsAt(space.stations, stationKeys(home), heldOut && { foldSums: heldOut.stations, fold: heldOut.fold });
  return levels[1]?.value ?? Number.NaN;
}
