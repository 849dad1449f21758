import { beforeAll, describe, expect, it } from "vitest";
import { identityBrowser } from "#test/support/identity-browser.ts";
import { type IdentityServer, identityServer, type Place } from "#test/support/identity-server.ts";
import { PASSKEY_CLIENT, PASSKEY_POOL } from "#test/support/passkeys.ts";
import { softAuthenticator } from "#test/support/soft-authenticator.ts";
import type { PasskeyAsk } from "#web/session/pool/types.ts";

let server: IdentityServer;
let place: Place;
beforeAll(async () => {
  server = await identityServer();
  place = await server.addPool(PASSKEY_POOL, PASSKEY_CLIENT);
});

/** Somebody signed in by password, in a browser that can make passkeys. */
async function member() {
  const user = await server.aUser(place);
  const browser = identityBrowser(server, { place });
  await browser.client.signIn(user.username, user.password);
  const authenticator = softAuthenticator("http://localhost:3000");
  const make: PasskeyAsk = async (options) => authenticator.make(options);
  const sign: PasskeyAsk = async (options) => JSON.parse(authenticator.sign(JSON.stringify(options)));
  return { user, browser, make, sign, id: authenticator.id };
}

describe("passkeys of our client", () => {
  it("are added, listed, named and removed", async () => {
    const { browser, make, id } = await member();
    const { client } = browser;
    await client.addPasskey(make);
    expect(await client.passkeys()).toEqual([
      { id, name: "Windows Hello", createdAt: expect.any(Date), lastUsedAt: null, isBackedUp: true },
    ]);
    await client.renamePasskey(id, "自宅");
    expect((await client.passkeys())[0]?.name).toBe("自宅");
    await client.removePasskey(id);
    expect(await client.passkeys()).toEqual([]);
  });

  it("sign in with and without a name, and leave the remembered device as it is", async () => {
    const { user, browser, make, sign } = await member();
    await browser.client.addPasskey(make);
    const device = browser.kept("deviceKey");
    await browser.client.signOut();
    for (const name of [undefined, user.username]) {
      const step = await browser.client.signInByPasskey(sign, name);
      expect(step).toEqual({ kind: "done", username: user.username, isNewDevice: false });
      expect((await browser.client.user()).attributes.email).toBe(user.email);
    }
    expect([device, browser.kept("deviceKey")]).toEqual([expect.any(String), device]);
  });

  it("say what the service says where they are not known", async () => {
    const { browser, sign } = await member();
    await expect(browser.client.signInByPasskey(sign)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });

  it("leave nothing waiting where the person gives up", async () => {
    const { browser } = await member();
    const stopped = new DOMException("", "NotAllowedError");
    await expect(browser.client.signInByPasskey(() => Promise.reject(stopped))).rejects.toBe(stopped);
    expect(browser.client.waiting()).toBeNull();
  });
});
