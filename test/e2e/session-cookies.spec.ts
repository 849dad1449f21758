import { randomBytes } from "node:crypto";
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import {
  asMember,
  endAccessToken,
  expectMember,
  isSecret,
  MY_PAGE,
  newMember,
  REFRESH,
  requestsTo,
  SAMPLE_MEMBER,
  setCookie,
  signIn,
  signOut,
  submitSignIn,
  test,
  tokensOf,
} from "./member.ts";
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

test("a page of the member is in the answer of the server, greeting included, without a script", async ({ context, browser }) => {
  await asMember(context, SAMPLE_MEMBER);
  const quiet = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const page = await quiet.newPage();
  const answer = await page.goto("/mypage/");

  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("見本さん、こんにちは");
  await expect(page.getByRole("heading", { name: "最近調べた場所" })).toBeVisible();
  await page.getByRole("link", { name: "プロフィール", exact: true }).first().click();
  await expect(page.getByRole("main").getByText("30代")).toBeVisible();
  await quiet.close();
});

type Sent = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly method?: string;
  readonly path?: string;
};

function send(request: APIRequestContext, { headers = {}, data = {}, method = "POST", path = SESSION }: Sent) {
  return request.fetch(`${process.env.SITE_URL}${path}`, { method, headers: { "content-type": "application/json", ...headers }, data });
}

const OURS = () => ({ "x-machinone-session": "1", origin: process.env.SITE_URL ?? "" });

test("only a page of the site may begin, refresh or end a session", async ({ page, context }) => {
  const member = await newMember();
  await asMember(context, member);
  const before = await sessionCookies(context);
  const { AccessToken: accessToken, IdToken: idToken, RefreshToken: refreshToken } = await tokensOf(await newMember());
  const data = { strategy: "cognito", accessToken, idToken, refreshToken };
  const foreign: readonly Readonly<Record<string, string>>[] = [
    {},
    { origin: process.env.SITE_URL ?? "" },
    { "x-machinone-session": "1" },
    { ...OURS(), origin: "https://evil.example" },
    { ...OURS(), origin: "null" },
    { ...OURS(), origin: `${process.env.SITE_URL}.evil.example` },
    { ...OURS(), "sec-fetch-site": "cross-site" },
    { ...OURS(), "sec-fetch-site": "same-site" },
  ];
  for (const headers of foreign) {
    const answers = [
      await send(context.request, { headers, data }),
      await send(context.request, { headers, path: REFRESH }),
      await send(context.request, { headers, method: "DELETE" }),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([403, 403, 403]);
  }
  const asForm = await send(context.request, { headers: { ...OURS(), "content-type": "text/plain" }, data: JSON.stringify(data) });
  expect(asForm.status()).toBe(415);
  expect(await sessionCookies(context)).toEqual(before);
  await page.goto("/mypage/");
  await expectMember(page);

  expect((await send(context.request, { headers: OURS(), method: "DELETE" })).status()).toBe(204);
  expect(await sessionCookies(context)).toEqual([]);
});

test("a session is not begun with made-up tokens, another pool's, or two people's", async ({ context }) => {
  const [one, other] = [await tokensOf(await newMember()), await tokensOf(await newMember())];
  const whole = { strategy: "cognito", accessToken: one.AccessToken, idToken: one.IdToken, refreshToken: one.RefreshToken };
  const madeUp = `${one.AccessToken.slice(0, -8)}${randomBytes(6).toString("base64url")}`;
  const refused = [
    { ...whole, accessToken: madeUp },
    { ...whole, idToken: other.IdToken },
    { ...whole, accessToken: one.IdToken },
    { ...whole, strategy: "nobody" },
    { ...whole, refreshToken: `a b;${one.RefreshToken}` },
  ];
  const statuses = await Promise.all(refused.map(async (data) => (await send(context.request, { headers: OURS(), data })).status()));

  expect(statuses).toEqual([401, 401, 401, 422, 422]);
  expect(await sessionCookies(context)).toEqual([]);
});

test("cookies that somebody made up open nothing, and break nothing", async ({ page, context }) => {
  await setCookie(context, "auth.strategy", "cognito");
  await setCookie(context, "auth._token.cognito", encodeURIComponent(`Bearer ${["x", "y", "z"].join(".")}`));
  await setCookie(context, "auth._token_expiration.cognito", String(Date.now() + 3_600_000));
  await setCookie(context, "auth._id_token.cognito", "%E0%A4%A");
  await page.goto("/settings/account");

  await expect(page).toHaveURL(/\/login\/?(\?notice=session-over)?$/);
  await expect(page.getByRole("button", { name: "ログインする", exact: true })).toBeEnabled();
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
