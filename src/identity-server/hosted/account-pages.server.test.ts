import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount, findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { formOf, hostedWorld, type Seen } from "#test/support/hosted.ts";
import { PASSWORD } from "#test/support/identity.ts";

let world: Awaited<ReturnType<typeof hostedWorld>>;
/** A pool whose names are mail addresses and which asks for more. */
let byMail: Awaited<ReturnType<typeof hostedWorld>>;

beforeAll(async () => {
  const { db } = await testDatabase();
  world = await hostedWorld(db);
  byMail = await hostedWorld(db, {
    pool: {
      usernameAttributes: ["email"],
      requiredAttributes: ["name", "phone_number"],
      customAttributes: [{ name: "plan", isMutable: true, isRequired: true }],
    },
  });
});

const NEW = { new_password: PASSWORD, password_again: PASSWORD };
let people = 0;

function newcomer() {
  people += 1;
  return { username: `newcomer${people}`, email: `newcomer${people}@example.com` };
}

async function open(path: string, at = world) {
  const browser = at.visitor();
  return { browser, page: await browser.go(at.path().replace("/oauth2/authorize", path)) };
}

async function signUp(changes: Readonly<Record<string, string>> = {}) {
  const person = newcomer();
  const { browser, page } = await open("/signup");
  return { person, browser, seen: await browser.submit(page, "/signup", { ...person, ...NEW, ...changes }) };
}

/** The texts beside the fields of a page. */
function problemsOf({ text }: Seen): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/<p class="problem" id="(\w+)-problem">([^<]*)</g)].map(([, name, problem]) => [name, problem]),
  );
}

describe("signing up", () => {
  it("leads from the login page to a code and to an account that signs in", async () => {
    const { browser, page: login } = await open("/login");
    const [, href = ""] = /<a href="([^"]+)">会員登録/.exec(login.text) ?? [];
    const person = newcomer();

    const code = await browser.submit(await browser.go(href.replaceAll("&amp;", "&")), "/signup", { ...person, ...NEW });
    const done = await browser.submit(code, "/confirm", { code: world.codeTo(person.email) });
    const back = await browser.submit(done, "/login", { username: person.username, password: PASSWORD });

    expect(code.text).toContain("n***@e*** へ確認コードを送りました。");
    expect(done.url.pathname).toBe("/login");
    expect(done.text).toContain("確認が済みました。ログインしてください。");
    expect(back.landed?.searchParams.has("code")).toBe(true);
  });

  it("shows what is missing or does not agree beside its field, and keeps what was typed but the password", async () => {
    const { seen, person } = await signUp({ email: "", password_again: `${PASSWORD}x` });

    expect(seen.status).toBe(400);
    expect(problemsOf(seen)).toEqual({
      email: "メールアドレスを入力してください。",
      password_again: "2つのパスワードが一致していません。",
    });
    expect(seen.text).toContain(`value="${person.username}"`);
    expect(seen.text).not.toContain(PASSWORD);
    expect(seen.text).toContain("<title>エラー：会員登録｜まちのね</title>");
  });

  it("says what a password must be when the pool does not take it", async () => {
    const weak = { new_password: "weak", password_again: "weak" };
    const { seen } = await signUp(weak);

    expect(problemsOf(seen).new_password).toContain("8文字以上で、英大文字・英小文字・数字を含めてください。");
  });

  it("says that a name is taken", async () => {
    const { username } = await world.account();
    const { seen } = await signUp({ username });

    expect(problemsOf(seen)).toEqual({ username: "この名前はすでに使われています。別のものを入力してください。" });
  });

  it("asks for the attributes of the pool, and takes telephone numbers as they are written in Japan", async () => {
    const { browser, page } = await open("/signup", byMail);
    const email = "hanako@example.jp";
    const values = {
      email: ` ${email.replace("@", "＠")} `,
      name: "見本 花子",
      phone_number: "０９０-1234-5678",
      "custom:plan": "free",
      ...NEW,
    };

    const seen = await browser.submit(page, "/signup", values);
    const account = await findAccountByName(byMail.service.db, byMail.pool, email);

    expect(formOf(page, "/signup").asks).toEqual(["email", "name", "phone_number", "custom:plan", "new_password", "password_again"]);
    expect(seen.text).toContain("確認コードを送りました。");
    expect(account?.attributes).toMatchObject({ email, name: "見本 花子", phone_number: "+819012345678", "custom:plan": "free" });
  });

  it("does not tell that a mail address has an account", async () => {
    const { browser, page } = await open("/signup", byMail);
    const values = { email: "taro@example.jp", name: "太郎", phone_number: "090-1111-2222", "custom:plan": "free", ...NEW };

    const first = await browser.submit(page, "/signup", values);
    const second = await browser.submit(page, "/signup", values);

    const visible = ({ text }: Seen) => text.replaceAll(/value="[^"]*"|action="[^"]*"/g, "");
    expect(visible(second)).toBe(visible(first));
  });

  it("is neither offered nor taken where accounts are made by operators", async () => {
    const closed = await hostedWorld(world.service.db, { pool: { selfSignUp: false } });
    const { browser, page } = await open("/signup", closed);

    const seen = await browser.submit(page, "/signup", { ...newcomer(), ...NEW });

    expect((await open("/login", closed)).page.text).not.toContain("会員登録");
    expect(seen.text).toContain("会員登録は受け付けていません。");
  });
});

