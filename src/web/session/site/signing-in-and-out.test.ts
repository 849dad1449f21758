import { describe, expect, test } from "vitest";
import { hours, minutes } from "#kernel/duration.ts";
import {
  HOSTED,
  json,
  MEMBER,
  mintTokens,
  type Network,
  openTab,
  SITE,
  START,
  settled,
  signedInJar,
  tokenAnswer,
} from "#test/support/site-session.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";

const EXPIRED = "Both token and refresh token have expired. Your request was aborted.";
const LATER = START + minutes(60);

describe("the way to a provider and back", () => {
  const leave = async (jar = memoryStorage()) => {
    const leaving = openTab({ jar, href: `${SITE}/login/` });
    await leaving.session.loginWith("google");
    const asked = new URL(leaving.went[0]?.replace("replace ", "") ?? "").searchParams;
    return { jar, leaving, state: asked.get("state") ?? "", nonce: asked.get("nonce") ?? "", asked };
  };
  const back = (jar: ReturnType<typeof memoryStorage>, query: string, network: Network = () => null) =>
    openTab({ jar, href: `${SITE}/login/?${query}`, network, parts: { screen: () => ({ access: "guest" }) } });

  test("replaces the location, keeps state and verifier, and writes a PKCE state that nobody reads", async () => {
    const { jar, leaving, state, asked } = await leave();
    expect(leaving.went).toHaveLength(1);
    expect(leaving.went[0]).toMatch(/^replace https:\/\/id\.example\/oauth2\/authorize\?protocol=oauth2&/);
    expect(asked.get("identity_provider")).toBe("Google");
    expect([jar.get("google.state"), jar.get("strategy")]).toEqual([state, "google"]);
    expect([jar.get("google.pkce_state"), jar.get("google.pkce_code_verifier")].map((text) => text?.length)).toEqual([56, 56]);
    expect(leaving.told).toEqual([false, false]);
    expect(leaving.session.view().isBusy).toBe(false);
  });

  test("keeps what it needs on the way apart from the session, where it may live shorter", async () => {
    const [jar, signInStorage] = [memoryStorage(), memoryStorage()];
    const { session } = openTab({ jar, href: `${SITE}/login/`, parts: { signInStorage } });
    await session.loginWith("google");
    const keys = ["google.state", "google.pkce_state", "google.pkce_code_verifier"];

    expect(keys.map((key) => [jar.get(key), signInStorage.get(key)?.length])).toEqual(keys.map(() => [null, 56]));
    expect([jar.get("strategy"), signInStorage.get("strategy")]).toEqual(["google", null]);
  });

  test("exchanges the code, stores the tokens, and goes where the visitor wanted to go", async () => {
    const { jar, state, nonce } = await leave();
    const { session, sent, went } = back(jar, `code=c1&state=${state}`, () => tokenAnswer({ rotates: true, more: { nonce } }));
    session.returnPath.remember("/profile/edit");

    await session.start();

    expect(sent.map(({ form }) => [form.get("code"), form.get("code_verifier")?.length])).toEqual([["c1", 56]]);
    expect(went).toEqual(["replace /profile/edit"]);
    expect(session.kept()).toMatchObject({ strategy: "google", refreshToken: expect.stringContaining("refresh-") });
    expect(["google.state", "google.pkce_state", "google.pkce_code_verifier"].map((key) => jar.get(key))).toEqual([null, null, null]);
  });

  test("goes home where nothing else was wanted, and a redirect listener may change that", async () => {
    const targets = await Promise.all(
      [undefined, "/welcome"].map(async (wish) => {
        const { jar, state, nonce } = await leave();
        const { session, went } = back(jar, `code=c&state=${state}`, () => tokenAnswer({ more: { nonce } }));
        session.onRedirect((to, from) => (to === "/mypage/" && from === "/login/" ? wish : "wrong"));
        await session.start();
        return went;
      }),
    );
    expect(targets).toEqual([["replace /mypage/"], ["replace /welcome"]]);
  });

  test("ignores another state without a word to listeners or console and without a token request, and has removed what was kept", async () => {
    const { jar } = await leave();
    const { session, sent, errors, logged } = back(jar, "code=stolen&state=other");

    await session.start();

    expect([sent, errors, logged]).toEqual([[], [], []]);
    expect([jar.get("google.state"), jar.get("google.pkce_code_verifier")]).toEqual([null, null]);
  });

  test.each(["state=other", "state=", ""])("lets the login page know at once that an answer with %j is not taken", async (state) => {
    const { jar } = await leave();
    const { session, told } = back(jar, `code=stolen&${state}`);

    await session.start();

    expect(told).toEqual([false]);
    expect(session.signInFailure()?.message).toBe("Invalid state in OAuth flow");
  });

  test("refuses an answer to nothing that was asked here", async () => {
    const { session, sent, errors } = back(memoryStorage(), "code=of-somebody-else&state=x");
    await session.start();
    expect(sent).toEqual([]);
    expect(errors).toMatchObject([{ method: "mounted", error: { message: "Invalid state in OAuth flow" } }]);
    expect(session.signInFailure()?.message).toBe("Invalid state in OAuth flow");
  });

  test("refuses an id token that was not issued for this sign-in", async () => {
    const { jar, state } = await leave();
    const { session, went } = back(jar, `code=c&state=${state}`, () => tokenAnswer({ more: { nonce: "other" } }));
    await session.start();
    expect(session.signInFailure()?.message).toBe("Invalid state in OAuth flow");
    expect([session.kept()?.accessToken, went]).toEqual([null, []]);
  });

  test("stays on the login page when the exchange fails, and a reload cannot repeat it", async () => {
    const { jar, state } = await leave();
    const at = [jar, `code=c&state=${state}`, () => json({ error: "invalid_grant" }, 400)] as const;
    const first = back(...at);
    await first.session.start();
    const reloaded = back(...at);
    await reloaded.session.start();

    expect(first.errors).toMatchObject([{ method: "mounted", error: { name: "invalid_grant" } }]);
    expect(first.logged).toMatchObject([["[ERROR] [AUTH]", { name: "invalid_grant" }]]);
    expect([first.went, reloaded.sent]).toEqual([[], []]);
  });

  test("shows the provider's error, since there is no code", async () => {
    const { jar, state } = await leave();
    const { session, sent } = back(jar, `error=access_denied&error_description=User+is+disabled.&state=${state}`);
    await session.start();
    expect(session.signInFailure()).toMatchObject({ name: "access_denied", message: "User is disabled." });
    expect(sent).toEqual([]);
  });

  test("takes the answer of a signed-in visitor before the guard leads home", async () => {
    const { jar, state, nonce } = await leave(signedInJar("google"));
    const { session, went, sent } = back(jar, `code=c&state=${state}`, () => tokenAnswer({ rotates: true, more: { nonce } }));
    await session.start();
    expect([sent.length, went]).toEqual([1, ["replace /mypage/"]]);
  });

  test("comes back to its strategy, also where another tab has forgotten that", async () => {
    const jar = memoryStorage();
    jar.set("strategy", "google");
    const leaving = openTab({ jar, href: `${SITE}/login/` });
    jar.remove("strategy");
    await leaving.session.loginWith("google");

    expect(jar.get("strategy")).toBe("google");
  });

  test("leaves nothing of an earlier way to another provider behind", async () => {
    const { jar } = await leave();
    jar.set("strategy", "facebook");
    await back(jar, "code=c&state=x").session.start();

    expect(["google.state", "google.pkce_state", "google.pkce_code_verifier"].map((key) => jar.get(key))).toEqual([null, null, null]);
  });

  test("ends the session of another strategy first", async () => {
    const { jar } = await leave(signedInJar("cognito"));
    expect(jar.get("_token.cognito")).toBeNull();
  });
});

