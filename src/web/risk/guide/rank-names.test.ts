import { describe, expect, it } from "vitest";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import type { ScoreTable } from "#domain/risk/model/score-table.ts";
import { DEPTH_LEGEND } from "#domain/surroundings/tiles/legends.ts";
import { codeName, crimeName, depthName, plName, slopeName } from "./rank-names.ts";

const { tables } = RATING_MODEL;
const names = ({ points }: ScoreTable, name: (x: number) => string) => points.map(([x]) => name(x));

describe("the ranks of the model by name", () => {
  it.each([
    ["PL", tables.liquefactionPl, plName],
    ["seismic code", tables.seismicCode, codeName],
    ["depth", tables.waterDepth, depthName],
    ["slope", tables.landslide, slopeName],
    ["crime", tables.crimeQuintile, crimeName],
  ] as const)("%s: every row of its table has one of its own, in words and not in the numbers of the model", (_, table, name) => {
    const words = names(table, name);

    expect(new Set(words).size).toBe(words.length);
    for (const each of words) expect(each).toMatch(/[ぁ-んァ-ン一-龠]/);
    for (const each of words) expect(each).not.toMatch(/Infinity|^\d+$|区分\d/);
  });

  it("PL: keeps its three limits", () => {
    expect(names(tables.liquefactionPl, plName)).toEqual([
      "PL 0（可能性はかなり低い）",
      "PL 5以下（可能性は低い）",
      "PL 15以下（可能性が高い）",
      "PL 15超（可能性が極めて高い）",
    ]);
  });

  it("depth: is called as its colour is, up to the two deepest that score alike", () => {
    for (const { from, label } of DEPTH_LEGEND.filter((legend) => legend.from < 5)) expect(depthName(from)).toBe(label);
    expect([depthName(0), depthName(5)]).toEqual(["浸水の想定なし", "10m以上"]);
  });

  it("depth: does not call no colour safe", () => {
    expect(depthName(0)).not.toMatch(/安全|安心/);
  });

  it("crime: says which end is many", () => {
    expect([1, 3, 5].map(crimeName)).toEqual(["5段階の1（少ない）", "5段階の3", "5段階の5（多い）"]);
  });

  it("tell a rank that they do not know by its number", () => {
    expect([codeName(20300101), slopeName(3), depthName(9)]).toEqual(["20300101", "3", "区分9"]);
  });
});
