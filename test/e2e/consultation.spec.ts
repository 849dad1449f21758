import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { openSlots } from "#domain/consultations/index.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { loadConfig } from "#platform/config.server.ts";
import { openPlatform } from "#platform/platform.server.ts";
import { field, newAddress, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive } from "./site.ts";

type Sent = { readonly subject: string; readonly text: string; readonly attachments?: readonly { readonly content: string }[] };

/** The mails of an address, the newest last, once there are so many. */
async function mailsTo(page: Page, address: string, count: number): Promise<readonly Sent[]> {
  let sent: readonly Sent[] = [];
  await expect(async () => {
    const answer = await page.request.get(`${process.env.IDENTITY_URL}/_outbox?to=${encodeURIComponent(address)}`);
    sent = await answer.json();
    expect(sent).toHaveLength(count);
  }).toPass({ timeout: 90_000 });
  return sent;
}

async function tellWhoComes(page: Page, address: string): Promise<void> {
  await field(page, "会社名").fill("見本不動産株式会社");
  await field(page, "お名前").fill("見本 花子");
  await field(page, "メールアドレス").fill(address);
  await field(page, "相談したいこと").selectOption({ label: "AI査定API" });
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await page.getByRole("button", { name: "送る", exact: true }).click();
}

const linkIn = (mail: Sent | undefined) => new URL(/https?:\/\/\S+\/biz\/\S+#t=[\w-]{43}/.exec(mail?.text ?? "")?.[0] ?? "");
const pathOf = ({ pathname, hash }: URL) => `${pathname}${hash}`;

/** Takes every half hour that is free, and answers how to give them back. */
async function fillAll(): Promise<() => Promise<void>> {
  const platform = await openPlatform(loadConfig({ DATA_DIR: process.env.SITE_DATA ?? "", MODE: "local", LOG_LEVEL: "warn" }));
  for (const { slots } of await openSlots({ db: platform.db, clock: systemClock }))
    for (const { startsAt } of slots)
      await sql`insert into consultation_slot (starts_at, consultation_id) values (${startsAt}, 'filled') on conflict do nothing`.execute(
        platform.db,
      );
  return async () => {
    await sql`delete from consultation_slot where consultation_id = 'filled'`.execute(platform.db);
    await platform.close();
  };
}

test("a half hour is booked, moved and cancelled by the link of its mail, and the next in line gets what is freed", async ({
  page,
  other,
}) => {
  test.slow();
  const [first, second] = [newAddress(), newAddress()];
  await openAlive(page, "/biz/online-consultation");
  await page.getByRole("radio", { disabled: false }).nth(2).press("Space");
  await page.keyboard.press("ArrowDown");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "この日時を15分おさえる" }).click();
  await expect(page.getByText(/あと14分\d+秒/)).toBeVisible();
  await tellWhoComes(page, first);
  await page.waitForURL("**/biz/thanks-online-consultation");
  await expect(page.getByText("担当からお送りします")).toBeVisible();
  await expectAccessible(page);
  const [booked] = await mailsTo(page, first, 1);
  expect(booked?.attachments?.[0]?.content).toContain("METHOD:PUBLISH");

  await openAlive(page, pathOf(linkIn(booked)));
  await page.getByRole("button", { name: "日時を変える" }).click();
  await page.getByRole("radio", { disabled: false }).last().press("Space");
  await page.getByRole("button", { name: "この日時に変える" }).click();
  await expect(page.getByText("日時を変更しました。")).toBeVisible();

  const giveBack = await fillAll();
  try {
    await openAlive(other, "/biz/online-consultation");
    await tellWhoComes(other, second);
    await expect(other.getByText("順番待ちに登録しました")).toBeVisible();
    await page.getByRole("button", { name: "予約を取り消す" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "予約を取り消す" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("予約を取り消しました");
    const mails = await mailsTo(other, second, 2);
    await openAlive(other, pathOf(linkIn(mails.at(-1))));
    await other.getByRole("button", { name: "この日時で予約する" }).click();
    await other.waitForURL("**/biz/thanks-online-consultation");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("予約が完了しました");
  } finally {
    await giveBack();
  }
});
