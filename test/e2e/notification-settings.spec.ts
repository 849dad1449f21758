import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { makeLink } from "#domain/notifications/links/opaque-links.server.ts";
import { MAIL_STOP } from "#domain/notifications/links/purposes.ts";
import { systemClock } from "#platform/clock.server.ts";
import { onSite } from "./many-homes.ts";
import { asMember, newMember, requestsTo, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive } from "./site.ts";

const SETTINGS = "/settings/notification";
const control = (page: Page, label: string) => page.getByRole("switch", { name: label, exact: true });
const BY_MAIL = "おすすめ物件をメールで受け取る";
const ALERTS = "九掛け物件の速報をメールで受け取る";
const saved = (page: Page) => page.getByText("保存しました。");

/** What the mails of a topic would bring to who has this address among their settings. */
function stopTokenOf(address: string, topic: string): Promise<string> {
  return onSite(async (db) => {
    const { rows } = await sql<{ recipient: string }>`select recipient from notification_setting where mail_address = ${address}`.execute(
      db,
    );
    const deps = { db, clock: systemClock, randomBytes: (length: number) => randomBytes(length) };
    return makeLink(deps, MAIL_STOP, `${rows[0]?.recipient}|${topic}`);
  });
}

test("notices are chosen by keyboard, at once and with a way back, and paused", async ({ page }) => {
  await asMember(page.context(), await newMember());
  await openAlive(page, SETTINGS);
  for (const one of await page.getByRole("switch").all()) await expect(one).toHaveAttribute("aria-checked", "false");
  await expectAccessible(page);

  await control(page, BY_MAIL).focus();
  await page.keyboard.press("Space");
  await expect(control(page, BY_MAIL)).toHaveAttribute("aria-checked", "true");
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(control(page, "おすすめ物件をLINEで受け取る")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(control(page, "おすすめ物件をLINEで受け取る")).toHaveAttribute("aria-checked", "false");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(control(page, ALERTS)).toHaveAttribute("aria-checked", "true");
  await expect(saved(page)).toBeVisible();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(page.getByText("元に戻しました。")).toBeVisible();
  await expect(control(page, ALERTS)).toHaveAttribute("aria-checked", "false");

  await page.getByLabel("まとめて届く時刻").selectOption("7");
  await expect(saved(page)).toBeVisible();
  await page.getByRole("button", { name: "1週間止める" }).click();
  await expect(page.getByText(/まで、すべてのお知らせを止めています/)).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await openAlive(page, SETTINGS);
  await expect(page.getByLabel("まとめて届く時刻")).toHaveValue("7");
  await page.getByRole("button", { name: "再開する" }).click();
  await expect(page.getByRole("button", { name: "1日止める" })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a mail is stopped by its link without a sign-in, taken back, and everything stopped; the member reads of it", async ({
  page,
  other,
}) => {
  const member = await newMember();
  await asMember(page.context(), member);
  await openAlive(page, SETTINGS);
  await control(page, BY_MAIL).click();
  await expect(saved(page)).toBeVisible();
  await control(page, ALERTS).click();
  await expect(control(page, ALERTS)).toHaveAttribute("aria-checked", "true");
  await expect(saved(page)).toBeVisible();
  const token = await stopTokenOf(member.address, "kyugake");

  const withToken = requestsTo(other, token);
  await openAlive(other, `${SETTINGS}#stop=${token}`);
  await expect(other.getByText("e***@e***")).toBeVisible();
  await expect(other).toHaveURL(/\/settings\/notification\/?$/);
  await expectAccessible(other);
  await other.getByRole("button", { name: "このお知らせを停止する" }).click();
  await expect(other.getByText("「九掛け物件の速報」を停止しました。以後、届きません。")).toBeVisible();
  await other.getByRole("button", { name: "元に戻す" }).click();
  await expect(other.getByText("元に戻しました。またお届けします。")).toBeVisible();
  await other.getByRole("button", { name: "すべて停止する" }).click();
  await expect(other.getByText("すべてのお知らせを停止しました。以後、届きません。")).toBeVisible();
  await expectAccessible(other);
  expect(withToken.map((request) => request.url())).toEqual([]);

  // The page that was open meanwhile saves nothing over it.
  await control(page, "値下げのお知らせをメールで受け取る").click();
  await expect(page.getByText(/ほかの画面やメールのリンクで変更されていた/)).toBeVisible();
  await expect(control(page, BY_MAIL)).toHaveAttribute("aria-checked", "false");

  await openAlive(page, "/");
  await page.getByRole("link", { name: /^お知らせ\s*2\s*件が未読$/ }).click();
  await expect(page.getByRole("link", { name: "すべてのお知らせを停止しました" })).toBeVisible();
  await expectAccessible(page);
  await openAlive(page, "/mypage/notices");
  await expect(page.getByText("未読", { exact: true })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test("the one-click stop of a mailbox provider works by a plain POST, and looking changes nothing", async ({ page, other }) => {
  const member = await newMember();
  await asMember(page.context(), member);
  await openAlive(page, SETTINGS);
  await control(page, BY_MAIL).click();
  await expect(saved(page)).toBeVisible();
  const token = await stopTokenOf(member.address, "recommendation");
  const address = `${process.env.SITE_URL}/api/mail/stop?token=${token}`;

  expect((await fetch(address, { redirect: "manual" })).status).toBe(303);
  await openAlive(page, SETTINGS);
  await expect(control(page, BY_MAIL)).toHaveAttribute("aria-checked", "true");
  for (let press = 0; press < 2; press++) {
    const answer = await fetch(address, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(answer.status).toBe(200);
  }
  await openAlive(page, SETTINGS);
  await expect(control(page, BY_MAIL)).toHaveAttribute("aria-checked", "false");

  await openAlive(other, `${SETTINGS}#stop=${"a".repeat(43)}`);
  await expect(other.getByText(/このリンクは使えません/)).toBeVisible();
  await expect(other.getByRole("link", { name: "ログインする" })).toBeVisible();
});
