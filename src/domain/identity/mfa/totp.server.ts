import { Secret, TOTP } from "otpauth";
import { uncountEvents } from "#domain/identity/codes/counter-store.server.ts";
import { takeAllowance } from "#domain/identity/codes/limits.server.ts";
import { takeTotpStep } from "#domain/identity/core/account-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { Secrets } from "#domain/identity/core/secrets.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Sub } from "#domain/identity/core/types.ts";

// RFC 6238 with what every authenticator app understands: SHA-1, six digits, 30 s.
const RULES = { algorithm: "SHA1", digits: 6, period: 30 };
/** A code of the step before or after is taken too (RFC 6238, 5.2). */
const WINDOW = 1;
/** 160 bits (RFC 4226, 4). */
const SECRET_BYTES = 20;

const WRONG_CODES_AN_HOUR = 10;

export function newTotpSecret(randomBytes: IdentityService["randomBytes"]): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** As people type a secret into their app. */
export function base32Of(secret: Uint8Array): string {
  return secretOf(secret).base32;
}

/** A secret as people type it, back as bytes. */
export function totpSecretOf(base32: string): Uint8Array {
  return new Uint8Array(Secret.fromBase32(base32).buffer);
}

export function sealTotp({ seal }: Pick<Secrets, "seal">, sub: Sub, secret: Uint8Array): Buffer {
  return seal(purposeOf(sub), secret);
}

/** The secret of an account's app; null without one. */
export function openTotp(secrets: Pick<Secrets, "open">, { sub, totpSealed }: Pick<Account, "sub" | "totpSealed">): Buffer | null {
  return totpSealed && unsealed(secrets, sub, totpSealed);
}

/** The secret that was given out and is not proved yet. */
export function openPendingTotp(
  secrets: Pick<Secrets, "open">,
  { sub, totpPendingSealed }: Pick<Account, "sub" | "totpPendingSealed">,
): Buffer | null {
  return totpPendingSealed && unsealed(secrets, sub, totpPendingSealed);
}

/** The 30 s step that a code is of, one before or after the present one at most; null when it is of none. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...RULES, secret: secretOf(secret), token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: RULES.period, timestamp }) + delta;
}

type Given = { readonly sub: Sub; readonly secret: Uint8Array; readonly code: string };

/**
 * The step of a right code; null for a wrong one. Wrong codes of an account are limited over all its sign-ins: beyond ten an hour every
 * code is refused with LimitExceededException.
 */
export async function checkTotp(
  { db, clock }: Pick<IdentityService, "db" | "clock">,
  { sub, secret, code }: Given,
): Promise<number | null> {
  const now = clock.now();
  const key = `totp:${sub}`;
  // Counted before it is compared, so that codes sent at the same time cannot pass the limit together.
  if (!(await takeAllowance(db, { key, limit: WRONG_CODES_AN_HOUR, windowSeconds: 3600 }, now))) throw refuse.attemptLimit();
  const step = stepOfCode(secret, code, now);
  if (step !== null) await uncountEvents(db, [key]);
  return step;
}

/** As {@link checkTotp}, and uses the step up: refuses a code whose step, or a later one, was used before. */
export async function takeTotp(service: Pick<IdentityService, "db" | "clock">, given: Given): Promise<"right" | "wrong"> {
  const step = await checkTotp(service, given);
  if (step === null) return "wrong";
  if (!(await takeTotpStep(service.db, given.sub, step))) throw refuse.totpReused();
  return "right";
}

function purposeOf(sub: Sub): string {
  return `totp:${sub}`;
}

function unsealed({ open }: Pick<Secrets, "open">, sub: Sub, sealed: Uint8Array): Buffer {
  const secret = open(purposeOf(sub), sealed);
  if (secret === null) throw new Error(`the TOTP secret of ${sub} cannot be opened with the keys of this service`);
  return secret;
}

function secretOf(bytes: Uint8Array): Secret {
  // A copy: a Buffer may lie in the middle of a larger one.
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}
