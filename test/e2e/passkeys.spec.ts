import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";
import type { Amplified } from "./amplify-page.ts";
import { withAuthenticator } from "./authenticator.ts";
import { ACCOUNT, expectMember, type Member, MY_PAGE, newMember, signOut, submitSignIn, test } from "./member.ts";
import { expect, expectAccessible, openAlive } from "./site.ts";

declare global {
  interface Window {
    amplified: Amplified;
  }
}

const ADD = "パスキーを追加する";
const SIGN_IN = "パスキーでログイン";

async function signInByPassword(page: Page, member: Member): Promise<void> {
  await openAlive(page, "/login/");
  await submitSignIn(page, member);
  await page.waitForURL(MY_PAGE);
}

async function addPasskey(page: Page): Promise<void> {
  await openAlive(page, ACCOUNT);
  await page.getByRole("button", { name: ADD }).click();
  await expect(page.getByText("パスキーを追加しました")).toBeVisible();
}

test("a passkey is added, named, used in place of the password, and removed", async ({ page }) => {
  await withAuthenticator(page);
  await signInByPassword(page, await newMember());
  await addPasskey(page);

  await page.getByRole("button", { name: "パスキーの名前を変える" }).click();
  await page.getByLabel("名前", { exact: true }).fill("自宅のパソコン");
  await page.getByRole("button", { name: "変える", exact: true }).click();
  await expect(page.getByText("名前を「自宅のパソコン」に変えました。")).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  await page.getByRole("button", { name: SIGN_IN }).click();
  await page.waitForURL(MY_PAGE);
  await expectMember(page);

  await openAlive(page, ACCOUNT);
  await page.getByRole("button", { name: "自宅のパソコンを削除する" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect(page.getByText("パスキーを削除しました。")).toBeVisible();
  await signOut(page);
  await page.getByRole("button", { name: SIGN_IN }).click();
  await expect(page.getByText("このパスキーではログインできません")).toBeVisible();
});

test("a passkey that the person gives up is no error", async ({ page }) => {
  const { setUserVerified } = await withAuthenticator(page);
  await signInByPassword(page, await newMember());
  await addPasskey(page);
  await signOut(page);
  await setUserVerified(false);
  await page.getByRole("button", { name: SIGN_IN }).click();
  await expect(page.getByText("パスキーでのログインをやめました。")).toBeVisible();
  await expectAccessible(page);
});

test("a passkey of the site also signs in on the pool's own login page", async ({ page }) => {
  await withAuthenticator(page);
  await signInByPassword(page, await newMember());
  await addPasskey(page);
  await signOut(page);
  await page.getByRole("button", { name: "ログイン画面(共通)でログイン" }).click();
  await page.waitForURL((url) => url.origin === process.env.IDENTITY_URL);
  await expect(page.locator("input[name=password]")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: SIGN_IN }).click();
  await page.waitForURL(MY_PAGE);
  await expectMember(page);
});

const ownPage = (path: string) =>
  `${process.env.IDENTITY_URL}${path}?${new URLSearchParams({ client_id: "machinonesite", redirect_uri: `${process.env.SITE_URL}/login/` })}`;

async function signInHosted(page: Page, { address, password }: Member): Promise<void> {
  await page.locator("input[name=username]").fill(address);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "ログインする", exact: true }).click();
}

test("on the pool's own pages a passkey is added, named, used in place of the password, and removed", async ({ page }) => {
  await withAuthenticator(page);
  const member = await newMember();
  await page.goto(ownPage("/passkeys/add"));
  await expect(page.getByText("パスキーを管理するには、ログインしてください。")).toBeVisible();
  await signInHosted(page, member);
  await expect(page.getByRole("heading", { name: "パスキーの追加" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: ADD }).click();
  await expect(page.getByText("パスキーを追加しました。")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "パスキーの名前を変える" }).click();
  await expectAccessible(page);
  await page.getByLabel("名前", { exact: true }).fill("自宅のパソコン");
  await page.getByRole("button", { name: "名前を変える" }).click();
  await expect(page.getByText("名前を変えました。")).toBeVisible();

  await page.getByRole("link", { name: ADD }).click();
  await page.getByRole("button", { name: ADD }).click();
  await expect(page.getByText("この端末のパスキーは、すでに追加されています。")).toBeVisible();
  await page.getByRole("link", { name: "追加せずに一覧へもどる" }).click();
  await page.getByRole("link", { name: "この画面からログアウトする" }).click();
  await expect(page.getByRole("heading", { name: "ログアウトしました" })).toBeVisible();

  await page.goto(ownPage("/passkeys"));
  await page.getByRole("button", { name: SIGN_IN }).click();
  await page.getByRole("link", { name: "自宅のパソコンを削除する" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "削除する" }).click();
  await expect(page.getByText("パスキーを削除しました。")).toBeVisible();
  await expect(page.getByText("パスキーはまだありません。")).toBeVisible();
});

