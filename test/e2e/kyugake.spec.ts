import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import { asMember, newMember, tokensOf } from "./member.ts";
import { expect, expectAccessible, openAlive, test } from "./site.ts";

/** Drawing a map takes a while where no graphics card helps. */
const DRAWN = { timeout: 40_000 };

test("flagged homes are compared, seen beside the map, drawn round on the full map, and one of them is opened", async ({ page }) => {
  test.slow();
  await openAlive(page, "/kyugake/result");
  const [first, second] = await page.getByRole("checkbox", { name: /をくらべる$/ }).all();
  await first?.check();
  await second?.check();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "並べてくらべる" })).toHaveAttribute("href", /^\/favorites\?compare=/);

  await page.getByRole("link", { name: "地図で見る" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("九掛けマップ");
  const list = page.getByRole("region", { name: "九掛け物件の一覧" });
  const pin = page.locator("[data-pin]").first();
  await expect(pin).toBeVisible(DRAWN);
  await list.getByRole("link").nth(1).focus();
  await expect(list.locator("[data-chosen]")).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole("link", { name: "全画面で見る" }).click();
  const map = page.getByRole("region", { name: "九掛け物件の地図（全画面）" });
  await expect(pin).toBeVisible(DRAWN);
  await page.getByText("洪水", { exact: true }).click();
  await expect(page.getByText("洪水の浸水深（想定最大規模）")).toBeVisible();
  await page.getByRole("button", { name: "囲む" }).click();
  await expect(page.getByText("囲む角を順に置いてください")).toBeVisible(DRAWN);
  await expect(async () => {
    await map.click({ position: { x: 60, y: 200 } });
    await expect(page.getByText("続けて角を置いてください")).toBeVisible({ timeout: 3000 });
  }).toPass();
  const corners = [
    { x: 700, y: 190 },
    { x: 720, y: 430 },
    { x: 70, y: 440 },
  ];
  for (const [index, position] of corners.entries()) {
    await map.click({ position });
    if (index === 1) await expect(page.getByRole("button", { name: "囲みを閉じる" })).toBeEnabled();
  }
  await page.getByRole("button", { name: "囲みを閉じる" }).click();
  await page.getByRole("button", { name: "この範囲で探す" }).click();
  await expect(page).toHaveURL(/poly=/);
  await expect(page.getByText("洪水の浸水深（想定最大規模）")).toBeVisible();
  await page.getByRole("button", { name: "一覧を開く" }).click();
  await expect(page.getByRole("button", { name: "一覧を閉じる" })).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);

  const home = list.getByRole("link").first();
  const title = (await home.textContent()) ?? "";
  await home.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
});

test("a watched condition is changed with what it finds in sight, and says how often to tell of it", async ({ page, context }) => {
  const member = await newMember();
  await asMember(context, member);
  await openAlive(page, "/kyugake/edit");
  await expect(page.getByText("保存した条件はまだありません")).toBeVisible();
  const headers = { authorization: `Bearer ${(await tokensOf(member)).AccessToken}` };
  const saved = await context.request.post("/api/mypage/queries", { headers, data: { answers: WATCHED } });
  expect(saved.status()).toBe(201);
  await openAlive(page, "/kyugake/edit");
  const found = page.getByText(/^条件に合う九掛けは\d+件/);
  const before = await found.textContent();

  await page.getByLabel("C（低い）").check();
  await expect(found).not.toHaveText(before ?? "");
  await expectAccessible(page);
  await page.getByRole("button", { name: "この条件で保存する" }).click();
  await expect(page.getByText("保存しました（2版）。")).toBeVisible();
  await page.getByLabel("1日1回", { exact: true }).check();
  await expect(page.getByText("選んだ頻度を保存しました。")).toBeVisible();

  await openAlive(page, "/kyugake/edit");
  await expect(page.getByLabel("1日1回", { exact: true })).toBeChecked();
  await expect(page.getByLabel("C（低い）")).toBeChecked();
});

/** Flats of 江東区, A and B. */
const WATCHED = {
  ...NOTHING_TOLD,
  ...{ channels: ["kyugake"], purpose: "own-home", kinds: ["condo"], placeMode: "area", areas: [{ code: "13108", name: "江東区" }] },
  certainties: ["A", "B"],
};
