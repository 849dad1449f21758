import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Locator, Page, Request, Response } from "@playwright/test";
import { seconds } from "#kernel/duration.ts";
import { systemClock } from "#platform/clock.server.ts";
import { isSecret, PASSWORD, SAMPLE_PASSWORD, SAMPLE_TOTP_SECRET } from "#test/support/telling.ts";
import { codeOf } from "#test/support/totp.ts";
import { TERMS_ATTRIBUTE } from "#wire/account-attributes.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";
import { expect, test as siteTest, untilAlive } from "./site.ts";

const CLIENT_ID = "machinonesite";

export { isSecret, PASSWORD };

export type Member = { readonly address: string; readonly password: string };

/** The owner of a sample company, whose app shows the codes of the sample secret. */
export const SAMPLE_OWNER: Member = { address: "mihon-kaisha@example.com", password: SAMPLE_PASSWORD };

/** Two operators, as the owner of the company. */
export const OPERATOR: Member = { address: "mihon-unei@example.com", password: SAMPLE_PASSWORD };
export const SECOND_OPERATOR: Member = { address: "mihon-unei-2@example.com", password: SAMPLE_PASSWORD };

/** One of those that local mode has from the start, with a name and answers. */
export const SAMPLE_MEMBER: Member = { address: "toroku-zumi@example.com", password: SAMPLE_PASSWORD };

/** Journeys of members also fail where an address of a request tells a token, a password or who somebody is, and where a page holds a token. */
export const test = siteTest.extend({
  context: async ({ context }, use) => {
    const watch = watchTelling(context);
    await use(context);
    expect(await watch.told()).toEqual([]);
  },
  other: async ({ other }, use) => {
    const watch = watchTelling(other.context());
    await use(other);
    expect(await watch.told()).toEqual([]);
  },
});

function watchTelling(context: BrowserContext) {
  const told: string[] = [];
  const pages: Promise<void>[] = [];
  context.on("request", (request) => void (isTelling(request.url()) && told.push(request.url())));
  context.on("response", (response) => {
    if (response.request().resourceType() === "document") pages.push(readPage(response, told));
  });
  return {
    told: async () => {
      await Promise.all(pages);
      return told;
    },
  };
}

async function readPage(response: Response, told: string[]): Promise<void> {
  // What the browser has left already, or was redirected from, has no text any more.
  const html = await response.text().catch(() => "");
  if (isSecret(html)) told.push(`a secret in the page at ${response.url()}`);
}

function isTelling(url: string): boolean {
  return isSecret(url) || /@|%40/.test(new URL(url).search);
}

export function newAddress(): string {
  return `e2e-${randomBytes(6).toString("hex")}@example.com`;
}

/** A Japanese mobile number: as people type it, and in E.164. */
export function newPhone() {
  const digits = String(randomInt(10_000_000, 99_999_999));
  return { typed: `090-${digits.slice(0, 4)}-${digits.slice(4)}`, e164: `+8190${digits}` };
}

type Operation = "SignUp" | "ConfirmSignUp" | "InitiateAuth" | "AssociateSoftwareToken" | "VerifySoftwareToken" | MoreOperations;
type MoreOperations =
  | "RespondToAuthChallenge"
  | "SetUserMFAPreference"
  | "UpdateUserAttributes"
  | "GetUserAttributeVerificationCode"
  | "VerifyUserAttribute"
  | "GlobalSignOut"
  | "RevokeToken";
type Answer = {
  readonly SecretCode?: string;
  /** Where something more is asked for. */
  readonly ChallengeName?: string;
  readonly Session?: string;
  readonly AuthenticationResult?: { readonly AccessToken: string; readonly IdToken: string; readonly RefreshToken: string };
};

