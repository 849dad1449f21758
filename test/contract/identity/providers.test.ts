import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeAccount, findAccount, findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { base32Of, newTotpSecret, sealTotp } from "#domain/identity/mfa/totp.server.ts";
import { getUser } from "#domain/identity/operations/get-user.server.ts";
import { signUp } from "#domain/identity/operations/sign-up.server.ts";
import { unlinkProvider } from "#domain/identity/operations/unlink-provider.server.ts";
import { withTerms } from "#domain/identity/pools/terms.ts";
import { minutes } from "#kernel/duration.ts";
import type { MockPerson } from "#main/site/mock-person.ts";
import { type SocialMock, startSocialMock } from "#main/site/social-mock.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { formOf, hostedWorld, type Seen, type Visitor } from "#test/support/hosted.ts";
import { PASSWORD } from "#test/support/identity.ts";
import { claimsOf } from "#test/support/identity-server.ts";
import { codeOf } from "#test/support/totp.ts";

type Provider = "Google" | "Facebook" | "LINE";

const TERMS = { version: "2026-11-23", termsUrl: "https://site.test/terms", privacyUrl: "https://site.test/privacypolicy" };
const OWNED = "このメールアドレスは登録済みです";

let mock: SocialMock;
let world: Awaited<ReturnType<typeof hostedWorld>>;
beforeAll(async () => {
  mock = await startSocialMock();
  const { db } = await testDatabase();
  const pool = { usernameAttributes: ["email"], autoVerified: ["email"], ...withTerms({}, TERMS) } as const;
  world = await hostedWorld(db, { pool, client: { providers: ["COGNITO", "Google", "Facebook", "LINE"] } });
  // The tokens of the providers bear the time of this machine.
  world.clock.moveTo(new Date());
  await mock.register(world.service, world.pool.id);
});
afterAll(() => mock.close());

let people = 0;
/** Somebody no other test knows. */
function person(more: MockPerson = {}): MockPerson {
  people += 1;
  return { sub: `person-${people}`, email: `person${people}@example.com`, ...more };
}

/** The browser of somebody goes to a provider, who answers, and comes back. */
async function come(provider: Provider, who: MockPerson, browser = world.visitor()): Promise<{ browser: Visitor; page: Seen }> {
  const { landed } = await browser.go(world.path({ identity_provider: provider }));
  return { browser, page: await browser.go(await answerOf(landed, who)) };
}

/** What a provider sends a browser back with: path and query. */
async function answerOf(asked: URL | null, who: MockPerson): Promise<string> {
  const cookie = `mock-person=${encodeURIComponent(JSON.stringify(who))}`;
  const response = await fetch(asked ?? "", { redirect: "manual", headers: { cookie } });
  const { pathname, search } = new URL(response.headers.get("location") ?? "");
  return pathname + search;
}

async function proveMail(browser: Visitor, page: Seen, email: string): Promise<Seen> {
  const asked = await browser.submit(page, "/arrival/email", { email });
  return browser.submit(asked, "/arrival/code", { code: world.codeTo(email) });
}

const agree = (browser: Visitor, page: Seen) => browser.submit(page, "/arrival/consent", { terms: "yes" });

async function claims({ landed }: Seen): Promise<Record<string, unknown>> {
  const { json } = await world.exchange(landed?.searchParams.get("code") ?? "");
  return json.id_token ? claimsOf(json.id_token) : {};
}

const errorOf = ({ landed }: Seen) => [landed?.searchParams.get("error"), landed?.searchParams.get("error_description")];

/** An account with a password whose proved address is somebody's. */
async function owner(email: string) {
  const account = await world.account({ attributes: { email, email_verified: "true" } });
  return account;
}

async function identitiesOf(sub: string): Promise<string[]> {
  const account = await findAccount(world.service.db, sub);
  return (account?.identities ?? []).map(({ providerName, userId }) => `${providerName} ${userId}`);
}

