import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "#domain/identity/core/secrets.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { type ModularPower, srpPoolName } from "#domain/identity/srp/srp.ts";
import { srpVerifier } from "#domain/identity/srp/srp-server.server.ts";
import { matchesArgon2 } from "./argon2.server.ts";

type Of = Pick<Account, "sub" | "poolId" | "username">;
type Keeping = Of & Pick<Account, "srpSalt" | "srpVerifierSealed" | "passwordHash" | "passwordHistory">;

/**
 * The passwords of an account until now, newest first, at most `size`. An entry is `srp:<salt>:<sealed verifier>`, because the password
 * itself is not at hand when the next one comes; of an account that only ever had a hash it is that argon2id string.
 */
export function passwordsUntilNow(account: Keeping, size: number): string[] {
  const { srpSalt, srpVerifierSealed, passwordHash, passwordHistory } = account;
  const current = srpSalt && srpVerifierSealed ? `srp:${base64(srpSalt)}:${base64(srpVerifierSealed)}` : passwordHash;
  return [...(current ? [current] : []), ...passwordHistory].slice(0, size);
}

type Compare = { readonly power: ModularPower; readonly secrets: Secrets; readonly sealPurpose: string };

/** Whether a password is one of these entries. About a millisecond for each verifier. */
export async function isAmongPasswords(
  compare: Compare,
  { account, password }: { account: Of; password: string },
  entries: readonly string[],
): Promise<boolean> {
  for (const entry of entries)
    if (entry.startsWith("srp:") ? isVerifierOf(compare, { account, password }, entry) : await matchesArgon2(password, entry)) return true;
  return false;
}

function isVerifierOf(
  { power, secrets, sealPurpose }: Compare,
  { account, password }: { account: Of; password: string },
  entry: string,
): boolean {
  const [, salt = "", sealed = ""] = entry.split(":");
  const verifier = secrets.open(sealPurpose, Buffer.from(sealed, "base64"));
  const identity = { poolName: srpPoolName(account.poolId), userId: account.username };
  return verifier !== null && timingSafeEqual(verifier, srpVerifier(power, { ...identity, password, salt: Buffer.from(salt, "base64") }));
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
