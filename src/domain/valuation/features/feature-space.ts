import { quarterIndex } from "#kernel/quarter.ts";
import type { Random } from "#kernel/random.ts";
import type { FeatureMatrix } from "../boosting/matrix.ts";
import type { SaleRow } from "../types.ts";
import { COLUMN_NAMES, toColumns } from "./columns.ts";
import { type Curves, curveAt, fitCurves } from "./curves.ts";
import { type Encodings, FOLDS, type FoldSums, fitEncodings, type Keys, type Level, levelsAt } from "./encodings.ts";
import { groupKey, type Home, type HomeAt, logUnitPrice, townKey } from "./home.ts";
import { layoutParts } from "./layout.ts";
import { fitTrend, levelAt, type Trend } from "./trend.ts";

/** All that turns a home into the numbers a forest reads. Fitted on training sales only. */
export type FeatureSpace = {
  /** Quarter index of the last training sale. */
  readonly lastQuarter: number;
  readonly trend: Trend;
  readonly curves: Curves;
  readonly places: Encodings;
  readonly stations: Encodings;
  /** 用途地域 from the cheapest to the dearest. */
  readonly zoningOrder: readonly string[];
};

export type FittedSpace = { readonly space: FeatureSpace; readonly matrix: FeatureMatrix; readonly target: Float32Array };

/** Weight of a sale in the encodings halves with every eight quarters before the last. */
const HALF_LIFE_QUARTERS = 8;
/** Prior sales of: city, town, built year in town, building, size band, exact size and layout. */
const PLACE_PRIORS = [10, 5, 2, 2, 2, 2];
/** Prior sales of: city, station. */
const STATION_PRIORS = [10, 10];

/** Fits the space and encodes the training sales out of fold. `random` deals the folds. */
export function fitFeatureSpace(sales: readonly SaleRow[], random: Random): FittedSpace {
  const lastQuarter = sales.reduce((last, sale) => Math.max(last, quarterIndex(sale.quarter)), Number.NEGATIVE_INFINITY);
  const trend = fitTrend(sales.map(trendRow));
  const target = Float32Array.from(sales, (sale) => logUnitPrice(sale) - levelAt(trend, sale.priceCategory, quarterIndex(sale.quarter)));
  const curves = fitCurves(sales.map((home, i) => ({ home, year: yearOf(home), value: target[i] as number })));
  const folds = Uint8Array.from(sales, () => Math.floor(random() * FOLDS));
  const encode = (keys: (home: Home) => Keys, priors: readonly number[]) =>
    fitEncodings(
      sales.map((sale, i) => ({
        keys: keys(sale),
        value: (target[i] as number) - curveAt(curves, sale, yearOf(sale)),
        weight: 0.5 ** ((lastQuarter - quarterIndex(sale.quarter)) / HALF_LIFE_QUARTERS),
      })),
      folds,
      priors,
    );
  const places = encode(placeKeys, PLACE_PRIORS);
  const stations = encode(stationKeys, STATION_PRIORS);
  const space = {
    lastQuarter,
    trend,
    curves,
    places: places.encodings,
    stations: stations.encodings,
    zoningOrder: zoningOrder(sales, target),
  };
  const rows = sales.map((sale, i) => {
    const fold = folds[i] as number;
    return featuresOf(space, saleAt(sale), { places: places.foldSums, stations: stations.foldSums, fold });
  });
  return { space, target, matrix: matrixOf(rows) };
}

function trendRow(sale: SaleRow) {
  return {
    category: sale.priceCategory,
    quarter: quarterIndex(sale.quarter),
    group: `${townKey(sale)}/${sale.builtYear === null ? "?" : Math.round((yearOf(sale) - sale.builtYear) / 2)}`,
    value: logUnitPrice(sale),
  };
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
  return { rows: rows.length, columns };
}

/** Size bands of ten square metres; a building is its key where the sale has one, else its built year in town. */
function placeKeys(home: Home): Keys {
  const group = groupKey(home);
  const building = home.apartmentKey === null ? null : `@${home.apartmentKey}`;
  const size = `${building ?? group}/${Math.round(home.areaM2 / 10)}`;
  return [home.cityCode, townKey(home), group, building, size, `${size}/${home.areaM2}/${home.layout ?? "?"}`];
}

function stationKeys(home: Home): Keys {
  return [home.cityCode, home.stationName === null ? null : `${home.cityCode}/${home.stationName}`];
}

function zoningOrder(sales: readonly SaleRow[], target: Float32Array): string[] {
  const sums = new Map<string, { sum: number; n: number }>();
  sales.forEach(({ zoning }, i) => {
    if (zoning === null) return;
    const entry = sums.get(zoning) ?? { sum: 0, n: 0 };
    sums.set(zoning, { sum: entry.sum + (target[i] as number), n: entry.n + 1 });
  });
  return [...sums].sort(([, a], [, b]) => a.sum / a.n - b.sum / b.n).map(([zoning]) => zoning);
}

type HeldOut = { readonly places: FoldSums; readonly stations: FoldSums; readonly fold: number };

/** The features of a home at a time, in column order; NaN where something is unknown. */
export function featuresOf(space: FeatureSpace, at: HomeAt, heldOut?: HeldOut): Float32Array {
  const { home } = at;
  const without = heldOut && { foldSums: heldOut.places, fold: heldOut.fold };
  const levels = levelsAt(space.places, placeKeys(home), without);
  const [city, town, group, building, size, unit] = levels as [Level, Level, Level, Level, Level, Level];
  const { rooms, kitchen, storeroom } = layoutParts(home.layout);
  const year = quarterIndex(at.quarter) / 4;
  const zoning = home.zoning === null ? -1 : space.zoningOrder.indexOf(home.zoning);
  return toColumns({
    lon: home.place?.lon ?? Number.NaN,
    lat: home.place?.lat ?? Number.NaN,
    cityLevel: city.value,
    townLevel: town.value,
    townWeight: town.weight,
    groupLevel: group.value,
    groupLift: group.value - town.value,
    groupWeight: group.weight,
    buildingLevel: building.value,
    buildingWeight: building.weight,
    zoning: zoning < 0 ? Number.NaN : zoning,
    stationLevel: stationLevel(space, home, heldOut),
    walkMinutes: home.walkMinutes ?? Number.NaN,
    age: home.builtYear === null ? Number.NaN : year - home.builtYear,
    builtYear: home.builtYear ?? Number.NaN,
    renovated: home.renovated === null ? Number.NaN : Number(home.renovated),
    areaM2: home.areaM2,
    floorAreaM2: home.floorAreaM2 ?? Number.NaN,
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

function stationLevel(space: FeatureSpace, home: Home, heldOut: HeldOut | undefined): number {
  if (home.stationName === null) return Number.NaN;
  const levels = levelsAt(space.stations, stationKeys(home), heldOut && { foldSums: heldOut.stations, fold: heldOut.fold });
  return levels[1]?.value ?? Number.NaN;
}
