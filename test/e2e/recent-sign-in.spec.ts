import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { loadConfig } from "#platform/config.server.ts";
import { openPlatform } from "#platform/platform.server.ts";
import { withAuthenticator } from "./authenticator.ts";
import {
  ACCOUNT,
  asMember,
  codeAfter,
  field,
  LOGIN,
  type Member,
  mailAbout,
  newAddress,
  newMember,
  newPhone,
  REFRESH,
  signOut,
  submitSignIn,
  test,
  withPhone,
} from "./member.ts";
import { agreeAsNewcomer, asPerson } from "./newcomer.ts";
import { expect, expectAccessible, openAlive } from "./site.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const proof = (page: Page) => page.getByRole("dialog", { name: "ご本人の確認" });

/** A member's page, as somebody who signed in ten minutes ago. */
async function memberOfBefore(page: Page, path: string): Promise<Member> {
  const member = await newMember();
  await asMember(page.context(), member);
  await laterAt(page, member, path);
  return member;
}

async function laterAt(page: Page, member: Member, path: string): Promise<void> {
  await tenMinutesLater(member);
  // The token of ten minutes ago tells so as well.
  const headers = { "x-machinone-session": "1", origin: process.env.SITE_URL ?? "" };
  expect((await page.context().request.post(`${process.env.SITE_URL}${REFRESH}`, { headers, data: {} })).status()).toBe(200);
  await openAlive(page, path);
}

/** Every sign-in of a member is ten minutes older than it was, in the database of the running site. */
async function tenMinutesLater({ address }: Member): Promise<void> {
  const platform = await openPlatform(loadConfig({ DATA_DIR: process.env.SITE_DATA ?? "", MODE: "local", LOG_LEVEL: "warn" }));
  try {
    await sql`update identity_grant set auth_time = auth_time - interval '10 minutes'
      where sub in (select sub from identity_account where attributes->>'email' = ${address})`.execute(platform.db);
  } finally {
    await platform.close();
  }
}

test("a change after some minutes asks who is there, keeps what was typed and goes on by itself", async ({ page }) => {
  const member = await memberOfBefore(page, `${ACCOUNT}/edit/tel`);
  const phone = newPhone();
  await field(page, "新しい電話番号").fill(phone.typed);
  await press(page, "SMSで確認コードを送る");
  await expect(proof(page)).toBeVisible();
  await proof(page).getByRole("button", { name: "やめる" }).click();
  await expect(proof(page)).toBeHidden();
  await expect(field(page, "新しい電話番号")).toHaveValue(phone.typed);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await press(page, "SMSで確認コードを送る");
  await field(page, "いまのパスワード").fill("chigau-kagi-9");
  await proof(page).getByRole("button", { name: "確認して続ける" }).click();
  await expect(
    proof(page)
      .getByText(/パスワードがちがいます/)
      .first(),
  ).toBeVisible();
  await field(page, "いまのパスワード").fill(member.password);
  const code = await codeAfter(phone.e164, () => proof(page).getByRole("button", { name: "確認して続ける" }).click());
  await field(page, "確認コード").fill(code);
  await press(page, "確認する");

  await expect(page.getByText("電話番号を登録しました。")).toBeVisible();
  expect(await mailAbout(member.address, "電話番号を登録しました")).toContain("端末: ");
});

test("who has a passkey proves with it who is there, in place of the password", async ({ page }) => {
  await withAuthenticator(page);
  const member = await newMember();
  await asMember(page.context(), member);
  await openAlive(page, ACCOUNT);
  await press(page, "パスキーを追加する");
  await expect(page.getByText("パスキーを追加しました")).toBeVisible();
  await laterAt(page, member, `${ACCOUNT}/edit/tel`);
  const phone = newPhone();
  await field(page, "新しい電話番号").fill(phone.typed);
  await press(page, "SMSで確認コードを送る");
  await expect(proof(page).getByRole("button", { name: "パスキーで確認" })).toBeVisible();
  await expectAccessible(page);
  const code = await codeAfter(phone.e164, () => proof(page).getByRole("button", { name: "パスキーで確認" }).click());
  await field(page, "確認コード").fill(code);
  await press(page, "確認する");

  await expect(page.getByText("電話番号を登録しました。")).toBeVisible();
});