/** One call of the user-pool API, over the wire. */
export async function ask(operation: Operation, body: object): Promise<Answer> {
  const answer = await fetch(`${process.env.IDENTITY_URL}/`, {
    method: "POST",
    headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${operation}: ${text}`);
  return text === "" ? {} : JSON.parse(text);
}

type Sent = { readonly code: string; readonly text: string; readonly subject: string | null };

async function sentTo(to: string): Promise<readonly Sent[]> {
  return (await fetch(`${process.env.IDENTITY_URL}/_outbox?to=${encodeURIComponent(to)}`)).json();
}

/** The code that comes by mail or SMS after `act`. */
export async function codeAfter(to: string, act: () => Promise<unknown>): Promise<string> {
  // Mails that tell of something come in between.
  const codes = async () => (await sentTo(to)).filter(({ code }) => code);
  const before = (await codes()).length;
  await act();
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(before);
  return (await codes()).at(-1)?.code ?? "";
}

/** Waits for the mail or SMS, whatever it says, that comes after `act`. */
export async function mailAfter(to: string, act: () => Promise<unknown>): Promise<void> {
  const before = (await sentTo(to)).length;
  await act();
  await expect.poll(async () => (await sentTo(to)).length).toBeGreaterThan(before);
}

/** The text of the mail with these words in its subject. The site hands its mails over within a minute. */
export async function mailAbout(to: string, subject: string): Promise<string> {
  const found = async () => (await sentTo(to)).find((sent) => sent.subject?.includes(subject))?.text ?? "";
  await expect.poll(found, { timeout: 90_000 }).not.toBe("");
  return found();
}

/** A member with a confirmed address, whom no browser knows yet. */
export async function newMember(): Promise<Member> {
  const member = { address: newAddress(), password: PASSWORD };
  const UserAttributes = [
    { Name: "email", Value: member.address },
    { Name: TERMS_ATTRIBUTE, Value: TERMS_VERSION },
  ];
  const signUp = { ClientId: CLIENT_ID, Username: member.address, Password: PASSWORD, UserAttributes };
  const ConfirmationCode = await codeAfter(member.address, () => ask("SignUp", signUp));
  await ask("ConfirmSignUp", { ClientId: CLIENT_ID, Username: member.address, ConfirmationCode });
  return member;
}

/** The tokens of a sign-in that no browser had a part in. A code of an app counts once: who signs in as the same sample member meanwhile waits for the next. */
export async function tokensOf(member: Member): Promise<Awaited<ReturnType<typeof tokensNow>>> {
  try {
    return await tokensNow(member);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes("already been used"))) throw error;
    await pause(seconds(5));
    return tokensOf(member);
  }
}

async function tokensNow({ address, password }: Member) {
  const AuthParameters = { USERNAME: address, PASSWORD: password };
  const begun = await ask("InitiateAuth", { ClientId: CLIENT_ID, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters });
  const { AuthenticationResult } = begun.ChallengeName === "SOFTWARE_TOKEN_MFA" ? await withAppCode(address, begun.Session ?? "") : begun;
  if (!AuthenticationResult) throw new Error("a second factor was asked for");
  return AuthenticationResult;
}

/** With what the app of a sample member shows now. */
function withAppCode(address: string, Session: string) {
  const ChallengeResponses = { USERNAME: address, SOFTWARE_TOKEN_MFA_CODE: codeOf(SAMPLE_TOTP_SECRET, systemClock) };
  return ask("RespondToAuthChallenge", { ClientId: CLIENT_ID, ChallengeName: "SOFTWARE_TOKEN_MFA", Session, ChallengeResponses });
}

/** Gives a member a verified phone and, with `isFactor`, its SMS as the second factor. */
export async function withPhone(member: Member, { isFactor = true } = {}): Promise<string> {
  const { AccessToken } = await tokensOf(member);
  const { e164 } = newPhone();
  const UserAttributes = [{ Name: "phone_number", Value: e164 }];
  await ask("UpdateUserAttributes", { AccessToken, UserAttributes });
  const Code = await codeAfter(e164, () => ask("GetUserAttributeVerificationCode", { AccessToken, AttributeName: "phone_number" }));
  await ask("VerifyUserAttribute", { AccessToken, AttributeName: "phone_number", Code });
  if (isFactor) await ask("SetUserMFAPreference", { AccessToken, SMSMfaSettings: { Enabled: true, PreferredMfa: true } });
  return e164;
}

/** A field by the whole of its label, whether it is required or not. */
export function field(page: Page, label: string): Locator {
  return page.getByLabel(new RegExp(`^${label}(※必須|任意)?$`));
}

/** Signs in at the form of the page that is shown, and goes where that leads. */
export async function submitSignIn(page: Page, { address, password }: Member): Promise<void> {
  await field(page, "メールアドレス").fill(address);
  await field(page, "パスワード").fill(password);
  await page.getByRole("button", { name: "ログインする", exact: true }).click();
}

/** Signs in by the form and waits for the page that follows. */
export async function signIn(page: Page, member: Member, follows: RegExp = MY_PAGE): Promise<void> {
  await page.goto("/login/");
  await submitSignIn(page, member);
  await page.waitForURL(follows);
}

export const MY_PAGE = /\/mypage\/?$/;
export const LOGIN = /\/login\/?(\?.*)?$/;
export const ACCOUNT = "/settings/account";

/** Takes up a session as the form would, without the form: for journeys that begin as a member. */
export async function asMember(context: BrowserContext, member: Member): Promise<void> {
  const { AccessToken: accessToken, IdToken: idToken, RefreshToken: refreshToken } = await tokensOf(member);
  const answer = await context.request.post(`${process.env.SITE_URL}/auth/session`, {
    headers: { "x-machinone-session": "1", origin: process.env.SITE_URL ?? "" },
    data: { strategy: "cognito", accessToken, idToken, refreshToken },
  });
  expect(answer.status()).toBe(200);
}

export async function signOut(page: Page): Promise<void> {
  await untilAlive(page);
  await page.getByText("アカウント", { exact: true }).click();
  await page.getByRole("button", { name: "ログアウト", exact: true }).click();
  await page.waitForURL(LOGIN);
}

/** A member's own page is on the screen, and was not led elsewhere. */
export async function expectMember(page: Page): Promise<void> {
  await expect(page.getByText("アカウント", { exact: true })).toBeVisible();
}

/** Every request to a path from now on. */
export function requestsTo(page: Page, part: string): Request[] {
  const seen: Request[] = [];
  page.on("request", (request) => void (request.url().includes(part) && seen.push(request)));
  return seen;
}

export const REFRESH = "/auth/session/refresh";

/** Makes the access token look ended, as it does an hour after the sign-in. */
export async function endAccessToken(page: Page): Promise<void> {
  await setCookie(page.context(), "auth._token_expiration.cognito", String(Date.now() - 1000));
}

export async function setCookie(context: BrowserContext, name: string, value: string): Promise<void> {
  await context.addCookies([{ name, value, url: process.env.SITE_URL ?? "", secure: true, sameSite: "Lax" }]);
}
