import type { BrowserContext } from "@playwright/test";
import { ACCOUNT, ask, asMember, endAccessToken, expectMember, LOGIN, MY_PAGE, newMember, signOut, submitSignIn, test } from "./member.ts";
import { startOtherSite } from "./other-site.ts";
import { expect, openAlive } from "./site.ts";

const SESSION = "**/auth/session";
const MARKS = /^auth\.CognitoIdentityServiceProvider\.machinonesite\..*(LastAuthUser|clockDrift)$/;

async function marksOf(context: BrowserContext): Promise<Readonly<Record<string, string>>> {
  const cookies = (await context.cookies()).filter(({ name }) => MARKS.test(name));
  return Object.fromEntries(cookies.map(({ name, value }) => [name.split(".").at(-1), value]));
}

test("a sign-out that the service does not answer goes on after 3 s, and the login page says what that means", async ({
  page,
  context,
}) => {
  await asMember(context, await newMember());
  await openAlive(page, ACCOUNT);
  await page.route(SESSION, (route) => (route.request().method() === "DELETE" ? undefined : route.continue()));
  const begun = Date.now();
  await signOut(page);

  expect(Date.now() - begun).toBeGreaterThanOrEqual(3_000);
  await expect(page.getByText("ログアウトの確認に時間がかかっています。この端末ではログアウトしました。")).toBeVisible();
});

test("a refresh that the service refuses says on the login page that the session was ended elsewhere", async ({ page, context }) => {
  const plain = process.env.PLAIN_URL ?? "";
  await page.goto(`${plain}/login/`);
  await submitSignIn(page, await newMember());
  await page.waitForURL(MY_PAGE);
  const kept = (await context.cookies()).find(({ name }) => name === "auth._refresh_token.cognito");
  await ask("RevokeToken", { ClientId: "machinonesite", Token: decodeURIComponent(kept?.value ?? "") });
  await endAccessToken(page);
  // The page asks for its token, and is left.
  await page.evaluate(() => void window.__TSR_ROUTER__?.options.context.session.bearerToken().catch(() => null)).catch(() => undefined);

  await expect(page).toHaveURL(LOGIN);
  await expect(page.getByText("別の端末などからログアウトされました。もう一度ログインしてください。")).toBeVisible();
});

for (const mode of ["sealed", "plain"] as const) {
  test(`with ${mode} cookies who signed in last and the drift of the clock are marked, serve the next page, and go with the sign-out`, async ({
    page,
    context,
  }) => {
    const site = (mode === "plain" ? process.env.PLAIN_URL : process.env.SITE_URL) ?? "";
    await page.clock.install({ time: Date.now() + 120_000 });
    await page.goto(`${site}/login/`);
    await submitSignIn(page, await newMember());
    await page.waitForURL(MY_PAGE);
    const { LastAuthUser, clockDrift } = await marksOf(context);
    expect(LastAuthUser).toMatch(/^[0-9a-f-]{36}$/);
    expect(Math.abs(Number(clockDrift) - 120)).toBeLessThanOrEqual(30);
    await page.reload();
    await expectMember(page);
    expect(await page.evaluate(() => window.__TSR_ROUTER__?.options.context.session.lastUser()?.username)).toBe(LastAuthUser);

    await signOut(page);
    expect(await marksOf(context)).toEqual({});
  });
}

test("a site that keeps sessions in the tab writes no cookie of one, and another tab knows nobody", async ({ page, context }) => {
  const site = await startOtherSite({ AUTH_COOKIES: "tab" });
  try {
    await page.goto(`${site.url}/settings/account/edit/user`);
    await expect(page).toHaveURL(LOGIN);
    await submitSignIn(page, await newMember());
    await page.waitForURL(/\/settings\/account\/edit\/user\/?$/);
    await expectMember(page);
    expect((await context.cookies()).filter(({ name }) => /token|strategy/.test(name))).toEqual([]);
    await page.reload();
    await expect(page).toHaveURL(/\/settings\/account\/edit\/user\/?$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("氏名・住所の変更");
    await page.goto(`${site.url}/`);
    await expectMember(page);
    const other = await context.newPage();
    await openAlive(other, `${site.url}/`);
    await expect(other.getByRole("link", { name: "ログイン", exact: true }).first()).toBeVisible();
  } finally {
    await site.stop();
  }
});
