import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { asOperator, buildingFor } from "./buildings.ts";
import { field, mailAbout, newAddress, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, untilAlive } from "./site.ts";

const KB = 1024;
const PROPOSED = "2015年に耐震診断を受けています。";

function pdf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(bytes - 15), Buffer.from("%%EOF\n")]);
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel("ファイルを選ぶ").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

/** Reads a letter once more and sends it. */
async function confirmAndSend(page: Page): Promise<void> {
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await expect(page.getByRole("heading", { name: "この内容で送ります" })).toBeFocused();
  await page.getByRole("button", { name: "送る", exact: true }).click();
}

/** So that sending takes long enough to be told about. */
async function slowUpload(page: Page, bytesPerSecond: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await browser.send("Network.emulateNetworkConditions", conditions);
}

test("a document goes with a correction: what cannot be taken is refused without loss, and the operator gets the same bytes", async ({
  page,
}, journey) => {
  test.slow();
  const { apartment } = await buildingFor(journey.project.name);
  const address = newAddress();
  const document = pdf(400 * KB);
  const chosen = page.getByRole("main").getByRole("listitem").filter({ hasText: "report.pdf" });
  const files = page.getByLabel("ファイルを選ぶ");
  await openAlive(page, `/risk/${apartment.key}/contact?topic=correction`);
  await field(page, "訂正する項目").selectOption({ label: "耐震診断・改修" });
  await field(page, "正しい内容").fill(PROPOSED);
  await field(page, "メールアドレス").fill(address);

  await choose(page, "report.pdf", document);
  await expect(chosen).toContainText("400KB");
  await expect(field(page, "根拠となる資料")).toHaveJSProperty("ariaRequired", null);
  await choose(page, "memo.txt", Buffer.from("memo"));
  await expect(files).toHaveAccessibleDescription(/「memo\.txt」: PDF・JPEG・PNG・WebPのファイルを選んでください/);
  await choose(page, "large.pdf", pdf(5 * KB * KB + 1));
  await expect(files).toHaveAccessibleDescription(/「large\.pdf」: 5MBを超えています/);
  await expect(chosen).toBeVisible();
  await expect(field(page, "正しい内容")).toHaveValue(PROPOSED);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "「report.pdf」を取り除く" }).press("Enter");
  await expect(page.getByText("まだ選んでいません。")).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await expect(files).toBeFocused();
  await expect(files).toHaveAccessibleDescription(/^PDF・JPEG・PNG・WebPを3件まで[^＊]+$/);

  await choose(page, "page.pdf", Buffer.from("<!doctype html><script>alert(1)</script>"));
  await confirmAndSend(page);
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(files).toHaveAccessibleDescription(/PDF・JPEG・PNG・WebP.+＊/);
  await expect(field(page, "正しい内容")).toHaveValue(PROPOSED);
  await page.getByRole("button", { name: "「page.pdf」を取り除く" }).press("Enter");

  await choose(page, "report.pdf", document);
  await slowUpload(page, 100 * KB);
  await confirmAndSend(page);
  await expect(page.getByRole("progressbar", { name: "資料を送っています" })).toBeVisible();
  await page.waitForURL("**/thanks?*");
  await expect(page.getByText("受付番号", { exact: true })).toBeVisible();
  const number = await page.getByRole("definition").first().innerText();
  const mail = await mailAbout(address, `受付番号 ${number}`);
  for (const words of [`受付番号: ${number}`, apartment.name, "項目: 耐震診断・改修", "添付の資料: 1件", `/risk/${apartment.key}/contact`])
    expect(mail).toContain(words);

  const folder = journey.outputPath("evidence");
  await asOperator("corrections", number, "show", "--to", folder);
  expect((await readFile(path.join(folder, "1-report.pdf"))).equals(document)).toBe(true);
  await asOperator("corrections", number, "start");
  await asOperator("corrections", number, "reject", "--note", "資料のとおりに直っています。");
  await mailAbout(address, `データの訂正の結果(受付番号 ${number})`);
});

test("news of a building begin with the link in the mail, and end with one press or one call of a mail program", async ({ page, request }, {
  project,
}) => {
  test.slow();
  const { apartment } = await buildingFor(project.name);
  const address = newAddress();
  await openAlive(page, `/risk/register?building=${apartment.key}`);
  await field(page, "メールアドレス").fill(address);
  await page.getByRole("checkbox", { name: /お知らせを受け取る/ }).check();
  await confirmAndSend(page);
  await page.waitForURL(/\/risk\/thanks-registration\?/);

  const link = /\/risk\/thanks-registration\?token=([\w-]+)/.exec(await mailAbout(address, "登録を受け付けました"));
  const [options = "", token = ""] = link ?? [];
  await openAlive(page, options);
  const main = page.getByRole("main");
  await expect(main).toContainText(apartment.name);
  await expect(main).toContainText("「保存する」を押すと、メールアドレスの確認が済み、お知らせが始まります。");
  await expect(page.getByRole("checkbox", { name: "年に1回の更新" })).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page.getByRole("status").filter({ hasText: "保存しました。お知らせをお送りします。" })).toBeVisible();
  await expect(main).toContainText("いま、お知らせをお送りしています。");

  const stop = `/api/estate/risk-notices/stop?token=${token}`;
  await page.goto(stop);
  await page.waitForURL(`**${options}`);
  await untilAlive(page);
  await expect(main).toContainText("いま、お知らせをお送りしています。");
  await page.getByRole("button", { name: "お知らせをすべて止める" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "お知らせを止めました。これからは届きません。" })).toBeVisible();
  await expect(page.getByRole("button", { name: "お知らせをすべて止める" })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("checkbox", { name: "診断の記号（判定保留のあいだは、ありえる記号）が変わったとき" }).check();
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(main).toContainText("いま、お知らせをお送りしています。");
  const answer = await request.post(stop, { form: { "List-Unsubscribe": "One-Click" } });
  expect(answer.status()).toBe(200);
  await openAlive(page, options);
  await expect(main).toContainText("いま、お知らせは止まっています。");
  await openAlive(page, `${options.slice(0, -4)}AAAA`);
  await expect(main).toContainText("このリンクは使えません");
});
