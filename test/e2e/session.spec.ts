import type { Page } from "@playwright/test";
import { systemClock } from "#platform/clock.server.ts";
import { codeOf, wrongCodeOf } from "#test/support/totp.ts";
import {
  ACCOUNT,
  ask,
  asMember,
  codeAfter,
  expectMember,
  field,
  LOGIN,
  MY_PAGE,
  newAddress,
  newMember,
  newPhone,
  PASSWORD,
  requestsTo,
  signIn,
  signOut,
  submitSignIn,
  test,
  tokensOf,
  withPhone,
} from "./member.ts";
import { pastNewcomerPages } from "./newcomer.ts";
import { expect, openAlive } from "./site.ts";

const CHECK = /\/login-check\/?$/;

async function answerCode(page: Page, code: string): Promise<void> {
  await field(page, "確認コード").fill(code);
  await page.getByRole("button", { name: "確認する" }).click();
}

test("somebody registers, confirms the mailed code and is greeted on My Page", { tag: "@phone" }, async ({ page }) => {
  const address = newAddress();
  await openAlive(page, "/login/?tab=sign-up");
  await field(page, "メールアドレス").fill(address);
  await field(page, "パスワード").fill(PASSWORD);
  await field(page, "パスワード（もう一度）").fill(PASSWORD);
  await page.getByRole("button", { name: "登録する", exact: true }).click();
  await expect(page.getByText("利用規約への同意と、プライバシーポリシーの確認が必要です").first()).toBeVisible();
  await page.getByRole("checkbox", { name: /同意/ }).check();
  const code = await codeAfter(address, async () => {
    await page.getByRole("button", { name: "登録する", exact: true }).click();
    await page.waitForURL(CHECK);
  });
  await answerCode(page, code);

  await page.waitForURL(MY_PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectMember(page);
});

test("a sign-in never sends the password, says in Japanese that it was wrong, and is not asked for twice", async ({ page }) => {
  const member = await newMember();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.goto("/login/");
  await submitSignIn(page, { ...member, password: "chigau-kagi-9" });
  await expect(page.getByText("メールアドレスかパスワードがちがいます").first()).toBeVisible();
  await expect(field(page, "メールアドレス")).toHaveValue(member.address);
  await submitSignIn(page, member);
  await page.waitForURL(MY_PAGE);

  expect(sent.some((body) => body.includes("USER_SRP_AUTH"))).toBe(true);
  expect(sent.filter((body) => body.includes(member.password) || body.includes("chigau-kagi-9"))).toEqual([]);
  await page.goto("/login/");
  await expect(page).toHaveURL(MY_PAGE);
});

test("an authenticator app is set up in the settings and asked for at the next sign-in", async ({ page }) => {
  const member = await newMember();
  await signIn(page, member);
  await openAlive(page, ACCOUNT);
  await page.getByRole("button", { name: "認証アプリを設定する" }).click();
  const uri = await page.getByRole("link", { name: "アプリを開いて登録" }).getAttribute("href");
  const secret = new URL(uri ?? "").searchParams.get("secret") ?? "";
  await field(page, "アプリに表示された6桁の数字").fill(wrongCodeOf(secret, systemClock));
  await page.getByRole("button", { name: "コードを確認して、オンにする" }).click();
  await expect(page.getByText("認証アプリのコードがちがいます").first()).toBeVisible();
  await field(page, "アプリに表示された6桁の数字").fill(codeOf(secret, systemClock));
  await page.getByRole("button", { name: "コードを確認して、オンにする" }).click();
  await expect(page.getByText("認証アプリの二段階認証をオンにしました")).toBeVisible();
  await signOut(page);

  await submitSignIn(page, member);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("認証アプリのコード");
  await answerCode(page, wrongCodeOf(secret, systemClock));
  await expect(page.getByText("認証アプリのコードがちがいます").first()).toBeVisible();
  // The code of the set-up is used up.
  await answerCode(page, codeOf(secret, systemClock, 1));
  await page.waitForURL(MY_PAGE);
});

test("a phone is verified in the settings, and its SMS is the second factor from then on", async ({ page }) => {
  const member = await newMember();
  const phone = newPhone();
  await asMember(page.context(), member);
  await openAlive(page, "/settings/account/edit/tel");
  await field(page, "新しい電話番号").fill(phone.typed);
  const code = await codeAfter(phone.e164, () => page.getByRole("button", { name: "SMSで確認コードを送る" }).click());
  await answerCode(page, code);
  await expect(page.getByText("電話番号を登録しました")).toBeVisible();
  await page.getByRole("button", { name: "SMSを使う" }).click();
  await expect(page.getByText("SMSの二段階認証をオンにしました")).toBeVisible();
  await signOut(page);

  const second = await codeAfter(phone.e164, async () => {
    await submitSignIn(page, member);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("SMSの確認コード");
  });
  await answerCode(page, second);
  await page.waitForURL(MY_PAGE);
});

test("who has two second factors and prefers none chooses at each sign-in", async ({ page }) => {
  const member = await newMember();
  const phone = await withPhone(member, { isFactor: false });
  const { AccessToken } = await tokensOf(member);
  const { SecretCode = "" } = await ask("AssociateSoftwareToken", { AccessToken });
  await ask("VerifySoftwareToken", { AccessToken, UserCode: codeOf(SecretCode, systemClock) });
  const on = { Enabled: true, PreferredMfa: false };
  await ask("SetUserMFAPreference", { AccessToken, SMSMfaSettings: on, SoftwareTokenMfaSettings: on });
  await page.goto("/login/");
  await submitSignIn(page, member);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("確認方法");
  await page.getByRole("button", { name: "次へ：コードの入力" }).click();
  await expect(page.getByText("確認方法を選んでください").first()).toBeVisible();
  await page.getByLabel("SMSで受け取る").check();
  const code = await codeAfter(phone, () => page.getByRole("button", { name: "次へ：コードの入力" }).click());
  await answerCode(page, code);

  await page.waitForURL(MY_PAGE);
});

test("a remembered device is asked for no code until it is forgotten", async ({ page }) => {
  const member = await newMember();
  const phone = await withPhone(member);
  await page.goto("/login/");
  const first = await codeAfter(phone, () => submitSignIn(page, member));
  await page.getByRole("checkbox", { name: /この端末を記憶する/ }).check();
  await answerCode(page, first);
  await page.waitForURL(MY_PAGE);
  await signOut(page);
  await submitSignIn(page, member);
  await page.waitForURL(MY_PAGE);

  await openAlive(page, ACCOUNT);
  await expect(page.getByText("記憶済み")).toBeVisible();
  await page.getByRole("button", { name: /を外す$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "外す", exact: true }).click();
  await page.waitForURL(LOGIN);
  const again = await codeAfter(phone, () => submitSignIn(page, member));
  await answerCode(page, again);
  await page.waitForURL(MY_PAGE);
});

test("a forgotten password is replaced with a mailed code, and the old one is refused", async ({ page }) => {
  const member = await newMember();
  await page.goto("/login/");
  await page.getByRole("link", { name: "パスワードを忘れたとき" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("パスワードの再設定");
  await field(page, "メールアドレス").fill(member.address);
  const code = await codeAfter(member.address, async () => {
    await page.getByRole("button", { name: "確認コードを送る" }).click();
    await page.waitForURL(/\/forgot-password-check\/?$/);
  });
  await field(page, "確認コード").fill(code);
  await field(page, "新しいパスワード").fill("kawara-yane-5");
  await field(page, "新しいパスワード（もう一度）").fill("kawara-yane-5");
  await page.getByRole("button", { name: "パスワードを変える" }).click();
  await expect(page.getByText("パスワードを変えました")).toBeVisible();
  await expect(field(page, "メールアドレス")).toHaveValue(member.address);

  await submitSignIn(page, member);
  await expect(page.getByText("メールアドレスかパスワードがちがいます").first()).toBeVisible();
  await submitSignIn(page, { ...member, password: "kawara-yane-5" });
  await page.waitForURL(MY_PAGE);
});

test("Google leads back to My Page, and signing out ends the hosted login as well", async ({ page }) => {
  await page.goto("/login/");
  await page.getByRole("button", { name: "Googleでログイン" }).click();
  await pastNewcomerPages(page, { email: null, site: MY_PAGE });
  await expectMember(page);
  await openAlive(page, ACCOUNT);
  await expect(page.getByText("この方法でログインしています")).toBeVisible();

  const logouts = requestsTo(page, `${process.env.IDENTITY_URL}/logout?`);
  await signOut(page);
  expect(logouts).toHaveLength(1);
  await expect(page.getByText("ログアウトしました")).toBeVisible();
  await page.goto(ACCOUNT);
  await expect(page).toHaveURL(LOGIN);
});

test("a deep link leads to the login and back; after the sign-out the back button shows nothing of the member", async ({ page }) => {
  const member = await newMember();
  await page.goto("/settings/account/edit/user");
  await expect(page).toHaveURL(LOGIN);
  await submitSignIn(page, member);
  await page.waitForURL(/\/settings\/account\/edit\/user\/?$/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("氏名・住所の変更");
  const answer = await page.goto(ACCOUNT);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("main").getByText(member.address)).toBeVisible();
  await signOut(page);
  await page.goBack();

  await expect(page).toHaveURL(LOGIN);
  await expect(page.getByText(member.address)).toHaveCount(0);
});
