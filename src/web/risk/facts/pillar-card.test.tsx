import { describe, expect, it } from "vitest";
import type { RiskPillarResponse } from "#api/client/client.ts";
import { linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { PillarCard } from "./pillar-card.tsx";

const LINKS = [
  { page: "child/faq", label: "よくある質問" },
  { page: "child/map", label: "地図" },
];

function draw(pillars: readonly RiskPillarResponse[]) {
  const report = { ...sampleReport, rating: { ...sampleReport.rating, pillars: [...pillars] } };
  return renderInRouter(
    <PillarCard report={report} pillar="child" title="子育ての点数" lead="近さから計算します。" links={LINKS} search={{ floor: 5 }} />,
  );
}
const child = (score: number | null, coverage: number): RiskPillarResponse => ({ id: "child", score, coverage, indicators: [] });

describe("the score of a pillar", () => {
  it.each([
    [62.4, 0.667, "62点／100データのそろい具合 66%"],
    [62.5, 1, "63点／100データのそろい具合 100%"],
    [0, 0.2, "0点／100データのそろい具合 20%"],
    [100, 1, "100点／100"],
  ])("of %d over %d of the data is read as %s", async (score, coverage, words) => {
    expect(textOf(await draw([child(score, coverage)]))).toContain(words);
  });

  it.each([
    ["nothing is known of it", [child(null, 0)]],
    ["the model had no such pillar", []],
  ])("is not a zero where %s", async (_, pillars) => {
    const text = textOf(await draw(pillars));

    expect(text).toContain("点数なし 点数をつけられるだけのデータがありません。");
    expect(text).not.toContain("0点");
    expect(text).not.toContain("そろい具合");
  });

  it("is its own, whatever stands first", async () => {
    expect(textOf(await draw([{ ...child(12, 1), id: "life" }, child(80, 1)]))).toContain("80点");
  });
});

it("the card of a pillar leads to the pages below it, for the same floor", async () => {
  expect(linksOf(await draw([child(80, 1)])).map(({ text, href }) => [text, href])).toEqual([
    ["よくある質問", "/risk/sample-apartment/child/faq?floor=5"],
    ["地図", "/risk/sample-apartment/child/map?floor=5"],
  ]);
});
