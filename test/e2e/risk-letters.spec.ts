import type { Page } from "@playwright/test";
import { asOperator, buildingFor } from "./buildings.ts";
import { field, newAddress, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive } from "./site.ts";

/** Reads a letter once more and sends it. */
async function confirmAndSend(page: Page): Promise<void> {
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await expect(page.getByRole("heading", { name: "この内容で送ります" })).toBeFocused();
  await page.getByRole("button", { name: "送る", exact: true }).click();
}

/** Opens a page anew until it says so: pages for visitors are kept for some seconds. */
function openUntil(page: Page, path: string, says: () => Promise<void>): Promise<void> {
  return expect(async () => {
    await page.goto(path);
    await says();
  }).toPass({ timeout: 20_000 });
}

function receipt(page: Page): Promise<string> {
  return page.getByRole("definition").first().innerText();
}

test("a mistake that is reported gets a number and a day, and everybody can follow it until the operator has decided", async ({ page }, {
  project,
}) => {
  test.slow();
  const { apartment } = await buildingFor(project.name);
  const report = `/risk/${apartment.key}`;
  await openAlive(page, `${report}/flood`);
  await page.getByRole("main").getByRole("link", { name: "まちがいを知らせる" }).click();
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(field(page, "正しい内容")).toHaveAccessibleDescription(/正しい内容を入力してください/);
  await expectAccessible(page);

  await field(page, "訂正する項目").selectOption({ label: "洪水のデータ" });
  await field(page, "正しい内容").fill("2024年に想定が改められています。");
  await field(page, "根拠となる資料").fill("東京都「浸水想定区域図」（2024年）");
  await field(page, "メールアドレス").fill(newAddress());
  await confirmAndSend(page);
  await page.waitForURL(`**${report}/thanks?*`);
  await expect(page.getByText(/\d{4}年\d{1,2}月\d{1,2}日まで/)).toBeVisible();
  const number = await receipt(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const log = () =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: "洪水のデータ" })
      .filter({ hasText: /受付・/ })
      .first();
  await page.goto(`${report}/contact?topic=correction`);
  await expect(log()).toContainText(/受付.+までに回答/);
  await expect(page.getByRole("main")).not.toContainText("2024年に想定が改められています");

  await asOperator("corrections", number, "start");
  await page.goto(`${report}/contact?topic=correction`);
  await expect(log()).toContainText("確認中");
  const depth = page.getByRole("listitem").filter({ hasText: "想定最大規模（L2）の浸水深" });
  await openUntil(page, `${report}/flood`, () => expect(depth.getByText("確認中")).toBeVisible({ timeout: 1000 }));

  await asOperator("corrections", number, "reject", "--note", "最新の図でも同じ区分でした。");
  await page.goto(`${report}/contact?topic=correction`);
  await expect(log()).toContainText(/訂正しませんでした.+最新の図でも同じ区分でした。/);
  const mark = page.getByRole("main").getByText("確認中", { exact: true });
  await openUntil(page, `${report}/flood`, () => expect(mark).toHaveCount(0, { timeout: 1000 }));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("水害・土砂");
});

test("a note about the town is kept back until a moderator shows it", async ({ page }, { project }) => {
  const { apartment } = await buildingFor(project.name);
  const body = `${project.name}${Date.now()}の試し書きです。川ぞいの道は夜も明るいです。`;
  await openAlive(page, `/risk/${apartment.key}/life/twitter`);
  await page.getByRole("button", { name: "この声を送る" }).click();
  await expect(page.getByRole("alert").first()).toBeFocused();
  await page.getByRole("radio", { name: "近くに住む" }).check();
  await page.getByRole("textbox", { name: /^まちの声/ }).fill(body);
  await page.getByRole("button", { name: "この声を送る" }).click();
  await expect(page.getByRole("status").filter({ hasText: "お預かりしました" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "寄せられた声" })).toBeVisible();
  await expect(page.getByText(body)).toHaveCount(0);

  const waiting = (await asOperator("notes")).split("\n");
  const [number = ""] = waiting[waiting.findIndex((line) => line.includes(body)) - 1]?.split(" ") ?? [];
  await asOperator("notes", number, "show");
  await page.reload();
  await expect(page.getByText(body)).toBeVisible();
});

test("registering a building twice with one address ends well both times", async ({ page }, { project }) => {
  const { apartment } = await buildingFor(project.name);
  const address = newAddress();
  for (const time of ["first", "again"]) {
    await openAlive(page, `/risk/register?building=${apartment.key}`);
    await expect(page.getByText(apartment.name).first(), time).toBeVisible();
    await field(page, "メールアドレス").fill(address);
    await confirmAndSend(page);
    await page.waitForURL(/\/risk\/thanks-registration\?/);
    await expect(page.getByRole("heading", { level: 1 }), time).toHaveText("登録が完了しました");
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "診断レポートを見る" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(apartment.name);
});
