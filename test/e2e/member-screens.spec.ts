import type { Page } from "@playwright/test";
import { COMPANY_SCREENS, GUEST_SCREENS, MEMBER_SCREENS } from "#test/support/screens.ts";
import { expectGoodAtBothWidths, expectGoodScreens } from "./good-screens.ts";
import {
  asMember,
  codeAfter,
  expectMember,
  field,
  MY_PAGE,
  newAddress,
  newMember,
  PASSWORD,
  SAMPLE_MEMBER,
  SAMPLE_OWNER,
  submitSignIn,
  test,
  withPhone,
} from "./member.ts";
import { expect, openAlive } from "./site.ts";

test("the screens of visitors are good at both widths, with a form in error as well", async ({ page }) => {
  for (const { path, heading } of GUEST_SCREENS) {
    await page.goto(path);
    await page.getByRole("button", { name: /^(ログインする|登録する|確認コードを送る)$/ }).click();
    await expect(page.getByRole("alert").first()).toBeFocused();
    await expectGoodAtBothWidths(page, heading);
  }
});

for (const [half, screens] of [
  ["first", MEMBER_SCREENS.slice(0, 5)],
  ["second", MEMBER_SCREENS.slice(5)],
] as const)
  test(`the ${half} half of a member's screens is good at both widths`, async ({ page, context }) => {
    test.slow();
    await asMember(context, SAMPLE_MEMBER);
    await expectGoodScreens(page, screens);
    await expectMember(page);
  });

test("the console of a company is good at both widths", async ({ page, context }) => {
  test.slow();
  await asMember(context, SAMPLE_OWNER);
  await expectGoodScreens(page, COMPANY_SCREENS);
});

test("the steps of a sign-in and of a new password are good at both widths", async ({ page }) => {
  const member = await newMember();
  const phone = await withPhone(member);
  await page.goto("/login");
  await codeAfter(phone, () => submitSignIn(page, member));
  await expectGoodAtBothWidths(page, "SMSの確認コード");
  await openAlive(page, "/forgot-password");
  await field(page, "メールアドレス").fill(member.address);
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  await page.waitForURL(/\/forgot-password-check\/?$/);
  await expectGoodAtBothWidths(page, "確認コードと新しいパスワード");
});

test("setting up an authenticator app is good at both widths", async ({ page, context }) => {
  await asMember(context, await newMember());
  await openAlive(page, "/settings/account");
  await page.getByRole("button", { name: "認証アプリを設定する" }).click();
  await expect(page.getByRole("link", { name: "アプリを開いて登録" })).toBeVisible();
  await expectGoodAtBothWidths(page, "アカウント設定");
});

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const control = field(page, label);
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way to ${label} by the Tab key`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

test("signing in works by keyboard alone, and an error is read where it is", async ({ page }) => {
  const { address, password } = await newMember();
  await page.goto("/login/");
  await expect(page.getByRole("button", { name: "ログインする", exact: true })).toBeEnabled();
  await typeInto(page, "メールアドレス", address);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(field(page, "パスワード")).toHaveAccessibleDescription(/パスワードを入力してください/);
  await typeInto(page, "パスワード", password);
  await page.keyboard.press("Enter");

  await page.waitForURL(MY_PAGE);
  await expectMember(page);
});

test("registering works by keyboard alone, from the tab to My Page", async ({ page }) => {
  const address = newAddress();
  await page.goto("/login/");
  const tab = page.getByRole("tab", { name: "ログイン" });
  await expect(tab).toBeEnabled();
  await tab.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("会員登録");
  await typeInto(page, "メールアドレス", address);
  await typeInto(page, "パスワード", PASSWORD);
  await typeInto(page, "パスワード（もう一度）", PASSWORD);
  const terms = page.getByRole("checkbox", { name: /同意/ });
  for (let presses = 0; presses < 6 && !(await terms.evaluate((box) => box === document.activeElement)); presses += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(terms).toBeChecked();
  const code = await codeAfter(address, async () => {
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/login-check\/?$/);
  });
  await typeInto(page, "確認コード", code);
  await page.keyboard.press("Enter");

  await page.waitForURL(MY_PAGE);
  await expectMember(page);
});
