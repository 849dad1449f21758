import { createHash, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { pastNewcomerPages } from "./newcomer.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

const CLIENT_ID = "machinonesite";
const PASSWORD = "hirune-neko-3";

test.describe.configure({ mode: "default" });

/** No page of the service has a script: the journeys must not need one. */
test.use({ javaScriptEnabled: false });

function authorizeUrl(site: string, more: Readonly<Record<string, string>> = {}) {
  const verifier = randomBytes(48).toString("base64url");
  const url = new URL(`${process.env.IDENTITY_URL}/oauth2/authorize`);
  const parameters = {
    response_type: "code",
    client_id: CLIENT_ID,
    redirect_uri: `${site}/login/`,
    scope: "openid email profile aws.cognito.signin.user.admin",
    state: "a b&c",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...more,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, verifier };
}

async function codeSentTo(address: string): Promise<string> {
  const sent: { code: string }[] = await (await fetch(`${process.env.IDENTITY_URL}/_outbox?to=${encodeURIComponent(address)}`)).json();
  return sent.at(-1)?.code ?? "";
}

/** What the site would do with the code it comes back with. */
async function exchange(page: Page, site: string, verifier: string): Promise<Record<string, string>> {
  await page.waitForURL(`${site}/login/?**`);
  const back = new URL(page.url()).searchParams;
  expect(back.get("state")).toBe("a b&c");
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: CLIENT_ID,
    code: back.get("code") ?? "",
    redirect_uri: `${site}/login/`,
    code_verifier: verifier,
  });
  return (await fetch(`${process.env.IDENTITY_URL}/oauth2/token`, { method: "POST", body })).json();
}

async function userInfo(accessToken: string | undefined): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${process.env.IDENTITY_URL}/oauth2/userInfo`, { headers })).json();
}

async function expectGoodPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectNoSidewaysScroll(page);
}

test("somebody registers, confirms the address, signs in and comes back to the site signed in", { tag: "@phone" }, async ({
  page,
  baseURL,
}) => {
  const site = baseURL ?? "";
  const address = `e2e-${randomBytes(6).toString("hex")}@example.com`;
  const { url, verifier } = authorizeUrl(site);
  await page.goto(url);
  await expectGoodPage(page, "ログイン");
  await page.getByRole("link", { name: "会員登録" }).click();
  await expectGoodPage(page, "会員登録");
  await page.getByLabel("メールアドレス").fill(address);
  await page.getByLabel("パスワード", { exact: true }).fill("password");
  await page.getByLabel("パスワード（もう一度）").fill("password");
  await page.getByRole("checkbox", { name: /利用規約/ }).check();
  await page.getByRole("button", { name: "登録する" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("パスワード", { exact: true }).fill(PASSWORD);
  await page.getByLabel("パスワード（もう一度）").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /利用規約/ }).check();
  await page.getByRole("button", { name: "登録する" }).click();
  await expectGoodPage(page, "確認コードの入力");
  await page.getByLabel("確認コード").fill(await codeSentTo(address));
  await page.getByRole("button", { name: "確認する" }).click();
  await expect(page.getByText("確認が済みました")).toBeVisible();

  await page.getByLabel("メールアドレス").fill(address);
  await page.getByLabel("パスワード").fill(PASSWORD);
  await page.getByRole("button", { name: "ログインする", exact: true }).click();
  const tokens = await exchange(page, site, verifier);

  expect(await userInfo(tokens.access_token)).toMatchObject({ email: address, email_verified: "true" });
});

test("a forgotten password is replaced with a mailed code", async ({ page, baseURL }) => {
  const site = baseURL ?? "";
  const address = `e2e-${randomBytes(6).toString("hex")}@example.com`;
  await register(page, site, address);
  const { url, verifier } = authorizeUrl(site);
  await page.goto(url);
  await page.getByRole("link", { name: "パスワードを忘れたとき" }).click();
  await expectGoodPage(page, "パスワードの再設定");
  await page.getByLabel("メールアドレス").fill(address);
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  await expect.poll(() => page.getByLabel("確認コード").count()).toBe(1);
  await expect.poll(async () => (await codeSentTo(address)).length).toBe(6);
  await page.getByLabel("確認コード").fill(await resetCode(address));
  await page.locator("input[type=password]").nth(0).fill("asagao-mado-7");
  await page.locator("input[type=password]").nth(1).fill("asagao-mado-7");
  await page.getByRole("button", { name: "パスワードを変える" }).click();
  await expect(page.getByText("パスワードを変更しました")).toBeVisible();
  await page.getByLabel("メールアドレス").fill(address);
  await page.getByLabel("パスワード").fill("asagao-mado-7");
  await page.getByRole("button", { name: "ログインする", exact: true }).click();

  expect(await exchange(page, site, verifier)).toHaveProperty("refresh_token");
});

test("somebody signs in with Google and is known by the provider's subject", async ({ page, baseURL }) => {
  const site = baseURL ?? "";
  const { url, verifier } = authorizeUrl(site);
  await page.goto(url);
  await page.getByRole("link", { name: "Googleでログインする" }).click();
  await pastNewcomerPages(page, { email: null, site: /\/login\/\?code=/ });
  const tokens = await exchange(page, site, verifier);

  expect(await userInfo(tokens.access_token)).toMatchObject({ username: expect.stringMatching(/^google_/i) });
});

test.describe("with scripts, for the checker", () => {
  test.use({ javaScriptEnabled: true });

  test("the pages can be used by everybody", async ({ page, baseURL }) => {
    const { url } = authorizeUrl(baseURL ?? "");
    const query = new URL(url).search;
    for (const path of ["/login", "/signup", "/forgotPassword"]) {
      await page.goto(`${process.env.IDENTITY_URL}${path}${query}`);
      await expectAccessible(page);
    }
    await page.goto(`${process.env.IDENTITY_URL}/oauth2/authorize?client_id=unknown`);
    await expectGoodPage(page, "ログインできません");
    await expectAccessible(page);
  });
});

async function register(page: Page, site: string, address: string): Promise<void> {
  await page.goto(`${process.env.IDENTITY_URL}/signup${new URL(authorizeUrl(site).url).search}`);
  await page.getByLabel("メールアドレス").fill(address);
  await page.getByLabel("パスワード", { exact: true }).fill(PASSWORD);
  await page.getByLabel("パスワード（もう一度）").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /利用規約/ }).check();
  await page.getByRole("button", { name: "登録する" }).click();
  await page.getByLabel("確認コード").fill(await codeSentTo(address));
  await page.getByRole("button", { name: "確認する" }).click();
  await expect(page.getByText("確認が済みました")).toBeVisible();
}

/** The answer does not wait for the mail, so that its time does not tell whether the address is known. */
async function resetCode(address: string): Promise<string> {
  const read = async () => {
    const sent: { text: string; code: string }[] = await (
      await fetch(`${process.env.IDENTITY_URL}/_outbox?to=${encodeURIComponent(address)}`)
    ).json();
    return sent.find(({ text }) => text.includes("再設定"))?.code ?? "";
  };
  await expect.poll(read).not.toBe("");
  return read();
}
