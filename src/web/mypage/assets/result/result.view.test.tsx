import { describe, expect, it } from "vitest";
import type { AssetResultResponse } from "#api/client/client.ts";
import { openInRouter } from "#test/support/opened-view.tsx";
import { textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { NOTHING_TOLD, sampleAsset, sampleResult } from "#web/mypage/assets/samples.ts";
import { findResult } from "./find-result.ts";
import { ResultView } from "./result.view.tsx";

const PATHS = ["/mypage/result", "/mypage", "/mypage/edit", "/mypage/Graph", "/risk/$apartmentKey/summary"];

async function open(changes: Partial<AssetResultResponse> = {}) {
  let reloads = 0;
  const page = await openInRouter(
    <ResultView
      data={{ result: { ...sampleResult, ...changes }, risk: null, plans: null, check: null, isNamed: true }}
      onReload={() => (reloads += 1)}
    />,
    PATHS,
  );
  return { ...page, text: textOf(page.html), reloads: () => reloads };
}

describe("the result of a home", () => {
  it("never shows the value without its band and its grade", async () => {
    const { html, text } = await open();

    expect(text).toContain("8,240万円");
    expect(html).toContain('aria-label="AI推定価格 8,240万円。80%の幅は 7,350万円 から 9,310万円。"');
    expect(text).toContain("評価の確かさ B");
  });

  it("shows what belongs to its owner, and asks for the loan where it is not told", async () => {
    expect((await open()).text).toMatch(/純資産 48%3,980万円.*ローン4,260万円/);
    expect((await open({ owedYen: null })).text).toContain("住宅ローンの残高を入力すると");
    expect((await open({ owedYen: 90_000_000 })).text).toContain("ローンの残高が推定価格より多い状態です");
  });

  it("parts the value of a house in land and building, as the price check does, and nothing that cannot be parted", async () => {
    const details = { withinTenPercent: 0.5, agreement: null, forecast: [] };
    const parts = { landYen: 60_000_000, buildingYen: 22_400_000, isNearlyAllLand: false };

    expect((await open({ details: { ...details, parts } })).text).toContain("土地と建物の内訳土地6,000万円 73%建物2,240万円 27%");
    expect((await open({ details: { ...details, parts: null } })).text).not.toContain("土地と建物");
    expect((await open()).text).not.toContain("土地と建物");
  });

  it("tells of a house its two areas and what was told of it, and marks what the value does not rest on", async () => {
    const facts = { ...NOTHING_TOLD, areaM2: 92, floorAreaM2: 96, builtYear: 2012, structure: "wood", frontageM: 8.5 } as const;
    const asset = sampleAsset({ kind: "house", apartmentKey: null, facts });
    const headOf = async (answersRead: AssetResultResponse["answersRead"]) => {
      const { html } = await open({ asset, answersRead });
      return textOf(html.slice(0, html.indexOf("</header>")));
    };

    expect(await headOf(["floorAreaM2", "frontageM"])).toMatch(
      /土地 92㎡・建物 96㎡・2012年築.*間口8\.5m推定に使っていません建物の構造木造/,
    );
    expect(await headOf(null)).not.toContain("推定に使っていません");
  });

  it("takes what another model changed for no rise and no fall", async () => {
    const { text } = await open({ change: { from: "2026-10", yen: -1_000_000, market: 0.006, model: -0.018 } });

    expect(text).toContain("▲ +0.6%");
    expect(text).toContain("ほかに、推定の方法の更新で−1.8%");
  });

  it("says that the value is being made, and asks again when it is told to", async () => {
    const page = await open({ value: { state: "preparing" }, series: [] });
    page.press("表示を更新");

    expect(page.text).toContain("評価額を計算しています");
    expect(page.text).toContain("推移は次の評価から");
    expect(page.reloads()).toBe(1);
  });

  it("says why there is no value, and what helps", async () => {
    const { text } = await open({ value: { state: "refused", reason: "outlier-size", isSample: true } });

    expect(text).toContain("いまは推定できません");
    expect(text).toContain("面積の単位（㎡と坪）を確かめてください");
    expect(text).not.toContain("8,240万円評価");
  });

  it("says what would make it surer, and how far back the sales reach", async () => {
    const { text, html } = await open();

    expect(text).toContain("最寄り駅が分かると、推定が確かになることがあります");
    expect(html).toContain('href="/mypage/edit?id=asset-1"');
    expect(text).toContain("評価を計算できるのは2024年11月からです");
  });

  it("says that nothing newer was sold, that it rests, and that it is sold", async () => {
    const value = { ...sampleResult.value, isWithoutNewerSales: true } as AssetResultResponse["value"];

    expect((await open({ value })).text).toContain("新しい成約データはありません");
    expect((await open({ asset: sampleAsset({ state: "paused" }) })).text).toContain("追跡を休んでいます");
    expect((await open({ asset: sampleAsset({ state: "sold" }) })).text).toContain("売却済みの物件です");
  });

  it("is no appraisal and no advice on tax, and says so", async () => {
    const { text } = await open();

    expect(text).toContain("不動産鑑定評価ではありません");
    expect(text).toContain("サンプルの成約データ");
  });
});

describe("the result as it is found", () => {
  const RESULT = "GET /api/mypage/assets/asset-1/result";

  it("stands without the report of its place", async () => {
    expect(await findResult("asset-1", scriptedApi({ [RESULT]: sampleResult }))).toEqual({
      result: sampleResult,
      risk: null,
      plans: null,
      check: "failed",
      isNamed: true,
    });
  });

  it.each([
    ["asset-1", refused(404), "unknown"],
    ["asset-1", refused(500), null],
    [undefined, refused(500), "unknown"],
  ] as const)("of %s is told apart: %#", async (id, answer, outcome) => {
    expect(await findResult(id, scriptedApi({ [RESULT]: answer }))).toBe(outcome);
  });
});
