import { beforeAll, describe, expect, it } from "vitest";
import type { Account } from "#domain/identity/core/types.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { minutes } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { hostedWorld, ORIGIN, REDIRECT } from "#test/support/hosted.ts";
import { PASSWORD } from "#test/support/identity.ts";
import { NOBODY } from "#web/session/core/types.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { createSiteSession } from "#web/session/site/site-session.ts";
import { SIGN_IN_SCOPES } from "#wire/oauth-scopes.ts";

let world: Awaited<ReturnType<typeof hostedWorld>>;

beforeAll(async () => {
  const { db } = await testDatabase();
  world = await hostedWorld(db);
});

/** A browser with plain cookies whose network is the service itself: who opens a page in it has a session there. */
function browser() {
  const storage = memoryStorage();
  const sent: string[] = [];
  return {
    storage,
    sent,
    open: (href: string) => {
      const went: string[] = [];
      const go = (url: string) => void went.push(url);
      const session = createSiteSession({
        auth: {
          endpoint: ORIGIN,
          hostedOrigin: ORIGIN,
          poolId: world.pool.id,
          clientId: world.client.id,
          identityPoolId: null,
          objectsUrl: `${ORIGIN}/objects`,
          cookies: "plain",
          providers: [],
          scopes: SIGN_IN_SCOPES,
        },
        storage,
        environment: {
          now: () => world.clock.now().getTime(),
          randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
          wait: (_ms, signal) => new Promise((resolve) => signal?.addEventListener("abort", () => resolve())),
          fetch: async (url, init) => {
            sent.push(`${init.method} ${new URL(url).pathname}`);
            return world.app.request(url, init);
          },
        },
        location: { href, replace: go, assign: go },
        locks: navigator.locks,
        initial: NOBODY,
        identity: async () => ({ signOut: async () => undefined }),
      });
      return { session, went };
    },
  };
}

/** The hosted login without a provider behind it: the page asks for the password. */
async function throughHostedLogin(address: string, account: Account): Promise<string> {
  const asked = new URL(address);
  asked.searchParams.delete("identity_provider");
  const visitor = world.visitor();
  const page = await visitor.go(`${asked.pathname}${asked.search}`);
  const back = await visitor.submit(page, "/login", { username: account.username, password: PASSWORD });
  return back.landed?.href ?? "";
}

async function signedIn() {
  const account = await world.account();
  const { open, sent, storage } = browser();
  const leaving = open(REDIRECT);
  await leaving.session.loginWith("google");
  const back = await throughHostedLogin(leaving.went[0] ?? "", account);
  const returned = open(back);
  await returned.session.start();
  return { account, open, sent, storage, back, ...returned };
}

describe("a social sign-in against the service", () => {
  it("comes back with a code, exchanges it, goes home, and reads the user there", async () => {
    const { account, open, sent, went } = await signedIn();
    expect(went).toEqual(["/mypage/"]);

    const { session } = open("http://127.0.0.1:3999/mypage/");
    await session.start();

    expect(sent).toEqual(["POST /oauth2/token", "GET /oauth2/userInfo"]);
    expect(session.view()).toMatchObject({ isLoggedIn: true, strategy: "google", user: { sub: account.sub } });
    expect(session.hasScope("aws.cognito.signin.user.admin")).toBe(true);
  });

  it("cannot be repeated with the same address", async () => {
    const { open, sent, back } = await signedIn();
    const again = open(back);
    await again.session.start();
    expect(again.session.signInFailure()?.message).toBe("Invalid state in OAuth flow");
    expect(sent.filter((one) => one === "POST /oauth2/token")).toHaveLength(1);
  });

  it("is worth nothing in another browser", async () => {
    const account = await world.account();
    const leaving = browser().open(REDIRECT);
    await leaving.session.loginWith("google");
    const stolen = await throughHostedLogin(leaving.went[0] ?? "", account);
    const victim = browser();

    const { session } = victim.open(stolen);
    await session.start();

    expect(session.view().isLoggedIn).toBe(false);
    expect(victim.sent).toEqual([]);
  });

  it("is refreshed once for ten requests in two tabs", async () => {
    const { open, sent } = await signedIn();
    world.clock.advance(minutes(61));
    sent.length = 0;
    const tabs = [open("http://127.0.0.1:3999/mypage/"), open("http://127.0.0.1:3999/profile")];

    const tokens = await Promise.all(Array.from({ length: 10 }, (_, i) => tabs[i % 2]?.session.bearerToken()));

    expect(new Set(tokens).size).toBe(1);
    expect(sent).toEqual(["POST /oauth2/token"]);
  });

  it("is over when its refresh token was revoked by a sign-out elsewhere", async () => {
    const { open, session } = await signedIn();
    const kept = session.kept();
    await session.logout();
    const refresh = world.run(initiateAuth, {
      AuthFlow: "REFRESH_TOKEN_AUTH",
      ClientId: world.client.id,
      AuthParameters: { REFRESH_TOKEN: kept?.refreshToken },
    });
    await expect(refresh).rejects.toThrow("Refresh Token has been revoked");
    expect(open("http://127.0.0.1:3999/mypage/").session.kept()).toBeNull();
  });

  it("whose refresh token the service has revoked is reset at the next refresh", async () => {
    const { open, session } = await signedIn();
    const { refreshToken } = session.kept() ?? {};
    await world.app.request(`${ORIGIN}/oauth2/revoke`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ token: refreshToken ?? "", client_id: world.client.id }).toString(),
    });
    world.clock.advance(minutes(61));

    const page = open("http://127.0.0.1:3999/mypage/");
    await expect(page.session.bearerToken()).rejects.toMatchObject({ name: "ExpiredAuthSessionError" });

    expect(page.session.kept()).toBeNull();
  });
});