describe("who comes from a provider for the first time", () => {
  it("agrees to the terms before there is an account, and the version is kept and in the id token", async () => {
    const who = person();
    const { browser, page } = await come("Google", who);

    expect(page.text).toContain("利用規約(2026年11月23日版)");
    expect(page.text).toMatch(/href="https:\/\/site\.test\/privacypolicy" target="_blank" rel="noopener"/);
    expect(await findAccountByName(world.service.db, world.pool, `google_${who.sub}`)).toBeNull();
    const refused = await browser.submit(page, "/arrival/consent", {});
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("同意が必要です");
    const back = await agree(browser, refused);

    expect(await claims(back)).toMatchObject({ email: who.email, email_verified: true, "custom:terms_version": "2026-11-23" });
    expect((await come("Google", who)).page.landed?.searchParams.has("code")).toBe(true);
  });

  it("agrees to the version that was shown, and to no other", async () => {
    const { browser, page } = await come("Google", person());
    const { hidden } = formOf(page, "/arrival/consent");

    const seen = await browser.post(formOf(page, "/arrival/consent").action, { ...hidden, terms_version: "2026-01-01", terms: "yes" });

    expect(seen.text).toContain("利用規約が新しくなりました");
  });

  it.each([
    ["Facebook", "which it does not call verified", person().email],
    ["LINE", "which it does not call verified", person().email],
    ["LINE", "which it does not tell", null],
  ] as const)("from %s proves by a code the address %s", async (provider, _why, email) => {
    const who = person({ email });
    const address = email ?? "typed@example.com";
    const { browser, page } = await come(provider, who);

    expect(page.text).toContain("確認コードを送る");
    const sent = await browser.submit(page, "/arrival/email", { email: address });
    const code = world.codeTo(address);
    const wrong = await browser.submit(sent, "/arrival/code", { code: code === "000000" ? "000001" : "000000" });
    expect(wrong.text).toContain("確認コードがちがいます。");
    const back = await agree(browser, await browser.submit(wrong, "/arrival/code", { code }));

    expect(await claims(back)).toMatchObject({ email: address, email_verified: true });
  });

  it("types another address where the first was wrong", async () => {
    const { browser, page } = await come("LINE", person({ email: null }));

    expect((await browser.submit(page, "/arrival/email", { email: "no address" })).text).toContain(
      "メールアドレスの形式が正しくありません。",
    );
    const sent = await browser.submit(page, "/arrival/email", { email: "first@example.com" });
    const again = await browser.go(`${sent.url.pathname}${sent.url.search}&notice=another-address`);
    const proved = await proveMail(browser, again, "second@example.com");

    expect(proved.text).toContain("second@example.com");
  });

  it("has five tries at a code, and another code then", async () => {
    const { browser, page } = await come("LINE", person({ email: "tries@example.com" }));
    let seen = await browser.submit(page, "/arrival/email", { email: "tries@example.com" });
    const code = world.codeTo("tries@example.com");
    for (let tried = 0; tried < 5; tried++)
      seen = await browser.submit(seen, "/arrival/code", { code: code === "000000" ? "000001" : "000000" });

    expect((await browser.submit(seen, "/arrival/code", { code })).text).toContain("回数の上限に達しました");
  });

  it("goes back without an account who does not want one, and nothing is kept", async () => {
    const who = person();
    const { browser, page } = await come("Google", who);
    const back = await browser.submit(page, "/arrival/leave", {});

    expect(errorOf(back)).toEqual(["access_denied", "The sign-in at the provider was not finished"]);
    expect(browser.cookies.has("machinone-arrival")).toBe(false);
    expect(await findAccountByName(world.service.db, world.pool, `google_${who.sub}`)).toBeNull();
    expect((await browser.submit(page, "/arrival/consent", { terms: "yes" })).status).toBe(400);
  });

  it("is known in that browser alone, and for half an hour", async () => {
    const { browser, page } = await come("Google", person());
    const form = formOf(page, "/arrival/consent");
    expect((await world.visitor().go(`/arrival?${form.action.split("?")[1]}`)).status).toBe(400);
    const now = world.clock.now();
    world.clock.advance(minutes(30));
    const late = await agree(browser, page);
    world.clock.moveTo(now);

    expect(late.status).toBe(400);
    expect(late.text).toContain("有効期限が切れました");
  });

  it("holds the address: nobody signs up with it a second time, and who only claimed it loses it", async () => {
    const who = person();
    const claim = { ClientId: world.client.id, Username: who.email, Password: PASSWORD };
    await world.run(signUp, claim);
    const { browser, page } = await come("Google", who);
    const { sub } = await claims(await agree(browser, page));

    expect(await findAccountByName(world.service.db, world.pool, who.email ?? "")).toMatchObject({ sub });
    await world.run(signUp, claim);
    expect(world.sent.at(-1)?.subject).toContain("すでに登録されています");
  });
});

