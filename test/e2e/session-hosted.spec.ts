import type { Page } from "@playwright/test";
import { ACCOUNT, expectMember, LOGIN, type Member, MY_PAGE, newMember, requestsTo, signOut, submitSignIn, test } from "./member.ts";
import { expect, expectAccessible, openAlive } from "./site.ts";

const identity = () => process.env.IDENTITY_URL ?? "";
const AUTHORIZE = () => `${identity()}/oauth2/authorize?**`;
const TOKENS = "/oauth2/token";
const HOSTED = "ログイン画面(共通)でログイン";

async function leaveForHosted(page: Page): Promise<URL> {
  await page.goto("/login/");
  const leaving = page.waitForRequest(AUTHORIZE());
  await page.getByRole("button", { name: HOSTED }).click();
  return new URL((await leaving).url());
}

async function submitHosted(page: Page, { address, password }: Member): Promise<void> {
  await page.locator("input[name=username]").fill(address);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "ログインする", exact: true }).click();
}

async function signInHosted(page: Page, member: Member): Promise<void> {
  await leaveForHosted(page);
  await submitHosted(page, member);
  await page.waitForURL(MY_PAGE);
}

/** Begins a sign-in here that never leaves (204: the browser stays where it is); answers the state it waits for. */
async function beginHere(page: Page): Promise<string> {
  await page.route(AUTHORIZE(), (route) => route.fulfill({ status: 204 }));
  return (await leaveForHosted(page)).searchParams.get("state") ?? "";
}

test("the pool's own login page signs in with PKCE, and signing out ends it there as well", async ({ page, context }) => {
  const member = await newMember();
  const asked = await leaveForHosted(page);
  expect([...asked.searchParams.keys()]).toEqual([
    "redirect_uri",
    "response_type",
    "client_id",
    "scope",
    "state",
    "code_challenge",
    "code_challenge_method",
  ]);
  expect(asked.searchParams.get("state")).toMatch(/^[A-Za-z0-9]{32}$/);
  const exchanges = requestsTo(page, TOKENS);
  await submitHosted(page, member);
  await page.waitForURL(MY_PAGE);
  await expectMember(page);
  const form = new URLSearchParams(exchanges[0]?.postData() ?? "");
  expect([exchanges.length, form.get("grant_type"), form.get("code_verifier")?.length]).toEqual([1, "authorization_code", 128]);
  expect((await context.cookies()).map(({ name }) => name)).toContain("auth._token.hosted");

  await openAlive(page, ACCOUNT);
  await expect(page.getByText("安全のため、表示しません")).toBeVisible();
  const logouts = requestsTo(page, `${identity()}/logout?`);
  await signOut(page);
  expect(new URL(logouts[0]?.url() ?? "").searchParams.get("logout_uri")).toBe(`${process.env.SITE_URL}/login/`);
  await page.getByRole("button", { name: HOSTED }).click();
  await expect(page.locator("input[name=password]")).toBeVisible();
});

test("a session of the hosted login is refreshed when its token has ended, and read by the server at the next load", async ({
  page,
  context,
}) => {
  await signInHosted(page, await newMember());
  await expectMember(page);
  // A page that is open would renew what is taken away here piece by piece.
  await page.goto("about:blank");
  for (const name of ["auth._token.hosted", "auth._id_token.hosted"]) await context.clearCookies({ name });
  // Asked for without a page: a browser does not always keep the answer that became one.
  const answer = await page.request.get(ACCOUNT, { headers: { accept: "text/html" } });

  expect(await answer.text()).toContain("アカウント設定");
  await page.goto(ACCOUNT);
  await expectMember(page);
});

test.describe("an answer of the hosted login that is refused", () => {
  test.use({ expectedReport: "[ERROR] [AUTH]" });

  test("for another state than the one kept exchanges no code and says so", async ({ page }) => {
    const state = await beginHere(page);
    const exchanges = requestsTo(page, TOKENS);
    await page.goto(`/login/?code=abc&state=not${state}`);

    await expect(page.getByText("ログインを完了できませんでした")).toBeVisible();
    expect(exchanges).toHaveLength(0);
  });

  test("by the service itself is shown in Japanese for what the service said", async ({ page }) => {
    const state = await beginHere(page);
    await page.goto(`/login/?error=access_denied&error_description=User+is+disabled.&state=${state}`);

    await expect(page.getByText("このアカウントは、ご利用を停止しています。")).toBeVisible();
  });
});

test("a page of another tab that asks for the session waits while a sign-in is being finished", async ({ page, context }) => {
  const member = await newMember();
  await leaveForHosted(page);
  const other = await context.newPage();
  await openAlive(other, "/");
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(`**${TOKENS}`, async (route) => {
    await held;
    await route.continue();
  });
  const exchange = page.waitForRequest(`**${TOKENS}`);
  await submitHosted(page, member);
  await exchange;
  await other.evaluate(() => void window.__TSR_ROUTER__?.navigate({ to: "/mypage" }));
  // Long enough for a visitor to be at the login page.
  await other.waitForTimeout(1_000);
  expect(other.url()).not.toMatch(LOGIN);
  await expect(other.getByText("アカウント", { exact: true })).toHaveCount(0);
  goOn();

  await expect(other).toHaveURL(MY_PAGE);
  await expectMember(other);
  await page.waitForURL(MY_PAGE);
});

test("who signed in without the scope of the user pool is told so in the settings, and comes back after signing in again", async ({
  page,
}) => {
  const member = await newMember();
  await page.route(AUTHORIZE(), (route) => {
    const narrower = new URL(route.request().url());
    narrower.searchParams.set("scope", "openid email profile");
    return route.continue({ url: narrower.href });
  });
  await signInHosted(page, member);
  await expectMember(page);
  await openAlive(page, "/settings/account/edit/password");
  await expect(page.getByText("いまのログインでは、アカウントの情報を見たり変えたりできません。")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: /パスワードを変/ })).toHaveCount(0);
  await page.getByRole("button", { name: "ログインし直す" }).click();
  await expect(page).toHaveURL(LOGIN);

  await submitSignIn(page, member);
  await page.waitForURL(/\/settings\/account\/edit\/password\/?$/);
  await expect(page.getByRole("button", { name: /パスワードを変/ })).toBeVisible();
});