describe("the code of a sign-up", () => {
  it("may be typed in full width and with blanks", async () => {
    const { browser, seen, person } = await signUp();
    const fullWidth = [...world.codeTo(person.email)].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join("");

    const done = await browser.submit(seen, "/confirm", { code: `${fullWidth.slice(0, 3)} ${fullWidth.slice(3)}` });

    expect(done.url.pathname).toBe("/login");
  });

  it("is asked for again when it is wrong or left out", async () => {
    const { browser, seen, person } = await signUp();
    const wrong = await browser.submit(seen, "/confirm", { code: world.codeTo(person.email) === "000000" ? "000001" : "000000" });
    const empty = await browser.submit(wrong, "/confirm", { code: "" });

    expect(problemsOf(wrong)).toEqual({ code: "確認コードがちがいます。もう一度入力してください。" });
    expect(problemsOf(empty)).toEqual({ code: "確認コードを入力してください。" });
    expect((await browser.submit(empty, "/confirm", { code: world.codeTo(person.email) })).url.pathname).toBe("/login");
  });

  it("is sent again on request, and the one before is over", async () => {
    const { browser, seen, person } = await signUp();
    const before = world.codeTo(person.email);

    const again = await browser.submit(seen, "/confirm/resend", {});

    expect(again.text).toContain("確認コードを送りました。");
    expect(world.sent.filter(({ to }) => to === person.email)).toHaveLength(2);
    expect((await browser.submit(again, "/confirm", { code: world.codeTo(person.email) })).url.pathname).toBe("/login");
    expect(before).not.toBe("");
  });

  it("is asked for at a sign-in with the right password before it came", async () => {
    const { person } = await signUp();
    const { browser, page } = await open("/login");

    const seen = await browser.submit(page, "/login", { username: person.username, password: PASSWORD });

    expect(seen.text).toContain("登録の確認がまだ済んでいません。");
    expect(formOf(seen, "/confirm").hidden.username).toBe(person.username);
  });

  it("can be typed in later, with the name", async () => {
    const { person } = await signUp();
    const { browser, page } = await open("/confirm");

    const done = await browser.submit(page, "/confirm", { username: person.username, code: world.codeTo(person.email) });

    expect(formOf(page, "/confirm").asks).toEqual(["username", "code"]);
    expect(done.url.pathname).toBe("/login");
  });
});

describe("a forgotten password", () => {
  const CHANGED = { new_password: "Another2horse", password_again: "Another2horse" };

  it("is replaced with a code, and only the new one signs in", async () => {
    const account = await world.account();
    const { browser, page } = await open("/forgotPassword");

    const asked = await browser.submit(page, "/forgotPassword", { username: account.username });
    const code = world.codeTo(account.attributes.email ?? "");
    const done = await browser.submit(asked, "/forgotPassword/confirm", { code, ...CHANGED });
    const old = await browser.submit(done, "/login", { username: account.username, password: PASSWORD });
    const back = await browser.submit(old, "/login", { username: account.username, password: CHANGED.new_password });

    expect(asked.text).toContain("へ確認コードを送りました。");
    expect(done.text).toContain("パスワードを変更しました。");
    expect(old.landed).toBeNull();
    expect(back.landed?.searchParams.has("code")).toBe(true);
  });

  it("answers alike for a name nobody has", async () => {
    const { browser, page } = await open("/forgotPassword");

    const asked = await browser.submit(page, "/forgotPassword", { username: "nobody-here" });
    const done = await browser.submit(asked, "/forgotPassword/confirm", { code: "123456", ...CHANGED });

    expect(asked).toMatchObject({ status: 200 });
    expect(asked.text).toContain("へ確認コードを送りました。");
    expect(problemsOf(done)).toHaveProperty("code");
  });

  it("stays when the code is wrong or the new one is not taken, and the code stays good", async () => {
    const account = await world.account();
    const { browser, page } = await open("/forgotPassword");
    const asked = await browser.submit(page, "/forgotPassword", { username: account.username });
    const code = world.codeTo(account.attributes.email ?? "");

    const weak = await browser.submit(asked, "/forgotPassword/confirm", { code, new_password: "short", password_again: "short" });
    const differing = await browser.submit(weak, "/forgotPassword/confirm", { code, ...CHANGED, password_again: "Another3horse" });
    const done = await browser.submit(differing, "/forgotPassword/confirm", { code, ...CHANGED });

    expect(problemsOf(weak).new_password).toContain("8文字以上で");
    expect(problemsOf(differing)).toHaveProperty("password_again");
    expect(weak.text).not.toContain("short");
    expect(done.url.pathname).toBe("/login");
  });

  it("asks for a name, on both pages", async () => {
    const { browser, page } = await open("/forgotPassword");
    const empty = await browser.submit(page, "/forgotPassword", { username: "" });
    const { action, hidden } = formOf(page, "/forgotPassword");
    const nameless = await browser.post(action.replace("/forgotPassword", "/forgotPassword/confirm"), { ...hidden, code: "1", ...CHANGED });

    expect(problemsOf(empty)).toEqual({ username: "ユーザー名を入力してください。" });
    expect(formOf(nameless, "/forgotPassword").asks).toEqual(["username"]);
  });

  it("is what a sign-in leads to when an operator wants a new one", async () => {
    const account = await world.account();
    await changeAccount(world.service.db, account.sub, { status: "RESET_REQUIRED" }, world.clock.now());

    const { back } = await world.login(account);

    expect(back.text).toContain("安全のため、パスワードの再設定が必要です。");
    expect(back.text).toContain(`value="${account.username}"`);
  });
});
