import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { ValueNow } from "#web/mypage/assets/core/value-now.ts";
import { sampleAsset, sampleLet, sampleResult, sampleToday } from "#web/mypage/assets/samples.ts";
import { totalOf } from "./asset-today.ts";
import { AssetsSection, type AssetsToday } from "./assets-section.tsx";
import { assetsToday } from "./today-of.ts";

const PATHS = ["/mypage", "/mypage/add", "/mypage/input", "/mypage/result", "/mypage/Graph", "/mypage/edit"];
const draw = (items: AssetsToday["items"], deleted: AssetsToday["deleted"] = []) =>
  renderInRouter(<AssetsSection assets={{ items, deleted, most: 20 }} />, PATHS);
const read = async (...of: Parameters<typeof draw>) => textOf(await draw(...of));

describe("the homes of a member together", () => {
  it("are added up with their bands and loans, and told apart from what is not told", async () => {
    const text = await read([sampleToday(), sampleLet]);

    expect(text).toContain("2件の評価額（合計）1億720万円");
    expect(text).toContain("幅 9,520万円〜1億2,140万円");
    expect(text).toContain("純資産 60%6,460万円");
    expect(text).toContain("ローンを入力していない1件は、ローンなしとして足しています");
  });

  it("are no sum of one home, of drafts, or of homes without a value", async () => {
    expect(await read([sampleToday()])).not.toContain("合計");
    expect(totalOf([{ value: null, owedYen: 1 }])).toBeNull();
    expect(await read([sampleToday(), sampleToday({ asset: sampleAsset({ id: "d", state: "draft" }) })])).not.toContain("合計");
  });

  it("are told to have changed by what those with an earlier value changed of theirs", () => {
    const anew = { ...sampleToday(), value: { ...(sampleToday().value as ValueNow), pointYen: 500_000_000, change: null } };

    expect(totalOf([sampleToday(), anew])?.change).toEqual({ yen: 500_000, share: 500_000 / 81_900_000 });
  });

  it("begin with a way to register one", async () => {
    expect(await draw([])).toContain('href="/mypage/add"');
  });
});

describe("the card of a home", () => {
  it("never shows its value without the band, and leads on", async () => {
    const html = await draw([sampleToday()]);
    const text = textOf(html);

    expect(text).toContain("80%の幅 7,350万円〜9,310万円確かさ B");
    for (const to of ["result", "Graph", "edit"]) expect(html).toContain(`href="/mypage/${to}?id=asset-1"`);
    expect(text).toContain("✓ 所有確認");
    expect(text).toContain("受付中");
  });

  it("tells the yield of one that is let", async () => {
    expect(await read([sampleLet])).toContain("表面利回り4.5% 家賃9.2万円");
  });

  it("says why there is no value, and what is missing", async () => {
    const text = await read([
      sampleToday({ value: null, whyNot: "評価額を計算しています。", sincePurchase: null, owedYen: null, risk: null }),
    ]);

    expect(text).toContain("評価額を計算しています。");
    expect(text.match(/データなし/g)).toHaveLength(3);
  });

  it("of a draft leads into its form, and of a deleted one to where it is taken back", async () => {
    const html = await draw(
      [sampleToday({ asset: sampleAsset({ id: "d", state: "draft" }) })],
      [sampleAsset({ id: "x", state: "deleted", removedAt: "2026-12-20T03:00:00.000Z" })],
    );

    expect(html).toContain('href="/mypage/input?id=d"');
    expect(html).toContain('href="/mypage/edit?id=x"');
    expect(textOf(html)).toContain("2026年12月20日まで元に戻せます");
  });
});

describe("a home as the service tells it", () => {
  const { asset, value, grade, dataUntil, owedYen, equity, change, sincePurchase } = sampleResult;
  const card = {
    asset,
    value,
    grade,
    dataUntil,
    owedYen,
    equity,
    change,
    sincePurchase,
    recent: sampleResult.series,
    risk: sampleResult.risk,
  };
  const one = (changes: Partial<typeof card>) => assetsToday({ items: [{ ...card, ...changes }], deleted: [], most: 20 }).items[0];

  it("has what the market did apart from what another model made of it", () => {
    expect(one({ change: { from: "2026-10", yen: -1, market: 0.03, model: -0.05 } })?.value?.change).toEqual({
      ...{ from: "2026-10", yen: 2_400_000, share: 0.03, byModel: -0.05 },
    });
  });

  it("has its series over what is owed, and its letter where there is one", () => {
    expect(one({})).toMatchObject({ risk: { letter: "BBB", points: 63 } });
    expect(one({})?.points).toHaveLength(25);
    expect(one({})?.owed).toHaveLength(25);
    expect(one({ risk: { letter: null, overall: 40, isProvisional: true } })?.risk).toBeNull();
  });

  it.each([
    [{ value: { state: "preparing" } }, "1分ほどで"],
    [{ value: { state: "preparing" }, asset: sampleAsset({ state: "paused" }) }, "追跡を休んでいます"],
    [{ value: { state: "refused", reason: "out-of-area", isSample: false } }, "対象外のエリアです"],
  ] as const)("says why it has no value: %#", (changes, words) => {
    expect(one(changes)).toMatchObject({ value: null, whyNot: expect.stringContaining(words) });
  });
});
