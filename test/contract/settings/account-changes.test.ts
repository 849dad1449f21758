import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { siteClientSettings, sitePoolSettings } from "#domain/identity/pools/site-settings.ts";
import { type IdentityBrowser, identityBrowser } from "#test/support/identity-browser.ts";
import { type IdentityServer, identityServer, type Place, type TestUser } from "#test/support/identity-server.ts";
import { codeOf, wrongCodeOf } from "#test/support/totp.ts";
import { customStorage } from "#web/session/pool/storage.ts";
import { knownDevices } from "#web/settings/account/known-devices.ts";
import { changeAddress, isTaken } from "#web/settings/address-check/change-address.ts";
import { changePassword } from "#web/settings/security/change-password.ts";
import { checkPassword } from "#web/settings/security/check-password.ts";
import { startSms, startTotp, stopFactor } from "#web/settings/security/second-factor.ts";

let server: IdentityServer;
let site: Place;
beforeAll(async () => {
  server = await identityServer();
  site = await server.addPool(sitePoolSettings, siteClientSettings("http://site.test"));
});

type Member = IdentityBrowser & { readonly user: TestUser };
let member: Member;
beforeEach(async () => {
  member = await memberOf(await server.aUser(site));
});

async function memberOf(user: TestUser, deviceName = "Firefox（Linux）"): Promise<Member> {
  const browser = identityBrowser(server, { place: site, deviceName });
  await browser.client.signIn(user.username, user.password);
  return { ...browser, user };
}

const NEXT = "Tsukiji-no-asa-1";
const freshSession = async ({ client }: IdentityBrowser) => {
  server.clock.advance(3_600_000 * 2);
  return client.currentSession();
};

describe("a password that is asked for again", () => {
  const check = ({ user, storage }: Member, password: string) => {
    const network = identityBrowser(server, { place: site });
    const parts = {
      auth: { endpoint: server.url, poolId: site.pool.id, clientId: site.client.id },
      environment: {
        fetch: network.network.fetch,
        now: () => server.clock.now().getTime(),
        randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
        wait: () => Promise.resolve(),
      },
      storage: customStorage({
        get: (key) => storage.getItem(key),
        set: (key, value) => storage.setItem(key, value),
        remove: (key) => storage.removeItem(key),
        clear: () => storage.clear(),
      }),
    };
    return { network: network.network, proved: checkPassword(parts, user.username, password) };
  };

  it("is right, and nothing of the session or of its device changes", async () => {
    const kept = new Map(member.storage.kept);

    const { network, proved } = check(member, member.user.password);
    await proved;

    expect(member.storage.kept).toEqual(kept);
    expect(await knownDevices(member.client)).toHaveLength(1);
    expect(network.count("RevokeToken")).toBe(1);
    expect(await freshSession(member)).toMatchObject({ username: member.user.username });
  });

  it("is wrong, and the session goes on", async () => {
    await expect(check(member, "Not-the-password-1").proved).rejects.toThrow("Incorrect username or password.");
    expect(await freshSession(member)).toMatchObject({ username: member.user.username });
  });

  it("leaves no device behind where the browser was none", async () => {
    await member.client.forgetDevice();
    const again = await memberOf(member.user);
    const stranger = { ...again, storage: identityBrowser(server, { place: site }).storage };

    await check(stranger, member.user.password).proved;

    expect(await knownDevices(again.client)).toHaveLength(1);
  });

  it("is proved when a second factor is asked for next", async () => {
    await member.client.setPreferredMfa("SMS");

    const { network, proved } = check(member, member.user.password);
    await proved;

    expect(network.count("RevokeToken")).toBe(0);
    await expect(check(member, "Not-the-password-1").proved).rejects.toThrow("Incorrect username or password.");
  });
});

describe("a new address", () => {
  it("takes the place of the old mail address once its code came back", async () => {
    const next = `next-${member.user.email}`;
    await changeAddress(member.client, "email", next);
    expect((await member.client.user({ isFresh: true })).attributes.email).toBe(member.user.email);

    await expect(member.client.verifyAttribute("email", "000000")).rejects.toMatchObject({ name: "CodeMismatchException" });
    await member.client.verifyAttribute("email", server.codeTo(next));

    expect((await member.client.user({ isFresh: true })).attributes).toMatchObject({ email: next, email_verified: "true" });
  });

  it("of somebody else is refused when its code comes back, and not before", async () => {
    const other = await memberOf(await server.aUser(site));
    await changeAddress(other.client, "email", `taken-${other.user.email}`);
    await other.client.verifyAttribute("email", server.codeTo(`taken-${other.user.email}`));

    await changeAddress(member.client, "email", `taken-${other.user.email}`);
    const refusal = await member.client.verifyAttribute("email", server.codeTo(`taken-${other.user.email}`)).catch((error) => error);

    expect(isTaken(refusal)).toBe(true);
  });

  it("by phone gets its code although the pool sends none by itself, and another one that ends the first", async () => {
    await changeAddress(member.client, "phone_number", "+818011112222");
    const first = server.codeTo("+818011112222");
    await member.client.sendAttributeCode("phone_number");
    const second = server.codeTo("+818011112222");

    if (first !== second) await expect(member.client.verifyAttribute("phone_number", first)).rejects.toThrow();
    await member.client.verifyAttribute("phone_number", second);

    const { attributes } = await member.client.user({ isFresh: true });
    expect(attributes).toMatchObject({ phone_number: "+818011112222", phone_number_verified: "true" });
  });

  it("that carries the second factor waits for its code, which is sent once", async () => {
    await member.client.setPreferredMfa("SMS");
    const before = server.sent.length;

    await changeAddress(member.client, "phone_number", "+818011113333");

    expect(server.sent.slice(before).map(({ to }) => to)).toEqual(["+818011113333"]);
    expect((await member.client.user({ isFresh: true })).attributes.phone_number).toBe(member.user.phone);
  });
});

