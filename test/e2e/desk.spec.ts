import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { REJECTION_WORDS } from "#domain/assets/ownership/ownership-mails.ts";
import { systemClock } from "#platform/clock.server.ts";
import { loadConfig } from "#platform/config.server.ts";
import { openPlatform } from "#platform/platform.server.ts";
import { SAMPLE_TOTP_SECRET } from "#test/support/telling.ts";
import { codeOf } from "#test/support/totp.ts";
import { aHome, aTrader } from "./an-offer.ts";
import { expectGoodAtBothWidths } from "./good-screens.ts";
import {
  asMember,
  field,
  type Member,
  newAddress,
  OPERATOR,
  REFRESH,
  SAMPLE_MEMBER,
  SECOND_OPERATOR,
  submitSignIn,
  test,
} from "./member.ts";
import { expect, openAlive } from "./site.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

type Sent = { readonly id: string; readonly address: string; readonly units: number };

/** Somebody says that a building has another number of homes. */
async function sendCorrection(page: Page): Promise<Sent> {
  const api = `${process.env.SITE_URL}/api/estate`;
  const { items } = await (await page.request.get(`${api}/apartments?limit=1`)).json();
  const [address, units] = [newAddress(), randomInt(20, 400)];
  const data = { field: "units", proposed: `総戸数は${units}戸です`, evidence: "総会の記録", email: address };
  const headers = { origin: process.env.SITE_URL ?? "" };
  const sent = await page.request.post(`${api}/risk/${items[0].key}/corrections`, { data, headers });
  expect(sent.status()).toBe(201);
  const [correction] = await recentNumbers(address);
  return { id: correction ?? "", address, units };
}

async function inDatabase<T>(work: (db: Awaited<ReturnType<typeof openPlatform>>["db"]) => Promise<T>): Promise<T> {
  const platform = await openPlatform(loadConfig({ DATA_DIR: process.env.SITE_DATA ?? "", MODE: "local", LOG_LEVEL: "warn" }));
  try {
    return await work(platform.db);
  } finally {
    await platform.close();
  }
}

async function recentNumbers(address: string): Promise<readonly string[]> {
  return inDatabase(async (db) => {
    const { rows } = await sql<{ id: string }>`select id from letter where email = ${address}`.execute(db);
    return rows.map(({ id }) => id);
  });
}

/** Every sign-in of an account is half an hour older than it was. */
async function halfAnHourLater(page: Page, { address }: Member): Promise<void> {
  await inDatabase((db) =>
    sql`update identity_grant set auth_time = auth_time - interval '30 minutes'
      where sub in (select sub from identity_account where attributes->>'email' = ${address})`.execute(db),
  );
  const headers = { "x-machinone-session": "1", origin: process.env.SITE_URL ?? "" };
  expect((await page.context().request.post(`${process.env.SITE_URL}${REFRESH}`, { headers, data: {} })).status()).toBe(200);
}

