import { describe, expect, test } from "vitest";
import { days, minutes } from "#kernel/duration.ts";
import { AUTH, json, MEMBER, mintTokens, type Network, openTab, SITE, START, settled, signedInJar } from "#test/support/site-session.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import type { KeyStorage } from "#web/session/pool/types.ts";
import { sessionStore } from "./session-store.ts";

const LATER = START + minutes(60);
const parts = { auth: { ...AUTH, cookies: "sealed" } } as const;

/** Our server as the wire has it: what it sets in the jar, scripts cannot write but the refresh token they cannot read either. */
function server(jar: KeyStorage, outcome: "good" | "ended" | "unreached" = "good", now = LATER): Network {
  const set = () => {
    sessionStore(jar, { isSealed: false }).write("cognito", mintTokens({ at: now }), now);
    jar.remove("_refresh_token.cognito");
  };
  return ({ method }) => {
    if (outcome === "unreached") return json({ type: "/problems/unreached" }, 503);
    if (outcome === "ended") return json({ type: "/problems/session-ended" }, 401);
    if (method === "DELETE") return new Response(null, { status: 204 });
    set();
    return json({ accessExpiresAt: now, refreshExpiresAt: now });
  };
}

describe("a sealed session", () => {
  test("hands the tokens of a sign-in to our server and writes no token itself", async () => {
    const jar = memoryStorage();
    const { session, sent } = openTab({ jar, network: server(jar, "good", START), parts });
    const tokens = mintTokens();

    await session.adopt(tokens);

    expect(sent).toMatchObject([{ method: "POST", url: `${SITE}/auth/session`, init: { credentials: "same-origin" } }]);
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ strategy: "cognito", ...tokens });
    expect(new Headers(sent[0]?.init.headers).get("x-machinone-session")).toBe("1");
    expect(session.view().isLoggedIn).toBe(true);
    expect(session.kept()).toMatchObject({ refreshToken: null, refreshExpiresAt: START + days(30) });
  });

  test.each([
    ["ended", "Authentication Error"],
    ["unreached", "Network error"],
  ] as const)("is not begun when our server says %s", async (outcome, message) => {
    const jar = memoryStorage();
    const { session } = openTab({ jar, network: server(jar, outcome), parts });
    await expect(session.adopt(mintTokens())).rejects.toThrow(message);
    expect([session.view().isLoggedIn, session.kept()?.accessToken]).toEqual([false, null]);
  });

  test("is refreshed by our server, once for ten requests", async () => {
    const jar = signedInJar("cognito", START, true);
    const { session, sent } = openTab({ jar, clock: { now: LATER }, network: server(jar), parts });

    const tokens = await Promise.all(Array.from({ length: 10 }, () => session.bearerToken()));

    expect(new Set(tokens).size).toBe(1);
    expect(sent.map(({ method, url, init }) => [method, url, init.body])).toEqual([["POST", `${SITE}/auth/session/refresh`, "{}"]]);
  });

  test("that our server calls over is reset, without telling it again", async () => {
    const jar = signedInJar("cognito", START, true);
    const { session, sent } = openTab({ jar, clock: { now: LATER }, network: server(jar, "ended"), parts });
    await expect(session.bearerToken()).rejects.toThrow("Both token and refresh token have expired.");
    expect([sent.length, session.kept()]).toEqual([1, null]);
  });

  test("stays when the identity service cannot be reached", async () => {
    const jar = signedInJar("cognito", START, true);
    const { session } = openTab({ jar, clock: { now: LATER }, network: server(jar, "unreached"), parts });
    await expect(session.bearerToken()).rejects.toThrow("Network error");
    expect(session.kept()).not.toBeNull();
  });

  test("ends at our server, and here even where that cannot be reached", async () => {
    for (const network of [server(memoryStorage()), () => null]) {
      const { session, sent, went } = openTab({ jar: signedInJar("cognito", START, true), network, parts });
      await session.logout();
      expect(sent).toMatchObject([{ method: "DELETE", url: `${SITE}/auth/session`, init: { keepalive: true } }]);
      expect([session.kept(), went]).toEqual([null, ["replace /login/"]]);
    }
  });

  test("is not ended before the refresh of another tab has been answered, so that its cookies do not come after", async () => {
    const jar = signedInJar("cognito", START, true);
    const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
    const our = server(jar);
    const inOrder: string[] = [];
    const network: Network = async (one) => {
      if (one.method === "POST") await slow;
      inOrder.push(one.method);
      return our(one);
    };
    const at = { jar, clock: { now: LATER }, network, parts: { ...parts, initial: MEMBER, locks: navigator.locks } };
    const [leaving, other] = [openTab(at), openTab(at)];
    const request = other.session.bearerToken();
    while (other.sent.length === 0) await settled();
    const signingOut = leaving.session.logout();
    await settled();
    answer();
    await Promise.all([request, signingOut]);

    expect(inOrder).toEqual(["POST", "DELETE"]);
    expect(leaving.session.kept()).toBeNull();
    expect(await other.session.bearerToken()).toBeNull();
  });

  test("ends here even where ending it everywhere is refused", async () => {
    const identity = async () => ({ signOut: () => Promise.reject(new Error("refused")) });
    const { session, sent, errors } = openTab({
      jar: signedInJar("cognito", START, true),
      network: server(memoryStorage()),
      parts: { ...parts, identity },
    });
    await session.logout({ isEverywhere: true });
    expect(sent.map(({ method }) => method)).toEqual(["DELETE"]);
    expect(errors).toMatchObject([{ method: "logout", error: { message: "refused" } }]);
  });

  test("that is reset here is ended at our server, before the next sign-in begins", async () => {
    const jar = signedInJar("cognito", START, true);
    const { session, sent } = openTab({ jar, network: server(jar), parts });
    await session.start();
    await session.loginWith("google");
    expect(sent.map(({ method }) => method)).toEqual(["DELETE"]);
    expect(jar.get("strategy")).toBe("google");
  });

  test("whose refresh token has ended is reset before anything is asked", async () => {
    const jar = signedInJar("cognito", START, true);
    const { session, sent } = openTab({ jar, clock: { now: START + days(30) }, network: server(jar), parts });
    await session.start();
    expect(sent.map(({ method }) => method)).toEqual(["DELETE"]);
    expect(session.view().isLoggedIn).toBe(false);
  });
});
