import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { codesOf } from "#test/support/scan-code.ts";
import { asMember, field, SAMPLE_OWNER, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive } from "./site.ts";

/** No block of the town has so high a number. */
const numbers = [1, 2, 3].map(() => 1000 + Math.floor(Math.random() * 1_000_000));
const LIST = [
  "住所,建物名・部屋番号,宛名",
  ...numbers.map((n) => `東京都江東区豊洲5-${n}-1,見本マンション101号室,見本 太郎`),
  "江東区豊洲,,",
];

async function aMailing(page: Page, purpose: string): Promise<void> {
  await openAlive(page, "/console/direct-mail/new");
  await field(page, "送付の目的").fill(purpose);
  await field(page, "お手紙に書く言葉").fill("見本の言葉です。");
  await field(page, "住所の入手元").selectOption({ label: "自社の顧客名簿" });
  await field(page, "住所を入手した日").fill("2026-11-01");
  await page.getByRole("button", { name: "下書きを作る" }).click();
  await expect(page.getByRole("heading", { name: purpose })).toBeVisible();
}

async function takeIn(page: Page, list: readonly string[]): Promise<void> {
  const buffer = Buffer.from(list.join("\r\n"));
  await page.locator("#file").setInputFiles({ name: "atesaki.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "何が起こるかを確かめる" }).click();
  await expect(page.getByRole("heading", { name: "このファイルで起こること" })).toBeVisible();
}

async function confirmAndPrint(page: Page, count: number): Promise<void> {
  await page.getByRole("button", { name: "この内容で取り込む" }).click();
  await expect(page.getByText("宛先を取り込みました。")).toBeVisible();
  await page.getByRole("button", { name: "内容を確定する" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "確定する" }).click();
  await page.getByRole("button", { name: `${count}通のお手紙を作る` }).click();
}

test("a company prints letters, an owner stops them by the code of one, and neither that print nor the next writes to them", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await asMember(context, SAMPLE_OWNER);
  await aMailing(page, `見本の送付 ${numbers[0]}`);
  await takeIn(page, LIST);
  await expect(page.getByText("住所に番地がありません")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await confirmAndPrint(page, 3);
  const save = page.getByRole("button", { name: "1つ目のPDF（3通）を保存" });
  await expect(save).toBeVisible({ timeout: 60_000 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const download = page.waitForEvent("download");
  await save.click();
  const file = await readFile(await (await download).path());
  const codes = await codesOf(new Uint8Array(file));
  expect(codes).toHaveLength(3);
  const address = new URL(codes[1]?.[0] ?? "").pathname;

  // Somebody with the paper alone, in a browser without scripts.
  const owner = await browser.newContext({ javaScriptEnabled: false, locale: "ja-JP" });
  const paper = await owner.newPage();
  await paper.goto(new URL(address, page.url()).href);
  await expect(paper.getByRole("heading", { name: "お手紙を止める" })).toBeVisible();
  await expect(paper.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(paper.locator("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
  await paper.getByRole("button", { name: "この会社からの手紙を止める" }).click();
  await expect(paper.getByText("この会社からのお手紙を止めました")).toBeVisible();
  await paper.getByRole("button", { name: "元に戻す" }).click();
  await expect(paper.getByRole("button", { name: "この会社からの手紙を止める" })).toBeVisible();
  await paper.getByRole("button", { name: "まちのねを通じたすべての手紙を止める" }).click();
  await expect(paper.getByText("すべてのお手紙を止めました")).toBeVisible();
  await owner.close();

  await save.click();
  await expect(page.getByText("お手紙を作ったあとに、停止の申し出がありました").first()).toBeVisible();
  await expect(page.getByText("1つ目のPDFの2枚目")).toBeVisible();

  await aMailing(page, `次の送付 ${numbers[0]}`);
  await takeIn(page, LIST);
  await confirmAndPrint(page, 2);
  await expect(page.getByRole("button", { name: "1つ目のPDF（2通）を保存" })).toBeVisible({ timeout: 60_000 });
});

test("the page of a letter can be used by everybody, and a wrong number leads to the form @phone", async ({ page }) => {
  await openAlive(page, "/letters/0000-0000-0000-0000");
  await expect(page.getByRole("heading", { name: "お手紙が見つかりません" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "お問い合わせで止める" })).toHaveAttribute("href", /\/risk\/contact/);
});