describe("a new password", () => {
  const change = { next: NEXT, forgetsDevices: false };

  it("ends every other sign-in, and this one goes on", async () => {
    const elsewhere = await memberOf(member.user, "Safari（iPhone）");

    expect(await changePassword(member.client, { ...change, current: member.user.password })).toBe("done");

    await expect(elsewhere.client.user({ isFresh: true })).rejects.toThrow("Access Token has been revoked");
    expect(await freshSession(member)).toMatchObject({ username: member.user.username });
    expect(await identityBrowser(server, { place: site }).client.signIn(member.user.username, NEXT)).toMatchObject({ kind: "done" });
  });

  it("is refused without the old one, and nothing is forgotten", async () => {
    const wrong = { current: "Not-the-password-1", next: NEXT, forgetsDevices: true };

    await expect(changePassword(member.client, wrong)).rejects.toThrow("Incorrect username or password.");
    expect(await knownDevices(member.client)).toHaveLength(1);
  });

  it("forgets every device but this one where that was asked for", async () => {
    await memberOf(member.user, "Safari（iPhone）");
    expect(await knownDevices(member.client)).toHaveLength(2);

    expect(await changePassword(member.client, { ...change, current: member.user.password, forgetsDevices: true })).toBe("done");

    expect(await knownDevices(member.client)).toMatchObject([{ isThis: true }]);
  });

  it("stands also where devices could not be forgotten", async () => {
    const { client } = member;
    const devices = () => {
      member.network.cut(true);
      return client.devices();
    };
    const cutOff = { ...client, devices };

    expect(await changePassword(cutOff, { ...change, current: member.user.password, forgetsDevices: true })).toBe("devices-stay");

    member.network.cut(false);
    expect(await identityBrowser(server, { place: site }).client.signIn(member.user.username, NEXT)).toMatchObject({ kind: "done" });
  });
});

describe("second factors", () => {
  const factors = async () => {
    const { mfaTypes, preferredMfa } = await member.client.user({ isFresh: true });
    return { mfaTypes: mfaTypes.toSorted(), preferredMfa };
  };
  const withApp = async () => {
    const { secret } = await member.client.setUpTotp();
    await startTotp(member.client, codeOf(secret, server.clock), "まちのね");
    return secret;
  };

  it("begin with an app once its first code was right", async () => {
    const { secret } = await member.client.setUpTotp();

    await expect(startTotp(member.client, wrongCodeOf(secret, server.clock), "まちのね")).rejects.toMatchObject({
      name: "EnableSoftwareTokenMFAException",
    });
    expect(await factors()).toEqual({ mfaTypes: [], preferredMfa: null });

    await startTotp(member.client, codeOf(secret, server.clock), "まちのね");
    expect(await factors()).toEqual({ mfaTypes: ["TOTP"], preferredMfa: "TOTP" });
  });

  it("by SMS beside an app leave the app the one that is asked for", async () => {
    await withApp();

    await startSms(member.client, await member.client.user({ isFresh: true }));

    expect(await factors()).toEqual({ mfaTypes: ["SMS", "TOTP"], preferredMfa: "TOTP" });
  });

  it.each([
    { stopped: "TOTP", left: "SMS" },
    { stopped: "SMS", left: "TOTP" },
  ] as const)("of two, $left stays and is asked for when $stopped ends", async ({ stopped, left }) => {
    await withApp();
    await member.client.setPreferredMfa("SMS");

    await stopFactor(member.client, await member.client.user({ isFresh: true }), stopped);

    expect(await factors()).toEqual({ mfaTypes: [left], preferredMfa: left });
  });

  it.each(["TOTP", "SMS"] as const)("%s as the only one leaves none", async (type) => {
    if (type === "TOTP") await withApp();
    else await member.client.setPreferredMfa("SMS");

    await stopFactor(member.client, await member.client.user({ isFresh: true }), type);

    expect(await factors()).toEqual({ mfaTypes: [], preferredMfa: null });
  });
});

it("a pool that knows no devices has an empty list of them", async () => {
  const place = await server.addPool({ ...sitePoolSettings, deviceTracking: "off" }, siteClientSettings("http://site.test"));
  const user = await server.aUser(place);
  const { client } = identityBrowser(server, { place });
  await client.signIn(user.username, user.password);

  expect(await knownDevices(client)).toEqual([]);
});
