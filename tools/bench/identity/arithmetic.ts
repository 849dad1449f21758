import { generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { argon2Hash } from "#domain/identity/passwords/argon2.server.ts";
import { groupBytes, SRP_GENERATOR } from "#domain/identity/srp/srp.ts";
import { createModularPower } from "#domain/identity/srp/srp-power.server.ts";
import { signJws } from "#domain/identity/tokens/jws.server.ts";
import { speedOf } from "./peer.ts";

const { power } = createModularPower();
const key = { kid: "bench", ...generateKeyPairSync("rsa", { modulusLength: 2048 }) };
const base = groupBytes(SRP_GENERATOR);

/** The two tokens of a sign-in or a refresh. */
async function signTwo(): Promise<void> {
  const claims = { sub: randomUUID(), jti: randomUUID(), scope: "aws.cognito.signin.user.admin", filler: "x".repeat(300) };
  await Promise.all([signJws(key, claims), signJws(key, claims)]);
}

/** What one sign-in by SRP cannot be had without: three modular powers and two signatures. */
async function proveAndSign(): Promise<void> {
  for (let i = 0; i < 3; i += 1) power(base, randomBytes(32));
  await signTwo();
}

/** How often a second the arithmetic alone can be done here, in the same run and as many at once: what no service on this machine can beat. */
export async function measureArithmetic(): Promise<Readonly<Record<"hashes" | "signatures" | "proofs", number>>> {
  return {
    hashes: (await speedOf(40, () => argon2Hash("Tsukiji-4-chome", randomBytes(16)))).perSecond,
    signatures: (await speedOf(200, signTwo)).perSecond,
    proofs: (await speedOf(100, proveAndSign)).perSecond,
  };
}