describe("a password sign-in", () => {
  test("keeps its tokens, reads the user, tells the listeners and does not navigate", async () => {
    const jar = memoryStorage();
    const { session, told, went } = openTab({ jar });
    await session.adopt(mintTokens());
    expect(session.view()).toMatchObject({ isLoggedIn: true, strategy: "cognito", isBusy: false, user: { sub: "sub-1" } });
    expect(session.hasScope("openid")).toBe(true);
    expect(told).toEqual([false, true, true]);
    expect(went).toEqual([]);
  });

  test("takes nothing over from somebody else", async () => {
    const jar = signedInJar("cognito");
    const { session } = openTab({ jar });
    await session.adopt({ ...mintTokens({ sub: "sub-2" }), refreshToken: null });
    expect(session.kept()?.refreshToken).toBeNull();
  });

  test("ends the sign-in before it, whose refresh token nobody holds any more, and is not held up by that", async () => {
    const jar = signedInJar("cognito");
    const { session, sent } = openTab({ jar });
    const earlier = session.kept()?.refreshToken;
    const tokens = mintTokens();
    await session.adopt(tokens);
    await settled();

    expect(sent.map(({ url, form }) => [url, form.get("token")])).toEqual([[`${HOSTED}/oauth2/revoke`, earlier]]);
    expect(session.kept()?.refreshToken).toBe(tokens.refreshToken);
    await session.adopt(tokens);
    await settled();
    expect(sent).toHaveLength(1);
  });

  test.each(["idToken", "accessToken"])("without the %s is refused", async (name) => {
    const { session, errors } = openTab();
    await expect(session.adopt({ ...mintTokens(), [name]: "" })).rejects.toThrow("Id token and Access Token must be present.");
    expect([session.view().isBusy, errors.map(({ method }) => method)]).toEqual([false, ["login"]]);
  });
});

