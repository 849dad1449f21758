import type { Device } from "#web/session/pool/operations.ts";
import type { ClientParts } from "#web/session/pool/parts.ts";
import { type DeviceView, type IdentityClient, IdentityFault } from "#web/session/pool/types.ts";
import { DEVICE_LIST_SIZE } from "#wire/constants.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { dropDevice, keptDevice } from "./device.ts";

type Parts = Pick<ClientParts, "tokenStore" | "keys" | "callAsUser">;

/** The devices that the account knows. `deviceTrackingOff` where the pool knows none, and where this browser is none. */
export function deviceCalls({ tokenStore, keys, callAsUser }: Parts): Pick<IdentityClient, "devices" | "rememberDevice" | "forgetDevice"> {
  const ownKey = () => keptDevice(keys, tokenStore.username() ?? "")?.key;
  const ownKeyNeeded = () => {
    const key = ownKey();
    if (!key) throw new CatalogueError("Device tracking has not been configured in this User Pool");
    return key;
  };
  return {
    devices: () =>
      namingTracking(async () => {
        const { Devices = [] } = await callAsUser("ListDevices", { Limit: DEVICE_LIST_SIZE });
        return Devices.map((device) => deviceView(device, ownKey()));
      }),
    rememberDevice: () =>
      namingTracking(async () => {
        await callAsUser("UpdateDeviceStatus", { DeviceKey: ownKeyNeeded(), DeviceRememberedStatus: "remembered" });
      }),
    forgetDevice: (id) =>
      namingTracking(async () => {
        const DeviceKey = id ?? ownKeyNeeded();
        await callAsUser("ForgetDevice", { DeviceKey });
        if (DeviceKey === ownKey()) await dropDevice(keys, tokenStore.username() ?? "");
      }),
  };
}

/** The service's word for it says nothing to anybody. */
async function namingTracking<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const isOff = cause instanceof IdentityFault && cause.name === "InvalidParameterException";
    throw isOff ? new CatalogueError("Device tracking has not been configured in this User Pool", { cause }) : cause;
  }
}

function deviceView({ DeviceKey, DeviceAttributes = [], DeviceLastAuthenticatedDate }: Device, ownKey: string | undefined): DeviceView {
  const told = Object.fromEntries(DeviceAttributes.map(({ Name, Value }) => [Name, Value]));
  return {
    id: DeviceKey,
    name: told.device_name ?? "",
    isRemembered: told["dev:device_remembered_status"] === "remembered",
    lastSeenAt: DeviceLastAuthenticatedDate === undefined ? null : new Date(DeviceLastAuthenticatedDate * 1000),
    lastIp: told.last_ip_used ?? null,
    isThis: DeviceKey === ownKey,
  };
}
