import {
  ACCOUNT,
  ask,
  asMember,
  endAccessToken,
  expectMember,
  field,
  LOGIN,
  MY_PAGE,
  newMember,
  REFRESH,
  requestsTo,
  setCookie,
  signOut,
  submitSignIn,
  test,
} from "./member.ts";
import { expect, openAlive } from "./site.ts";

const NAMES = "/settings/account/edit/user";
const ENDED = "ログインが終了しています";

test("ten requests with an ended access token share one refresh", async ({ page, context }) => {
  await asMember(context, await newMember());
  await page.goto(NAMES);
  await expect(page.getByRole("button", { name: "保存する" })).toBeEnabled();
  const refreshes = requestsTo(page, REFRESH);
  await endAccessToken(page);
  const answers = await page.evaluate(() => {
    const one = async () => {
      const token: string = await window.__TSR_ROUTER__?.options.context.session.bearerToken();
      return (await fetch("/api/mypage/profile", { headers: { authorization: `Bearer ${token}` } })).status;
    };
    return Promise.all(Array.from({ length: 10 }, one));
  });

  expect(answers).toEqual(Array.from({ length: 10 }, () => 200));
  expect(refreshes).toHaveLength(1);
});

test("a first load whose access token has ended is rendered for the member by the server", async ({ page, context }) => {
  const member = await newMember();
  await asMember(context, member);
  for (const name of ["auth._token.cognito", "auth._id_token.cognito"]) await context.clearCookies({ name });
  const refreshes = requestsTo(page, REFRESH);
  const answer = await page.goto(NAMES);
  const html = (await answer?.text()) ?? "";

  expect(html).toContain("氏名・住所の変更");
  expect(html).not.toMatch(/eyJ[\w-]{8}/);
  await expectMember(page);
  expect(refreshes).toHaveLength(0);
  expect((await context.cookies()).map(({ name }) => name)).toContain("auth._token.cognito");
});

test("two tabs that refresh at the same time stay signed in", async ({ page, context }) => {
  await asMember(context, await newMember());
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(NAMES);
    await expect(tab.getByRole("button", { name: "保存する" })).toBeEnabled();
  }
  const refreshes = [requestsTo(page, REFRESH), requestsTo(other, REFRESH)];
  await endAccessToken(page);
  const renew = () => window.__TSR_ROUTER__?.options.context.session.bearerToken().then((token: string) => token.length > 0);
  expect(await Promise.all([page.evaluate(renew), other.evaluate(renew)])).toEqual([true, true]);

  const count = refreshes.flat().length;
  expect(count === 1 || count === 2).toBe(true);
  for (const tab of [page, other]) {
    await tab.reload();
    await expectMember(tab);
  }
});

test("a sign-out in one tab ends the other's page, and a sign-in leads the other's login page home", async ({ page, context }) => {
  const member = await newMember();
  await asMember(context, member);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(NAMES);
    await expect(tab.getByRole("button", { name: "保存する" })).toBeEnabled();
  }
  await signOut(page);
  await expect(other).toHaveURL(LOGIN);
  await expect(other.getByRole("button", { name: "ログインする", exact: true })).toBeEnabled();
  await submitSignIn(page, member);
  await page.waitForURL(MY_PAGE);

  await expect(other).toHaveURL(MY_PAGE);
  await expectMember(other);
});

test("signing out everywhere ends another browser, which says so and comes back", async ({ page, other }) => {
  const member = await newMember();
  await asMember(other.context(), member);
  await other.goto(NAMES);
  await expect(other.getByRole("button", { name: "保存する" })).toBeEnabled();
  await asMember(page.context(), member);
  await openAlive(page, ACCOUNT);
  await page.getByRole("button", { name: "すべての端末からログアウト" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "ログアウトする" }).click();
  await page.waitForURL(LOGIN);
  await other.getByRole("link", { name: "やめる" }).click();
  await expect(other).toHaveURL(LOGIN);
  await expect(other.getByText(ENDED)).toBeVisible();

  await submitSignIn(other, member);
  await other.waitForURL(/\/settings\/account\/?$/);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("アカウント設定");
});

test("a session whose refresh token was revoked ends at the login page, which says so, and what was typed comes back", async ({
  page,
  context,
}) => {
  const member = await newMember();
  await asMember(context, member);
  await openAlive(page, NAMES);
  await field(page, "姓").fill("山田");
  const kept = (await context.cookies()).find(({ name }) => name === "auth._refresh_token.cognito");
  await ask("RevokeToken", { ClientId: "machinonesite", Token: decodeURIComponent(kept?.value ?? "") });
  await endAccessToken(page);
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page).toHaveURL(LOGIN);
  await expect(page.getByText(ENDED)).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes("token"))).toEqual([]);

  await submitSignIn(page, member);
  await page.waitForURL(/\/settings\/account\/edit\/user\/?$/);
  await expect(field(page, "姓")).toHaveValue("山田");
});

test("a session whose refresh token has ended by time is over", async ({ page, context }) => {
  await asMember(context, await newMember());
  await page.goto(NAMES);
  await expect(page.getByRole("button", { name: "保存する" })).toBeEnabled();
  await setCookie(context, "auth._refresh_token_expiration.cognito", String(Date.now() - 1000));
  await page.getByRole("link", { name: "やめる" }).click();
  await expect(page).toHaveURL(LOGIN);
  await expect(page.getByText(ENDED)).toBeVisible();
});

test("without a network nobody is signed out, and everything goes on with it", async ({ page, context }) => {
  await asMember(context, await newMember());
  // What is still being fetched when the network goes would be missing for another reason.
  await openAlive(page, NAMES);
  await page.waitForLoadState("networkidle");
  await endAccessToken(page);
  await context.setOffline(true);
  await expect(page.getByText("インターネットにつながっていません")).toBeVisible();
  await field(page, "姓").fill("山田");
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page.getByText("続けられませんでした")).toBeVisible();
  await expectMember(page);
  await context.setOffline(false);
  await expect(page.getByText("インターネットにつながっていません")).toHaveCount(0);
  await page.getByRole("button", { name: "保存する" }).click();

  await expect(page.getByText("氏名・住所を変更しました。")).toBeVisible();
});
