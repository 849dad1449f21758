import type { Page } from "@playwright/test";
import { MY_PAGE, newMember, requestsTo, setCookie, submitSignIn, test } from "./member.ts";
import { agreeAsNewcomer } from "./newcomer.ts";
import { expect } from "./site.ts";

const identity = () => process.env.IDENTITY_URL ?? "";
const TOKENS = "/oauth2/token";
const FAILED = "ログインを完了できませんでした";

/** Begins a sign-in with Google here that never leaves (204: the browser stays where it is); answers the state it waits for. */
async function beginHere(page: Page): Promise<string> {
  await page.route(`${identity()}/oauth2/authorize?**`, (route) => route.fulfill({ status: 204 }));
  await page.goto("/login/");
  const leaving = page.waitForRequest(`${identity()}/oauth2/authorize?**`);
  await page.getByRole("button", { name: "Googleでログイン" }).click();
  return new URL((await leaving).url()).searchParams.get("state") ?? "";
}

/** The address with which a sign-in with Google comes back to a browser, without that browser taking it up. */
async function answerFor(page: Page): Promise<URL> {
  await page.route("**/login/?code=**", (route) => route.fulfill({ status: 204 }));
  await page.goto("/login/");
  const back = page.waitForRequest("**/login/?code=**");
  await page.getByRole("button", { name: "Googleでログイン" }).click();
  // Journeys share this person: the first of them agrees to the terms.
  const terms = page.getByRole("button", { name: "登録して続ける" });
  await Promise.race([back, terms.waitFor()]);
  if (await terms.isVisible()) await agreeAsNewcomer(page, { email: null });
  return new URL((await back).url());
}

async function expectNobody(page: Page): Promise<void> {
  const names = (await page.context().cookies(process.env.SITE_URL)).map(({ name }) => name);
  expect(names.filter((name) => /token/.test(name))).toEqual([]);
}

/** A way back that was refused is told to whoever watches for errors. */
test.use({ expectedReport: "[ERROR] [AUTH]" });

test("an answer with another state is refused: no code is exchanged, and that is said", async ({ page }) => {
  const state = await beginHere(page);
  const exchanges = requestsTo(page, TOKENS);
  await page.goto(`/login/?code=abc&state=not-${state}`);

  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page).toHaveURL(/\/login\/?$/);
  expect(exchanges).toHaveLength(0);
  await expectNobody(page);
});

test("an answer to nothing that was asked here is refused in Japanese", async ({ page }) => {
  const exchanges = requestsTo(page, TOKENS);
  await page.goto("/login/?code=abc&state=xyz");

  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByRole("button", { name: "ログインする", exact: true })).toBeEnabled();
  expect(exchanges).toHaveLength(0);
});

test("who gives up at the provider reads that it was given up", async ({ page }) => {
  const state = await beginHere(page);
  await page.goto(`/login/?error=access_denied&error_description=User+cancelled&state=${state}`);

  await expect(page.getByText("外部のサービスでのログインが、途中で取り消されました。")).toBeVisible();
  await expectNobody(page);
});

test("a stolen code with its state is not redeemed by another browser, and cannot be by a second try", async ({ page, other }) => {
  const back = await answerFor(other);
  const exchanges = requestsTo(page, TOKENS);
  await page.goto(back.pathname + back.search);
  await expect(page.getByText(FAILED)).toBeVisible();
  expect(exchanges).toHaveLength(0);
  const own = await beginHere(page);
  await page.goto(`/login/?code=${back.searchParams.get("code")}&state=${own}`);
  await expect(page.getByText(FAILED)).toBeVisible();
  await expectNobody(page);
});

test("what stands in the cookie of the return path never leads off the site", async ({ page, context }) => {
  const member = await newMember();
  const left = requestsTo(page, "evil.example");
  for (const path of ["//evil.example/", "https://evil.example/", "/\\evil.example", "/%5C/evil.example"]) {
    // A page of the site would leave for the login by itself.
    await page.goto("about:blank");
    await context.clearCookies();
    await page.goto("/login/");
    await setCookie(context, "auth.redirect", encodeURIComponent(path));
    await submitSignIn(page, member);
    await page.waitForURL(MY_PAGE);
  }
  expect(left).toHaveLength(0);
});
