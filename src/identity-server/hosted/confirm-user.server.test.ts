import { beforeAll, describe, expect, it } from "vitest";
import { findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { signUp } from "#domain/identity/operations/sign-up.server.ts";
import { days } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { hostedWorld, ORIGIN, type Seen } from "#test/support/hosted.ts";
import { CALLER, PASSWORD } from "#test/support/identity.ts";

/** A pool whose sign-ups are confirmed by links, and whose names are mail addresses. */
let world: Awaited<ReturnType<typeof hostedWorld>>;
beforeAll(async () => {
  const { db } = await testDatabase();
  world = await hostedWorld(db, { pool: { usernameAttributes: ["email"], signUpVerification: "link" } });
});

let people = 0;

/** Somebody who signed up at the hosted login, with the link of their mail. */
async function newcomer() {
  people += 1;
  const email = `newcomer${people}@example.jp`;
  const browser = world.visitor();
  const page = await browser.go(world.path().replace("/oauth2/authorize", "/signup"));
  const sent = await browser.submit(page, "/signup", { email, new_password: PASSWORD, password_again: PASSWORD });
  return { browser, email, sent, link: linkTo(email) };
}

function linkTo(email: string, { sent } = world): URL {
  const body = sent.findLast(({ to }) => to === email)?.body ?? "";
  return new URL(/^http\S+$/m.exec(body)?.[0] ?? "");
}

/** Opens a link in a browser of its own, as a mail program does, and presses its button. */
async function follow(link: URL, { visitor } = world): Promise<{ readonly opened: Seen; readonly done: Seen }> {
  const browser = visitor();
  const opened = await browser.go(link.pathname + link.search);
  return { opened, done: await browser.submit(opened, "/confirmUser", {}) };
}

const statusOf = async (email: string) => (await findAccountByName(world.service.db, world.pool, email))?.status;

function changed(link: URL, values: Readonly<Record<string, string>>): URL {
  const other = new URL(link);
  for (const [name, value] of Object.entries(values)) other.searchParams.set(name, value);
  return other;
}

describe("a sign-up that is confirmed by a link", () => {
  it("is told of a link instead of a code, and the mail carries one that names nobody's address", async () => {
    const { email, sent, link } = await newcomer();

    expect(sent.text).toContain("n***@e*** へ確認のリンクを送りました。");
    expect(sent.text).not.toContain('autocomplete="one-time-code"');
    expect([link.origin, link.pathname, link.href.includes(email.split("@")[0] ?? "")]).toEqual([ORIGIN, "/confirmUser", false]);
    expect(world.sent.findLast(({ to }) => to === email)?.code).toBeNull();
  });

  it("asks when the link is opened, confirms with its button, and then signs in", async () => {
    const { browser, email, link } = await newcomer();
    const { opened, done } = await follow(link);
    const login = await browser.go(world.path());
    const back = await browser.submit(login, "/login", { username: email, password: PASSWORD });

    expect(opened.text).toContain("登録を完了する");
    expect(opened.text).toContain("登録した覚えがないときは、押さずにこのページを閉じてください。");
    expect([done.status, done.text.includes("登録の確認が済みました")]).toEqual([200, true]);
    expect(back.landed?.searchParams.has("code")).toBe(true);
  });

  it("is not confirmed by a program that only opens the link", async () => {
    const { email, link } = await newcomer();
    await world.visitor().go(link.pathname + link.search);

    expect(await statusOf(email)).toBe("UNCONFIRMED");
  });

  it("is not confirmed by a form of another site", async () => {
    const { email, link } = await newcomer();
    const foreign = await world.visitor().post(link.pathname + link.search, {}, { headers: { origin: "https://evil.example" } });

    expect([foreign.status, await statusOf(email)]).toEqual([403, "UNCONFIRMED"]);
  });

  it("says of a link that was used that it is done, whoever opens it again", async () => {
    const { link } = await newcomer();
    await follow(link);
    const { done } = await follow(link);

    expect([done.status, done.text.includes("確認は済んでいます")]).toEqual([200, true]);
  });

  it("says of a link that ended after a day that it has", async () => {
    const { email, link } = await newcomer();
    world.clock.advance(days(1));
    const { done } = await follow(link);

    expect([done.status, done.text.includes("リンクの有効期限が切れています"), await statusOf(email)]).toEqual([400, true, "UNCONFIRMED"]);
  });

  it("sends another link on request, which takes the place of the first", async () => {
    const { browser, email, sent, link } = await newcomer();
    const again = await browser.submit(sent, "/confirm/resend", {});
    const { done: old } = await follow(link);
    const { done } = await follow(linkTo(email));

    expect(again.text).toContain("確認のリンクを送りました。");
    expect(old.text).toContain("リンクが正しくありません");
    expect(done.text).toContain("登録の確認が済みました");
  });

  it.each([
    ["another code", { confirmation_code: "made-up" }],
    ["another client", { client_id: "nobody" }],
  ])("takes no link with %s", async (_case, values) => {
    const { email, link } = await newcomer();
    const { done } = await follow(changed(link, values));

    expect([done.status, done.text.includes("リンクが正しくありません"), await statusOf(email)]).toEqual([400, true, "UNCONFIRMED"]);
  });

  it("takes no link of somebody there is not, and none that was cut off", async () => {
    const { link } = await newcomer();
    const { done } = await follow(changed(link, { user_name: "00000000-0000-4000-8000-000000000000" }));
    const cut = await world.visitor().go("/confirmUser?client_id=x");

    expect([done.status, cut.status, cut.text.includes("リンクが正しくありません")]).toEqual([400, 400, true]);
  });

  it("tells somebody who signs in too early to open the link", async () => {
    const { browser, email } = await newcomer();
    const seen = await browser.submit(await browser.go(world.path()), "/login", { username: email, password: PASSWORD });

    expect(seen.text).toContain("登録の確認がまだ済んでいません。登録のときに届いたメールのリンクを開いてください。");
  });
});

describe("a sign-up by somebody else with the address of a member, where an address is a second name", () => {
  let names: typeof world;
  beforeAll(async () => {
    const { db } = await testDatabase();
    names = await hostedWorld(db, { pool: { usernameAttributes: [], aliasAttributes: ["email"], signUpVerification: "link" } });
  });

  it("leaves the address to the member, even if the member presses the button of its mail", async () => {
    const email = "member@example.jp";
    const join = async (Username: string) => {
      const members = { ClientId: names.client.id, Username, Password: PASSWORD, UserAttributes: [{ Name: "email", Value: email }] };
      await signUp.run(names.service, members, CALLER);
      return follow(linkTo(email, names), names);
    };
    await join("member");
    const { done } = await join("stranger");

    expect([done.status, done.text.includes("別のアカウントで使われています。")]).toEqual([400, true]);
    expect((await findAccountByName(names.service.db, names.pool, email))?.username).toBe("member");
  });
});
