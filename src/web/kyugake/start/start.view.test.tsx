import { describe, expect, it } from "vitest";
import { CHEAP_REASONS } from "#domain/kyugake/core/types.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { REASON_WORDS } from "#web/kit/flag/flag-words.ts";
import { AboutView } from "#web/kyugake/about/about.view.tsx";
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

describe("the page about 九掛け", () => {
  const about = async (summary: Parameters<typeof AboutView>[0]["summary"]) =>
    textOf(await renderInRouter(<AboutView summary={summary} />, PATHS));

  it("tells what was measured on real sales, dated, beside what noise alone shows and what any home would score", async () => {
    const text = await about(aSummary());

    expect(text).toContain("2026年11月23日に計測");
    expect(text).toMatch(/A48794\.4%92\.0〜96\.1%/);
    expect(text).toContain("成約価格のままの物件でも17.2%が推定の90%以下になりました");
    expect(text).toContain("似た成約の中央値より5%以上低い物件は24.9%ありました");
    expect(text).toContain("土地は価格の幅が広く、確かさA・Bに当たる物件がありませんでした。");
  });

  it("tells no share of this site's own flags before thirty of them were judged", async () => {
    expect(await about(aSummary())).toContain("まだ判定できた物件がありません");
    const precision = { n: 40, right: 30, share: { value: 0.75, low: 0.598, high: 0.858 } };
    const { A, C } = aSummary().precision;
    expect(await about(aSummary({ precision: { A, B: precision, C } }))).toContain("75.0%（40件、95%信頼区間 59.8〜85.8%）");
  });
});
