import { beforeAll, describe, expect, it } from "vitest";
import { minutes, seconds } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { hostedWorld, REDIRECT } from "#test/support/hosted.ts";

let world: Awaited<ReturnType<typeof hostedWorld>>;

beforeAll(async () => {
  const { db } = await testDatabase();
  world = await hostedWorld(db, { client: { providers: ["COGNITO", "Google"] } });
});

describe("GET /oauth2/authorize", () => {
  it("leads to the login page with the same query", async () => {
    const response = await world.app.request(`http://localhost:3001${world.path({ lang: "ja" })}&access_type`);
    const target = new URL(response.headers.get("location") ?? "", "http://localhost:3001");

    expect(response.status).toBe(302);
    expect(target.pathname).toBe("/login");
    expect(target.searchParams.get("client_id")).toBe(world.client.id);
    expect(target.searchParams.get("state")).toBe("state-1");
    expect(target.searchParams.get("access_type")).toBe("");
  });

  it.each([
    ["an unknown client", { client_id: "nosuchclient000000000000" }],
    ["a client id that could be none", { client_id: "a b" }],
    ["an address that is not registered", { redirect_uri: `${REDIRECT}x` }],
  ])("shows a page and redirects nowhere for %s", async (_case, changes) => {
    const seen = await world.visitor().go(world.path(changes));

    expect(seen.status).toBe(400);
    expect(seen.landed).toBeNull();
    expect(seen.text).toContain("ログインできません");
    expect(seen.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("brings any other fault back to the client with its state and the issuer", async () => {
    const { landed } = await world.visitor().go(world.path({ code_challenge_method: "plain" }));

    expect(landed?.href.startsWith(REDIRECT)).toBe(true);
    expect(landed?.searchParams.get("error")).toBe("invalid_request");
    expect(landed?.searchParams.get("error_description")).toBe("code_challenge_method must be S256");
    expect(landed?.searchParams.get("state")).toBe("state-1");
    expect(landed?.searchParams.get("iss")).toBe(`http://localhost:3001/${world.pool.id}`);
  });
});

describe("a browser that is signed in", () => {
  it("gets a code at once", async () => {
    const { browser, code } = await world.login(await world.account());

    const again = await browser.go(world.path({ state: "state-2" }));

    expect(again.landed?.searchParams.get("state")).toBe("state-2");
    expect(again.landed?.searchParams.get("code")).toMatch(/^[\w-]{43}$/);
    expect(again.landed?.searchParams.get("code")).not.toBe(code);
  });

  it("is asked again when the client wants a fresh sign-in", async () => {
    const { browser } = await world.login(await world.account());

    expect((await browser.go(world.path({ prompt: "login" }))).url.pathname).toBe("/login");
  });

  it("is asked again once its sign-in is older than the client allows", async () => {
    const { browser } = await world.login(await world.account());
    world.clock.advance(seconds(61));

    expect((await browser.go(world.path({ max_age: "60" }))).url.pathname).toBe("/login");
    expect((await browser.go(world.path({ max_age: "62" }))).landed).not.toBeNull();
  });

  it("is not signed in at a provider that its account did not come from", async () => {
    const { browser } = await world.login(await world.account());

    const own = await browser.go(world.path({ identity_provider: "COGNITO" }));
    const google = await browser.go(world.path({ identity_provider: "Google" }));

    expect(own.landed?.searchParams.has("code")).toBe(true);
    expect(google.landed?.searchParams.has("code")).toBe(false);
  });

  it("is unknown to another pool", async () => {
    const { browser } = await world.login(await world.account());
    const { db } = world.service;
    const other = await hostedWorld(db, { parts: { clock: world.clock } });
    const elsewhere = other.visitor();
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);

    expect((await elsewhere.go(other.path())).url.pathname).toBe("/login");
  });

  it("is forgotten after an hour, and after half an hour without use", async () => {
    const idle = await world.login(await world.account());
    world.clock.advance(minutes(31));
    expect((await idle.browser.go(world.path())).url.pathname).toBe("/login");

    const busy = await world.login(await world.account());
    world.clock.advance(minutes(29));
    expect((await busy.browser.go(world.path())).landed).not.toBeNull();
    world.clock.advance(minutes(29));
    expect((await busy.browser.go(world.path())).landed).not.toBeNull();
    world.clock.advance(minutes(3));
    expect((await busy.browser.go(world.path())).url.pathname).toBe("/login");
  });

  it("answers a question that may show no page", async () => {
    const { browser } = await world.login(await world.account());
    const signedIn = await browser.go(world.path({ prompt: "none" }));
    const stranger = await world.visitor().go(world.path({ prompt: "none" }));

    expect(signedIn.landed?.searchParams.has("code")).toBe(true);
    expect(stranger.landed?.searchParams.get("error")).toBe("login_required");
  });
});

describe("a provider that cannot be asked", () => {
  it("is told to the client", async () => {
    const { landed } = await world.visitor().go(world.path({ identity_provider: "Google" }));

    expect(landed?.searchParams.get("error")).toBe("server_error");
    expect(landed?.searchParams.get("state")).toBe("state-1");
  });
});
