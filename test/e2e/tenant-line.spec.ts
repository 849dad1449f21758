import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { pino } from "pino";
import { deliveryLines, makeDigest } from "#domain/recommendation/index.server.ts";
import { days } from "#kernel/duration.ts";
import { sealingOf } from "#main/keys/sealing.server.ts";
import { standInChannel } from "#main/line-stand-in/stand-in-channel.ts";
import { siteLine } from "#main/site/line/site-line.server.ts";
import { movableClock } from "#platform/clock.ts";
import { loadConfig } from "#platform/config.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { aTenant } from "#test/support/tenants.ts";
import { onSite } from "./many-homes.ts";
import { field, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, untilAlive } from "./site.ts";

/** A command on the data of the running site. */
async function asOperator(command: string, ...words: string[]): Promise<string> {
  const settings = { DATA_DIR: process.env.SITE_DATA, DATABASE_URL: "", MODE: "local" };
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", command, "--", ...words], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** What the chat shows once the site has answered. */
async function expectInChat(phone: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await phone.getByRole("button", { name: "最新にする" }).click();
    await expect(phone.getByText(words).last()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
}

/** The one customer of a tenant, as messages name them. */
const recipientOf = (key: string) =>
  onSite(async (db) => {
    const { rows } = await withTenant(db, key, (tx) => sql<{ id: string }>`select id from tenant_customer`.execute(tx));
    return `customer:${key}:${rows[0]?.id}`;
  });

/** Half past six of the coming evening in Japan: whatever time of day it is, no carrier of the site takes what is made for then. */
function comingEvening(): Date {
  const at = new Date();
  at.setUTCHours(9, 30, 0, 0);
  return at > new Date() ? at : new Date(at.getTime() + days(1));
}

/** Makes the digest of that evening and hands it to LINE, by the functions of the site. */
async function sendDigest(recipient: string, tenant: string): Promise<void> {
  const config = loadConfig({ DATA_DIR: process.env.SITE_DATA ?? "", MODE: "local", LOG_LEVEL: "warn" });
  const clock = movableClock(comingEvening());
  await onSite(async (db) => {
    const deps = { db, clock, randomBytes: (length: number) => randomBytes(length) };
    expect(await makeDigest(deps, recipient)).toBe("queued");
    const { rows } = await sql<{ kind: string; facts: object; to: string }>`
      delete from outbox where recipient_key = ${recipient} returning kind, facts, recipient as to`.execute(db);
    const [{ kind, facts, to } = { kind: "", facts: {}, to: "" }] = rows;
    const line = deliveryLines(deps).find((one) => one.kind === kind);
    const prepared = await line?.prepare(facts, { operatorName: "まちのね", origin: process.env.SITE_URL ?? "" });
    if (!prepared || !("messages" in prepared)) throw new Error(JSON.stringify(prepared));
    const standIn = standInChannel(() => process.env.LINE_URL ?? "", 200);
    const site = siteLine({ db, clock, log: pino({ level: "silent" }), sealing: await sealingOf(config, db) }, config, standIn);
    expect(await site.carrier.sendLine({ to, messages: prepared.messages, retryKey: randomUUID(), tenant })).toBe("sent");
  });
}

test("somebody adds a broker's account, tells a condition inside LINE, is sent homes there, says what they make of one, and blocks the account", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const key = `line-${randomBytes(4).toString("hex")}`;
  await onSite((db) => aTenant(db, { key, name: `見本の会社${key}`, approval: "auto", brandColour: "#7a1fa2" }));
  await openAlive(page, `/recommender/inputformLine?t=${key}`);
  await expect(page.getByText("LINEでの登録は、まだ使えません")).toBeVisible();
  expect(await asOperator("tenants", "line", key, "--stand-in")).toContain(`@${key}`);

  await openAlive(page, `/recommender/service?t=${key}`);
  await page.getByRole("link", { name: "LINEで登録する" }).click();
  await expect(page.getByRole("img", { name: "LINEで開くためのQRコード" })).toBeVisible();
  await expectGood(page);

  const phone = await page.context().newPage();
  await phone.goto((await page.getByRole("link", { name: "友だちに追加する" }).getAttribute("href")) ?? "");
  await phone.getByRole("button", { name: "友だちに追加する" }).click();
  await expectInChat(phone, /^見本の会社.*友だちに追加していただき/);
  await expectGood(phone);
  await phone.getByRole("link", { name: "希望の条件を登録する" }).last().click();
  await untilAlive(phone);
  await phone.getByRole("button", { name: "この条件で登録する" }).click();
  await expect(phone.getByRole("alert").first()).toContainText("エリアを1つ以上選んでください");
  expect(phone.url()).not.toContain("id_token");
  await expectGood(phone);
  await phone.getByRole("checkbox", { name: "江東区" }).check();
  await phone.getByRole("checkbox", { name: "中古マンション" }).check();
  await field(phone, "お名前").fill("見本 太郎");
  await phone.getByRole("checkbox", { name: new RegExp(`見本の会社${key}から.*LINEで`) }).check();
  await phone.getByRole("button", { name: "この条件で登録する" }).click();
  await expect(phone).toHaveURL(new RegExp(`/recommender/queryupsertresultline\\?t=${key}$`));
  await expect(phone.getByText("江東区 / 中古マンション")).toBeVisible();
  await expect(phone.getByText(/次のお知らせは/)).toBeVisible();
  await expect(phone.getByRole("button", { name: "画面を閉じる" })).toBeVisible();
  await expectGood(phone);
  await phone.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(phone);
  await phone.getByRole("link", { name: "登録した条件を見る" }).click();
  await expect(phone.getByText("お知らせ中")).toBeVisible();

  await sendDigest(await recipientOf(key), key);
  await phone.goto(`${process.env.LINE_URL}/phone?of=${key}`);
  await expectInChat(phone, /^見本の会社.*東京都知事/);
  await expect(phone.getByRole("link", { name: "物件を見る" }).first()).toBeVisible();
  await expectGood(phone);
  await phone.getByRole("button", { name: "いいね", exact: true }).first().click();
  await expectInChat(phone, /^「いいね」を受け取りました/);
  await phone.getByRole("button", { name: "興味なし", exact: true }).last().click();
  await expectInChat(phone, /理由を教えてください/);
  await phone.getByRole("button", { name: "駅から遠い", exact: true }).last().click();
  await expectInChat(phone, /^理由を受け取りました/);
  await phone.getByRole("link", { name: "すべて見る・感想を伝える" }).last().click();
  await expect(phone).toHaveURL(/\/recc\/fm_collection/);
  await expect(phone.getByText(`見本の会社${key}`).first()).toBeVisible();

  await phone.goto(`${process.env.LINE_URL}/phone?of=${key}`);
  await phone.getByRole("button", { name: "ブロックする" }).click();
  await expect(async () => {
    await openAlive(page, `/recommender/queryupsertresultline?t=${key}`);
    await expect(page.getByText("友だちに追加すると、お知らせが届きます")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expectGood(page);
  await phone.getByRole("button", { name: "ブロックを解除する" }).click();
  await expectInChat(phone, /登録した条件は、そのままです/);
  await phone.getByLabel("メッセージ").fill("停止");
  await phone.getByRole("button", { name: "送る" }).click();
  await expectInChat(phone, /ほかの会社やサービスのお知らせは、変わりません/);
  await openAlive(page, `/recommender/queryupsertresultline?t=${key}`);
  await expect(page.getByText("表示できる条件がありません")).toBeVisible();
});
