import { constants, createPublicKey, publicEncrypt } from "node:crypto";
import { groupBytes, type ModularPower, numberOf, SRP_BYTES, SRP_PRIME } from "./srp.ts";

/**
 * Modular powers in OpenSSL; about 0.8 ms for an exponent of 256 bits, where BigInt holds up the event loop for 10 ms.
 * The raw RSA operation is base^e mod n for any odd n. A Diffie-Hellman object takes as long for a power, but spends 3 s on testing the
 * prime when it is made, and refuses the bases 0, 1 and N-1. OpenSSL takes a long e only up to n of 3072 bits, which is ours.
 * The time depends on the exponent, as a Diffie-Hellman object's does not: here that is u, which is public, b, which serves one try, or x,
 * which comes of a password that the caller has just sent.
 */
export function createModularPower(): ModularPower {
  const n = base64url(groupBytes(SRP_PRIME));
  return {
    power: (base, exponent) => {
      const key = createPublicKey({ key: { kty: "RSA", n, e: base64url(exponent) }, format: "jwk" });
      return publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, inGroup(base));
    },
  };
}

function inGroup(base: Uint8Array): Uint8Array {
  const number = numberOf(base);
  return base.length === SRP_BYTES && number < SRP_PRIME ? base : groupBytes(number % SRP_PRIME);
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
