import { describe, expect, it } from "vitest";
import { type FactId, found, foundNothing } from "#domain/risk/model/facts.ts";
import type { ScoreTable } from "#domain/risk/model/score-table.ts";
import type { Fact, SiteFacts } from "#domain/risk/model/types.ts";
import { byTable } from "./by-table.ts";

const provenance = { attribution: "東京都", licence: "CC BY 4.0", asOf: "2025", precision: "地点", isSample: true };
const table: ScoreTable = {
  title: "800m以内の公園",
  unit: "か所",
  source: "当サイトの設定",
  dated: "2026-11",
  reading: "from",
  points: [
    [0, 30],
    [4, 65],
  ],
};
const parks = byTable({
  ...{ id: "parks", pillar: "child", weight: 25, fact: "parksCount", table },
  words: (count) => `${count}か所`,
});
const withAbsence = byTable({
  ...{ id: "parks", pillar: "child", weight: 25, fact: "parksCount", table },
  words: (count) => `${count}か所`,
  absence: { value: 0, words: "なし" },
});
const site = (fact: Fact | null, id: FactId = "parksCount"): SiteFacts => ({ facts: fact ? { [id]: fact } : {}, floor: null });

describe("an indicator of one fact and one table", () => {
  it("has the title and the source of its table, the unit of its fact, and reads that fact only", () => {
    expect(parks).toMatchObject({ id: "parks", title: "800m以内の公園", source: "当サイトの設定", unit: "か所", reads: ["parksCount"] });
  });

  it("scores the number by the table, and says it with its source", () => {
    expect(parks.read(site(found(4, provenance)))).toEqual({ state: "ok", value: 4, score: 65, words: "4か所", provenance });
    expect(parks.read(site(found(0)))).toMatchObject({ value: 0, score: 30, words: "0か所" });
  });

  it.each(["no_data", "out_of_area"] as const)("has no score where the fact is %s, with an absence or without", (state) => {
    for (const { read } of [parks, withAbsence]) {
      expect(read(site({ ...foundNothing(provenance), state }))).toMatchObject({ state, value: null, score: null });
    }
  });

  it("has no score where nobody asked, and none for another fact", () => {
    expect(withAbsence.read(site(null))).toMatchObject({ state: "no_data", score: null });
    expect(withAbsence.read(site(found(9), "units"))).toMatchObject({ state: "no_data", score: null });
  });

  it("scores an absence only where it is said what that is worth", () => {
    expect(parks.read(site(foundNothing(provenance)))).toMatchObject({ state: "none", score: null, words: "該当なし" });
    expect(withAbsence.read(site(foundNothing(provenance)))).toEqual({ state: "none", value: null, score: 30, words: "なし", provenance });
  });
});
