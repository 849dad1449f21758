import { expect, it } from "vitest";
import type { Device } from "#domain/identity/core/types.ts";
import { describeDevice } from "./device-description.ts";

const device: Device = {
  sub: "00000000-0000-4000-8000-000000000001",
  deviceKey: "ap-northeast-1_5b3d0f8e-0000-4000-8000-000000000001",
  name: "Firefox",
  srpSalt: new Uint8Array([1]),
  srpVerifierSealed: new Uint8Array([2]),
  confirmedAt: new Date("2026-04-01T00:00:00Z"),
  isRemembered: true,
  lastIp: "192.0.2.1",
  createdAt: new Date("2026-04-01T00:00:00Z"),
  updatedAt: new Date("2026-04-02T00:00:00.999Z"),
  lastAuthenticatedAt: new Date("2026-04-03T00:00:00Z"),
};

it("gives dates as whole seconds and attributes as names and values", () => {
  expect(describeDevice(device)).toEqual({
    DeviceKey: device.deviceKey,
    DeviceAttributes: [
      { Name: "device_status", Value: "valid" },
      { Name: "device_name", Value: "Firefox" },
      { Name: "dev:device_remembered_status", Value: "remembered" },
      { Name: "last_ip_used", Value: "192.0.2.1" },
    ],
    DeviceCreateDate: 1775001600,
    DeviceLastModifiedDate: 1775088000,
    DeviceLastAuthenticatedDate: 1775174400,
  });
});

it("leaves out what is not known, and takes the confirmation for the last use where there was none", () => {
  const bare = describeDevice({ ...device, name: null, lastIp: null, isRemembered: false, lastAuthenticatedAt: null });
  expect(bare.DeviceAttributes.map(({ Name }) => Name)).toEqual(["device_status", "dev:device_remembered_status"]);
  expect(bare.DeviceAttributes[1]?.Value).toBe("not_remembered");
  expect(bare.DeviceLastAuthenticatedDate).toBe(bare.DeviceCreateDate);
});
