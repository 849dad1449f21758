import type { Device } from "#domain/identity/core/types.ts";
import { inSeconds } from "#domain/identity/tokens/claims.ts";

type NamedValue = { readonly Name: string; readonly Value: string };

export type DeviceDescription = {
  readonly DeviceKey: string;
  readonly DeviceAttributes: readonly NamedValue[];
  /** Seconds since 1970, as all of them. */
  readonly DeviceCreateDate: number;
  readonly DeviceLastModifiedDate: number;
  readonly DeviceLastAuthenticatedDate: number;
};

/** A device as the API shows it (DeviceType of the service model of 2016-04-18). */
export function describeDevice(device: Device): DeviceDescription {
  return {
    DeviceKey: device.deviceKey,
    DeviceAttributes: [
      { Name: "device_status", Value: "valid" },
      ...(device.name === null ? [] : [{ Name: "device_name", Value: device.name }]),
      { Name: "dev:device_remembered_status", Value: device.isRemembered ? "remembered" : "not_remembered" },
      ...(device.lastIp === null ? [] : [{ Name: "last_ip_used", Value: device.lastIp }]),
    ],
    DeviceCreateDate: inSeconds(device.createdAt),
    DeviceLastModifiedDate: inSeconds(device.updatedAt),
    DeviceLastAuthenticatedDate: inSeconds(device.lastAuthenticatedAt ?? device.confirmedAt),
  };
}
