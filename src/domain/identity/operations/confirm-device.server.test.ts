import { beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { DeviceTracking } from "#domain/identity/core/types.ts";
import { openDeviceVerifier } from "#domain/identity/devices/device-secret.server.ts";
import { changePool } from "#domain/identity/pools/pool-store.server.ts";
import { findDevice } from "#domain/identity/tokens/device-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { newDevice } from "#test/support/identity-devices.ts";
import { confirmDevice } from "./confirm-device.server.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

const bodyOf = ({ accessToken, deviceKey, config }: Awaited<ReturnType<typeof newDevice>>) => ({
  AccessToken: accessToken,
  DeviceKey: deviceKey,
  DeviceName: "花子のスマートフォン",
  DeviceSecretVerifierConfig: config,
});

async function track(deviceTracking: DeviceTracking) {
  const { pool, service } = identity;
  await changePool(db, pool.id, { deviceTracking }, identity.clock.now());
  service.directory.forget();
}

describe("a device that is confirmed", () => {
  it("is kept with its name, its address and a verifier that is not readable in the database", async () => {
    const account = await identity.account();
    const device = await newDevice(identity, account);
    expect(await identity.run(confirmDevice, bodyOf(device))).toEqual({ UserConfirmationNecessary: false });
    const kept = await findDevice(db, { sub: account.sub, deviceKey: device.deviceKey });
    expect(kept).toMatchObject({ name: "花子のスマートフォン", isRemembered: true, lastIp: "192.0.2.1" });
    const verifier = Buffer.from(device.config.PasswordVerifier, "base64");
    if (!kept) throw new Error("not kept");
    expect(Buffer.from(kept.srpVerifierSealed).includes(verifier.subarray(-32))).toBe(false);
    expect(openDeviceVerifier(identity.service, kept).subarray(-32)).toEqual(verifier.subarray(-32));
    expect((await listAudit(db, account.sub, 1))[0]).toMatchObject({ event: "device-confirm", outcome: "done" });
  });

  it("is confirmed once", async () => {
    const device = await newDevice(identity, await identity.account());
    await identity.run(confirmDevice, bodyOf(device));
    await expect(identity.run(confirmDevice, bodyOf(device))).rejects.toMatchObject({ type: "DeviceKeyExistsException" });
  });

  it("waits for its user to say so where the pool leaves it to him", async () => {
    const account = await identity.account();
    await track("opt-in");
    const device = await newDevice(identity, account);
    expect(await identity.run(confirmDevice, bodyOf(device))).toEqual({ UserConfirmationNecessary: true });
    expect(await findDevice(db, { sub: account.sub, deviceKey: device.deviceKey })).toMatchObject({ isRemembered: false });
    await track("always");
  });
});

describe("a device is refused", () => {
  it("when it is not the one of this sign-in, whoever else's it is", async () => {
    const account = await identity.account();
    const [mine, other, strangers] = [
      await newDevice(identity, account),
      await newDevice(identity, account),
      await newDevice(identity, await identity.account()),
    ];
    for (const { deviceKey } of [other, strangers])
      await expect(identity.run(confirmDevice, { ...bodyOf(mine), DeviceKey: deviceKey })).rejects.toMatchObject({
        type: "InvalidParameterException",
        message: "Invalid device key given.",
      });
  });

  it.each([
    ["no secret", undefined, "Missing required parameter Salt"],
    ["no verifier", { Salt: "AQ==" }, "Missing required parameter PasswordVerifier"],
    ["a verifier anybody knows", { Salt: "AQ==", PasswordVerifier: "AQ==" }, "Invalid device secret verifier given."],
    ["a salt that is no base64", { Salt: "塩", PasswordVerifier: "BBBB" }, "Invalid device secret verifier given."],
  ])("with %s", async (_, config, message) => {
    const device = await newDevice(identity, await identity.account());
    const body = { ...bodyOf(device), DeviceSecretVerifierConfig: config };
    await expect(identity.run(confirmDevice, body)).rejects.toMatchObject({ type: "InvalidParameterException", message });
  });

  it("where the pool tracks none", async () => {
    const device = await newDevice(identity, await identity.account());
    await track("off");
    await expect(identity.run(confirmDevice, bodyOf(device))).rejects.toMatchObject({
      type: "InvalidParameterException",
      message: "Device tracking has not been configured in this User Pool",
    });
    await track("always");
  });
});
