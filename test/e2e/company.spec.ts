import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { days } from "#kernel/duration.ts";
import { systemClock } from "#platform/clock.server.ts";
import { feedCells, feedCsv } from "#test/support/feed-rows.ts";
import { asMember, codeAfter, field, mailAbout, newAddress, newMember, submitSignIn, test, withPhone } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive } from "./site.ts";

/** What an operator does (`npm run companies -- …`), on the data of the running site. */
async function asOperator(...words: string[]): Promise<string> {
  const settings = { DATA_DIR: process.env.SITE_DATA, DATABASE_URL: "", MODE: "local" };
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "companies", "--", ...words], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}

/** A company that applies, as its owner signs in with a second factor: with the address where its inquiries go. */
async function apply(page: Page, name: string): Promise<string> {
  const owner = await newMember();
  const phone = await withPhone(owner);
  const desk = newAddress();
  await openAlive(page, "/login");
  const code = await codeAfter(phone, () => submitSignIn(page, owner));
  await field(page, "確認コード").fill(code);
  await page.getByRole("button", { name: "確認する" }).click();
  await page.waitForURL(/\/mypage/);
  await openAlive(page, "/console/apply");
  const answers = {
    ...{
      商号または名称: name,
      免許証番号: "東京都知事（１）第９８７６５号",
      事務所の所在地: "東京都江東区豊洲5-1-1",
      電話番号: "03-1234-5678",
    },
    ...{ お問い合わせを受けるメールアドレス: desk, 氏名: "山田 花子" },
  };
  for (const [label, text] of Object.entries(answers)) await field(page, label).fill(text);
  await page.getByRole("button", { name: "申し込む" }).click();
  await expect(page.getByText("審査中").first()).toBeVisible();
  return desk;
}

async function approve(name: string): Promise<void> {
  const listed = await asOperator("list");
  const [, id = ""] = new RegExp(`^(\\S+)[^\\n]*${name}`, "m").exec(listed) ?? [];
  expect(id, listed).not.toBe("");
  await asOperator(id, "approve");
}

/** Inquiries go to the address that was typed once its mail has been opened. */
async function confirmDesk(page: Page, desk: string): Promise<void> {
  const [link = ""] = /\/console\/address\/[\w-]+/.exec(await mailAbout(desk, "お問い合わせの宛先の確認")) ?? [];
  await openAlive(page, link);
  await expectAccessible(page);
  await page.getByRole("button", { name: "新しい宛先を確定する" }).click();
  await expect(page.getByText(`これからのお問い合わせは、${desk}に届きます。`)).toBeVisible();
}

/** A file with one home that is shown and one row that cannot be read. */
function fileOf(building: string): Buffer {
  const day = (ahead: number) => new Date(systemClock.now().getTime() + days(ahead)).toISOString().slice(0, 10);
  const dates = { publishedOn: day(-9), updatedOn: day(-1), nextUpdateOn: day(12) };
  const home = feedCells({ ...dates, reference: building, buildingName: building, station1Line: "東京メトロ有楽町線" });
  return Buffer.from(feedCsv([home, { ...home, reference: "=1+1", price: "応談" }]));
}

test("a company applies, is approved, hands in a file, is asked about its home, answers, and is joined by somebody it invites", async ({
  page,
  other,
}) => {
  test.slow();
  const mark = randomBytes(3).toString("hex").toUpperCase();
  const company = `旅路不動産${mark}`;
  const building = `旅路レジデンス${mark}`;
  const desk = await apply(page, company);
  await approve(company);
  await confirmDesk(page, desk);
  await openAlive(page, "/console/uploads");
  await expect(page.getByText("利用中")).toBeVisible();

  await page.locator("input[type=file]").setInputFiles({ name: "bukken.csv", mimeType: "text/csv", buffer: fileOf(building) });
  await page.getByRole("button", { name: "何が変わるかを確かめる" }).click();
  await expect(page.getByText("まだ、何も変わっていません")).toBeVisible();
  await expect(page.getByText("価格(円): 数字として読めません「応談」")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "すべてをCSVで保存" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^torikomenai-\d+\.csv$/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "この内容で取り込む" }).click();
  await expect(page.getByText("取り込みました。")).toBeVisible();

  // Searches learn of it within two seconds.
  const home = other.getByRole("link", { name: new RegExp(building) }).first();
  await expect(async () => {
    await other.goto(`/search?name=${encodeURIComponent(building)}`);
    await expect(home).toBeVisible({ timeout: 1000 });
  }).toPass();
  await home.click();
  await other.getByRole("link", { name: "問い合わせる" }).first().click();
  await other.waitForURL(/\/kyugake\/contact/);
  const asker = await ask(other, company);
  const number =
    (await other
      .getByText(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/)
      .first()
      .textContent()) ?? "";
  expect(await mailAbout(desk, number)).toContain("鈴木 一郎");

  await openAlive(page, "/console/listings");
  await page.getByRole("link", { name: new RegExp(building) }).click();
  // The page that comes takes the focus; what is pressed before goes nowhere.
  await expect(page.getByRole("main")).toBeFocused();
  await sendPhotos(page, building);

  await openAlive(page, "/console/inquiries");
  await page.getByRole("link", { name: "鈴木 一郎さん：見学したい" }).click();
  await field(page, "返信の内容").fill("土曜日の14時にご案内できます。");
  await page.getByRole("button", { name: "メールで送る" }).click();
  await expect(page.getByText("返信をメールで送りました。")).toBeVisible();
  await expectAccessible(page);
  expect(await mailAbout(asker, `${company}からのお返事`)).toContain("土曜日の14時にご案内できます。");

  const agent = await newMember();
  await openAlive(page, "/console/staff");
  await field(page, "メールアドレス").fill(agent.address);
  await page.getByRole("button", { name: "招待を送る" }).click();
  const [invitation = ""] = /\/console\/invitation\/[\w-]+/.exec(await mailAbout(agent.address, `${company}の管理画面への招待`)) ?? [];
  await asMember(other.context(), agent);
  await openAlive(other, invitation);
  await expect(other.getByText("二段階認証を設定してください")).toBeVisible();
  await withPhone(agent);
  await openAlive(other, invitation);
  await field(other, "氏名").fill("田中 次郎");
  await other.getByRole("button", { name: "参加する" }).click();
  await expect(other.getByText("最近の取り込み")).toBeVisible();
  await expect(other.getByRole("link", { name: "連携キー" })).toHaveCount(0);
  await openAlive(other, invitation);
  await expect(other.getByText("すでに会社に参加しています")).toBeVisible();
});

