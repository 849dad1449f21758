import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { Account, ClientSettings } from "#domain/identity/core/types.ts";
import { minutes, seconds } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { formOf, hostedWorld, ORIGIN, REDIRECT, type Seen, type Visitor } from "#test/support/hosted.ts";
import { PASSWORD } from "#test/support/identity.ts";
import { PASSKEY_POOL } from "#test/support/passkeys.ts";
import { type Lies, softAuthenticator } from "#test/support/soft-authenticator.ts";
import { passkeyProblem } from "./passkey-problems.ts";

type World = Awaited<ReturnType<typeof hostedWorld>>;
let world: World;

const CLIENT: Partial<ClientSettings> = { providers: ["COGNITO", "Google"] };

beforeAll(async () => {
  const { db } = await testDatabase();
  world = await hostedWorld(db, { pool: PASSKEY_POOL, client: CLIENT });
});

const at = (path: string, more: Readonly<Record<string, string>> = {}, clientId = world.client.id) =>
  `${path}?${new URLSearchParams({ client_id: clientId, redirect_uri: REDIRECT, ...more }).toString()}`;

/** A member at the page of their passkeys, by the login that stands before it. */
async function atList(account?: Account): Promise<{ account: Account; browser: Visitor; page: Seen }> {
  const member = account ?? (await world.account());
  const browser = world.visitor();
  const login = await browser.go(at("/passkeys"));
  return { account: member, browser, page: await signIn(browser, login, member) };
}

const signIn = (browser: Visitor, login: Seen, { username }: Account) => browser.submit(login, "/login", { username, password: PASSWORD });

/** What the page's script does to make a passkey. */
async function add(browser: Visitor, authenticator = softAuthenticator(ORIGIN), lies: Lies = {}): Promise<Seen> {
  const page = await browser.go(at("/passkeys/add"));
  const form = formOf(page, "/passkeys/add");
  const answer = await browser.post(optionsAddress(page), { form_token: form.hidden.form_token ?? "" });
  const { options } = JSON.parse(answer.text) as { options: object };
  return browser.post(form.action, { ...form.hidden, credential: JSON.stringify(authenticator.make(options, lies)) });
}

function optionsAddress({ text }: Seen): string {
  return (/data-new-passkey="([^"]+)"/.exec(text)?.[1] ?? "").replaceAll("&amp;", "&");
}

const linkNamed = ({ text }: Seen, name: string) =>
  (new RegExp(`<a class="row-action" href="([^"]+)"[^>]*aria-label="${name}"`).exec(text)?.[1] ?? "").replaceAll("&amp;", "&");

const lastEvent = async ({ sub }: Account) => (await listAudit(world.service.db, sub, 1))[0];

