import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { changePassword } from "#domain/identity/operations/change-password.server.ts";
import { globalSignOut } from "#domain/identity/operations/global-sign-out.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { formOf, hostedWorld, ORIGIN, REDIRECT, visitor } from "#test/support/hosted.ts";
import { PASSWORD } from "#test/support/identity.ts";

let world: Awaited<ReturnType<typeof hostedWorld>>;

const HELP_PAGES = { reset: "https://site.test/forgot-password/", contact: "https://site.test/risk/contact/" };

beforeAll(async () => {
  const { db } = await testDatabase();
  world = await hostedWorld(db, { client: { providers: ["COGNITO", "Google"], helpPages: HELP_PAGES } });
});

const loginPage = async (extra: Readonly<Record<string, string | null>> = {}) => {
  const browser = world.visitor();
  return { browser, page: await browser.go(world.path(extra)) };
};

describe("the login page", () => {
  it("asks for a name and a password in fields that browsers can fill in", async () => {
    const { page } = await loginPage({ login_hint: "hanako" });

    expect(formOf(page, "/login").asks).toEqual(["username", "password"]);
    expect(page.text).toMatch(/<input id="username"[^>]*autocomplete="username"[^>]*value="hanako"/);
    expect(page.text).toMatch(/<input id="password"[^>]*type="password"[^>]*autocomplete="current-password"/);
    expect(page.text).toContain('<html lang="ja">');
    expect(page.text).not.toContain("<script");
  });

  it("on the way to link a provider offers neither that one nor a new account, but the way back with nothing linked", async () => {
    const linking = { link_provider: "Google", link_sub: "0b7c2f7e-7a0e-4d0b-9d0a-0123456789ab", login_hint: "hanako@example.jp" };
    const { page } = await loginPage(linking);
    const [, back = ""] = /<a href="([^"]+)">つなげずにもどる/.exec(page.text) ?? [];
    const to = new URL(back.replaceAll("&amp;", "&"));

    expect(page.text).toMatch(/<input id="username"[^>]*value="hanako@example.jp"/);
    expect(page.text).not.toContain("Googleでログインする");
    expect(page.text).not.toContain("会員登録");
    expect([to.origin + to.pathname, to.searchParams.get("error"), to.searchParams.get("state")]).toEqual([
      ...[REDIRECT, "access_denied", "state-1"],
    ]);
    expect((await loginPage()).page.text).not.toContain("つなげずにもどる");
  });

  it("offers the providers of the client, and leads to them with the same request", async () => {
    const { page } = await loginPage();
    const [, href = ""] = /<a class="button provider" href="([^"]+)"><svg class="mark".*?<\/svg>Googleでログインする/.exec(page.text) ?? [];
    const link = new URL(href.replaceAll("&amp;", "&"), ORIGIN);

    expect(link.pathname).toBe("/oauth2/authorize");
    expect(link.searchParams.get("identity_provider")).toBe("Google");
    expect(link.searchParams.get("state")).toBe("state-1");
  });

  it("has no form for passwords where the client takes providers only, and takes none", async () => {
    const outside = await world.addClient({ providers: ["Google"] });
    const account = await world.account();
    const { browser, page } = await loginPage();
    const other = await browser.go(world.path({ client_id: outside.id }));
    const form = formOf(page, "/login");

    const posted = await browser.post(form.action.replace(world.client.id, outside.id), {
      ...form.hidden,
      username: account.username,
      password: PASSWORD,
    });

    expect(other.text).not.toContain('type="password"');
    expect(posted.landed).toBeNull();
  });

  it("may run no script, be in no frame and be kept nowhere, and its form may lead to the client", async () => {
    const { headers } = (await loginPage()).page;
    const policy = headers.get("content-security-policy") ?? "";

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:3999;");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  it("shows what came with the request as text", async () => {
    const { page } = await loginPage({ state: '"><script>alert(1)</script>', login_hint: '"><img src=x>' });

    expect(page.text).not.toContain("<script>");
    expect(page.text).not.toContain("<img");
  });

  it("is styled by a sheet that never changes under its address", async () => {
    const { page } = await loginPage();
    const [, href = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.text) ?? [];
    const sheet = await world.app.request(`${ORIGIN}${href}`);
    const again = await world.app.request(`${ORIGIN}/assets/hosted.css`, { headers: { "if-none-match": sheet.headers.get("etag") ?? "" } });
    const icon = await world.app.request(`${ORIGIN}/assets/hosted.svg`);

    expect(sheet.headers.get("cache-control")).toContain("immutable");
    expect(await sheet.text()).toContain("--brand: #0b5d66");
    expect(again.status).toBe(304);
    expect(icon.headers.get("content-type")).toBe("image/svg+xml");
  });

  it("is where steps begin again that are asked for by address", async () => {
    const seen = await world.visitor().go(world.path().replace("/oauth2/authorize", "/login/sms"));

    expect(seen).toMatchObject({ status: 200 });
    expect(seen.url.pathname).toBe("/login");
  });
});

