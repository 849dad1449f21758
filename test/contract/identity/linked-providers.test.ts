import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeAccount, findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { getUser } from "#domain/identity/operations/get-user.server.ts";
import { unlinkProvider } from "#domain/identity/operations/unlink-provider.server.ts";
import { minutes } from "#kernel/duration.ts";
import type { Seen } from "#test/support/hosted.ts";
import { PASSWORD } from "#test/support/identity.ts";
import {
  agree,
  answerOf,
  claims,
  closeProviders,
  come,
  errorOf,
  identitiesOf,
  openProviders,
  owner,
  type Provider,
  person,
  world,
} from "./provider-people.ts";

beforeAll(openProviders);
afterAll(closeProviders);

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

  it("links nothing when the provider answers later than that, and proves once more", async () => {
    const own = await owner("connect-slow@example.com");
    const who = person();
    const { browser, page } = await connecting(own);
    const answer = await answerOf(providerOn(page), who);
    const now = world.clock.now();
    world.clock.advance(minutes(5) + 1);
    const late = await browser.go(answer);
    const linkedLate = await identitiesOf(own.sub);
    const again = await browser.submit(late, "/login", { username: own.username, password: PASSWORD });
    const back = await browser.go(await answerOf(providerOn(again), who));
    world.clock.moveTo(now);

    expect([late.url.pathname, linkedLate]).toEqual(["/login", []]);
    expect(late.text).toContain("ご本人の確認のため");
    expect(back.landed?.searchParams.get("linked")).toBe("LINE");
    expect(await identitiesOf(own.sub)).toEqual([`LINE ${who.sub}`]);
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
    expect(refused.text).toContain("利用規約への同意と、プライバシーポリシーの確認が必要です。");
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
