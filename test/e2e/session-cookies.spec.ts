import type { BrowserContext } from "@playwright/test";
import { endAccessToken, isSecret, MY_PAGE, newMember, requestsTo, signIn, signOut, submitSignIn, test } from "./member.ts";
import { expect } from "./site.ts";

const YEAR = 365 * 24 * 60 * 60;
const SESSION = "/auth/session";
const TOKENS = ["_token", "_token_expiration", "_id_token", "_refresh_token", "_refresh_token_expiration"];
const NAMES = ["auth.strategy", ...TOKENS.map((name) => `auth.${name}.cognito`)];
const REFRESH_TOKEN = "auth._refresh_token.cognito";
const PLAIN = () => process.env.PLAIN_URL ?? "";

async function sessionCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => NAMES.includes(name));
}

/** Every cookie of a session has its name, its place, its flags and a year to live; which of them scripts cannot read is told. */
async function expectSessionCookies(context: BrowserContext, hidden: readonly string[]): Promise<void> {
  const cookies = await sessionCookies(context);
  expect(cookies.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: "/", domain: "localhost", secure: true, sameSite: "Lax", httpOnly: hidden.includes(cookie.name) });
    expect(Math.abs(cookie.expires - Date.now() / 1000 - YEAR)).toBeLessThan(120);
  }
  const token = cookies.find(({ name }) => name === "auth._token.cognito");
  expect(decodeURIComponent(token?.value ?? "")).toMatch(/^Bearer eyJ[\w-]+\.[\w-]+\.[\w-]+$/);
}

test("sealed cookies keep the refresh token from scripts; what scripts see is enough to ask, and all of it goes with the sign-out", async ({
  page,
  context,
}) => {
  await signIn(page, await newMember());
  await expectSessionCookies(context, [REFRESH_TOKEN]);
  const seen = await page.evaluate(() => document.cookie);
  const sealed = (await context.cookies()).find(({ name }) => name === REFRESH_TOKEN);
  expect(sealed?.value.length).toBeGreaterThan(40);
  expect(seen).not.toContain(sealed?.value);
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage)
        .concat(Object.keys(sessionStorage))
        .filter((key) => /token/i.test(key)),
    ),
  ).toEqual([]);

  await signOut(page);
  expect(await sessionCookies(context)).toEqual([]);
});

test("with plain cookies the browser writes all of them, refreshes at the service itself, and is greeted by the server all the same", async ({
  page,
  context,
}) => {
  const member = await newMember();
  const [kept, refreshed] = [requestsTo(page, SESSION), requestsTo(page, `${process.env.IDENTITY_URL}/`)];
  await page.goto(`${PLAIN()}/login/`);
  await submitSignIn(page, member);
  await page.waitForURL(MY_PAGE);
  await expectSessionCookies(context, []);
  expect(await page.evaluate(() => document.cookie)).toContain(REFRESH_TOKEN);

  const before = (await context.cookies()).find(({ name }) => name === "auth._token.cognito")?.value;
  await endAccessToken(page);
  const calls = refreshed.length;
  await page.getByRole("link", { name: "プロフィール", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("プロフィール");
  expect(refreshed.length).toBe(calls + 1);
  expect((await context.cookies()).find(({ name }) => name === "auth._token.cognito")?.value).not.toBe(before);

  const html = (await (await page.goto(`${PLAIN()}/mypage/`))?.text()) ?? "";
  expect(html).toContain("アカウント");
  expect(isSecret(html)).toBe(false);
  await signOut(page);
  expect(await sessionCookies(context)).toEqual([]);
  expect(kept).toEqual([]);
});

test("a script or a style that was slipped into a page does nothing, and the site hears of it", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/login/");
  const reported = (directive: string) =>
    page.waitForResponse((answer) => answer.url().endsWith("/csp-report") && (answer.request().postData() ?? "").includes(directive));
  const reports = ["script-src-elem", "script-src-attr", "style-src-attr"].map(reported);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'slipped in'";
    document.body.append(script);
    const image = document.createElement("div");
    image.innerHTML = "<img src='data:,' onerror=\"document.title = 'slipped in'\"><p style='display:none'>style</p>";
    document.body.append(image);
  });

  for (const answer of await Promise.all(reports)) expect(answer.status()).toBe(204);
  await expect(page.getByText("style", { exact: true })).toBeVisible();
  await expect(page).not.toHaveTitle("slipped in");
  await context.close();
});