describe("a sign-in with name and password", () => {
  it("leads back to the client with a code and the state", async () => {
    const { back } = await world.login(await world.account());

    expect(back.status).toBe(303);
    expect(back.landed?.href.startsWith(REDIRECT)).toBe(true);
    expect(back.landed?.searchParams.get("code")).toMatch(/^[A-Za-z0-9._~-]+$/);
    expect(back.landed?.searchParams.get("state")).toBe("state-1");
  });

  it.each([
    ["a wrong password", { password: "Wrong1!zzzz" }],
    ["a name nobody has", { username: "nobody" }],
    ["a password no account can have", { password: "with a blank" }],
  ])("says the same, and repeats no password, for %s", async (_case, wrong) => {
    const account = await world.account();
    const { browser, page } = await loginPage();
    const values = { username: account.username, password: PASSWORD, ...wrong };

    const seen = await browser.submit(page, "/login", values);

    expect(seen).toMatchObject({ status: 400, landed: null });
    expect(seen.text).toContain("ログインできません。ユーザー名と、パスワードを確かめてください。");
    expect(seen.text).toContain('role="alert"');
    expect(seen.text).toMatch(/<input id="password"[^>]*aria-invalid="true"[^>]*aria-describedby="password-problem"/);
    expect(seen.text).not.toContain(values.password);
    expect(formOf(seen, "/login").asks).toEqual(["username", "password"]);
  });

  it("says what is left out", async () => {
    const { browser, page } = await loginPage();

    const seen = await browser.submit(page, "/login", { username: " ", password: "" });

    expect(seen.text).toContain('<a href="#username">ユーザー名を入力してください。</a>');
    expect(seen.text).toContain('<a href="#password">パスワードを入力してください。</a>');
  });

  it("is refused for a while after many wrong passwords, also with the right one", async () => {
    const account = await world.account();
    const { browser, page } = await loginPage();
    for (let tries = 0; tries < 6; tries++) await browser.submit(page, "/login", { username: account.username, password: "Wrong1!zzzz" });

    const seen = await browser.submit(page, "/login", { username: account.username, password: PASSWORD });

    expect(seen.landed).toBeNull();
    expect(seen.text).toContain("一時的にログインできません");
  });

  it("tells a disabled user with the right password so, and leads them to the contact page", async () => {
    const account = await world.account();
    await changeAccount(world.service.db, account.sub, { isEnabled: false }, world.clock.now());

    const { text } = (await world.login(account)).back;
    expect(text).toContain("このアカウントは、ご利用を停止しています。");
    expect(text).toContain('<a href="https://site.test/risk/contact/">お問い合わせ</a>');
  });

  it("gives a new session at every sign-in and ends the one before", async () => {
    const account = await world.account();
    const { browser } = await world.login(account);
    const before = browser.cookies.get("machinone-login") ?? "";
    await world.login(account, { browser, extra: { prompt: "login" } });

    const stale = world.visitor();
    stale.cookies.set("machinone-login", before);

    expect(browser.cookies.get("machinone-login")).not.toBe(before);
    expect((await stale.go(world.path())).url.pathname).toBe("/login");
  });

  it("ends in every browser with a new password or a sign-out everywhere", async () => {
    const account = await world.account();
    const first = await world.login(account);
    const { json } = await world.exchange(first.code);
    await world.run(changePassword, { AccessToken: json.access_token, PreviousPassword: PASSWORD, ProposedPassword: "Another2horse" });
    expect((await first.browser.go(world.path())).url.pathname).toBe("/login");

    const other = await world.account();
    const second = await world.login(other);
    const tokens = await world.exchange(second.code);
    await world.run(globalSignOut, { AccessToken: tokens.json.access_token });
    expect((await second.browser.go(world.path())).url.pathname).toBe("/login");
  });
});