test("a form with the password asks for nothing more", async ({ page }) => {
  const member = await memberOfBefore(page, `${ACCOUNT}/edit/email`);
  const address = newAddress();
  await field(page, "新しいメールアドレス").fill(address);
  await field(page, "いまのパスワード").fill(member.password);
  const code = await codeAfter(address, async () => {
    await press(page, "確認コードを送る");
    await page.waitForURL(/\/email-check\/?$/);
  });
  await field(page, "確認コード").fill(code);
  await press(page, "確認する");

  await expect(page.getByText("メールアドレスを変更しました。")).toBeVisible();
  for (const to of [member.address, address]) expect(await mailAbout(to, "メールアドレスを変更しました")).toContain("心当たりがない場合は");
});

test("the account is not deleted by an old sign-in, and is by a new proof of its owner", async ({ page }) => {
  const member = await memberOfBefore(page, ACCOUNT);
  await press(page, "退会の手続きへ");
  await page.getByLabel(/確認のため/).fill("退会する");
  await press(page, "退会する");
  await expect(proof(page)).toBeVisible();
  await field(page, "いまのパスワード").fill(member.password);
  await proof(page).getByRole("button", { name: "確認して続ける" }).click();

  await page.waitForURL(LOGIN);
  await expect(page.getByText("アカウントを削除しました").first()).toBeVisible();
  expect(await mailAbout(member.address, "アカウントを削除しました")).not.toContain("分かりません");
});

test("who came by Google and leaves signs in there once more, is told why, and is back at the way out", async ({ page, context }) => {
  const sub = `leaving-${process.pid}-${Date.now()}`;
  const address = `${sub}@example.com`;
  await asPerson(context, { sub, email: address });
  await page.goto("/login/");
  await press(page, "Googleでログイン");
  await agreeAsNewcomer(page, { email: null });
  await page.waitForURL(/\/mypage\/?$/);
  await laterAt(page, { address, password: "" }, ACCOUNT);
  await press(page, "退会の手続きへ");
  await press(page, "ログインし直す");
  await page.waitForURL(LOGIN);
  await expect(page.getByText("同じ方法でログインすると、退会の手続きにもどります。")).toBeVisible();
  await expect(page.getByText("ログアウトしました")).toHaveCount(0);
  await press(page, "Googleでログイン");
  await page.waitForURL(/\/settings\/account\/?#leave$/);

  await expect(page.getByRole("button", { name: "退会の手続きへ" })).toBeInViewport();
});

test("recovery codes come with the second factor, and sign in without the phone", async ({ page }) => {
  const member = await newMember();
  await withPhone(member, { isFactor: false });
  await asMember(page.context(), member);
  await openAlive(page, ACCOUNT);
  await press(page, "SMSを使う");
  const codes = page.getByRole("region", { name: /のリカバリーコード$/ }).locator("code");
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? "";
  await press(page, "控えました");
  await expect(page.getByText(/残り10個/)).toBeVisible();
  await signOut(page);
  await submitSignIn(page, member);
  await press(page, "スマートフォンがないとき");
  await field(page, "リカバリーコード").fill("AAAA-AAAA-AAAA");
  await press(page, "確認する");
  await expect(page.getByText(/リカバリーコードがちがうか/).first()).toBeVisible();
  await field(page, "リカバリーコード").fill(code.toLowerCase());
  await press(page, "確認する");
  await page.waitForURL(/\/mypage\/?$/);
  await openAlive(page, ACCOUNT);

  await expect(page.getByText(/残り9個/)).toBeVisible();
  await expect(page.getByText(/リカバリーコードでのログインがありました/)).toBeVisible();
  expect(await mailAbout(member.address, "リカバリーコードでログインしました")).toContain("残りは9個です。");
});
