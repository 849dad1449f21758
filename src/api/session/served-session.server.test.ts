import { DeleteUserCommand, GlobalSignOutCommand, RevokeTokenCommand } from "@aws-sdk/client-cognito-identity-provider";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { days, hours, minutes, seconds } from "#kernel/duration.ts";
import { hostedTokens } from "#test/support/hosted-tokens.ts";
import { claimsOf, type IdentityServer, identityServer } from "#test/support/identity-server.ts";
import { cookiesSet, sessionSite } from "#test/support/session-browser.ts";
import { OWN_TARGET } from "#wire/own-operations.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

const VISITOR = { session: null, sessionState: "visitor" };
const ENDED = { session: null, sessionState: "ended" };
const UNREACHED = { session: null, sessionState: "unreached" };

async function signedIn(wishes: Parameters<typeof sessionSite>[1] = {}) {
  const site = sessionSite(server, wishes);
  const user = await server.aUser(wishes.place ? { client: wishes.place.client } : {});
  const tokens = await server.tokensOf(user);
  const browser = site.browser();
  await browser.open(tokens);
  return { ...site, user, tokens, browser };
}

describe("a page", () => {
  it("is a visitor's without cookies, and may then be kept", async () => {
    const page = await sessionSite(server).browser().page();

    expect(await page.json()).toEqual(VISITOR);
    expect(page.headers.get("cache-control")).toBeNull();
    expect(page.headers.getSetCookie()).toEqual([]);
  });

  it("is a member's with a valid session, and is kept by nobody", async () => {
    const { browser, user, tokens } = await signedIn();
    const page = await browser.page();

    expect(await page.json()).toMatchObject({
      sessionState: "member",
      session: { strategy: "cognito", accessToken: tokens.AccessToken, claims: { sub: user.sub, email: user.email } },
    });
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(page.headers.getSetCookie()).toEqual([]);
  });

  it("asks the service at most every 30 s whether the session still stands", async () => {
    const { browser, network } = await signedIn();
    for (const pause of [0, 29_000, 1000, 29_000]) {
      server.clock.advance(pause);
      await browser.page();
    }

    expect(network.count("GetUser")).toBe(2);
  });

  it.each(["sealed", "plain"] as const)("is refreshed first where the access token has ended, %s", async (cookies) => {
    const { browser, user, tokens } = await signedIn({ cookies });
    server.clock.advance(hours(1));
    const page = await browser.page();
    const { session } = await page.json();

    expect(session.claims.sub).toBe(user.sub);
    expect(session.accessToken).not.toBe(tokens.AccessToken);
    expect(cookiesSet(page).get("auth._token.cognito")?.value).toBe(`Bearer ${session.accessToken}`);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(await (await browser.page()).json()).toMatchObject({ session: { accessToken: session.accessToken } });
  });

  it("is refreshed first where only the refresh token is left", async () => {
    const { browser, user } = await signedIn();
    for (const name of ["auth._token.cognito", "auth._id_token.cognito"]) browser.cookies.delete(name);

    expect(await (await browser.page()).json()).toMatchObject({ session: { claims: { sub: user.sub } } });
  });

  it("shares one refresh with other pages and with the endpoint", async () => {
    const { browser, network } = await signedIn();
    server.clock.advance(hours(1));
    const pages = Promise.all(Array.from({ length: 5 }, () => browser.page()));
    const [answers, endpoint] = await Promise.all([pages, browser.refresh()]);

    expect(network.count("GetTokensFromRefreshToken")).toBe(1);
    expect(endpoint.status).toBe(200);
    expect(answers.every((page) => page.headers.getSetCookie().length === 4)).toBe(true);
  });

  it("keeps its cookies also when it fails", async () => {
    const { browser } = await signedIn();
    server.clock.advance(hours(1));
    const failed = await browser.page("/broken");

    expect(failed.status).toBe(500);
    expect(cookiesSet(failed).has("auth._token.cognito")).toBe(true);
  });

  it("is a social member's", async () => {
    const { browser } = sessionSite(server);
    const there = browser();
    await there.open(await hostedTokens(server, await server.aUser()), "google");
    server.clock.advance(hours(1));

    expect(await (await there.page()).json()).toMatchObject({ sessionState: "member", session: { strategy: "google" } });
  });

  it.each([
    [
      "the session was revoked",
      async ({ browser }: Awaited<ReturnType<typeof signedIn>>) => {
        const kept = [...browser.cookies];
        await browser.end();
        for (const [name, value] of kept) browser.cookies.set(name, value);
        server.clock.advance(hours(1));
      },
    ],
    ["the refresh token has ended", async () => server.clock.advance(days(31))],
    [
      "the account was disabled",
      async ({ user }: Awaited<ReturnType<typeof signedIn>>) => {
        await changeAccount(server.db, user.sub, { isEnabled: false }, server.clock.now());
        server.clock.advance(hours(1));
      },
    ],
    [
      "there is no refresh token",
      async ({ browser }: Awaited<ReturnType<typeof signedIn>>) => {
        browser.cookies.delete("auth._refresh_token.cognito");
        server.clock.advance(hours(1));
      },
    ],
    [
      "the access token is no token",
      async ({ browser }: Awaited<ReturnType<typeof signedIn>>) => browser.cookies.set("auth._token.cognito", "Bearer%20broken"),
    ],
    [
      "the access token was changed",
      async ({ browser, tokens }: Awaited<ReturnType<typeof signedIn>>) => {
        const [head, , signature] = tokens.AccessToken.split(".");
        const changed = Buffer.from(JSON.stringify({ ...claimsOf(tokens.AccessToken), sub: "x" })).toString("base64url");
        browser.cookies.set("auth._token.cognito", `Bearer%20${head}.${changed}.${signature}`);
      },
    ],
    [
      "the id token is somebody else's",
      async ({ browser }: Awaited<ReturnType<typeof signedIn>>) =>
        browser.cookies.set("auth._id_token.cognito", (await server.tokensOf(await server.aUser())).IdToken),
    ],
    [
      "the tokens are another client's",
      async ({ browser }: Awaited<ReturnType<typeof signedIn>>) => {
        const { AccessToken, IdToken } = await server.tokensOf(await server.aUser({ client: await server.addClient() }));
        browser.cookies.set("auth._token.cognito", `Bearer%20${AccessToken}`);
        browser.cookies.set("auth._id_token.cognito", IdToken);
      },
    ],
    [
      "the strategy is none of ours",
      async ({ browser }: Awaited<ReturnType<typeof signedIn>>) => browser.cookies.set("auth.strategy", "twitter"),
    ],
  ])("is of an ended session, and the cookies go, when %s", async (_, end) => {
    const there = await signedIn();
    await end(there);
    const page = await there.browser.page();

    expect(await page.json()).toEqual(ENDED);
    expect([...there.browser.cookies.keys()]).toEqual([]);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
  });

  it.each([
    [
      "was revoked",
      async ({ tokens }: Awaited<ReturnType<typeof signedIn>>) =>
        server.sdk.send(new RevokeTokenCommand({ ClientId: server.client.id, Token: tokens.RefreshToken })),
    ],
    [
      "was ended everywhere",
      async ({ tokens }: Awaited<ReturnType<typeof signedIn>>) =>
        server.sdk.send(new GlobalSignOutCommand({ AccessToken: tokens.AccessToken })),
    ],
    [
      "is of somebody disabled",
      async ({ user }: Awaited<ReturnType<typeof signedIn>>) =>
        changeAccount(server.db, user.sub, { isEnabled: false }, server.clock.now()),
    ],
    [
      "is of somebody deleted",
      async ({ tokens }: Awaited<ReturnType<typeof signedIn>>) =>
        server.sdk.send(new DeleteUserCommand({ AccessToken: tokens.AccessToken })),
    ],
  ])("is of an ended session 30 s after the session %s, though its tokens have not ended", async (_, end) => {
    const there = await signedIn();
    await there.browser.page();
    await end(there);
    server.clock.advance(seconds(30));

    expect(await (await there.browser.page()).json()).toEqual(ENDED);
    expect(there.browser.cookies.size).toBe(0);
  });

  it("says when the service cannot be asked about tokens that have not ended, and keeps the cookies", async () => {
    const { browser, network } = await signedIn();
    const before = [...browser.cookies];
    network.cut(true);

    expect(await (await browser.page()).json()).toEqual(UNREACHED);
    expect([...browser.cookies]).toEqual(before);
  });

  it("is a visitor's after signing out, when only the strategy's name is left, and the name stays", async () => {
    const { browser } = sessionSite(server);
    const there = browser();
    there.cookies.set("auth.strategy", "cognito");

    expect(await (await there.page()).json()).toEqual(VISITOR);
    expect(there.cookies.get("auth.strategy")).toBe("cognito");
  });

  it("takes away what an earlier release left of people, and is then kept by nobody", async () => {
    const { browser } = sessionSite(server);
    const there = browser();
    there.cookies.set("auth.CognitoIdentityServiceProvider.x.hanako.userData", "%7B%22email%22%3A%22h%40example.jp%22%7D");
    const page = await there.page();

    expect(await page.json()).toEqual(VISITOR);
    expect(there.cookies.size).toBe(0);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
  });

  it("tells the browser to empty its storages where the session is over and no page of the member is open to do it", async () => {
    const { browser, user } = await signedIn();
    expect(await (await browser.page()).json()).toMatchObject({ sessionState: "member" });
    // From the list of another device: here it is known 30 s later at the latest.
    const { AccessToken } = await server.tokensOf(user);
    expect((await server.wire(`${OWN_TARGET}.EndOtherSessions`, { AccessToken })).status).toBe(200);
    server.clock.advance(seconds(30));
    const page = await browser.page();

    expect(await page.json()).toMatchObject({ session: null, sessionState: "ended" });
    expect(page.headers.get("clear-site-data")).toBe('"storage"');
    expect(browser.cookies.size).toBe(0);
  });

  it("says when the service could not be asked, and keeps the cookies", async () => {
    const { browser, network, user } = await signedIn();
    server.clock.advance(hours(1));
    const before = [...browser.cookies];
    network.cut(true);
    const page = await browser.page();

    expect(await page.json()).toEqual(UNREACHED);
    expect(page.headers.getSetCookie()).toEqual([]);
    expect([...browser.cookies]).toEqual(before);
    network.cut(false);
    expect(await (await browser.page()).json()).toMatchObject({ session: { claims: { sub: user.sub } } });
  });

  it("counts a token as ended half a second before it has", async () => {
    const { browser, network, tokens } = await signedIn();
    const end = Number(claimsOf(tokens.AccessToken).exp) * 1000;
    server.clock.moveTo(new Date(end - 499));
    await browser.page();

    expect(network.count("GetTokensFromRefreshToken")).toBe(1);
  });

  it("does not let one caller make us ask the service without end", async () => {
    const { browser, network } = await signedIn();
    server.clock.advance(hours(1) + minutes(1));
    const from = { incoming: { socket: { remoteAddress: "192.0.2.9" } } };
    for (let one = 0; one < 40; one += 1) {
      browser.cookies.delete("auth._token.cognito");
      browser.cookies.set("auth._refresh_token.cognito", `made-up-${one}`);
      browser.cookies.set("auth.strategy", "cognito");
      await browser.page("/", from);
    }

    expect(network.count("GetTokensFromRefreshToken")).toBeLessThan(35);
  });
});

