import { describe, expect, it } from "vitest";
import { COLUMN_GROUPS, COLUMN_NAMES, type ColumnName, mixColumns, type NamedFeatures, toColumns } from "./columns.ts";

const features = (value: number): NamedFeatures =>
  Object.fromEntries(COLUMN_NAMES.map((name) => [name, value])) as Record<ColumnName, number>;
const columnOf = (row: Float32Array, name: ColumnName) => row[COLUMN_NAMES.indexOf(name)];

describe("mixColumns", () => {
  const ours = toColumns({ ...features(1), buildingLevel: 10, sizeLift: 0.5, sizeLevel: 10.5, unitLift: 0.25, unitLevel: 10.75 });
  const theirs = toColumns({ ...features(2), buildingLevel: 20, sizeLift: 1, sizeLevel: 21, unitLift: 2, unitLevel: 23 });

  it("takes the columns of the named groups from the other home, all else from ours", () => {
    const mixed = mixColumns(ours, theirs, new Set(["age"]));

    COLUMN_NAMES.forEach((name, i) => {
      expect([name, mixed[i]]).toEqual([name, COLUMN_GROUPS[i] === "age" ? theirs[i] : ours[i]]);
    });
  });

  it("stands a home's size lift on the level of the place it is moved to", () => {
    const mixed = mixColumns(ours, theirs, new Set(["location"]));

    expect(columnOf(mixed, "sizeLevel")).toBe(20.5);
    expect(columnOf(mixed, "unitLevel")).toBe(20.75);
  });

  it("makes the other home of all groups and leaves both untouched", () => {
    const before = [ours.slice(), theirs.slice()];

    expect(mixColumns(ours, theirs, new Set(COLUMN_GROUPS))).toEqual(theirs);
    expect([ours, theirs]).toEqual(before);
  });
});
