/** What an address, or the page before, may tell the login page of. */
const NAMES = [
  "signed-out",
  "signed-out-everywhere",
  "session-ended",
  "session-over",
  "session-revoked",
  "sign-out-late",
  "confirmed",
  "reset",
  "deleted",
  "prove-leave",
  "prove-change",
  "prove-desk",
] as const;

export type LoginNotice = (typeof NAMES)[number];

export function isNotice(value: unknown): value is LoginNotice {
  return NAMES.some((name) => name === value);
}
