import { createHmac } from "node:crypto";
import { uncountEvents } from "#domain/identity/codes/counter-store.server.ts";
import { takeAllowance } from "#domain/identity/codes/limits.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Sub } from "#domain/identity/core/types.ts";
import type { Tx } from "#platform/db.server.ts";
import { RECOVERY_CODE_BYTES, RECOVERY_CODES, recoveryCodeFrom } from "./recovery-code.ts";
import { findRecoverySet, replaceRecoverySet, takeRecoveryMac } from "./recovery-store.server.ts";

const KEY_BYTES = 32;
/** As of other second factors. */
const WRONG_CODES_AN_HOUR = 10;

type Needs = Pick<IdentityService, "clock" | "secrets" | "randomBytes">;

/** Ten new codes in place of those before. They are told here and never again: what is kept cannot be turned back. */
export async function makeRecoveryCodes(
  { clock, secrets, randomBytes }: Needs,
  tx: Tx,
  sub: Sub,
): Promise<{ readonly codes: readonly string[]; readonly isReplaced: boolean }> {
  const key = randomBytes(KEY_BYTES);
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeFrom(randomBytes(RECOVERY_CODE_BYTES)));
  const macs = codes.map((code) => macOf(key, code.replaceAll("-", "")));
  const isReplaced = await replaceRecoverySet(tx, sub, { keySealed: secrets.seal(purposeOf(sub), key), macs, madeAt: clock.now() });
  return { codes, isReplaced };
}

/**
 * Uses a code up within a transaction; answers how many are left, or null for one that is not right. `code`: as `readRecoveryCode` reads it.
 */
export async function takeRecoveryCode(
  { clock, secrets }: Pick<Needs, "clock" | "secrets">,
  tx: Tx,
  { sub, code }: { readonly sub: Sub; readonly code: string },
): Promise<number | null> {
  const set = await findRecoverySet(tx, sub);
  if (set === null) return null;
  const key = secrets.open(purposeOf(sub), set.keySealed);
  if (key === null) throw new Error(`the recovery codes of ${sub} cannot be opened with the keys of this service`);
  if (!(await takeRecoveryMac(tx, sub, macOf(key, code), clock.now()))) return null;
  return set.remaining - 1;
}

/** Wrong codes of an account are limited over all its sign-ins; a code counts before it is compared. Answers how to take the count back. */
export async function countRecoveryTry({ db, clock }: Pick<IdentityService, "db" | "clock">, sub: Sub): Promise<() => Promise<void>> {
  const key = `recovery:${sub}`;
  if (!(await takeAllowance(db, { key, limit: WRONG_CODES_AN_HOUR, windowSeconds: 3600 }, clock.now()))) throw refuse.attemptLimit();
  return () => uncountEvents(db, [key]);
}

function macOf(key: Buffer, code: string): Buffer {
  return createHmac("sha256", key).update(code).digest();
}

function purposeOf(sub: Sub): string {
  return `recovery-codes:${sub}`;
}