describe("the cookies of the login", () => {
  it("are for the server alone and not sent with other sites' forms", async () => {
    const response = await world.app.request(`${ORIGIN}/login${world.path().slice("/oauth2/authorize".length)}`);

    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect(response.headers.getSetCookie()[0]).toMatch(/^machinone-browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("are bound to the host and to https where there is https", async () => {
    const { db } = world.service;
    const origin = "https://id.example";
    const secure = await hostedWorld(db, { parts: { origin: () => origin } });
    const browser = visitor(secure.app, origin);
    const account = await secure.account();
    const page = await browser.go(secure.path());

    const back = await browser.submit(page, "/login", { username: account.username, password: PASSWORD });

    expect(back.landed?.searchParams.has("code")).toBe(true);
    expect([...browser.cookies.keys()].sort()).toEqual(["__Host-machinone-browser", "__Host-machinone-login"]);
    expect(back.headers.getSetCookie().join()).toMatch(
      /__Host-machinone-login=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
  });
});

describe("a form that is not from our page", () => {
  const values = async () => ({ username: (await world.account()).username, password: PASSWORD });

  it("is refused without the cookie of the browser the page was given to", async () => {
    const { page } = await loginPage();

    const seen = await world.visitor().submit(page, "/login", await values());

    expect(seen).toMatchObject({ status: 403, landed: null });
    expect(seen.text).toContain("送信を受け付けられません");
  });

  it("is refused with the token of another browser, and without one", async () => {
    const { page } = await loginPage();
    const { browser } = await loginPage();
    const { action, hidden } = formOf(page, "/login");

    expect((await browser.post(action, { ...hidden, ...(await values()) })).status).toBe(403);
    expect((await browser.post(action, await values())).status).toBe(403);
  });

  it.each([
    ["by its origin", { origin: "https://evil.example" }],
    ["by an origin that is hidden", { origin: "null" }],
    ["by what the browser says of it", { "sec-fetch-site": "cross-site" }],
    ["by what the browser says of it, from a sister site", { "sec-fetch-site": "same-site" }],
  ])("is refused %s", async (_case, headers) => {
    const { browser, page } = await loginPage();
    const { action, hidden } = formOf(page, "/login");

    expect((await browser.post(action, { ...hidden, ...(await values()) }, { headers })).status).toBe(403);
  });

  it("is refused when it is no form", async () => {
    const { browser, page } = await loginPage();
    const { action } = formOf(page, "/login");

    expect((await browser.post(action, {}, { headers: { "content-type": "text/plain" } })).status).toBe(403);
  });

  it("is taken where the browser vouches for it, whatever name the host goes by", async () => {
    const { browser, page } = await loginPage();
    const { action, hidden } = formOf(page, "/login");
    const headers = { origin: "http://127.0.0.1:3001", "sec-fetch-site": "same-origin" };

    expect((await browser.post(action, { ...hidden, ...(await values()) }, { headers })).landed).not.toBeNull();
  });

  it("cannot change what the client asked for into something that is refused", async () => {
    const { browser, page } = await loginPage();
    const { action, hidden } = formOf(page, "/login");
    const bent = action.replace(encodeURIComponent(REDIRECT), encodeURIComponent("https://evil.example/"));

    const seen = await browser.post(bent, { ...hidden, ...(await values()) });

    expect(seen).toMatchObject({ status: 400, landed: null });
  });
});
