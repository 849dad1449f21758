import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Device } from "#domain/identity/core/types.ts";
import { groupBytes, numberOf, SRP_BYTES, SRP_PRIME } from "#domain/identity/srp/srp.ts";

type Needs = Pick<IdentityService, "secrets">;
type DeviceName = Pick<Device, "sub" | "deviceKey">;

/** Clients make 16 random bytes, and a zero byte in front where the first bit is set. */
const MOST_SALT_BYTES = 64;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Reads the salt a client made for its device (base64). Refuses anything else. */
export function readDeviceSalt(text: string): Buffer {
  const salt = readBase64(text);
  if (salt.length > MOST_SALT_BYTES || numberOf(salt) === 0n) throw refuse.invalidVerifier("salt");
  return salt;
}

/** Reads the verifier a client made for its device (base64), as bytes of the group. Refuses numbers whose secret anybody would know (0, 1, N-1) and those that are not of the group. */
export function readDeviceVerifier(text: string): Buffer {
  const bytes = readBase64(text);
  if (bytes.length > SRP_BYTES + 1) throw refuse.invalidVerifier("too long");
  const verifier = numberOf(bytes);
  if (verifier <= 1n || verifier >= SRP_PRIME - 1n) throw refuse.invalidVerifier("not of the group");
  return Buffer.from(groupBytes(verifier));
}

function readBase64(text: string): Buffer {
  if (!BASE64.test(text)) throw refuse.invalidVerifier("not base64");
  return Buffer.from(text, "base64");
}

export function sealDeviceVerifier({ secrets }: Needs, of: DeviceName, verifier: Uint8Array): Buffer {
  return secrets.seal(purposeOf(of), verifier);
}

/** Throws when the key it was sealed with is no longer configured. */
export function openDeviceVerifier({ secrets }: Needs, device: DeviceName & Pick<Device, "srpVerifierSealed">): Buffer {
  const verifier = secrets.open(purposeOf(device), device.srpVerifierSealed);
  if (!verifier) throw new Error("the verifier of a device cannot be opened with the keys of this service");
  return verifier;
}

function purposeOf({ sub, deviceKey }: DeviceName): string {
  return `device:${sub}:${deviceKey}`;
}
