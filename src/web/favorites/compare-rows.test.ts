import { describe, expect, it } from "vitest";
import { type CompareRow, compareRows } from "./compare-rows.ts";
import { SAMPLE_DAY, SAMPLE_KEPT, sampleKeptHome } from "./samples.ts";

const row = (id: string, homes = SAMPLE_KEPT, base = 0): CompareRow => {
  const found = compareRows(homes, base, SAMPLE_DAY).find((one) => one.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};
const marks = (id: string) => row(id).cells.map(({ mark }) => mark);

describe("homes beside each other", () => {
  it("are measured by one of them", () => {
    expect(row("price").cells.map(({ text, beside }) => [text, beside])).toEqual([
      ["6,180万円", "基準"],
      ["8,280万円", "+2,100万円"],
      ["8,980万円", "+2,800万円"],
    ]);
    expect(row("price", SAMPLE_KEPT, 1).cells.map(({ beside }) => beside)).toEqual(["−2,100万円", "基準", "+700万円"]);
  });

  it.each([
    ["price", ["best", null, null]],
    ["size", [null, "best", null]],
    ["walk", [null, { worst: "最も遠い" }, "best"]],
    ["age", [{ worst: "最も古い" }, "best", null]],
    ["gap", ["best", null, null]],
    // Less put by is no better.
    ["reserve", [null, null, null]],
  ])("have the best of a row marked, and what to look at said in words: %s", (id, expected) => {
    expect(marks(id)).toEqual(expected);
  });

  it("say what is not told, which is neither the best nor the worst", () => {
    expect(row("fees").cells.map(({ text, mark }) => [text, mark])).toEqual([
      ["25,900円", "best"],
      ["36,800円", { worst: "最も高い" }],
      ["未掲載", null],
    ]);
    expect(row("gap").cells[2]).toMatchObject({ text: "未掲載", mark: null });
  });

  it("have rows folded that say the same of all, and none of a home alone", () => {
    expect([row("structure").isEqual, row("price").isEqual]).toEqual([true, false]);
    expect(compareRows([sampleKeptHome()], 0, SAMPLE_DAY).some(({ isEqual }) => isEqual)).toBe(false);
  });

  it("mark nobody where all are alike", () => {
    const alike = [sampleKeptHome(), sampleKeptHome({ dwellingKey: "d-9" })];
    expect(row("price", alike).cells.map(({ mark, beside }) => [mark, beside])).toEqual([
      [null, "基準"],
      [null, "同じ"],
    ]);
  });

  it("have no walk by bus", () => {
    const byBus = [sampleKeptHome({ busMinutes: 12, walkMinutes: 3 }), sampleKeptHome({ dwellingKey: "d-9" })];
    expect(row("walk", byBus).cells[0]?.text).toBe("未掲載");
  });
});
