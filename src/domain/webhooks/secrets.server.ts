import type { RandomBytes } from "#kernel/ids.ts";
import type { Sealing } from "#platform/sealing/sealing.ts";
import type { KeptSecrets } from "./endpoint-store.server.ts";

const MARK = "whsec_";
const SECRET_BYTES = 32;
const purposeOf = (endpointId: string) => `webhook:${endpointId}`;

/** A secret as Standard Webhooks writes it. Shown once: it is kept sealed, for signing needs it. */
export function newSecret(randomBytes: RandomBytes): string {
  return `${MARK}${Buffer.from(randomBytes(SECRET_BYTES)).toString("base64")}`;
}

export function sealSecret(sealing: Sealing, endpointId: string, secret: string): Uint8Array {
  return sealing.seal(purposeOf(endpointId), Buffer.from(secret));
}

/** Those that sign now, the newest first. Throws where the key that sealed them is another one than before. */
export function secretsInUse(sealing: Sealing, { id, sealed, oldSealed, oldSecretUntil }: KeptSecrets, now: Date): string[] {
  const isRotating = oldSealed !== null && oldSecretUntil !== null && oldSecretUntil > now;
  return [sealed, ...(isRotating ? [oldSealed] : [])].map((bytes) => {
    const plain = sealing.open(purposeOf(id), bytes);
    if (plain === null) throw new Error(`the secret of webhook endpoint ${id} cannot be opened: it was sealed with another key`);
    return Buffer.from(plain).toString();
  });
}
