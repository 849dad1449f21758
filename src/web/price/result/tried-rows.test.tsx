import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { Priced } from "#web/price/words/result-words.ts";
import { sampleEstimate } from "./samples.ts";
import { TriedRows } from "./tried-rows.tsx";
import type { Tried } from "./what-if.ts";

const outcome = sampleEstimate.outcome as Priced;
const draw = (tries: readonly Tried[]) => renderInRouter(<TriedRows {...{ estimate: sampleEstimate, outcome, tries }} />);

describe("prices under other conditions", () => {
  it("stand below the price of now, each with its band, its grade and how much it differs", async () => {
    const priced = { ...outcome, point: 91_000_000, low: 82_000_000, high: 101_000_000, grade: "C" as const };
    const text = textOf(await draw([{ changes: { builtYear: 2018, floor: null }, priced }]));

    expect(text).toContain("いまの条件（2008年築）8,240万円7,350万円〜9,310万円・評価の確かさ B");
    expect(text).toContain("2018年築9,100万円+860万円8,200万円〜1億100万円・評価の確かさ C");
  });

  it("say so where none can be told", async () => {
    expect(textOf(await draw([{ changes: { builtYear: 1930, floor: null }, priced: null }]))).toContain(
      "1930年築この条件では推定できません",
    );
  });

  it("lead to what a floor does change: the report, at that floor and year", async () => {
    const html = await draw([{ changes: { builtYear: 2018, floor: 12 }, priced: outcome }]);

    expect(textOf(html)).toContain("2018年築・12階12階のリスクを見る");
    expect(html).toMatch(/href="\/risk\/town-[0-9a-z]{9}\/summary\?built=2018&amp;floor=12"/);
    expect(await draw([{ changes: { builtYear: 2018, floor: -1 }, priced: outcome }])).not.toContain("href=");
  });
});
