import type { Page } from "@playwright/test";
import { expectNothingOf } from "./leavings.ts";
import { ACCOUNT, MY_PAGE, newMember, signOut, test } from "./member.ts";
import { agreeAsNewcomer, asPerson } from "./newcomer.ts";
import { expect, openAlive } from "./site.ts";

/** What the stand-ins of the providers keep on this machine, to be somebody. It is theirs. */
const MOCK_PERSON = "mock-person";

/** The id of who is signed in, from the id token of the page. */
async function subOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name.startsWith("auth._id_token."))?.value ?? "";
  const { sub } = JSON.parse(Buffer.from(decodeURIComponent(token).split(".")[1] ?? "", "base64url").toString());
  return sub;
}

const siteOf = (mode: "sealed" | "plain") => (mode === "plain" ? process.env.PLAIN_URL : process.env.SITE_URL) ?? "";

for (const [provider, mode] of [
  ["Google", "sealed"],
  ["LINE", "sealed"],
  ["Facebook", "sealed"],
  ["Google", "plain"],
  ["LINE", "plain"],
] as const)
  test(`nothing of the person stays after a sign-out of who came by ${provider}, with ${mode} cookies`, async ({ page, context }) => {
    const sub = `leaving-${process.pid}-${Date.now()}-${provider}`;
    const email = `${sub.toLowerCase()}@example.com`;
    await asPerson(context, { sub, email });
    await page.goto(`${siteOf(mode)}/login/`);
    await page.getByRole("button", { name: `${provider}でログイン` }).click();
    await agreeAsNewcomer(page, { email: provider === "Google" ? null : email });
    await page.waitForURL(MY_PAGE);
    await openAlive(page, `${siteOf(mode)}${ACCOUNT}`);
    await expect(page.getByText("この方法でログインしています")).toBeVisible();
    const own = await subOf(page);
    await signOut(page);
    await context.clearCookies({ name: MOCK_PERSON });
    await expectNothingOf([sub, email, own], context, page);

    // Nor at the login service: it asks who it is.
    await page.getByRole("button", { name: "ログイン画面(共通)でログイン" }).click();
    await expect(page.locator("input[name=password]")).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
  });

for (const mode of ["sealed", "plain"] as const)
  test(`nothing of the person stays after a sign-out of who came by the pool's own login page, with ${mode} cookies`, async ({
    page,
    context,
  }) => {
    const member = await newMember();
    await page.goto(`${siteOf(mode)}/login/`);
    await page.getByRole("button", { name: "ログイン画面(共通)でログイン" }).click();
    await page.locator("input[name=username]").fill(member.address);
    await page.locator("input[name=password]").fill(member.password);
    await page.getByRole("button", { name: "ログインする", exact: true }).click();
    await page.waitForURL(MY_PAGE);
    await openAlive(page, `${siteOf(mode)}${ACCOUNT}`);
    const own = await subOf(page);
    await signOut(page);
    await expectNothingOf([member.address, own], context, page);
  });
