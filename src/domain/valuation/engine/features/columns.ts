import type { FactorGroup } from "#domain/valuation/core/types.ts";
import type { ColumnShape } from "#domain/valuation/engine/boosting/matrix.ts";

const FREE = { kind: "number", direction: 0 } as const;
const RISING = { kind: "number", direction: 1 } as const;
const FALLING = { kind: "number", direction: -1 } as const;
const CATEGORY = { kind: "category" } as const;

/**
 * The features of a home, in column order, each with the group in which its part of the price is told, and how the forests may use it: an older
 * building is not dearer, all else equal.
 */
const COLUMNS = {
  lon: ["location", FREE],
  lat: ["location", FREE],
  cityLevel: ["location", FREE],
  townLevel: ["location", FREE],
  townWeight: ["location", FREE],
  groupLevel: ["building", FREE],
  groupLift: ["building", FREE],
  groupWeight: ["building", FREE],
  zonedLevel: ["building", FREE],
  zonedWeight: ["building", FREE],
  nearLevel: ["location", FREE],
  buildingLevel: ["building", FREE],
  buildingWeight: ["building", FREE],
  zoning: ["location", CATEGORY],
  stationLevel: ["station", FREE],
  walkMinutes: ["station", FREE],
  age: ["age", FALLING],
  builtYear: ["age", RISING],
  renovated: ["age", FREE],
  areaM2: ["size", FREE],
  floorAreaM2: ["size", FREE],
  rooms: ["size", FREE],
  kitchen: ["size", FREE],
  storeroom: ["size", FREE],
  areaPerRoom: ["size", FREE],
  sizeLift: ["size", FREE],
  sizeLevel: ["size", FREE],
  sizeWeight: ["size", FREE],
  unitLift: ["size", FREE],
  unitLevel: ["size", FREE],
  unitWeight: ["size", FREE],
  isLand: ["building", FREE],
  structure: ["building", CATEGORY],
  lotLevel: ["location", FREE],
  lotWeight: ["location", FREE],
  alikeLevel: ["location", FREE],
  alikeWeight: ["location", FREE],
  roadWidthM: ["location", FREE],
  roadDirection: ["location", CATEGORY],
  isPrivateRoad: ["location", FREE],
  coveragePercent: ["location", FREE],
  floorAreaRatioPercent: ["location", FREE],
  usableRatioPercent: ["location", FREE],
  frontageM: ["size", FREE],
  depthM: ["size", FREE],
  landShape: ["size", CATEGORY],
  buildableM2: ["size", FREE],
  category: ["market", FREE],
  quarter: ["market", FREE],
} as const satisfies Record<string, readonly [FactorGroup, ColumnShape]>;

export type ColumnName = keyof typeof COLUMNS;
/** `outlook` has no columns: it is a part of the market. */
export type ColumnGroup = (typeof COLUMNS)[ColumnName][0];

export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];
export const COLUMN_GROUPS: readonly ColumnGroup[] = COLUMN_NAMES.map((name) => COLUMNS[name][0]);
export const COLUMN_SHAPES: readonly ColumnShape[] = COLUMN_NAMES.map((name) => COLUMNS[name][1]);

const AT = Object.fromEntries(COLUMN_NAMES.map((name, i) => [name, i])) as Record<ColumnName, number>;

export type NamedFeatures = Readonly<Record<ColumnName, number>>;

export function toColumns(features: NamedFeatures): Float32Array {
  const row = new Float32Array(COLUMN_NAMES.length);
  for (let i = 0; i < row.length; i += 1) row[i] = features[COLUMN_NAMES[i] as ColumnName];
  return row;
}

/**
 * A home made of two: the columns of `groups` from `theirs`, all others from `ours`. Levels that build on one another are put together again, so
 * that a building's own lift stands on the level of the town it is moved to, and a size's on that of the building.
 */
export function mixColumns(ours: Float32Array, theirs: Float32Array, groups: ReadonlySet<ColumnGroup>): Float32Array {
  const mixed = ours.slice();
  COLUMN_GROUPS.forEach((group, column) => {
    if (groups.has(group)) mixed[column] = theirs[column] as number;
  });
  if (groups.has("location") !== groups.has("building")) liftBuilding(mixed, groups.has("building") ? theirs : ours);
  mixed[AT.sizeLevel] = (mixed[AT.buildingLevel] as number) + (mixed[AT.sizeLift] as number);
  mixed[AT.unitLevel] = (mixed[AT.sizeLevel] as number) + (mixed[AT.unitLift] as number);
  return mixed;
}

/** The same row with another value in one column. */
export function withColumn(row: Float32Array, name: ColumnName, value: number): Float32Array {
  const changed = row.slice();
  changed[AT[name]] = value;
  return changed;
}

/** Stands what a building adds to its town on the town of the mixed home. */
function liftBuilding(mixed: Float32Array, building: Float32Array): void {
  const lift = (level: ColumnName) => (building[AT[level]] as number) - (building[AT.groupLevel] as number);
  const group = (mixed[AT.townLevel] as number) + (building[AT.groupLift] as number);
  mixed[AT.groupLevel] = group;
  mixed[AT.zonedLevel] = group + lift("zonedLevel");
  mixed[AT.buildingLevel] = group + lift("buildingLevel");
}
