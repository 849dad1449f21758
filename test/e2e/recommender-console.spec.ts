import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { asMember, field, mailAbout, newAddress, SAMPLE_OWNER, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive } from "./site.ts";

async function expectGood(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
}

/** Of the mail that asks somebody who was taken in. */
function linkIn(mail: string): string {
  return /\/recommender\/inputformmail\?t=[a-z0-9-]+#t=[\w-]{43}/.exec(mail)?.[0] ?? "";
}

async function tellCondition(page: Page, address: string): Promise<void> {
  const mail = await mailAbout(address, "物件のお知らせの登録の確認");
  expect(mail).toContain("来店時の書面");
  await openAlive(page, linkIn(mail));
  await page.getByRole("checkbox", { name: "江東区" }).check();
  await page.getByRole("checkbox", { name: "中古マンション" }).check();
  await page.getByRole("checkbox", { name: /見本ホーム（架空の会社）から/ }).check();
  await page.getByRole("button", { name: "この条件で登録する" }).click();
  await expect(page.getByText(/いま合う物件は/)).toBeVisible();
}

test("an office takes somebody in, who answers by mail; notes, stops and deletes at their wish", async ({ page, other, context }) => {
  test.slow();
  const [name, address] = [`見本 ${randomBytes(3).toString("hex")}`, newAddress()];
  await asMember(context, SAMPLE_OWNER);
  await openAlive(page, "/console/recommender");
  await expect(page.getByText("見本ホーム（架空の会社）")).toBeVisible();
  await expectGood(page);
  await page.getByRole("link", { name: "お客さまの一覧を見る" }).click();
  await page.getByRole("link", { name: "お客さまを追加する" }).click();
  await field(page, "お名前").fill(name);
  await field(page, "メールアドレス").fill(address);
  await field(page, "同意をいただいた日").fill("2199/1/1");
  await field(page, "同意の方法").selectOption({ label: "来店時の書面" });
  await page.getByRole("button", { name: "追加して、確認のメールを送る" }).click();
  await expect(page.getByRole("alert").first()).toContainText("今日までの日付");
  await expectGood(page);
  await field(page, "同意をいただいた日").fill("2026/11/3");
  await page.getByRole("button", { name: "追加して、確認のメールを送る" }).click();
  await expect(page.getByText("ご本人が、メールのリンクから登録を確定するのを待っています")).toBeVisible();

  await tellCondition(other, address);
  await openAlive(page, "/console/recommender/customers");
  await page.getByRole("searchbox", { name: "お名前かメールアドレス" }).fill(name);
  await page.getByRole("button", { name: "探す" }).click();
  await expectGood(page);
  await page.getByRole("link", { name: `${name}さん` }).click();
  await expect(page.getByText("江東区 / 中古マンション")).toBeVisible();
  await expect(page.getByText("2026年11月3日（来店時の書面）")).toBeVisible();
  await field(page, "メモ").fill("平日の夜に電話");
  await page.getByRole("button", { name: "メモを保存する" }).click();
  await expect(page.getByText("メモを保存しました。")).toBeVisible();
  await expectGood(page);
  await page.getByRole("button", { name: "お客さまから停止の依頼があった" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "配信を止める", exact: true }).click();
  await expect(page.getByText("すべての配信を止めています")).toBeVisible();

  await page.getByRole("button", { name: "お客さまのデータを削除する" }).click();
  await page.getByRole("button", { name: "削除する", exact: true }).click();
  await page.waitForURL(/\/console\/recommender\/customers$/);
  await expect(page.getByText(`${name}さん`)).toHaveCount(0);
});

test("a file of customers is looked at, taken in, taken back; and all are taken along as a file", async ({ page, context }) => {
  test.slow();
  const [name, address] = [`見本 ${randomBytes(3).toString("hex")}`, newAddress()];
  await asMember(context, SAMPLE_OWNER);
  await openAlive(page, "/console/recommender/customers/import");
  const template = page.waitForEvent("download");
  await page.getByRole("button", { name: "見本のCSVをダウンロードする" }).click();
  expect(await readFile(await (await template).path(), "utf8")).toContain("氏名,メール,同意日,同意の方法");
  const fileName = `kokyaku-${randomBytes(3).toString("hex")}.csv`;
  const rows = ["氏名,メール,同意日,同意の方法", `${name},${address},2026-11-03,書面`, "証拠なし,nobody@example.jp,,書面"];
  await page.locator("input[type=file]").setInputFiles({ name: fileName, mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) });
  await page.getByRole("button", { name: "何が起こるかを確かめる" }).click();
  await expect(page.getByText("まだ、何も登録していません。")).toBeVisible();
  await expect(page.getByText("同意日がありません")).toBeVisible();
  await expectGood(page);
  await page.getByRole("button", { name: "取り込んで、メールを送る" }).click();
  await expect(page.getByText("取り込みました。")).toBeVisible();
  expect(linkIn(await mailAbout(address, "物件のお知らせの登録の確認"))).not.toBe("");

  await openAlive(page, "/console/recommender/customers");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSVで書き出す" }).click();
  expect(await readFile(await (await saved).path(), "utf8")).toContain(`${name},${address},確認待ち`);

  await openAlive(page, "/console/recommender/customers/import");
  await page.getByRole("button", { name: new RegExp(`取り消す.*${fileName}`) }).click();
  await expect(page.getByText("取り込みを取り消しました。")).toBeVisible();
  await expect(page.getByText("取り消し済み").first()).toBeVisible();
  await expectGood(page);
});
