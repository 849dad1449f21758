import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { confirmedDevice, newDevice, signInOn } from "#test/support/identity-devices.ts";
import { forgetDevice } from "./forget-device.server.ts";
import { getDevice } from "./get-device.server.ts";
import { getTokensFromRefreshToken } from "./get-tokens-from-refresh-token.server.ts";
import { getUser } from "./get-user.server.ts";
import { listDevices } from "./list-devices.server.ts";
import { updateDeviceStatus } from "./update-device-status.server.ts";

let identity: TestIdentity;

beforeAll(async () => {
  const { db } = await testDatabase();
  identity = await testIdentity(db);
});

const unknown = { type: "ResourceNotFoundException", message: "Device does not exist." };
type Listed = { Devices: { DeviceKey: string; DeviceAttributes: { Name: string; Value: string }[] }[]; PaginationToken?: string };

const list = async (AccessToken: string, page: object = {}) => (await identity.run(listDevices, { AccessToken, ...page })) as Listed;
const keysOf = ({ Devices }: Listed) => Devices.map(({ DeviceKey }) => DeviceKey);

async function accountWithDevices(count: number) {
  const account = await identity.account();
  const devices = [];
  for (let made = 0; made < count; made++) devices.push(await confirmedDevice(identity, account, `device ${made}`));
  const [first] = devices;
  if (!first) throw new Error("no device");
  return { account, devices, first };
}

describe("the list of devices", () => {
  it("shows the confirmed devices of the caller, page by page, each once", async () => {
    const { devices, first } = await accountWithDevices(3);
    const firstPage = await list(first.accessToken, { Limit: 2 });
    const secondPage = await list(first.accessToken, { Limit: 2, PaginationToken: firstPage.PaginationToken });
    expect(firstPage.Devices).toHaveLength(2);
    expect(secondPage.PaginationToken).toBeUndefined();
    expect([...keysOf(firstPage), ...keysOf(secondPage)].sort()).toEqual(devices.map(({ deviceKey }) => deviceKey).sort());
  });

  it("shows all of them where no limit, or 0, is given, and ends without a token", async () => {
    const { first } = await accountWithDevices(2);
    for (const page of [{}, { Limit: 0 }, { Limit: 2 }, { Limit: 60 }]) {
      const { Devices, PaginationToken } = await list(first.accessToken, page);
      expect([Devices.length, PaginationToken]).toEqual([2, undefined]);
    }
  });

  it("is empty before a device is confirmed", async () => {
    const { accessToken } = await newDevice(identity, await identity.account());
    expect(await list(accessToken)).toEqual({ Devices: [] });
  });

  it.each([{ Limit: 61 }, { Limit: -1 }, { PaginationToken: "made-up" }, { PaginationToken: "" }])("refuses the page %j", async (page) => {
    const { accessToken } = await newDevice(identity, await identity.account());
    await expect(list(accessToken, page)).rejects.toMatchObject({ type: "InvalidParameterException" });
  });
});

describe("one device", () => {
  it("is shown to its user", async () => {
    const { first } = await accountWithDevices(1);
    const answer = await identity.run(getDevice, { AccessToken: first.accessToken, DeviceKey: first.deviceKey });
    const seconds = identity.clock.now().getTime() / 1000;
    expect(answer).toMatchObject({
      Device: { DeviceKey: first.deviceKey, DeviceCreateDate: seconds, DeviceLastAuthenticatedDate: seconds },
    });
  });

  it("does not exist for another user, who can neither read, change nor forget it", async () => {
    const [{ first: mine }, { first: foreign }] = [await accountWithDevices(1), await accountWithDevices(1)];
    const body = { AccessToken: mine.accessToken, DeviceKey: foreign.deviceKey };
    await expect(identity.run(getDevice, body)).rejects.toMatchObject(unknown);
    await expect(identity.run(forgetDevice, body)).rejects.toMatchObject(unknown);
    await expect(identity.run(updateDeviceStatus, body)).rejects.toMatchObject(unknown);
    await expect(identity.run(updateDeviceStatus, { ...body, DeviceRememberedStatus: "remembered" })).rejects.toMatchObject(unknown);
    expect(keysOf(await list(foreign.accessToken))).toEqual([foreign.deviceKey]);
  });

  it("is asked for with an access token and a well-formed key", async () => {
    const { first } = await accountWithDevices(1);
    const refused = { type: "InvalidParameterException" };
    await expect(identity.run(getDevice, { DeviceKey: first.deviceKey })).rejects.toMatchObject(refused);
    await expect(identity.run(forgetDevice, { DeviceKey: first.deviceKey })).rejects.toMatchObject(refused);
    await expect(identity.run(getDevice, { AccessToken: first.accessToken, DeviceKey: "not a key" })).rejects.toMatchObject(refused);
  });
});

describe("a remembered device", () => {
  const statusOf = async (accessToken: string) =>
    (await list(accessToken)).Devices[0]?.DeviceAttributes.find(({ Name }) => Name === "dev:device_remembered_status")?.Value;

  it("is forgotten and remembered as its user says; without a word it stays as it is", async () => {
    const { first } = await accountWithDevices(1);
    const say = (status: object) =>
      identity.run(updateDeviceStatus, { AccessToken: first.accessToken, DeviceKey: first.deviceKey, ...status });
    expect(await say({ DeviceRememberedStatus: "not_remembered" })).toEqual({});
    expect(await statusOf(first.accessToken)).toBe("not_remembered");
    await say({});
    expect(await statusOf(first.accessToken)).toBe("not_remembered");
    await say({ DeviceRememberedStatus: "remembered" });
    expect(await statusOf(first.accessToken)).toBe("remembered");
    await expect(say({ DeviceRememberedStatus: "maybe" })).rejects.toMatchObject({ type: "InvalidParameterException" });
  });
});

describe("a forgotten device", () => {
  const refresh = (token: string, deviceKey: string) =>
    identity.run(getTokensFromRefreshToken, { ClientId: identity.client.id, RefreshToken: token, DeviceKey: deviceKey });

  it("is gone, and whoever holds it is signed out; other devices stay", async () => {
    const { devices, first } = await accountWithDevices(2);
    const other = devices[1] ?? first;
    expect(await identity.run(forgetDevice, { AccessToken: other.accessToken, DeviceKey: first.deviceKey })).toEqual({});
    await expect(identity.run(getDevice, { AccessToken: other.accessToken, DeviceKey: first.deviceKey })).rejects.toMatchObject(unknown);
    await expect(refresh(first.refreshToken, first.deviceKey)).rejects.toMatchObject({
      message: "Refresh Token has been revoked",
    });
    await expect(identity.run(getUser, { AccessToken: first.accessToken })).rejects.toMatchObject({
      message: "Access Token has been revoked",
    });
    expect(await refresh(other.refreshToken, other.deviceKey)).toHaveProperty("AuthenticationResult.AccessToken");
  });

  it("is refused at the next sign-in that names it, so that the client forgets it too", async () => {
    const { account, first } = await accountWithDevices(1);
    await identity.run(forgetDevice, { AccessToken: first.accessToken, DeviceKey: first.deviceKey });
    await expect(signInOn(identity, account, first.deviceKey)).rejects.toMatchObject(unknown);
  });
});
