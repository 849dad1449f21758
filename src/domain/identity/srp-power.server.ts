import { constants, createPublicKey, publicEncrypt } from "node:crypto";
import { groupBytes, type ModularPower, numberOf, SRP_BYTES, SRP_PRIME } from "#domain/identity/srp.ts";

/**
 * Modular powers in OpenSSL; about 0.4 ms for an exponent of 256 bits, where BigInt takes 10 ms of the event loop.
 * The raw RSA operation is base^e mod n for any odd n: it takes half the time of a Diffie-Hellman object, which moreover spends 3 s on
 * testing the prime when it is made and refuses the edges 0, 1 and N-1. OpenSSL takes a long e only up to n of 3072 bits, which is ours.
 * Its time depends on the exponent: here that is u, which is public, or b and x, which are used once on one request.
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
