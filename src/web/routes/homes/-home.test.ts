import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { refused } from "#test/support/scripted-api.ts";
import { MARKET, titleOf, visitSite } from "#test/support/site-visit.tsx";
import { sampleDetail, sampleFound, samplePage, sampleSales } from "#web/homes/samples.ts";

describe("the page of one home", () => {
  const detail = (given: Parameters<typeof sampleDetail>[0] = {}) => ({
    ...MARKET,
    "GET /api/estate/homes/lst_0001": sampleDetail(given),
  });

  it("shows the price beside the blind estimate with its band, and who advertises it", async () => {
    const visit = await visitSite("/homes/lst_0001", detail());
    const words = textOf(visit.html());

    expect(titleOf(visit.html())).toBe("東雲サンプルコート 8階 | まちのね");
    expect(words).toContain("80%の幅 6,330万円〜7,860万円");
    expect(words).toContain("売出価格は推定に使っていません");
    expect(words).toContain("東京都知事(0)第000000号");
    expect(words).toContain("次回の更新予定2026年11月27日");
    expect(words).toContain("写真はまだありません");
  });

  it("never takes a missing report, estimate or fee for a good one", async () => {
    const words = textOf((await visitSite("/homes/lst_0001", detail({ estimate: null, facts: { reserveYen: null } }))).html());

    expect(words).toContain("推定なし");
    expect(words).toContain("修繕積立金（いま）未掲載");
    expect(words).toContain("安全という意味ではありません");
  });

  it("says before anything else what must be told, in its prescribed words", async () => {
    const html = (await visitSite("/homes/lst_0001", detail({ facts: { notices: ["urbanization-control", "setback"] } }))).html();

    expect(textOf(html)).toContain("市街化調整区域。宅地の造成及び建物の建築はできません。");
    expect(html).toMatch(/<b class="text-22">市街化調整区域。/);
    expect(textOf(html).indexOf("要セットバック")).toBeLessThan(textOf(html).indexOf("AI推定価格（成約想定）"));
  });

  it("sets past sales at today's level beside the estimate and the price that is asked", async () => {
    const html = (await visitSite("/homes/lst_0001", { ...detail(), "GET /api/estate/homes/lst_0001/comparables": sampleSales() })).html();
    const words = textOf(html);

    expect(words).toContain("14件のうち、似ている順に6件");
    expect(words).toContain("中央値 7,140万円と推定 7,020万円の差は1.7%です。6件のうち4件が、推定の80%の幅の中です。");
    expect(html).toContain("売出価格 6,180万円。");
    expect(words).toContain("近く 直線450m");
  });

  it.each([
    [sampleSales({ reason: "preparing", items: [], total: 0 }), "似た成約を選ぶ準備をしています"],
    [sampleSales({ reason: "cannot-estimate", items: [], total: 0 }), "比べられる成約が足りないため"],
    [refused(503), "似た成約を読み込めませんでした"],
  ])("says why it has no sales to show", async (sales, why) => {
    const visit = await visitSite("/homes/lst_0001", { ...detail(), "GET /api/estate/homes/lst_0001/comparables": sales });

    expect(textOf(visit.html())).toContain(why);
  });

  it("offers to ask and to look at it, to keep it, to compare it and to report it", async () => {
    const html = (await visitSite("/homes/lst_0001", detail())).html();

    expect(html).toMatch(/href="\/kyugake\/contact\?listing=lst_0001"[^>]*>問い合わせる・内覧を申し込む/);
    expect(html).toContain('aria-label="「東雲サンプルコート 8階」をお気に入りに入れる"');
    expect(html).toContain('aria-label="「東雲サンプルコート 8階」をくらべる物件に入れる"');
    expect(textOf(html)).toContain("掲載の誤りを知らせる");
  });

  it.each([
    ["applied", "申込みが入っています"],
    ["sold", "成約しました"],
    ["expired", "掲載の期限が過ぎました"],
    ["withdrawn", "掲載を終えました"],
  ] as const)("of one that is %s says so first, takes no inquiry and leads to others like it", async (state, words) => {
    const other = sampleFound({ key: "lst_0002", dwellingKey: "d-2", title: "辰巳サンプルハイツ 3階" });
    const answers = { ...detail({ state }), "GET /api/estate/homes": samplePage([sampleFound(), other]) };
    const html = (await visitSite("/homes/lst_0001", answers)).html();

    expect(textOf(html)).toContain(words);
    expect(html).not.toContain("/kyugake/contact");
    expect(html).toContain("/search?kind=condo&amp;area=13108&amp;price=4944-7416");
    const price = html.search(/>(掲載していたときの価格|売出価格)</);
    if (state === "withdrawn")
      expect([price, textOf(html).includes("東京都知事(0)第000000号"), html.includes("写真はまだありません")]).toEqual([-1, false, false]);
    else expect(html.indexOf("辰巳サンプルハイツ 3階")).toBeLessThan(price);
    expect(html).toContain("辰巳サンプルハイツ 3階");
  });

  it("says that a place is only about right", async () => {
    const words = textOf((await visitSite("/homes/lst_0001", detail({ facts: { placePrecision: "town" } }))).html());

    expect(words).toContain("おおよその位置です。町の中央を示しています。");
  });

  it("of a key that no home has is the page of what is missing", async () => {
    expect((await visitSite("/homes/none", { ...MARKET, "GET /api/estate/homes/none": refused(404) })).status).toBe(404);
  });
});