describe("requests that are no page", () => {
  it.each([
    ["a picture", { accept: "image/avif,image/webp,*/*" }, "GET"],
    ["data", { accept: "application/json" }, "GET"],
    ["a program's", {}, "GET"],
  ])("do not read the session: %s", async (_, headers, method) => {
    const { browser } = await signedIn();
    server.clock.advance(hours(1));
    const answer = await browser.send("/", { method, headers });

    expect(await answer.json()).toEqual(VISITOR);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("read it when a browser asks for the head of a page", async () => {
    const { browser } = await signedIn();
    const head = await browser.send("/", { method: "HEAD", headers: { accept: "text/html" } });

    expect(head.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("refresh tokens", () => {
  it("stand in no answer but in Set-Cookie, and in no line of the log, whatever happens", async () => {
    const other = await server.tokensOf(await server.aUser());
    const step = fc.constantFrom("open", "refresh", "page", "end", "hour", "cut", "mend", "spoil", "mix");
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), fc.constantFrom("sealed", "plain"), async (steps, cookies) => {
        const { browser, network, logged, passWait, user, tokens } = await signedIn({ cookies });
        const seen: string[] = [];
        const read = async (answer: Promise<Response>) => {
          const response = await answer;
          const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
          seen.push(JSON.stringify(headers), await response.text());
        };
        const acts: Record<(typeof steps)[number], () => unknown> = {
          open: async () => read(browser.open(await server.tokensOf(user))),
          refresh: () => read(browser.refresh()),
          page: () => read(browser.page()),
          end: () => {
            const ending = read(browser.end());
            return Promise.race([ending, passWait(3000).then(() => ending)]);
          },
          hour: () => server.clock.advance(hours(1)),
          cut: () => network.cut(true),
          mend: () => network.cut(false),
          spoil: () => browser.cookies.set("auth._token.cognito", "Bearer%20spoiled"),
          mix: () => browser.cookies.set("auth._refresh_token.cognito", other.RefreshToken),
        };
        for (const one of steps) await acts[one]();
        const told = [...seen, logged()].join("\n");

        for (const secret of [tokens.RefreshToken, other.RefreshToken]) expect(told).not.toContain(secret);
        expect(logged()).not.toMatch(/eyJ/);
      }),
      { numRuns: 15 },
    );
  });
});
