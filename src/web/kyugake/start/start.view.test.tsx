import { describe, expect, it } from "vitest";
import { CHEAP_REASONS } from "#domain/kyugake/core/types.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { REASON_WORDS } from "#web/kit/flag/flag-words.ts";
import { findStart } from "#web/kyugake/list/find-flagged.ts";
import { aHomePage, aSummary, flaggedHome } from "#web/kyugake/samples.ts";
import { StartView } from "./start.view.tsx";

const PATHS = ["/", "/kyugake/input", "/kyugake/map", "/kyugake/about", "/kyugake/result", "/accuracy"];

async function start(answers: Parameters<typeof scriptedApi>[0]) {
  return textOf(await renderInRouter(<StartView {...(await findStart(scriptedApi(answers)))} />, PATHS));
}

describe("the first page of 九掛け", () => {
  it("says what it is, how many there are by certainty, and shows the newest three", async () => {
    const items = Array.from({ length: 5 }, (_, i) => flaggedHome({ key: `l-${i}`, title: `見本${i}` }));
    const text = await start({ "GET /api/estate/kyugake": aSummary(), "GET /api/estate/homes": aHomePage(items) });

    expect(text).toContain("AI推定価格の90%以下");
    for (const count of ["確かさA10件", "確かさB13件", "確かさC23件"]) expect(text).toContain(count);
    expect([text.includes("見本2"), text.includes("見本3")]).toEqual([true, false]);
  });

  it("with none offers to look at C too", async () => {
    const homes = { A: 0, B: 0, C: 4, near: 2, check: 0 };
    const text = await start({ "GET /api/estate/kyugake": aSummary({ homes }), "GET /api/estate/homes": aHomePage([]) });

    expect(text).toContain("いま条件に合う九掛けはありません。確かさCも見る");
  });

  it("tells what could not be had, each part alone", async () => {
    const text = await start({ "GET /api/estate/kyugake": refused(503), "GET /api/estate/homes": aHomePage([flaggedHome()]) });

    expect(text).toContain("件数を読み込めませんでした。");
    expect(text).toContain("石原見本コート");
  });
});

it("has words for every reason of the gate", () => {
  expect(Object.keys(REASON_WORDS).sort()).toEqual([...CHEAP_REASONS].sort());
});
