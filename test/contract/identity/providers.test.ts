import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeAccount, findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { base32Of, newTotpSecret, sealTotp } from "#domain/identity/mfa/totp.server.ts";
import { signUp } from "#domain/identity/operations/sign-up.server.ts";
import { minutes } from "#kernel/duration.ts";
import { formOf, type Seen } from "#test/support/hosted.ts";
import { PASSWORD } from "#test/support/identity.ts";
import { codeOf } from "#test/support/totp.ts";
import {
  agree,
  claims,
  closeProviders,
  come,
  errorOf,
  identitiesOf,
  OWNED,
  openProviders,
  owner,
  person,
  proveMail,
  TERMS,
  world,
} from "./provider-people.ts";

beforeAll(openProviders);
afterAll(closeProviders);

describe("who comes from a provider for the first time", () => {
  it("agrees to the terms before there is an account, and the version is kept and in the id token", async () => {
    const who = person();
    const { browser, page } = await come("Google", who);

    expect(page.text).toContain("（2026年11月23日版）に同意し、");
    expect(page.text).toMatch(/href="https:\/\/site\.test\/privacypolicy" target="_blank" rel="noopener"/);
    expect(await findAccountByName(world.service.db, world.pool, `google_${who.sub}`)).toBeNull();
    const refused = await browser.submit(page, "/arrival/consent", {});
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("利用規約への同意と、プライバシーポリシーの確認が必要です。");
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