describe("the same address as an account's", () => {
  it("links after the account's password, and leads to that account from then on", async () => {
    const who = person();
    const own = await owner(who.email ?? "");
    const { browser, page } = await come("Google", who);
    expect(page.text).toContain(OWNED);
    const wrong = await browser.submit(page, "/arrival/password", { password: "Wrong1horse" });
    expect(wrong.text).toContain("パスワードがちがいます。");
    expect(await identitiesOf(own.sub)).toEqual([]);

    const back = await browser.submit(wrong, "/arrival/password", { password: PASSWORD });

    expect(await claims(back)).toMatchObject({ sub: own.sub, identities: [{ providerName: "Google", userId: who.sub, primary: "false" }] });
    const events = await listAudit(world.service.db, own.sub, 9);
    expect(events.map(({ event, detail }) => [event, detail?.provider])).toContainEqual(["provider-linked", "Google"]);
    const again = await come("Google", { ...who, email: "moved@example.com", name: "another" });
    expect(await claims(again.page)).toMatchObject({ sub: own.sub, email: who.email });
  });

  it("is told only to who has proved it: without, everybody sees the same", async () => {
    const known = person();
    await owner(known.email ?? "");
    const [withAccount, without] = [await come("LINE", known), await come("LINE", person())];
    const plain = ({ page }: { page: Seen }) => page.text.replaceAll(/value="[^"]*"|action="[^"]*"/g, "");
    expect(plain(withAccount)).toBe(plain(without));

    const proved = await proveMail(withAccount.browser, withAccount.page, known.email ?? "");
    expect(proved.text).toContain(OWNED);
  });

  it("asks for the second factor of the account before anything is linked", async () => {
    const who = person();
    const own = await owner(who.email ?? "");
    const secret = newTotpSecret(world.service.randomBytes);
    const totp = { totpMfa: true, totpSealed: sealTotp(world.service.secrets, own.sub, secret) };
    await changeAccount(world.service.db, own.sub, totp, world.clock.now());
    const { browser, page } = await come("Google", who);
    const asked = await browser.submit(page, "/arrival/password", { password: PASSWORD });

    expect(asked.text).toContain("認証アプリのコード");
    expect(await identitiesOf(own.sub)).toEqual([]);
    const back = await browser.submit(asked, "/login/app", { code: codeOf(base32Of(secret), world.clock) });
    expect(await identitiesOf(own.sub)).toEqual([`Google ${who.sub}`]);
    expect(back.landed?.searchParams.has("code")).toBe(true);

    const later = await come("Google", who);
    expect(later.page.text).toContain("認証アプリのコード");
    const done = await later.browser.submit(later.page, "/login/app", { code: codeOf(base32Of(secret), world.clock, 1) });
    expect(done.landed?.searchParams.has("code")).toBe(true);
  });

  it("of an account without a password links after a mailed code", async () => {
    const who = person();
    const first = await come("Google", who);
    const { sub } = await claims(await agree(first.browser, first.page));
    // The provider vouches for the address: that alone links nothing.
    const { browser, page } = await come("Google", { ...who, sub: "another-google" });
    expect(page.text).toContain(OWNED);
    const proved = await proveMail(browser, page, who.email ?? "");
    const back = await browser.submit(proved, "/arrival/link", {});

    expect(await claims(back)).toMatchObject({ sub });
    expect(await identitiesOf(String(sub))).toEqual([`Google ${who.sub}`, "Google another-google"]);
  });

  it("makes no account by a form of another page", async () => {
    const who = person();
    await owner(who.email ?? "");
    const { browser, page } = await come("Google", who);
    const { action, hidden } = formOf(page, "/arrival/password");

    for (const step of ["consent", "link"]) {
      const seen = await browser.post(action.replace("/arrival/password", `/arrival/${step}`), {
        ...hidden,
        terms: "yes",
        terms_version: TERMS.version,
      });
      expect(seen.status).toBe(400);
    }
    expect(await findAccountByName(world.service.db, world.pool, `google_${who.sub}`)).toBeNull();
  });

  it("never comes back into use by a second press", async () => {
    const who = person();
    await owner(who.email ?? "");
    const { browser, page } = await come("Google", who);
    const token = browser.cookies.get("machinone-arrival") ?? "";
    await browser.submit(page, "/arrival/password", { password: PASSWORD });
    browser.cookies.set("machinone-arrival", token);

    expect((await browser.submit(page, "/arrival/password", { password: PASSWORD })).status).toBe(400);
  });
});

