import { describe, expect, test } from "vitest";
import { days, minutes } from "#kernel/duration.ts";
import {
  json,
  MEMBER,
  mintTokens,
  type Network,
  openTab,
  poolAnswer,
  poolRefusal,
  SITE,
  START,
  signedInJar,
  tokenAnswer,
} from "#test/support/site-session.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import type { OtherTabs } from "./other-tabs.ts";

const EXPIRED = "Both token and refresh token have expired. Your request was aborted.";
const ENDED = poolRefusal.bind(null, "NotAuthorizedException", "Refresh Token has expired");
const LATER = START + minutes(60);

describe("Specification, section 4, the social strategy", () => {
  test("on start: a refresh token that has ended resets the session", async () => {
    const jar = signedInJar("google");
    const { session, sent } = openTab({ jar, clock: { now: START + days(30) } });

    await session.start();

    expect(session.view().isLoggedIn).toBe(false);
    expect(jar.get("_token.google")).toBeNull();
    expect(sent).toEqual([]);
  });

  test("on start: only the access token ended resets the session only if auto-logout is enabled", async () => {
    const at = { clock: { now: LATER }, network: () => tokenAnswer({ at: LATER }) };
    const usual = openTab({ jar: signedInJar("google"), ...at });
    const strict = openTab({ jar: signedInJar("google"), ...at, parts: { isAutoLogout: true } });

    await usual.session.start();
    await strict.session.start();

    expect(usual.session.view().isLoggedIn).toBe(true);
    expect(strict.session.view().isLoggedIn).toBe(false);
  });

  test("on start: then a callback is handled; if there was none the user is fetched once", async () => {
    const network: Network = ({ url }) => (url.endsWith("/userInfo") ? json({ sub: "sub-1", email: "now@example.com" }) : null);
    const { session, sent } = openTab({ jar: signedInJar("google"), network });

    await session.start();
    await session.start();

    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(["/oauth2/userInfo"]);
    expect(session.view()).toMatchObject({ isLoggedIn: true, strategy: "google", user: { email: "now@example.com" } });
  });

  test("what the server rendered stays known for the first drawing, whoever is found at the start", async () => {
    const { session } = openTab({ jar: signedInJar("cognito") });
    await session.start();

    expect([session.view().isLoggedIn, session.rendered().isLoggedIn]).toEqual([true, false]);
  });

  test("an access token that ended before a request is refreshed", async () => {
    const { session, sent } = openTab({ jar: signedInJar("google"), clock: { now: LATER }, network: () => tokenAnswer({ at: LATER }) });

    const token = await session.bearerToken();

    expect(token).toBe(session.kept()?.accessToken);
    expect(sent.map(({ form }) => form.get("grant_type"))).toEqual(["refresh_token"]);
  });

  test.each([
    ["missing", null, LATER],
    ["ended", "refresh", START + days(30)],
  ])("if the refresh token is %s the session is reset and the request fails as an expired session", async (_case, token, now) => {
    const jar = signedInJar("google");
    if (token === null) jar.remove("_refresh_token.google");
    const { session, sent, went } = openTab({ jar, clock: { now }, parts: { initial: MEMBER } });

    await expect(session.bearerToken()).rejects.toMatchObject({ name: "ExpiredAuthSessionError", message: EXPIRED });

    expect(session.view().isLoggedIn).toBe(false);
    expect(session.kept()).toBeNull();
    expect(sent).toEqual([]);
    expect(went).toEqual(["assign /login/"]);
    expect(session.returnPath.take()).toBe("/settings/account");
  });

  test.each(["cognito", "google"] as const)(
    "concurrent refreshes share one: ten requests, one of them to %s for tokens",
    async (strategy) => {
      const network = () => (strategy === "google" ? tokenAnswer({ at: LATER }) : poolAnswer({ at: LATER }));
      const { session, sent } = openTab({ jar: signedInJar(strategy), clock: { now: LATER }, network });

      const tokens = await Promise.all(Array.from({ length: 10 }, () => session.bearerToken()));

      expect(new Set(tokens)).toEqual(new Set([session.kept()?.accessToken]));
      expect(sent).toHaveLength(1);
    },
  );

  test("logout goes to the provider's logout, and resets the session", async () => {
    const jar = signedInJar("google");
    const { session, went, sent } = openTab({ jar, network: () => new Response(null) });
    await session.start();

    await session.logout();

    expect(sent.map(({ url }) => new URL(url).pathname)).toContain("/oauth2/revoke");
    expect(went).toEqual([
      `replace https://id.example/logout?client_id=client-of-the-site&logout_uri=${encodeURIComponent(`${SITE}/login/`)}`,
    ]);
    expect(session.kept()).toBeNull();
  });
});

