import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { decodeJwt } from "jose";
import { sql } from "kysely";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import { onSite } from "./many-homes.ts";
import { asMember, field, type Member, newMember, test, tokensOf } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, untilAlive } from "./site.ts";

const SETTINGS = "/settings/notification";
const BY_LINE = "おすすめ物件をLINEで受け取る";

/** What is offered in 江東区, without a price. */
const WANTED = {
  ...NOTHING_TOLD,
  ...{ channels: ["normal"], purpose: "own-home", kinds: ["condo"], placeMode: "area", areas: [{ code: "13108", name: "江東区" }] },
};

/** A member with a condition; `recipient` is whom messages are kept for. */
async function aSeeker(page: Page): Promise<{ readonly member: Member; readonly recipient: string }> {
  const member = await newMember();
  await asMember(page.context(), member);
  const { AccessToken } = await tokensOf(member);
  const headers = { authorization: `Bearer ${AccessToken}` };
  const saved = await page.request.post("/api/mypage/queries", { headers, data: { answers: WANTED } });
  expect(saved.status()).toBe(201);
  return { member, recipient: `member:${decodeJwt(AccessToken).sub}` };
}

/** The hour of the digest has come and nothing is kept back, whatever time of day it is. */
function makeDue(recipient: string): Promise<void> {
  return onSite(async (db) => {
    await sql`
      update notification_setting set digest_hour = extract(hour from now() at time zone 'Asia/Tokyo'), quiet_from = null, quiet_to = null
      where recipient = ${recipient}`.execute(db);
  });
}

/** `npm run recommend -- send` on the data of the running site. */
async function sendTo(recipient: string): Promise<string> {
  const settings = { DATA_DIR: process.env.SITE_DATA, DATABASE_URL: "", MODE: "local" };
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "recommend", "--", "send", "--to", recipient], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}

/** What the chat shows once the site has answered. */
async function expectInChat(phone: Page, shown: (phone: Page) => ReturnType<Page["getByText"]>): Promise<void> {
  await expect(async () => {
    await phone.getByRole("button", { name: "最新にする" }).click();
    await expect(shown(phone)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
}

/** What LINE tells is worked on a moment later. */
async function expectState(page: Page, word: string): Promise<void> {
  await expect(async () => {
    await openAlive(page, SETTINGS);
    await expect(page.getByText(word, { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** The newest link of the chat with these words. */
const linkOf = (phone: Page, name: string) => phone.getByRole("link", { name, exact: true }).last();

test("LINE is linked from the chat, brings recommendations that open and are liked, and is blocked, taken back and stopped from the chat", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { recipient } = await aSeeker(page);
  await openAlive(page, SETTINGS);
  await expect(page.getByRole("switch", { name: BY_LINE, exact: true })).toBeDisabled();
  const phone = await page.context().newPage();
  await phone.goto((await page.getByRole("link", { name: "LINEで友だちに追加する" }).getAttribute("href")) ?? "");
  await phone.getByRole("button", { name: "友だちに追加する" }).click();
  await expectInChat(phone, () => linkOf(phone, "連携する"));
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);

  await linkOf(phone, "連携する").click();
  await untilAlive(phone);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("LINEとの連携");
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "連携する", exact: true }).click();
  await expect(phone).toHaveURL(/\/phone$/);
  await expectInChat(phone, () => phone.getByText(/^連携しました。/));

  await expectState(page, "連携済み");
  await page.getByRole("switch", { name: BY_LINE, exact: true }).click();
  await expect(page.getByText("保存しました。")).toBeVisible();
  await makeDue(recipient);
  expect(await sendTo(recipient)).toContain("送る列に入れました");
  await expectInChat(phone, () => linkOf(phone, "すべて見る・感想を伝える"));
  await expectNoSidewaysScroll(phone);
  const outbox = await page.context().newPage();
  await outbox.goto(`${process.env.IDENTITY_URL}/_outbox`);
  await expect(outbox.getByRole("heading", { name: /^おすすめ物件 \d+件/ })).toBeVisible();
  await expect(linkOf(outbox, "すべて見る・感想を伝える")).toBeVisible();
  await expectAccessible(outbox);

  await linkOf(phone, "すべて見る・感想を伝える").click();
  await expect(phone).toHaveURL(/\/recc\/latest$/);
  const like = phone
    .getByRole("list", { name: "おすすめの物件" })
    .getByRole("button", { name: /^いいね/ })
    .first();
  await untilAlive(phone);
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");

  await phone.goto(`${process.env.LINE_URL}/phone`);
  await phone.getByRole("button", { name: "ブロックする" }).click();
  await expectState(page, "ブロック中");
  await phone.getByRole("button", { name: "ブロックを解除する" }).click();
  await expectInChat(phone, () => phone.getByText(/以前の連携が戻りました/));
  await phone.getByLabel("メッセージ").fill("停止");
  await phone.getByRole("button", { name: "送る" }).click();
  await expectInChat(phone, () => phone.getByText(/^連携をやめました。/));
  await expectState(page, "連携解除済み");
});

test("a home is asked about inside LINE, whose name fills in when it is asked for; elsewhere the way there is shown", async ({ page }) => {
  const home = await onSite(async (db) => {
    const { rows } = await sql<{ id: string }>`
      select id from listing where kind = 'condo' and state = 'active' and faults = '{}' and city_code = '13108' order by id limit 1`.execute(
      db,
    );
    return rows[0]?.id ?? "";
  });
  await openAlive(page, `/recc/contact_line?home=${home}`);
  await expect(page.getByRole("img", { name: "LINEで開くためのQRコード" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "LINEで開く" }).click();
  await page.getByRole("button", { name: "LINEの表示名を入れる" }).click();
  await expect(field(page, "お名前")).toHaveValue("はなこ");
  expect(page.url()).not.toContain("id_token");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