test("without scripts the passkeys of the pool's own pages are listed, and the page to add one says what it needs", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(ownPage("/passkeys"));
  await signInHosted(page, await newMember());
  await page.getByRole("link", { name: ADD }).click();
  await expect(page.getByText("パスキーの追加には、JavaScriptが必要です。")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.close();
});

test("a passkey is picked where the name is typed, on the site and on the pool's own login page", async ({ page }) => {
  const { setPresent } = await withAuthenticator(page, { isOffering: true });
  await signInByPassword(page, await newMember());
  await addPasskey(page);
  await setPresent(false);
  await signOut(page);
  await expect(page.getByLabel(/^メールアドレス/)).toHaveAttribute("autocomplete", "username webauthn");
  // Chrome's pretended finger is asked when the page asks.
  await setPresent(true);
  await page.reload();
  await page.waitForURL(MY_PAGE);
  await expectMember(page);

  await setPresent(false);
  await signOut(page);
  await page.getByRole("button", { name: "ログイン画面(共通)でログイン" }).click();
  await page.waitForURL((url) => url.origin === process.env.IDENTITY_URL);
  await expect(page.locator("input[name=username]")).toHaveAttribute("autocomplete", "username webauthn");
  await setPresent(true);
  await page.reload();
  await page.waitForURL(MY_PAGE);
  await expectMember(page);
});

test("aws-amplify 6 makes a passkey at our service and signs in by it", async ({ page }) => {
  await withAuthenticator(page);
  const member = await newMember();
  await openAmplified(page);
  await page.evaluate(async ({ address, password }) => {
    const { amplified } = window;
    await amplified.signIn({ username: address, password });
    await amplified.associate();
    await amplified.signOut();
  }, member);

  const seen = await page.evaluate(async (username) => {
    const { amplified } = window;
    const options = { authFlowType: "USER_AUTH", preferredChallenge: "WEB_AUTHN" } as const;
    const { isSignedIn } = await amplified.signIn({ username, options });
    const { credentials } = await amplified.list();
    const authTime = await amplified.authTime();
    await amplified.signOut();
    const listed = await amplified.signIn({ username, options: { authFlowType: "USER_AUTH" } });
    const chosen = await amplified.confirmSignIn({ challengeResponse: "WEB_AUTHN" });
    const [passkey] = credentials;
    if (passkey?.credentialId) await amplified.remove({ credentialId: passkey.credentialId });
    const left = (await amplified.list()).credentials.length;
    await amplified.signOut();
    return { isSignedIn, authTime, passkey, listed: listed.nextStep, chosen: chosen.isSignedIn, left };
  }, member.address);

  expect(seen).toMatchObject({
    isSignedIn: true,
    passkey: { relyingPartyId: "localhost", authenticatorTransports: ["internal"] },
    listed: { signInStep: "CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION", availableChallenges: ["PASSWORD", "PASSWORD_SRP", "WEB_AUTHN"] },
    chosen: true,
    left: 0,
  });
  expect(seen.authTime).toBeGreaterThan(0);
});

/** An empty page of the site's origin that holds Amplify, as any site of the pool might. */
async function openAmplified(page: Page): Promise<void> {
  const address = `${process.env.SITE_URL}/amplified`;
  const script = await amplifyBundle();
  const headers = { "content-security-policy": "script-src 'self' 'nonce-0123456789abcdef';" };
  const body = '<!doctype html><html lang="ja"><title>Amplify</title><script type="module" src="/amplified.js"></script></html>';
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", headers, body }));
  await page.route(`${address}.js`, (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  await page.goto(address);
  await page.waitForFunction(() => "amplified" in window);
  const pool = {
    userPoolId: "ap-northeast-1_Machinone",
    userPoolClientId: "machinonesite",
    userPoolEndpoint: process.env.IDENTITY_URL ?? "",
  };
  await page.evaluate((given) => window.amplified.configure(given), pool);
}

async function amplifyBundle(): Promise<string> {
  const input = fileURLToPath(new URL("./amplify-page.ts", import.meta.url));
  const built = await build({ configFile: false, logLevel: "error", build: { write: false, rollupOptions: { input } } });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const code = outputs.find((one) => one.type === "chunk" && one.isEntry);
  if (code?.type !== "chunk") throw new Error("no bundle");
  return code.code;
}