describe("a refresh", () => {
  const late = (network: Network, { jar = signedInJar("cognito"), ...more }: Parameters<typeof openTab>[0] = {}) =>
    openTab({ jar, clock: { now: LATER }, network, parts: { initial: MEMBER }, ...more });

  test("that is refused resets the session, tells the listeners once, and reports the failure with both methods", async () => {
    const { session, errors, told, sent, went } = late(ENDED);

    const requests = await Promise.allSettled([session.bearerToken(), session.bearerToken(), session.idToken()]);

    expect(requests).toMatchObject(Array.from({ length: 3 }, () => ({ status: "rejected", reason: { message: EXPIRED } })));
    expect(session.view().isLoggedIn).toBe(false);
    expect(told).toEqual([false]);
    expect(errors.map(({ method }) => method)).toEqual(["refreshToken", "refreshTokens"]);
    expect(sent).toHaveLength(1);
    expect(went).toEqual(["assign /login/"]);
  });

  test.each([
    "Access Token has been revoked",
    "Refresh Token has been revoked",
    "User is disabled.",
    "User is disabled",
    "User does not exist.",
    "Refresh Token has expired",
    "Refresh Token has expired.",
  ])("answered with %j ends the session", async (message) => {
    const { session } = late(() => poolRefusal("SomeException", message));
    await expect(session.refresh()).rejects.toThrow(EXPIRED);
    expect(session.kept()).toBeNull();
  });

  test.each([
    ["the network is down", () => null],
    ["the service fails", () => poolRefusal("InternalErrorException", "Something went wrong")],
    ["the service is busy", () => poolRefusal("TooManyRequestsException", "Rate exceeded")],
  ])("keeps the session while %s, and works again afterwards", async (_case, failure: Network) => {
    let network = failure;
    const { session } = late((sent) => network(sent), { wait: async () => undefined });
    await expect(session.bearerToken()).rejects.not.toThrow(EXPIRED);
    expect(session.view().isLoggedIn).toBe(true);

    network = () => poolAnswer({ at: LATER });

    expect(await session.bearerToken()).toBe(session.kept()?.accessToken);
  });

  test("brings the user up to date", async () => {
    const { session, told } = late(() => poolAnswer({ at: LATER, more: { email: "new@example.com" } }));
    await session.reload();
    expect(session.view().user?.email).toBe("new@example.com");
    expect(told).toEqual([true]);
  });

  test("tells the user pool which remembered device asks", async () => {
    const jar = signedInJar("cognito");
    jar.set("CognitoIdentityServiceProvider.client-of-the-site.sub-1-name.deviceKey", "device-1");
    const { session, sent } = late(() => poolAnswer({ at: LATER }), { jar });
    await session.refresh();
    expect(JSON.parse(String(sent[0]?.init.body))).toMatchObject({
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { DEVICE_KEY: "device-1" },
    });
  });

  test("is understood on a device whose clock is three hours ahead", async () => {
    const { session, sent } = late(() => poolAnswer({ at: START }), { clock: { now: START + minutes(180) } });
    await session.bearerToken();
    await session.bearerToken();
    expect(sent).toHaveLength(1);
    expect(session.view().isLoggedIn).toBe(true);
  });

  test("under way when somebody signs out does not bring the session back", async () => {
    let answer = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { session } = late(({ init }) => (String(init.body).includes("REFRESH_TOKEN_AUTH") ? slow : new Response("{}")));
    const request = session.bearerToken().catch(() => null);
    const signingOut = session.logout();
    answer(poolAnswer({ at: LATER }));

    await Promise.all([request, signingOut]);

    expect(session.kept()).toBeNull();
    expect(session.view().isLoggedIn).toBe(false);
  });
});

