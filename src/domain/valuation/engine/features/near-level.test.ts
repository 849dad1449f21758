import { describe, expect, it } from "vitest";
import { fitNearLevel, type NearRow, nearLevelAt } from "./near-level.ts";

const METRE = 1 / 111_195;

/** 30 sales of a town so many metres north of the first one. */
function town(
  name: string,
  { north, value, builtYear = 2000 }: { north: number | null; value: number; builtYear?: number | null },
): NearRow[] {
  const place = north === null ? null : { lon: 139.7, lat: 35.6 + north * METRE };
  return Array.from({ length: 30 }, () => ({ town: name, place, builtYear, value, weight: 1 }));
}

function levels(rows: readonly NearRow[]) {
  return fitNearLevel(
    rows,
    Uint8Array.from(rows, (_, i) => i % 10),
  );
}

describe("the level near a home", () => {
  it("leans on towns near by, and not on those far away", () => {
    const { all } = levels([
      ...town("here", { north: 0, value: 0 }),
      ...town("near", { north: 600, value: 1 }),
      ...town("far", { north: 5000, value: 5 }),
    ]);

    const here = nearLevelAt(all, "here", 2000) ?? 0;
    expect(here).toBeGreaterThan(0.2);
    expect(here).toBeLessThan(0.5);
    expect(nearLevelAt(all, "far", 2000)).toBeCloseTo(5, 1);
  });

  it("leans on built years near by, and falls back on all years where there are none", () => {
    const { all } = levels([
      ...town("here", { north: 0, value: 0, builtYear: 1970 }),
      ...town("here", { north: 0, value: 1, builtYear: 2010 }),
    ]);

    expect(nearLevelAt(all, "here", 1971)).toBeLessThan(0.1);
    expect(nearLevelAt(all, "here", 2008)).toBeGreaterThan(0.9);
    expect(nearLevelAt(all, "here", 1990)).toBeCloseTo(0.5, 1);
    expect(nearLevelAt(all, "here", null)).toBeCloseTo(0.5, 5);
    expect(nearLevelAt(all, "here", 1900)).toBe(nearLevelAt(all, "here", 1970));
  });

  it("is made without the fold a sale is in", () => {
    const rows = town("here", { north: 0, value: 0 }).map((row, i) => ({ ...row, value: i % 10 === 3 ? 10 : 0 }));

    const { all, without } = levels(rows);

    expect(nearLevelAt(all, "here", 2000)).toBeCloseTo(1, 1);
    expect(without).toHaveLength(10);
    expect(nearLevelAt(without[3] ?? all, "here", 2000)).toBeCloseTo(0, 6);
  });

  it("is not known of a town without sales", () => {
    expect(nearLevelAt(levels(town("here", { north: 0, value: 1 })).all, "nowhere", 2000)).toBeNull();
  });

  it("knows a town without a place by its own sales, and one without any built year", () => {
    const { all } = levels([
      ...town("here", { north: null, value: 2, builtYear: null }),
      ...town("there", { north: 0, value: 1, builtYear: null }),
    ]);

    expect(nearLevelAt(all, "here", null)).toBe(2);
    expect(nearLevelAt(all, "here", 2005)).toBeCloseTo(2, 6);
    expect(nearLevelAt(all, "there", null)).toBe(1);
  });

  it("takes a built year that no home has for unknown, and is done at once all the same", () => {
    const rows = [...town("here", { north: 0, value: 0 }), ...town("here", { north: 0, value: 1, builtYear: 2010 })];
    const [absurd, unknown] = [99_999, null].map(
      (builtYear) =>
        levels([...rows, ...town("here", { north: 0, value: 3, builtYear }), ...town("near", { north: 300, value: 1, builtYear })]).all,
    );

    expect(absurd).toEqual(unknown);
    expect(absurd?.values.length).toBeLessThan(100);
    for (const builtYear of [-1, 0, 1867, 2201, 1e15]) expect(levels(town("here", { north: 0, value: 0, builtYear })).all.columns).toBe(2);
  });

  it("makes nothing of no sales", () => {
    expect(nearLevelAt(levels([]).all, "here", 2000)).toBeNull();
  });
});
