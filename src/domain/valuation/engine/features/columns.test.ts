import { describe, expect, it } from "vitest";
import { COLUMN_GROUPS, COLUMN_NAMES, type ColumnName, mixColumns, type NamedFeatures, toColumns } from "./columns.ts";

const features = (value: number): NamedFeatures =>
  Object.fromEntries(COLUMN_NAMES.map((name) => [name, value])) as Record<ColumnName, number>;
const columnOf = (row: Float32Array, name: ColumnName) => row[COLUMN_NAMES.indexOf(name)];

describe("mixColumns", () => {
  const levels = (town: number, [group, zoned, building, size, unit]: readonly [number, number, number, number, number]) => ({
    townLevel: town,
    groupLift: group,
    groupLevel: town + group,
    zonedLevel: town + group + zoned,
    buildingLevel: town + group + building,
    sizeLift: size,
    sizeLevel: town + group + building + size,
    unitLift: unit,
    unitLevel: town + group + building + size + unit,
  });
  const ours = toColumns({ ...features(1), ...levels(10, [1, 0.25, 2, 0.5, 0.25]) });
  const theirs = toColumns({ ...features(2), ...levels(20, [4, 0.5, 8, 1, 2]) });

  it("takes the columns of the named groups from the other home, all else from ours", () => {
    const mixed = mixColumns(ours, theirs, new Set(["age"]));

    COLUMN_NAMES.forEach((name, i) => {
      expect([name, mixed[i]]).toEqual([name, COLUMN_GROUPS[i] === "age" ? theirs[i] : ours[i]]);
    });
  });

  it.each([
    ["its building on the town it is moved to", ["location"], [21, 21.25, 23, 23.5, 23.75]],
    ["another building on its own town", ["building"], [14, 14.5, 22, 22.5, 22.75]],
    ["its size on the building of another town", ["location", "building"], [24, 24.5, 32, 32.5, 32.75]],
    ["another size on its own building", ["size"], [11, 11.25, 13, 14, 16]],
  ] as const)("stands %s", (_, groups, expected) => {
    const mixed = mixColumns(ours, theirs, new Set(groups));

    expect((["groupLevel", "zonedLevel", "buildingLevel", "sizeLevel", "unitLevel"] as const).map((name) => columnOf(mixed, name))).toEqual(
      expected,
    );
  });

  it("makes the other home of all groups and leaves both untouched", () => {
    const before = [ours.slice(), theirs.slice()];

    expect(mixColumns(ours, theirs, new Set(COLUMN_GROUPS))).toEqual(theirs);
    expect([ours, theirs]).toEqual(before);
  });
});