describe("two tabs over the same cookies", () => {
  test.each([
    ["with Web Locks", navigator.locks, 1],
    ["without Web Locks", undefined, 2],
  ])("%s, with refresh tokens that rotate, do not log each other out", async (_case, locks, requests) => {
    const jar = signedInJar("google");
    let good = jar.get("_refresh_token.google");
    let count = 0;
    const network: Network = ({ form, url }) => {
      if (!url.endsWith("/token")) return json({ sub: "sub-1" });
      count += 1;
      if (form.get("refresh_token") !== good) return json({ error: "invalid_grant" }, 400);
      const tokens = mintTokens({ at: LATER });
      good = tokens.refreshToken;
      return json({ access_token: tokens.accessToken, id_token: tokens.idToken, refresh_token: good });
    };
    const at = { jar, clock: { now: LATER }, network, parts: { initial: MEMBER, locks } };
    const [one, other] = [openTab(at), openTab(at)];

    const tokens = await Promise.all([one, other, one, other].map(({ session }) => session.bearerToken()));

    expect(new Set(tokens)).toEqual(new Set([one.session.kept()?.accessToken]));
    expect([one, other].map(({ session }) => session.view().isLoggedIn)).toEqual([true, true]);
    expect(count).toBe(requests);
  });

  test("follow each other in and out, and keep no provider's token of who is out", async () => {
    const jar = memoryStorage();
    const tabStorage = memoryStorage();
    const listeners: (() => void)[] = [];
    const otherTabs: OtherTabs = {
      announce: () => listeners.forEach((changed) => void changed()),
      listen: (changed) => {
        listeners.push(changed);
        return () => undefined;
      },
    };
    const guest = openTab({ jar, href: `${SITE}/login/`, parts: { otherTabs, screen: () => ({ access: "guest" }) } });
    const reader = openTab({ jar, href: `${SITE}/search/input`, parts: { otherTabs, screen: () => ({ access: "open" }), tabStorage } });
    const acting = openTab({ jar, href: `${SITE}/login/`, parts: { otherTabs } });
    await Promise.all([guest, reader].map(({ session }) => session.start()));
    guest.session.returnPath.remember("/profile");

    await acting.session.adopt(mintTokens());
    expect([guest, reader].map(({ session }) => session.view().isLoggedIn)).toEqual([true, true]);
    tabStorage.set("federatedInfo", "{}");
    await acting.session.logout();

    expect(tabStorage.get("federatedInfo")).toBeNull();
    expect([guest, reader].map(({ session }) => session.view().isLoggedIn)).toEqual([false, false]);
    expect([guest.went, reader.went]).toEqual([["assign /profile"], []]);
  });

  test("notice at the next request what was not announced", async () => {
    const jar = signedInJar("cognito");
    const { session } = openTab({ jar, parts: { initial: MEMBER } });
    jar.clear();
    expect(await session.bearerToken()).toBeNull();
    expect(session.view().isLoggedIn).toBe(false);
  });
});

describe("a start that fails", () => {
  test("is logged when it is no expired session, and the page still starts", async () => {
    const { session, logged, errors } = openTab({ jar: signedInJar("cognito"), clock: { now: LATER }, network: () => null });
    await session.start();
    expect(errors.map(({ method }) => method)).toEqual(["refreshToken", "refreshTokens", "mounted"]);
    expect(logged).toMatchObject([["[ERROR] [AUTH]", { message: "Network error" }]]);
    expect(session.view()).toMatchObject({ isLoggedIn: true, user: { email: "hanako@example.com" } });
  });

  test("by an expired session is swallowed", async () => {
    const { session, logged } = openTab({ jar: signedInJar("cognito"), clock: { now: LATER }, network: ENDED });
    await session.start();
    expect([logged, session.view().isLoggedIn]).toEqual([[], false]);
  });
});