describe("who is signed in", () => {
  const wish = (sub: string, provider: Provider = "LINE") => ({ link_provider: provider, link_sub: sub });

  async function connecting(own: { readonly username: string; readonly sub: string }, provider: Provider = "LINE") {
    const browser = world.visitor();
    const login = await browser.go(world.path(wish(own.sub, provider)));
    expect(login.text).toContain("ご本人の確認のため");
    return { browser, page: await browser.submit(login, "/login", { username: own.username, password: PASSWORD }) };
  }

  const providerOn = ({ text }: Seen) => new URL((/class="button provider" href="([^"]*)"/.exec(text)?.[1] ?? "").replaceAll("&amp;", "&"));

  it("links a provider after the password, and gets no code for it", async () => {
    const who = person();
    const own = await owner("connect@example.com");
    const { browser, page } = await connecting(own);
    expect(page.text).toContain("LINEをつなげる");
    const back = await browser.go(await answerOf(providerOn(page), who));

    expect(Object.fromEntries(back.landed?.searchParams ?? [])).toMatchObject({ linked: "LINE", state: "state-1" });
    expect(back.landed?.searchParams.has("code")).toBe(false);
    expect(await identitiesOf(own.sub)).toEqual([`LINE ${who.sub}`]);
    expect(await claims((await come("LINE", who)).page)).toMatchObject({ sub: own.sub });
  });

  it("cannot link what leads to another account", async () => {
    const who = person();
    const first = await come("Google", who);
    await agree(first.browser, first.page);
    const own = await owner("connect-taken@example.com");
    const { browser, page } = await connecting(own, "Google");

    expect(errorOf(await browser.go(await answerOf(providerOn(page), who)))).toEqual([
      "access_denied",
      "The login belongs to another account",
    ]);
    expect(await identitiesOf(own.sub)).toEqual([]);
  });

  it("links nothing to somebody else, whoever signs in or signed out meanwhile", async () => {
    const own = await owner("connect-own@example.com");
    const other = await owner("connect-other@example.com");
    const browser = world.visitor();
    const login = await browser.go(world.path(wish(own.sub)));
    const back = await browser.submit(login, "/login", { username: other.username, password: PASSWORD });
    expect(errorOf(back)).toEqual(["access_denied", "Another user signed in"]);

    const gone = await connecting(own);
    gone.browser.cookies.delete("machinone-login");
    const late = await gone.browser.go(await answerOf(providerOn(gone.page), person()));
    expect(errorOf(late)).toEqual(["access_denied", "Another user signed in"]);
    expect(await identitiesOf(own.sub)).toEqual([]);
  });

  it("proves who it is once more after five minutes", async () => {
    const own = await owner("connect-late@example.com");
    const { browser } = await connecting(own);
    const now = world.clock.now();
    world.clock.advance(minutes(5) + 1);
    const seen = await browser.go(world.path(wish(own.sub)));
    world.clock.moveTo(now);

    expect(seen.url.pathname).toBe("/login");
  });

  it("unlinks what was linked, and not what the account came by", async () => {
    const own = await owner("unlink@example.com");
    const who = person();
    const { browser, page } = await connecting(own);
    await browser.go(await answerOf(providerOn(page), who));
    const { AccessToken } = (await world.signIn(own)).AuthenticationResult;
    const user = (await world.run(getUser, { AccessToken })) as { UserAttributes: { Name: string; Value: string }[] };
    const told = user.UserAttributes.find(({ Name }) => Name === "identities")?.Value ?? "[]";
    expect(JSON.parse(told)).toMatchObject([{ providerName: "LINE", userId: who.sub }]);

    await world.run(unlinkProvider, { AccessToken, ProviderName: "LINE", UserId: who.sub });

    expect(await identitiesOf(own.sub)).toEqual([]);
    expect((await come("LINE", who)).page.landed).toBeNull();
    const again = world.run(unlinkProvider, { AccessToken, ProviderName: "LINE", UserId: who.sub });
    await expect(again).rejects.toThrow("The login is not linked to the user.");
    const events = await listAudit(world.service.db, own.sub, 9);
    expect(events.map(({ event }) => event)).toContain("provider-unlinked");

    const social = person();
    const first = await come("Google", social);
    const { json } = await world.exchange((await agree(first.browser, first.page)).landed?.searchParams.get("code") ?? "");
    const last = world.run(unlinkProvider, { AccessToken: json.access_token, ProviderName: "Google", UserId: social.sub });
    await expect(last).rejects.toThrow("The login the user came by cannot be unlinked.");
  });
});

describe("a sign-up on the hosted page", () => {
  it("asks for the terms, and keeps the version that was agreed to", async () => {
    const browser = world.visitor();
    const login = await browser.go(world.path());
    const page = await browser.go(`/signup${login.url.search}`);
    const typed = { email: "hosted@example.com", new_password: PASSWORD, password_again: PASSWORD };
    const refused = await browser.submit(page, "/signup", typed);
    expect(refused.text).toContain("同意が必要です");
    await browser.submit(refused, "/signup", { ...typed, terms: "yes" });

    const account = await findAccountByName(world.service.db, world.pool, "hosted@example.com");
    expect(account?.attributes["custom:terms_version"]).toBe("2026-11-23");
  });
});

describe("a disabled account", () => {
  it("is not reached by its provider either", async () => {
    const who = person();
    const first = await come("Google", who);
    const { sub } = await claims(await agree(first.browser, first.page));
    await changeAccount(world.service.db, String(sub), { isEnabled: false }, world.clock.now());

    expect(errorOf((await come("Google", who)).page)).toEqual(["access_denied", "User is disabled."]);
  });
});
