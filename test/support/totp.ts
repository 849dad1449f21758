import { Secret, TOTP } from "otpauth";
import type { Clock } from "#platform/clock.ts";

/** What an authenticator app shows, `steps` of 30 s from now. */
export function codeOf(secret: string | Uint8Array, clock: Clock, steps = 0): string {
  const key = typeof secret === "string" ? Secret.fromBase32(secret) : new Secret({ buffer: new Uint8Array(secret).buffer });
  return TOTP.generate({ secret: key, timestamp: clock.now().getTime() + steps * 30_000 });
}

/** Six digits that no app with this secret shows now. */
export function wrongCodeOf(secret: string | Uint8Array, clock: Clock): string {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, clock, steps));
  return ["000000", "000001", "000002", "000003"].find((code) => !right.includes(code)) ?? "000004";
}