/** Adds pictures by keyboard, is told what cannot be sent, puts them in another order, takes one away and has it back. */
async function sendPhotos(page: Page, title: string): Promise<void> {
  const colours = ["red", "green"] as const;
  const pictures = colours.map(async (background) => ({
    ...{ name: `${background}.png`, mimeType: "image/png" },
    buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer(),
  }));
  const form = page.getByRole("form", { name: "写真を加える" });
  const choose = async (files: readonly { name: string; mimeType: string; buffer: Buffer }[]) => {
    // On a busy machine the page may still be fading in, and nothing opens then.
    await expect(async () => {
      await form.getByLabel("加える写真").focus();
      const chooser = page.waitForEvent("filechooser", { timeout: 2000 });
      await page.keyboard.press("Space");
      await (await chooser).setFiles([...files]);
    }).toPass();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  };
  await choose([{ name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(15 * 1024 * 1024 + 1) }]);
  await expect(form.getByText("large.jpg：画像が15MBを超えています")).toBeVisible();
  await choose([{ name: "page.png", mimeType: "image/png", buffer: Buffer.from("<html>") }]);
  await expect(page.getByText("「page.png」を送れませんでした")).toBeVisible();
  await expect(page.getByText("画像として読めません")).toBeVisible();
  await choose(await Promise.all(pictures));
  await expect(page.getByText("写真を2枚加えました。")).toBeVisible();
  const shown = page.getByRole("img", { name: `${title}` });
  const [first, second] = [await shown.nth(0).getAttribute("src"), await shown.nth(1).getAttribute("src")];
  await page.getByRole("button", { name: "2枚目の写真を前へ" }).press("Enter");
  await expect(shown.nth(0)).toHaveAttribute("src", second ?? "");
  await page.getByRole("button", { name: "1枚目の写真を外す" }).press("Enter");
  await expect(shown).toHaveCount(1);
  await expect(page.getByRole("button", { name: "外した写真をもどす" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(2);
  await expect(shown.nth(1)).toHaveAttribute("src", first ?? "");
}

/** Writes to the one company that offers the home, and reads once more before it goes. */
async function ask(page: Page, company: string): Promise<string> {
  const address = newAddress();
  const answers = { 見学のご希望の日時: "土曜日の午後", お名前: "鈴木 一郎", メールアドレス: address };
  const form = page.getByRole("form", { name: "お問い合わせの内容" });
  await expect(form.getByRole("button", { name: "内容を確認する" })).toBeEnabled();
  await expect(form.getByRole("checkbox", { name: new RegExp(company) })).not.toBeChecked();
  await form.getByRole("checkbox", { name: new RegExp(company) }).check();
  await field(page, "ご用件").selectOption({ label: "見学したい" });
  await field(page, "連絡の方法").selectOption({ label: "メール" });
  for (const [label, text] of Object.entries(answers)) await field(page, label).fill(text);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await expect(page.getByText("土曜日の午後")).toBeVisible();
  // The browser's Back leads to what was written, not out of the form.
  await expect(page).toHaveURL(/#kakunin$/);
  await page.goBack();
  await expect(field(page, "見学のご希望の日時")).toHaveValue("土曜日の午後");
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await page.getByRole("button", { name: "送る", exact: true }).click();
  await page.waitForURL(/\/kyugake\/thanks/);
  await expect(page.getByText(company)).toBeVisible();
  await expectAccessible(page);
  return address;
}
