import { beforeAll, describe, expect, it } from "vitest";
import { type IdentityBrowser, identityBrowser, onlyDevice } from "#test/support/identity-browser.ts";
import { type IdentityServer, identityServer, type Place, type TestUser } from "#test/support/identity-server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

type OnDevice = IdentityBrowser & { readonly user: TestUser; readonly key: string };

async function onDevice(user: TestUser, settings: Parameters<typeof identityBrowser>[1] = {}): Promise<OnDevice> {
  const browser = identityBrowser(server, settings);
  await browser.client.signIn(user.username, user.password);
  return { ...browser, user, key: browser.kept("deviceKey") ?? "" };
}
const anybodyOnDevice = async () => onDevice(await server.aUser());
const challengesOf = ({ network }: IdentityBrowser) => network.calls.flatMap(({ body }) => JSON.parse(body).ChallengeName ?? []);

describe("a browser that was here before", () => {
  it.each([
    ["USER_SRP_AUTH", ["PASSWORD_VERIFIER", "DEVICE_SRP_AUTH", "DEVICE_PASSWORD_VERIFIER"]],
    ["USER_PASSWORD_AUTH", ["DEVICE_SRP_AUTH", "DEVICE_PASSWORD_VERIFIER"]],
  ] as const)("proves itself by itself after %s, and is no new device", async (flow, challenges) => {
    const first = await anybodyOnDevice();
    const again = identityBrowser(server, { shared: onlyDevice(first), flow });
    expect(await again.client.signIn(first.user.username, first.user.password)).toMatchObject({ kind: "done", isNewDevice: false });
    expect(challengesOf(again)).toEqual(challenges);
    expect(again.kept("deviceKey")).toBe(first.key);
  });

  it("is not asked for the second factor", async () => {
    const first = await anybodyOnDevice();
    await first.client.setPreferredMfa("SMS");
    const { username, password } = first.user;
    expect(await identityBrowser(server, { shared: onlyDevice(first) }).client.signIn(username, password)).toMatchObject({ kind: "done" });
    expect(await identityBrowser(server).client.signIn(username, password)).toMatchObject({ kind: "sms" });
  });

  it("proves itself after the second factor where the pool wants both", async () => {
    const place = await server.addPool({ rememberedDeviceSkipsMfa: false });
    const first = await onDevice(await server.aUser(place), { place });
    await first.client.setPreferredMfa("SMS");
    const again = identityBrowser(server, { place, shared: onlyDevice(first) });
    expect(await again.client.signIn(first.user.username, first.user.password)).toMatchObject({ kind: "sms" });
    const code = server.codeTo(first.user.phone);
    expect(await again.client.answer({ kind: "sms", code })).toMatchObject({ kind: "done", isNewDevice: false });
    expect(challengesOf(again)).toEqual(["PASSWORD_VERIFIER", "SMS_MFA", "DEVICE_SRP_AUTH", "DEVICE_PASSWORD_VERIFIER"]);
  });

  it("is refused with a secret that is not its own", async () => {
    const first = await anybodyOnDevice();
    const shared = onlyDevice(first);
    for (const key of shared.kept.keys()) if (key.endsWith("randomPasswordKey")) shared.setItem(key, "bm90IGl0cyBvd24=");
    await expect(onDevice(first.user, { shared })).rejects.toThrow("Incorrect username or password.");
  });
});