test("an operator takes a correction, sees its sender once another one agreed, decides it, finds it in the trail, and signs in anew after half an hour", async ({
  page,
  other,
}) => {
  test.slow();
  const { id, address, units } = await sendCorrection(page);
  await asMember(page.context(), OPERATOR);
  const start = await page.goto("/admin");
  expect([start?.status(), start?.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
  await expectGoodAtBothWidths(page, "運営の画面");

  await openAlive(page, "/admin/search");
  await field(page, "番号").fill(id.toLowerCase().replaceAll("-", ""));
  await press(page, "探す");
  await page.getByRole("link", { name: /総戸数/ }).click();
  await page.waitForURL(/\/admin\/items\/corrections\//);
  await expect(page.getByText(`総戸数は${units}戸です`)).toBeVisible();
  await expectGoodAtBothWidths(page, "総戸数");
  await press(page, "担当する");
  await expect(page.getByText("担当になりました。")).toBeVisible();

  await field(page, "見る理由").fill("資料の送り先を確かめます");
  await press(page, "開示を頼む");
  await expect(page.getByText("承認を待っています。", { exact: true })).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);
  await asMember(other.context(), SECOND_OPERATOR);
  await openAlive(other, `/admin/items/corrections/${id}`);
  await expect(other.getByText(/さんが担当しています/)).toBeVisible();
  await press(other, "承認する");
  await other.getByRole("dialog").getByRole("button", { name: "承認する" }).click();
  await expect(other.getByText("承認しました。")).toBeVisible();
  await expect(other.getByText(address)).toHaveCount(0);
  await openAlive(page, `/admin/items/corrections/${id}`);
  await expect(page.getByText(address)).toBeVisible();

  await press(page, "確認を始める");
  await press(page, "確認を始める（確定）");
  await press(page, "訂正する");
  await press(page, "訂正する（確定）");
  await expect(page.getByRole("alert").first()).toContainText("確かめた内容を入力してください");
  await expectGoodAtBothWidths(page, "総戸数");
  await field(page, "確かめた内容").fill("管理会社の資料で確かめました");
  await field(page, "総戸数").fill(String(units));
  await press(page, "訂正する（確定）");
  await expect(page.getByText("訂正しました。結果をメールで知らせます。")).toBeVisible();
  await page.getByRole("link", { name: "受け付けたものにもどる" }).click();

  await openAlive(page, `/admin/audit?item=${id}`);
  for (const act of ["受け入れた", "確認を始めた", "連絡先を見た", "二人目として承認した（連絡先の開示）", "担当した"])
    await expect(page.getByText(`${act}：`).first()).toBeVisible();
  await press(page, "つながりを確かめる");
  await expect(page.getByText(/はじめから終わりまでつながっています/)).toBeVisible();
  await expectGoodAtBothWidths(page, "記録");

  await halfAnHourLater(page, OPERATOR);
  await openAlive(page, "/admin/audit");
  await expect(page.getByText("ログインから30分のあいだ使えます")).toBeVisible();
  await expect(page.getByText("連絡先を見た")).toHaveCount(0);
  await expectGoodAtBothWidths(page, "記録");
  await press(page, "ログインする");
  await page.waitForURL(/\/login/);
  await expect(page.getByText("ログインから30分で閉じます")).toBeVisible();
  await submitSignIn(page, OPERATOR);
  // A code opens one sign-in: the one before took that of this half minute.
  await field(page, "確認コード").fill(codeOf(SAMPLE_TOTP_SECRET, systemClock, 1));
  await press(page, "確認する");
  await page.waitForURL(/\/admin\/audit/);
  await expect(page.getByText("つながりを確かめる")).toBeVisible();
});

/** Documents of a home are on their way to the desk. Answers the home and the check. */
async function handsIn(page: Page, town: string): Promise<{ readonly home: string; readonly check: string }> {
  const owner = await aTrader(page, "鵲");
  const home = await aHome(owner, town);
  await openAlive(page, `/mypage/result?id=${home}`);
  const buffer = Buffer.from("%PDF-1.7 deed");
  await page.locator("input[type=file]").setInputFiles({ name: "登記.pdf", mimeType: "application/pdf", buffer });
  await press(page, "書類を出す");
  await expect(page.getByText("書類を確かめています。", { exact: false })).toBeVisible();
  const checks = () =>
    inDatabase(async (db) => (await sql<{ id: string }>`select id from ownership_check where property_id = ${home}`.execute(db)).rows);
  return { home, check: (await checks())[0]?.id ?? "" };
}

test("an operator reads the documents of a home, saves one, and its owner is told that the home is verified", async ({ page, other }) => {
  test.slow();
  const { home, check } = await handsIn(page, "書類の町");
  await asMember(other.context(), OPERATOR);
  await openAlive(other, "/admin/queues/documents");
  await expect(other.getByRole("link", { name: "江東区のマンション(資料1件)" }).first()).toBeVisible();
  await openAlive(other, `/admin/items/documents/${check}`);
  await press(other, "担当する");
  await expect(other.getByText("担当になりました。")).toBeVisible();
  const saved = other.waitForEvent("download");
  await press(other, "保存する");
  expect(readFileSync((await (await saved).path()) ?? "", "utf8")).toBe("%PDF-1.7 deed");
  await expectGoodAtBothWidths(other, "江東区のマンション");
  await press(other, "所有を確認した");
  await press(other, "所有を確認した（確定）");
  await expect(other.getByText("所有を確認しました。")).toBeVisible();

  await openAlive(page, `/mypage/result?id=${home}`);
  await expect(page.getByText("お持ちの物件であることを確かめました。書類は削除しました。")).toBeVisible();
  await expect(page.getByText("✓ 所有確認").first()).toBeVisible();
});

test("documents that show nothing are sent back with a reason, and can be handed in anew", async ({ page, other }) => {
  test.slow();
  const { home, check } = await handsIn(page, "差し戻しの町");
  await asMember(other.context(), SECOND_OPERATOR);
  await openAlive(other, `/admin/items/documents/${check}`);
  await press(other, "担当する");
  await press(other, "確認できない");
  await field(other, "理由").selectOption({ label: REJECTION_WORDS.unreadable });
  await field(other, "書き添えること").fill("2枚目が暗くて読めません");
  await press(other, "確認できない（確定）");
  await expect(other.getByText("確認できないことを知らせます。")).toBeVisible();

  await openAlive(page, `/mypage/result?id=${home}`);
  await expect(page.getByText("2枚目が暗くて読めません", { exact: false })).toBeVisible();
  await expect(page.getByText("所有確認はできませんでした").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "書類を出す" })).toBeVisible();
});

test("the desk is not there for a member, and a visitor is led to the login", async ({ page, context }) => {
  expect((await page.goto("/admin"))?.url()).toContain("/login");
  await asMember(context, SAMPLE_MEMBER);
  for (const path of ["/admin", "/admin/audit", "/admin/queues/corrections"]) expect((await page.goto(path))?.status()).toBe(404);
});
