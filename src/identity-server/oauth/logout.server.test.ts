import { beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { authorizePath, hostedWorld, REDIRECT } from "#test/support/hosted.ts";

let world: Awaited<ReturnType<typeof hostedWorld>>;

beforeAll(async () => {
  const { db } = await testDatabase();
  world = await hostedWorld(db);
});

const path = (parameters: Readonly<Record<string, string>>) =>
  `/logout?${new URLSearchParams({ client_id: world.client.id, ...parameters })}`;

describe("GET /logout", () => {
  it("ends the sign-in of the browser and goes where the client registered", async () => {
    const account = await world.account();
    const { browser } = await world.login(account);

    const { landed } = await browser.go(path({ logout_uri: REDIRECT }));

    expect(landed?.href).toBe(REDIRECT);
    expect((await browser.go(world.path())).url.pathname).toBe("/login");
    expect((await listAudit(world.service.db, account.sub, 1))[0]).toMatchObject({ event: "sign-out", outcome: "done" });
  });

  it("ends it in the database too, so that a kept cookie is worth nothing", async () => {
    const { browser } = await world.login(await world.account());
    const kept = new Map(browser.cookies);
    await browser.go(path({ logout_uri: REDIRECT }));
    for (const [name, value] of kept) browser.cookies.set(name, value);

    expect((await browser.go(world.path())).url.pathname).toBe("/login");
  });

  it("knows the address by its name in OpenID Connect and gives the state back", async () => {
    const { landed } = await world.visitor().go(path({ post_logout_redirect_uri: REDIRECT, state: "a b" }));

    expect(landed?.href).toBe(`${REDIRECT}?state=a%20b`);
  });

  it("goes on to the login page with the request of a client", async () => {
    const { browser } = await world.login(await world.account());

    const seen = await browser.go(authorizePath(world.client).replace("/oauth2/authorize", "/logout"));

    expect(seen.url.pathname).toBe("/login");
    expect(seen.status).toBe(200);
    expect((await browser.go(world.path())).url.pathname).toBe("/login");
  });

  it("says so where there is nowhere to go", async () => {
    const { browser } = await world.login(await world.account());

    const seen = await browser.go(path({}));

    expect(seen).toMatchObject({ status: 200, landed: null });
    expect(seen.text).toContain("ログアウトしました");
  });

  it.each([
    ["an unknown client", { client_id: "nosuchclient", logout_uri: REDIRECT }],
    ["an address that is not registered", { logout_uri: `${REDIRECT}x` }],
    ["a redirect_uri that is not registered", { redirect_uri: `${REDIRECT}x`, response_type: "code" }],
  ])("ends nothing and goes nowhere for %s", async (_case, parameters) => {
    const { browser } = await world.login(await world.account());

    const seen = await browser.go(path(parameters));

    expect(seen).toMatchObject({ status: 400, landed: null });
    expect((await browser.go(world.path())).landed?.searchParams.has("code")).toBe(true);
  });
});
