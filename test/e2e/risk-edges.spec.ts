import type { Page } from "@playwright/test";
import { hazardsAt, heldBuilding, ratedBuilding } from "./buildings.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from "./site.ts";

/** The row of a finding, by its title. */
function row(page: Page, title: string) {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title }) });
}

/** A row that says that nothing is known: hatched, without points and without a bar. */
async function expectNoData(page: Page, title: string): Promise<void> {
  const found = row(page, title);
  await expect(found).toContainText("データなし");
  await expect(found).not.toContainText(/\d点|色なし|該当なし|安全/);
  await expect(found.locator("svg rect")).toHaveCount(0);
  await expect(found.locator(".hatched")).toHaveCSS("background-image", /gradient/);
}

test("a building without enough data has no letter, and what is not known is hatched and never in a good colour", async ({ page }) => {
  const { apartment, rating } = await heldBuilding();
  const report = `/risk/${apartment.key}`;
  await openAlive(page, `${report}/summary`);
  const card = page.getByRole("region", { name: "総合評価" });
  await expect(card).toContainText(/総合評価 判定保留/);
  await expect(card).toContainText("60%に足りません");
  await expect(card).not.toContainText("／100");
  await expect(card.locator(".hatched").first()).toHaveCSS("background-image", /gradient/);
  await card.getByText("表で見る").click();
  const table = card.getByRole("table", { name: "6項目の点数と重み" }).filter({ visible: true });
  for (const { score, coverage } of rating.pillars)
    await expect(table).toContainText(score === null ? "データなし" : `${Math.round(coverage * 100)}%`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(`${report}/flood`);
  await expectNoData(page, "想定最大規模（L2）の浸水深");
  await expect(page.getByText("浸水深のデータがないため、階ごとの目安は示せません。")).toBeVisible();
  await page.goto(`${report}/earthquake`);
  await expectNoData(page, "30年以内に震度6弱以上");
  await page.goto(`${report}/life/population`);
  await expect(page.getByRole("main")).toContainText("データなし");
  await page.goto(`${report}/summary00`);
  await expect(page.getByRole("main")).toContainText("総合評価 判定保留");
  await page.goto(`/risk/search_result?q=${encodeURIComponent(apartment.name)}`);
  await expect(page.getByRole("listitem").filter({ hasText: apartment.name }).first()).toContainText("判定保留");
});

test("a place of which nothing was imported has no data, in the balloon, in the rows and in the list", async ({ page }) => {
  const { apartment } = await ratedBuilding();
  await openAlive(page, `/risk/${apartment.key}/flood/map?layer=landslide&at=34.6937,135.5023,13`);
  const centre = page.getByRole("button", { name: "地図の中心の値を見る" });
  await expect(centre).toBeEnabled({ timeout: 40_000 });
  await centre.press("Enter");
  await expect(page.locator(".maplibregl-popup")).toContainText("データなし");
  for (const title of ["想定最大規模（L2）の浸水深", "津波", "土砂災害"]) await expectNoData(page, title);
  await expect(page.getByText("見えている範囲には、この項目のデータがありません。安全という意味ではありません。")).toBeVisible();

  const overTheRiver = await hazardsAt({ lat: 35.5308, lon: 139.7029 });
  expect(overTheRiver.filter(({ layer }) => layer === "landslide" || layer === "tsunami_rank").map(({ state }) => state)).toEqual([
    "no_data",
    "no_data",
  ]);
});

test("an unknown key answers 404 with near names and a search, on every page of a report", async ({ page, request }) => {
  const answer = await page.goto("/risk/サンプルタワー豊洲/summary");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("マンションが見つかりません");
  const near = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /サンプルタワー豊洲/ }) });
  await expect(near.first()).toBeVisible();
  await expect(page.getByRole("link", { name: "掲載を依頼する" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("searchbox", { name: "マンション名・住所" }).fill("豊洲");
  await page.getByRole("button", { name: "さがす" }).click();
  await page.waitForURL(/\/risk\/search_result\?q=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("「豊洲」の検索結果");

  for (const part of [
    "summary00",
    "apartment/loan",
    "flood/map",
    "crime",
    "child/faq",
    "life/twitter",
    "contact",
    "connectOwner",
    "thanks",
  ])
    expect((await request.get(`${process.env.SITE_URL}/risk/no-such-key/${part}`)).status(), part).toBe(404);
});

const ODD_ADDRESSES = [
  ["search_area?city=99999", "対象外のエリアです"],
  ["search_area?city=13108&page=9999", "データがありません"],
  ["search_area?city=13108&town=%F0%9F%8F%A0", "データがありません"],
  ["search_result", "マンション名か住所を入れてください"],
  ["search_result?q=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E", "掲載を依頼する"],
  [`search_result?q=${"あ".repeat(300)}`, "掲載を依頼する"],
  ["search_result?q=%25_%5C'%3B--&page=-1", "掲載を依頼する"],
  ["thanks?id=%3Cb%3E0120&due=2026-99-99&topic=none", "送信しました"],
  ["register?building=no-such-key", "このマンションは収録していません"],
  ["contact?topic=none&field=__proto__", "お問い合わせ・データ訂正"],
] as const;

const ODD_REPORTS = [
  ["summary?floor=999&w=abc", "総合評価"],
  ["summary?floor=2&floor=3&w=0-0-0-0-0-0", "総合評価"],
  ["summary?w=25-20-25-10-8-12-99&floor=-1e9", "総合評価"],
  ["flood/map?layer=none&at=999,999,99", "浸水マップ"],
  ["earthquake/map?layer=__proto__&at=1,2", "地震マップ"],
  ["faq_top?q=%3Cscript%3E", "データがありません"],
  ["contact?topic=correction&field=nothing", "訂正の記録"],
] as const;

test("addresses that nobody could have meant still open their pages, and say what is missing", async ({ page, request }) => {
  const { apartment } = await ratedBuilding();
  const report = `/risk/${apartment.key}`;
  const all = [
    ...ODD_ADDRESSES.map(([path, words]) => [`/risk/${path}`, words] as const),
    ...ODD_REPORTS.map(([path, words]) => [`${report}/${path}`, words] as const),
    ["/heatmap?layer=none&kind=7&year=abc&at=0,0,0", "価格・リスクのヒートマップ"] as const,
  ];
  for (const [path, words] of all) {
    const answer = await request.get(`${process.env.SITE_URL}${path}`);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html, path).toContain(words);
    expect(html, path).not.toContain("取得失敗");
  }

  await page.goto("/risk/thanks?id=%3Cb%3E0120&due=2026-99-99&topic=none");
  await expect(page.getByRole("main")).not.toContainText("0120");
  await openAlive(page, `${report}/summary?floor=999&w=abc`);
  await expect(page).toHaveURL(/\/summary$/);
  await expect(page.getByLabel("見る階")).toHaveValue("");
});
