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
  const { subject, rating } = await heldBuilding();
  const report = `/risk/${subject.key}`;
  await openAlive(page, `${report}/summary`);
  const card = page.getByRole("region", { name: "総合評価" });
  await expect(card).toContainText(/総合評価 判定保留/);
  await expect(card).toContainText("60%から記号を出します");
  await expect(card).not.toContainText("／100");
  await expect(card.locator(".hatched").first()).toHaveCSS("background-image", /gradient/);
  const pillars = page.getByRole("region", { name: "6項目の点数" });
  await pillars.getByText("表で見る").click();
  const rows = pillars.getByRole("table", { name: "6項目の点数と重み" }).filter({ visible: true }).locator("tbody").getByRole("row");
  for (const [index, { score, coverage }] of rating.pillars.entries()) {
    await expect(rows.nth(index)).toContainText(score === null ? /データなし|データ不足|未登録/ : `${Math.round(score)}点`);
    await expect(rows.nth(index)).toContainText(`${Math.floor(coverage * 100 + 1e-9)}%`);
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(`${report}/flood`);
  await expectNoData(page, "想定最大規模（L2）の浸水深");
  await expect(page.getByText("浸水深のデータがないため、階ごとの目安は示せません。")).toBeVisible();
  await page.goto(`${report}/earthquake`);
  await expectNoData(page, "30年以内に震度6弱以上");
});

test("a place is picked on the map without a pointer: the button says that it chooses the middle", async ({ page }) => {
  const { subject } = await ratedBuilding();
  const { lat, lon } = subject.place;
  await openAlive(page, `/risk?at=${lat},${lon}`);
  const centre = page.getByRole("button", { name: "地図の中心を選ぶ" });
  await expect(centre).toBeEnabled({ timeout: 40_000 });
  await centre.press("Enter");
  await expect(page.locator(".maplibregl-popup").getByRole("link", { name: "この地点を診断する" })).toBeVisible();
  await expect(page.getByRole("button", { name: "地図の中心の値を見る" })).toHaveCount(0);
});

test("a place of which nothing was imported has no data, in the balloon, in the rows and in the list", async ({ page }) => {
  const { subject } = await ratedBuilding();
  await openAlive(page, `/risk/${subject.key}/flood/map?layer=landslide&at=34.6937,135.5023,13`);
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

test("a part that could not be had says so, and its button asks for it again in place", async ({ page }) => {
  const { subject } = await ratedBuilding();
  const refused = { status: 400, contentType: "application/problem+json", body: JSON.stringify({ title: "x", status: 400 }) };
  await page.route("**/estate/risk/*/hazards*", (route) => route.fulfill(refused));
  await openAlive(page, `/risk/${subject.key}/summary`);
  await page.getByRole("navigation", { name: "診断の項目" }).getByRole("link", { name: "水害・土砂" }).click();
  const depth = row(page, "想定最大規模（L2）の浸水深");
  await expect(depth).toContainText("取得失敗");
  await page.unroute("**/estate/risk/*/hazards*");
  await depth.getByRole("button", { name: "再試行" }).click();
  await expect(depth).toContainText(/浸水|色なし|m|データなし/);
  await expect(depth).not.toContainText("取得失敗");
});

test("an unknown key offers near names and a search", async ({ page }) => {
  await page.goto("/risk/サンプルタワー豊洲/summary");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("建物が見つかりません");
  const near = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /サンプルタワー豊洲/ }) });
  await expect(near.first()).toBeVisible();
  await expect(page.getByRole("link", { name: "登録のない建物を知らせる" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("searchbox", { name: "住所・駅名・マンション名" }).fill("豊洲");
  await page.getByRole("button", { name: "探す" }).click();
  await page.waitForURL(/\/risk\/search_result\?q=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("「豊洲」の検索結果");
});

test("what an address asks for that no building has is dropped from it", async ({ page }) => {
  const { subject } = await ratedBuilding();
  await openAlive(page, `/risk/${subject.key}/summary?floor=999&w=abc`);

  await expect(page).toHaveURL(/\/summary$/);
  await expect(page.getByLabel("見る階")).toHaveValue("");
});
