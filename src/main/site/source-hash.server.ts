import { createHmac, hkdfSync } from "node:crypto";

/** Hashes network addresses for the record of consents. The key is one of its own, made from the newest key of the identity service. */
export function sourceHasher([masterKey]: readonly Buffer[]): (address: string) => string {
  if (masterKey === undefined) throw new Error("there is no key to hash sources with");
  const key = Buffer.from(hkdfSync("sha256", masterKey, "", "consent-source", 32));
  return (address) => createHmac("sha256", key).update(address).digest("base64url");
}