describe("the page of one's passkeys", () => {
  it("is reached by the login, which says why, and gives the client nothing", async () => {
    const browser = world.visitor();
    const login = await browser.go(at("/passkeys"));
    expect([login.url.pathname, login.text.includes("パスキーを管理するには、ログインしてください。")]).toEqual(["/login", true]);
    const page = await signIn(browser, login, await world.account());

    expect([page.status, page.url.pathname, page.landed]).toEqual([200, "/passkeys", null]);
    expect(page.url.search).toBe(at(""));
    expect(page.text).toContain("パスキーはまだありません。");
    expect(page.text).not.toContain("<script");
  });

  it.each([
    ["an unknown client", { client_id: "nosuchclient000000000000" }],
    ["an address that is not registered", { redirect_uri: `${REDIRECT}x` }],
    ["no address", { redirect_uri: "" }],
  ])("is not there for %s, and leads nowhere", async (_, changes) => {
    const { browser } = await atList();
    const seen = await browser.go(at("/passkeys", changes));

    expect([seen.status, seen.landed]).toEqual([400, null]);
    expect(seen.text).not.toContain("パスキーを追加する");
  });

  it("adds one by the page's own script, under the name of who keeps it, and tells it", async () => {
    const { account, browser } = await atList();
    const page = await browser.go(at("/passkeys/add"));
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(page.text).toMatch(/<p data-without-script>パスキーの追加には、JavaScriptが必要です。/);
    const list = await add(browser);

    expect([list.status, list.url.pathname]).toEqual([200, "/passkeys"]);
    expect(list.text).toContain("パスキーを追加しました。");
    expect(list.text).toContain("Windows Hello");
    expect(list.text).toMatch(/追加：\d+年\d+月\d+日<\/span><span>最後の利用：まだありません/);
    expect(await lastEvent(account)).toMatchObject({
      event: "passkey-added",
      clientId: world.client.id,
      detail: { name: "Windows Hello" },
    });
  });

  it("makes passkeys that sign in on the login page", async () => {
    const { account, browser } = await atList();
    const authenticator = softAuthenticator(ORIGIN);
    await add(browser, authenticator);
    const other = world.visitor();
    const login = await other.go(world.path());
    const form = formOf(login, "/login/passkey");
    const optionsAt = (/data-passkey="([^"]+)"/.exec(login.text)?.[1] ?? "").replaceAll("&amp;", "&");
    const asked = await other.post(optionsAt, { form_token: form.hidden.form_token ?? "" });
    const { session, options } = JSON.parse(asked.text) as { session: string; options: object };
    const credential = authenticator.sign(JSON.stringify(options));
    const back = await other.post(form.action, { ...form.hidden, session, credential });

    expect(back.landed?.searchParams.has("code")).toBe(true);
    expect((await atList(account)).page.text).not.toContain("最後の利用：まだありません");
  });

  it("names and removes one without scripts, after a page that asks", async () => {
    const { account, browser } = await atList();
    const list = await add(browser);
    const naming = await browser.go(linkNamed(list, "Windows Helloの名前を変える"));
    const empty = await browser.submit(naming, "/passkeys/name", { name: "  " });
    expect([empty.status, empty.text.includes("名前を入力してください。")]).toEqual([400, true]);
    const named = await browser.submit(naming, "/passkeys/name", { name: " <b>自宅</b> " });
    expect(named.text).toContain("名前を変えました。");
    expect(named.text).toContain("&lt;b&gt;自宅&lt;/b&gt;");
    await browser.submit(naming, "/passkeys/name", { name: "自宅のパソコン" });
    expect(await lastEvent(account)).toMatchObject({ event: "passkey-renamed", detail: { name: "自宅のパソコン" } });

    const asking = await browser.go(linkNamed(await browser.go(at("/passkeys")), "自宅のパソコンを削除する"));
    expect(asking.text).toContain("パスキーを削除しますか");
    const removed = await browser.submit(asking, "/passkeys/remove", {});
    expect([removed.url.pathname, removed.text.includes("パスキーを削除しました。")]).toEqual(["/passkeys", true]);
    expect(await lastEvent(account)).toMatchObject({ event: "passkey-removed", detail: { name: "自宅のパソコン" } });
    const again = await browser.submit(asking, "/passkeys/remove", {});
    expect([again.status, again.text.includes("このパスキーは、すでに削除されています。")]).toEqual([400, true]);
  });

  it("shows, names and removes nobody else's", async () => {
    const owner = await atList();
    const list = await add(owner.browser);
    const { browser } = await atList();
    const own = await add(browser);
    const theirs = new URL(linkNamed(list, "Windows Helloを削除する"), ORIGIN).searchParams.get("credential") ?? "";
    for (const path of ["/passkeys/name", "/passkeys/remove"]) {
      expect((await browser.go(at(path, { credential: theirs }))).text).toContain("すでに削除されています");
      const form = formOf(
        await browser.go(linkNamed(own, `Windows Hello${path.endsWith("name") ? "の名前を変える" : "を削除する"}`)),
        path,
      );
      expect((await browser.post(at(path, { credential: theirs }), { ...form.hidden, name: "盗用" })).status).toBe(400);
    }

    expect((await owner.browser.go(at("/passkeys"))).text).toContain("Windows Hello");
  });

  it("leads back to the client, and to the end of the sign-in", async () => {
    const { browser, page } = await atList();
    expect(page.text).toContain(`<a href="${REDIRECT}">ご利用中のサービスへもどる</a>`);
    const [, signOut = ""] = /<a href="([^"]+)">この画面からログアウトする/.exec(page.text) ?? [];
    expect((await browser.go(signOut)).text).toContain("ログアウトしました");
    expect((await browser.go(at("/passkeys"))).url.pathname).toBe("/login");
  });

  it("is named on the login page to who is signed in, and to nobody else", async () => {
    const { account, browser } = await atList();
    const login = await browser.go(world.path({ prompt: "login" }));
    expect(login.text).toContain(`${account.attributes.email} でログイン中です。`);
    const [, href = ""] = /<a href="([^"]+)">パスキーを管理する/.exec(login.text) ?? [];
    expect((await browser.go(href.replaceAll("&amp;", "&"))).text).toContain("パスキーはまだありません。");
    expect((await world.visitor().go(world.path())).text).not.toContain("パスキーを管理する");
  });
});

