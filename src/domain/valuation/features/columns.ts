import type { FactorGroup } from "../types.ts";

/** The features of a home, in column order, each with the group in which its part of the price is told. */
const COLUMNS = {
  lon: "location",
  lat: "location",
  cityLevel: "location",
  townLevel: "location",
  townWeight: "location",
  groupLevel: "location",
  groupLift: "location",
  groupWeight: "location",
  buildingLevel: "location",
  buildingWeight: "location",
  zoning: "location",
  stationLevel: "station",
  walkMinutes: "station",
  age: "age",
  builtYear: "age",
  renovated: "age",
  areaM2: "size",
  floorAreaM2: "size",
  rooms: "size",
  kitchen: "size",
  storeroom: "size",
  areaPerRoom: "size",
  sizeLift: "size",
  sizeLevel: "size",
  sizeWeight: "size",
  unitLift: "size",
  unitLevel: "size",
  unitWeight: "size",
  category: "market",
  quarter: "market",
} as const satisfies Record<string, FactorGroup>;

export type ColumnName = keyof typeof COLUMNS;
export type ColumnGroup = (typeof COLUMNS)[ColumnName];

export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];
export const COLUMN_GROUPS: readonly ColumnGroup[] = COLUMN_NAMES.map((name) => COLUMNS[name]);

const AT = Object.fromEntries(COLUMN_NAMES.map((name, i) => [name, i])) as Record<ColumnName, number>;

export type NamedFeatures = Readonly<Record<ColumnName, number>>;

export function toColumns(features: NamedFeatures): Float32Array {
  const row = new Float32Array(COLUMN_NAMES.length);
  for (let i = 0; i < row.length; i += 1) row[i] = features[COLUMN_NAMES[i] as ColumnName];
  return row;
}

/**
 * A home made of two: the columns of `groups` from `theirs`, all others from `ours`. Levels that build on one another are put together again, so
 * that a size's own lift stands on the level of the place it is moved to.
 */
export function mixColumns(ours: Float32Array, theirs: Float32Array, groups: ReadonlySet<ColumnGroup>): Float32Array {
  const mixed = ours.slice();
  COLUMN_GROUPS.forEach((group, column) => {
    if (groups.has(group)) mixed[column] = theirs[column] as number;
  });
  mixed[AT.sizeLevel] = (mixed[AT.buildingLevel] as number) + (mixed[AT.sizeLift] as number);
  mixed[AT.unitLevel] = (mixed[AT.sizeLevel] as number) + (mixed[AT.unitLift] as number);
  return mixed;
}