describe("a device that was forgotten elsewhere", () => {
  it.each(["USER_SRP_AUTH", "USER_PASSWORD_AUTH"] as const)("is dropped, and the login by %s tried once more without it", async (flow) => {
    const first = await anybodyOnDevice();
    const elsewhere = await onDevice(first.user);
    await elsewhere.client.forgetDevice(first.key);
    const again = await onDevice(first.user, { shared: onlyDevice(first), flow });
    const begun = again.network.calls.filter(({ body }) => JSON.parse(body).AuthFlow === flow);
    expect(begun.map(({ body }) => body.includes(first.key))).toEqual([true, false]);
    expect(again.key).toMatch(/^ap-northeast-1_/);
    expect(again.key).not.toBe(first.key);
    expect(again.kept("refreshToken")).toBeDefined();
  });

  it("while a code was waited for, is dropped, and the sign-in begins anew", async () => {
    const place = await server.addPool({ rememberedDeviceSkipsMfa: false });
    const first = await onDevice(await server.aUser(place), { place });
    const elsewhere = await onDevice(first.user, { place });
    await first.client.setPreferredMfa("SMS");
    const again = identityBrowser(server, { place, shared: onlyDevice(first) });
    expect(await again.client.signIn(first.user.username, first.user.password)).toMatchObject({ kind: "sms" });
    await elsewhere.client.forgetDevice(first.key);
    const answer = { kind: "sms", code: server.codeTo(first.user.phone) } as const;
    await expect(again.client.answer(answer)).rejects.toThrow("Device does not exist.");
    expect([again.client.waiting(), again.kept("deviceKey")]).toEqual([null, undefined]);
  });
});

describe("the list of devices", () => {
  it("shows each with its name, and which is this browser", async () => {
    const mine = await anybodyOnDevice();
    const other = await onDevice(mine.user, { deviceName: "Safari（iPhone）" });
    const devices = await mine.client.devices();
    expect(devices.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { id: mine.key, name: "Firefox（Linux）", isRemembered: true, lastSeenAt: expect.any(Date), lastIp: "127.0.0.1", isThis: true },
      { id: other.key, name: "Safari（iPhone）", isRemembered: true, lastSeenAt: expect.any(Date), lastIp: "127.0.0.1", isThis: false },
    ]);
    const asked = mine.network.calls.findLast(({ operation }) => operation === "ListDevices");
    expect(JSON.parse(asked?.body ?? "")).toMatchObject({ Limit: 60 });
  });

  it("loses this browser when it is forgotten here, with its keys", async () => {
    const mine = await anybodyOnDevice();
    await mine.client.forgetDevice();
    expect(["deviceKey", "deviceGroupKey", "randomPasswordKey"].map(mine.kept)).toEqual([undefined, undefined, undefined]);
  });

  it("loses another one without touching this browser's keys", async () => {
    const mine = await anybodyOnDevice();
    const other = await onDevice(mine.user);
    await mine.client.forgetDevice(other.key);
    expect((await mine.client.devices()).map(({ id }) => id)).toEqual([mine.key]);
    expect(mine.kept("deviceKey")).toBe(mine.key);
  });
});

describe("a pool where a device counts once the user agrees", () => {
  let place: Place;
  beforeAll(async () => {
    place = await server.addPool({ deviceTracking: "opt-in" });
  });

  it("has the sign-in say so, and counts it from then on", async () => {
    const user = await server.aUser(place);
    const { client, storage } = identityBrowser(server, { place });
    expect(await client.signIn(user.username, user.password)).toMatchObject({ kind: "done", isNewDevice: true, asksToRemember: true });
    expect(await client.devices()).toMatchObject([{ isRemembered: false, isThis: true }]);
    await client.rememberDevice();
    expect(await client.devices()).toMatchObject([{ isRemembered: true }]);
    await client.setPreferredMfa("SMS");
    expect(await identityBrowser(server, { place, shared: storage }).client.signIn(user.username, user.password)).toMatchObject({
      kind: "done",
    });
  });
});

describe("a pool that tracks no devices", () => {
  it("is named where a device is asked for", async () => {
    const place = await server.addPool({ deviceTracking: "off" });
    const { client, kept } = await onDevice(await server.aUser(place), { place });
    const OFF = "Device tracking has not been configured in this User Pool";
    expect(kept("deviceKey")).toBeUndefined();
    await expect(client.devices()).rejects.toThrow(OFF);
    await expect(client.rememberDevice()).rejects.toThrow(OFF);
    await expect(client.forgetDevice()).rejects.toThrow(OFF);
  });
});
