import { describe, expect, it } from "vitest";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { readingNote, scoreRows } from "./score-rows.ts";

const { tables } = RATING_MODEL;

describe("a table of the model as a reader takes it", () => {
  it("keeps the end scores of joined points beyond them", () => {
    expect(scoreRows(tables.quakeProbability).map(({ range }) => range)).toEqual(["0.1%以下", "3%", "6%", "26%", "60%以上"]);
  });

  it("gives whole steps from each number on", () => {
    expect(scoreRows(tables.childcare)).toEqual([
      { range: "0か所", score: "30点" },
      { range: "1か所以上4か所未満", score: "50点" },
      { range: "4か所以上6か所未満", score: "65点" },
      { range: "6か所以上9か所未満", score: "80点" },
      { range: "9か所以上", score: "95点" },
    ]);
  });

  it("says of an upper limit what lies over the last one", () => {
    expect(scoreRows(tables.liquefactionPl).map(({ range }) => range)).toEqual(["0PL", "5PL以下", "15PL以下", "15PLより大きい"]);
  });

  it("names ranks that are no quantity", () => {
    expect(scoreRows(tables.landslide, (rank) => `区分${rank}`)[2]).toEqual({ range: "区分2", score: "5点" });
  });

  it("has as many rows as the model has points, for every table", () => {
    for (const table of Object.values(tables)) expect(scoreRows(table)).toHaveLength(table.points.length);
  });

  it.each([
    ["linear", true],
    ["log", true],
    ["from", false],
    ["upTo", false],
  ] as const)("%s: says how to read between the rows: %s", (reading, hasNote) => {
    expect(readingNote(reading) !== null).toBe(hasNote);
  });
});
