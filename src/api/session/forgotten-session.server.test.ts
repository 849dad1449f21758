import { GetTokensFromRefreshTokenCommand } from "@aws-sdk/client-cognito-identity-provider";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type IdentityServer, identityServer, refusalOf } from "#test/support/identity-server.ts";
import { sessionSite } from "#test/support/session-browser.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

const VISITOR = { session: null, sessionState: "visitor" };
const SEALED = "auth._refresh_token.cognito";

/** A browser whose page put away what scripts can, and could not reach us. `kept`: what has been written since. */
async function forgotten(kept: readonly string[] = []) {
  const { browser: open, network } = sessionSite(server);
  const browser = open();
  const tokens = await server.tokensOf(await server.aUser());
  await browser.open(tokens);
  for (const name of [...browser.cookies.keys()]) if (name !== SEALED && !kept.includes(name)) browser.cookies.delete(name);
  return { browser, network, tokens };
}

describe("a session that its page has forgotten and could not end", () => {
  it.each([
    ["all is put away", []],
    ["a sign-in has begun since", ["auth.strategy"]],
  ])("ends with the next page: %s", async (_, kept) => {
    const { browser, tokens } = await forgotten(kept);
    const page = await browser.page();

    expect(await page.json()).toEqual(VISITOR);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    // The next person may have typed something here already.
    expect(page.headers.get("clear-site-data")).toBeNull();
    expect(browser.cookies.size).toBe(0);
    const again = new GetTokensFromRefreshTokenCommand({ ClientId: server.client.id, RefreshToken: tokens.RefreshToken });
    await vi.waitFor(async () => expect(await refusalOf(server.sdk.send(again))).toContain("revoked"));
  });

  it("is not taken up again by the endpoint", async () => {
    const { browser } = await forgotten(["auth.strategy"]);

    expect((await browser.refresh()).status).toBe(401);
  });

  it("is told to the service as often as one caller may refresh, and no more", async () => {
    const { browser, network } = await forgotten();
    for (let one = 0; one < 40; one += 1) {
      browser.cookies.set(SEALED, `made-up-${one}`);
      await browser.page("/", { incoming: { socket: { remoteAddress: "192.0.2.7" } } });
    }

    expect(browser.cookies.has(SEALED)).toBe(false);
    const told = network.count("RevokeToken");
    expect(told).toBeGreaterThanOrEqual(30);
    expect(told).toBeLessThan(35);
  });
});