describe("a change of passkeys on the pages", () => {
  it("wants a sign-in of the last minutes, and goes on where it was after it", async () => {
    const { account, browser } = await atList();
    const list = await add(browser);
    world.clock.advance(seconds(301));
    const login = await browser.go(linkNamed(list, "Windows Helloを削除する"));
    expect(login.url.pathname).toBe("/login");
    expect(login.text).toContain("パスキーを変更する前に、ご本人の確認のため、もう一度ログインしてください。");
    expect(login.text).not.toContain("パスキーを管理する");
    const asking = await signIn(browser, login, account);
    expect([asking.url.pathname, asking.text.includes("Windows Hello")]).toEqual(["/passkeys/remove", true]);
    world.clock.advance(seconds(301));
    expect((await browser.submit(asking, "/passkeys/remove", {})).url.pathname).toBe("/login");
    expect((await browser.go(at("/passkeys"))).text).toContain("Windows Hello");
  });

  it("wants it for adding one at the page, at the options and at the answer", async () => {
    const { browser } = await atList();
    const page = await browser.go(at("/passkeys/add"));
    const form = formOf(page, "/passkeys/add");
    const { text } = await browser.post(optionsAddress(page), { form_token: form.hidden.form_token ?? "" });
    const credential = JSON.stringify(softAuthenticator(ORIGIN).make((JSON.parse(text) as { options: object }).options));
    world.clock.advance(seconds(301));
    const late = await browser.post(optionsAddress(page), { form_token: form.hidden.form_token ?? "" });

    expect([late.status, late.text.includes("options")]).toEqual([401, false]);
    expect((await browser.post(form.action, { ...form.hidden, credential })).url.pathname).toBe("/login");
    expect((await browser.go(at("/passkeys/add"))).url.pathname).toBe("/login");
    expect((await browser.go(at("/passkeys"))).text).toContain("パスキーはまだありません。");
  });

  it("wants it also for a client that asks for none, or for a longer one", async () => {
    for (const recentSignInSeconds of [null, 3600]) {
      const lenient = await world.addClient({ ...CLIENT, recentSignInSeconds });
      const { browser } = await atList();
      expect((await browser.go(at("/passkeys/add", {}, lenient.id))).url.pathname).toBe("/passkeys/add");
      world.clock.advance(seconds(301));
      expect((await browser.go(at("/passkeys/add", {}, lenient.id))).url.pathname).toBe("/login");
    }
  });

  it("wants none for another name", async () => {
    const { browser } = await atList();
    const list = await add(browser);
    world.clock.advance(minutes(20));
    const naming = await browser.go(linkNamed(list, "Windows Helloの名前を変える"));

    expect((await browser.submit(naming, "/passkeys/name", { name: "自宅" })).text).toContain("名前を変えました。");
  });

  it("counts only from our own page in the browser it was given to", async () => {
    const { browser } = await atList();
    await add(browser);
    const form = formOf(await browser.go(at("/passkeys/add")), "/passkeys/add");
    for (const path of ["/passkeys/add", "/passkeys/add/options", "/passkeys/name", "/passkeys/remove"]) {
      expect((await browser.post(at(path), { form_token: "made-up" })).status).toBe(403);
      expect((await browser.post(at(path), form.hidden, { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    }
  });

  it.each([
    ["another page", { origin: "https://evil.example" }],
    ["another domain", { relyingPartyId: "evil.example" }],
    ["a holder who was not verified", { isVerified: false }],
    ["a made-up challenge", { challenge: "bWFkZS11cA" }],
  ] as const)("is refused with a page that says so: %s", async (_, lies) => {
    const { browser } = await atList();
    const seen = await add(browser, softAuthenticator(ORIGIN), lies);

    expect([seen.status, seen.url.pathname]).toEqual([400, "/passkeys/add"]);
    expect(seen.text).toMatch(/このパスキーは追加できませんでした。|追加の手続きの時間が過ぎました。/);
    expect((await browser.go(at("/passkeys"))).text).toContain("パスキーはまだありません。");
  });

  it.each(["", "{", "{}"])("is refused where no passkey was made: %j", async (credential) => {
    const { browser } = await atList();
    const form = formOf(await browser.go(at("/passkeys/add")), "/passkeys/add");
    expect((await browser.post(form.action, { ...form.hidden, credential })).status).toBe(400);
  });

  it("says at the button that there are twenty already, or that an outside provider signs in", async () => {
    const { account, browser } = await atList();
    const page = await browser.go(at("/passkeys/add"));
    const { form_token = "" } = formOf(page, "/passkeys/add").hidden;
    for (let made = 0; made < 20; made++) await add(browser);
    const full = await browser.post(optionsAddress(page), { form_token });
    expect([full.status, JSON.parse(full.text).text]).toEqual([400, expect.stringContaining("20個まで")]);
    const list = await browser.go(at("/passkeys"));
    expect(list.text).not.toContain("パスキーを追加する");

    await changeAccount(world.service.db, account.sub, { status: "EXTERNAL_PROVIDER" }, world.clock.now());
    expect((await browser.go(at("/passkeys/add"))).text).toContain("外部のサービスでログインします");
    expect(JSON.parse((await browser.post(optionsAddress(page), { form_token })).text).text).toContain("外部のサービス");
  });
});

describe("where the pages have no passkeys", () => {
  it("says so, and offers none", async () => {
    const { db } = await testDatabase();
    const plain = await hostedWorld(db);
    const seen = await plain.visitor().go(at("/passkeys", {}, plain.client.id));

    expect([seen.status, seen.text.includes("このログイン画面では、パスキーを使えません。")]).toEqual([400, true]);
  });
});

describe("what was refused of a passkey", () => {
  it.each([
    [refuse.tooManyPasskeys(), /20個まで/],
    [refuse.passkeyKept(), /すでに追加されています/],
    [refuse.passkeyUnknown(), /すでに削除されています/],
    [refuse.passkeyOfOtherClient(), /時間が過ぎました/],
    [refuse.attemptLimit(), /上限/],
  ])("is told in the words of the pages: %s", (refusal, words) => {
    expect(passkeyProblem(refusal, world.pool.settings.passwordPolicy).text).toMatch(words);
  });
});
