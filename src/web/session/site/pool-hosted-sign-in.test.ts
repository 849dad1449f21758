import { describe, expect, test } from "vitest";
import { AUTH, json, type Network, openTab, SITE, settled, tokenAnswer } from "#test/support/site-session.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";

describe("the way to the pool's own hosted login and back", () => {
  const KEYS = ["oauthState", "oauthPKCE"].map((name) => `CognitoIdentityServiceProvider.client-of-the-site.${name}`);
  const leave = async (scopes?: unknown) => {
    const jar = memoryStorage();
    const auth = scopes === undefined ? AUTH : JSON.parse(JSON.stringify({ ...AUTH, scopes }));
    const leaving = openTab({ jar, href: `${SITE}/login/`, parts: { auth } });
    await leaving.session.loginWith("hosted");
    const asked = new URL(leaving.went[0]?.replace("replace ", "") ?? "").searchParams;
    return { jar, leaving, asked, state: asked.get("state") ?? "" };
  };
  const back = (jar: ReturnType<typeof memoryStorage>, query: string, network: Network = () => null) =>
    openTab({ jar, href: `${SITE}/login/?${query}`, network, parts: { screen: () => ({ access: "guest" }) } });

  test("asks with 32 characters of state, a verifier of 128, and the configured scopes", async () => {
    const { jar, asked, state } = await leave(["openid", "email"]);
    expect([...asked.keys()]).toEqual([
      "redirect_uri",
      "response_type",
      "client_id",
      "scope",
      "state",
      "code_challenge",
      "code_challenge_method",
    ]);
    expect([asked.get("redirect_uri"), asked.get("scope")]).toEqual([`${SITE}/login/`, "openid email"]);
    expect(KEYS.map((key) => jar.get(key)?.length)).toEqual([32, 128]);
    expect([state, jar.get("strategy")]).toEqual([jar.get(KEYS[0] ?? ""), "hosted"]);
  });

  test.each(["openid email", [1], null])("is refused with scopes that are no list of strings: %j", async (scopes) => {
    await expect(leave(scopes)).rejects.toThrow("OAuth scopes must be a list of strings");
  });

  test("exchanges the code by a form, keeps the session under its own name, and signs out at the hosted logout path", async () => {
    const { jar, state } = await leave();
    const { session, sent, went } = back(jar, `code=c1&state=${state}`, () => tokenAnswer({ rotates: true }));

    await session.start();

    expect(sent.map(({ form }) => [form.get("grant_type"), form.get("code"), form.get("code_verifier")?.length])).toEqual([
      ["authorization_code", "c1", 128],
    ]);
    expect([went, session.kept()?.strategy, KEYS.map((key) => jar.get(key))]).toEqual([["replace /mypage/"], "hosted", [null, null]]);

    const home = openTab({ jar, href: `${SITE}/mypage/`, network: () => json({}) });
    await home.session.logout();
    expect(home.went).toEqual([
      `replace https://id.example/logout?client_id=client-of-the-site&logout_uri=${encodeURIComponent(`${SITE}/login/`)}`,
    ]);
  });

  test.each([
    ["state=other&code=c", "AuthError", "Invalid state in OAuth flow"],
    ["error=access_denied&error_description=User+is+disabled.", "access_denied", "User is disabled."],
  ])("throws what is wrong with an answer, which the login page shows: %s", async (query, name, message) => {
    const { jar, state } = await leave();
    const { session, sent, errors } = back(jar, query.includes("state=") ? query : `${query}&state=${state}`);

    await session.start();

    expect(session.signInFailure()).toMatchObject({ name, message });
    expect([sent, errors.map(({ method }) => method)]).toEqual([[], ["mounted"]]);
  });
});

describe("asking for the session while a sign-in is being finished", () => {
  const beginAndComeBack = async (answer: Promise<Response>) => {
    const jar = memoryStorage();
    const leaving = openTab({ jar, href: `${SITE}/login/` });
    await leaving.session.loginWith("hosted");
    const state = new URL(leaving.went[0]?.replace("replace ", "") ?? "").searchParams.get("state");
    const tab = openTab({ jar, href: `${SITE}/login/?code=c&state=${state}`, network: () => answer });
    return { ...tab, started: tab.session.start() };
  };

  test("waits for its tokens instead of finding nobody", async () => {
    let answer = (_response: Response) => {};
    const { session, started } = await beginAndComeBack(new Promise((resolve) => (answer = resolve)));
    await settled();
    const asked = session.bearerToken();
    expect(session.guarded.standing().isLoggedIn).toBe(false);
    answer(tokenAnswer({ rotates: true }));

    expect(await asked).toMatch(/^eyJ/);
    await started;
    expect(session.guarded.standing().isLoggedIn).toBe(true);
  });

  test("finds nobody where the exchange is refused", async () => {
    const { session, started } = await beginAndComeBack(Promise.resolve(json({ error: "invalid_grant" }, 400)));
    expect(await session.bearerToken()).toBeNull();
    await started;
    expect(session.guarded.standing().isLoggedIn).toBe(false);
  });

  test("is answered at once where nobody ever began one", async () => {
    const locks = { request: () => Promise.reject(new Error("waited")) };
    expect(await openTab({ parts: { locks } }).session.bearerToken()).toBeNull();
  });
});