describe("a sign-out", () => {
  test.each([
    [false, [undefined]],
    [true, [{ isGlobal: true }]],
  ])("of the user pool, everywhere: %s, ends at the login page", async (isEverywhere, asked) => {
    const calls: unknown[] = [];
    const identity = async () => ({ signOut: async (options?: object) => void calls.push(options) });
    const { session, went } = openTab({ jar: signedInJar("cognito"), parts: { initial: MEMBER, identity } });

    await session.logout({ isEverywhere });

    expect(calls).toEqual(asked);
    expect(session.kept()).toBeNull();
    expect(went).toEqual(["replace /login/"]);
  });

  test("waits at most 3 s for the service and resets all the same", async () => {
    const waits: number[] = [];
    const { session, errors, went } = openTab({
      jar: signedInJar("cognito"),
      parts: {
        initial: MEMBER,
        identity: () => new Promise(() => undefined),
        environment: {
          now: () => START,
          randomBytes: (length) => new Uint8Array(length),
          fetch: () => Promise.reject(new TypeError("fetch failed")),
          wait: async (ms) => void waits.push(ms),
        },
      },
    });

    await session.logout();

    expect(waits).toEqual([3000]);
    expect(errors).toMatchObject([{ method: "logout", error: { message: "Signout timeout fail" } }]);
    expect([session.kept(), went]).toEqual([null, ["replace /login/"]]);
  });

  test("does not revoke tokens that belong to no sign-in", async () => {
    const jar = signedInJar("google");
    jar.set("_token.google", "Bearer opaque");
    const { session, sent } = openTab({ jar });
    await session.logout();
    expect(sent).toEqual([]);
  });
});

describe("a request of an HTTP client", () => {
  test("gets the current token in its header", async () => {
    const { session } = openTab({ jar: signedInJar("cognito") });
    const headers = new Headers({ authorization: "Bearer old" });
    await session.intercept("https://api.example/mypage", headers);
    expect(headers.get("authorization")).toBe(`Bearer ${session.kept()?.accessToken}`);
  });

  test("goes out as it is for a visitor, unless it says that it is somebody", async () => {
    const { session } = openTab();
    await session.start();
    const headers = new Headers();
    await session.intercept("https://api.example/", headers);
    expect([...headers]).toEqual([]);
    await expect(session.intercept("https://api.example/", new Headers({ authorization: "Bearer x" }))).rejects.toThrow(EXPIRED);
  });

  test.each(["https://id.example/oauth2/token", `${SITE}/auth/session/refresh`])("to %s passes untouched", async (url) => {
    const { session, sent } = openTab({ jar: signedInJar("cognito"), clock: { now: LATER } });
    const headers = new Headers();
    await session.intercept(url, headers);
    expect([[...headers], sent]).toEqual([[], []]);
  });

  test("of a visitor has no token", async () => {
    const { session } = openTab();
    expect([await session.bearerToken(), await session.idToken()]).toEqual([null, null]);
  });
});

test("listeners that stop hear no more", async () => {
  const { session } = openTab();
  const heard: string[] = [];
  const stops = [
    session.subscribe(() => heard.push("view")),
    session.onError(() => heard.push("error")),
    session.onRedirect(() => void heard.push("redirect")),
  ];
  for (const stop of stops) stop();
  await session.adopt(mintTokens());
  await session.logout();
  session.stop();
  await settled();
  expect(heard).toEqual([]);
});

test("the token of a provider goes from this tab at every sign-out, also where no file was opened since the page was loaded", async () => {
  const kept = () => {
    const tabStorage = memoryStorage();
    tabStorage.set("federatedInfo", "{}");
    return tabStorage;
  };
  const [here, atStart] = [kept(), kept()];
  const { session } = openTab({ jar: signedInJar(), network: () => json({}), parts: { initial: MEMBER, tabStorage: here } });
  await session.logout();
  await openTab({ jar: signedInJar("cognito", START - hours(24 * 400)), parts: { initial: MEMBER, tabStorage: atStart } }).session.start();

  expect([here, atStart].map((storage) => storage.get("federatedInfo"))).toEqual([null, null]);
});
