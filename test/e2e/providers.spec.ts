import type { BrowserContext, Page } from "@playwright/test";
import { ACCOUNT, expectMember, LOGIN, MY_PAGE, newMember, signOut, submitSignIn, test } from "./member.ts";
import { agreeAsNewcomer, asPerson, mailedCode } from "./newcomer.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive } from "./site.ts";

type Provider = "Google" | "LINE" | "Facebook";

let people = 0;
/** Somebody no other journey knows. */
function someone(): { readonly sub: string; readonly email: string } {
  people += 1;
  const sub = `journey-${process.pid}-${Date.now()}-${people}`;
  return { sub, email: `${sub}@example.com` };
}

async function leaveFor(page: Page, provider: Provider): Promise<void> {
  await page.goto("/login/");
  await page.getByRole("button", { name: `${provider}でログイン` }).click();
}

for (const provider of ["Google", "LINE", "Facebook"] as const)
  test(`${provider} leads from the login to My Page and back out, the first time over our terms`, async ({ page, context }) => {
    const who = someone();
    await asPerson(context, who);
    await leaveFor(page, provider);
    await agreeAsNewcomer(page, { email: provider === "Google" ? null : who.email });
    await page.waitForURL(MY_PAGE);
    await expectMember(page);
    await openAlive(page, ACCOUNT);
    await expect(page.getByText("この方法でログインしています")).toBeVisible();
    await signOut(page);
    await leaveFor(page, provider);
    // Known by now: nothing is asked.
    await page.waitForURL(MY_PAGE);
  });

test("who tells LINE not to pass on the address types one and proves it by a code", async ({ page, context }) => {
  const { sub, email } = someone();
  await asPerson(context, { sub, email: null });
  await leaveFor(page, "LINE");
  await expect(page.getByRole("heading", { name: "メールアドレスの確認" })).toBeVisible();
  await expect(page.getByLabel("メールアドレス")).toHaveValue("");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await agreeAsNewcomer(page, { email });
  await page.waitForURL(MY_PAGE);
});

test.describe("a way to a provider that ends without a sign-in", () => {
  test.use({ expectedReport: "[ERROR] [AUTH]" });

  for (const provider of ["Google", "LINE", "Facebook"] as const)
    test(`is said to be given up where the person pressed cancel at ${provider}`, async ({ page, context }) => {
      await asPerson(context, { ...someone(), error: "access_denied" });
      await leaveFor(page, provider);
      await page.waitForURL(LOGIN);
      await expect(page.getByText("外部のサービスでのログインが、途中で取り消されました。")).toBeVisible();
    });

  test("is said to be a fault of the service where the provider answers one", async ({ page, context }) => {
    await asPerson(context, { ...someone(), error: "server_error" });
    await leaveFor(page, "LINE");
    await page.waitForURL(LOGIN);
    await expect(page.getByText("ログインのサービスで手続きを完了できませんでした")).toBeVisible();
  });

  test("leaves no account behind who goes back from our terms", async ({ page, context }) => {
    await asPerson(context, someone());
    await leaveFor(page, "Google");
    await expect(page.getByText("同意いただくと、会員登録が完了します。")).toBeVisible();
    await page.getByRole("button", { name: "登録せずにもどる" }).click();
    await page.waitForURL(LOGIN);
    await expect(page.getByText("途中で取り消されました")).toBeVisible();
  });
});

test("a member's address at LINE links it after the password, and LINE leads to the same account from then on", async ({
  page,
  context,
}) => {
  const member = await newMember();
  await asPerson(context, { ...someone(), email: member.address });
  await leaveFor(page, "LINE");
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  await page.getByLabel("確認コード").fill(await mailedCode(member.address));
  await page.getByRole("button", { name: "確認する" }).click();
  await expect(page.getByText("このメールアドレスは登録済みです。")).toBeVisible();
  await expectAccessible(page);
  await page.locator("input[name=password]").fill(member.password);
  await page.getByRole("button", { name: "ログインしてつなげる" }).click();
  await page.waitForURL(MY_PAGE);
  await openAlive(page, ACCOUNT);
  await expect(page.getByRole("button", { name: "LINEを外す" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: member.address })).toBeVisible();
});

async function connect(page: Page, context: BrowserContext, provider: Provider, member: { address: string; password: string }) {
  await asPerson(context, someone());
  await openAlive(page, ACCOUNT);
  await page.getByRole("button", { name: `${provider}をつなげる` }).click();
  await page.locator("input[name=username]").fill(member.address);
  await page.locator("input[name=password]").fill(member.password);
  await page.getByRole("button", { name: "ログインする", exact: true }).click();
}

test("a member links Google in the settings after the password, and takes it away again", async ({ page, context }) => {
  const member = await newMember();
  await page.goto("/login/");
  await submitSignIn(page, member);
  await page.waitForURL(MY_PAGE);
  await connect(page, context, "Google", member);
  await expect(page.getByRole("heading", { name: "Googleをつなげる" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Googleへ進む" }).click();
  await page.waitForURL(/\/settings\/account\/?$/);
  await expect(page.getByText("ログインの方法を加えました。")).toBeVisible();
  await expectMember(page);

  await page.getByRole("button", { name: "Googleを外す" }).click();
  await page.getByRole("button", { name: "外す", exact: true }).last().click();
  await expect(page.getByText("Googleを外しました。")).toBeVisible();
  await expect(page.getByRole("button", { name: "Googleをつなげる" })).toBeVisible();
});

test("who goes back before linking is still signed in, with nothing changed", async ({ page, context }) => {
  const member = await newMember();
  await page.goto("/login/");
  await submitSignIn(page, member);
  await page.waitForURL(MY_PAGE);
  await connect(page, context, "LINE", member);
  await page.getByRole("link", { name: "つなげずにもどる" }).click();
  await page.waitForURL(/\/settings\/account\/?$/);
  await expect(page.getByText("途中で取り消されました。いまのログインの方法は変わっていません。")).toBeInViewport();
  await expectMember(page);
});
