import type { PasswordPolicy } from "#domain/identity/core/types.ts";

export type PasswordOwner = {
  readonly username: string;
  /** Whether a folded password ({@link foldPassword}) is on the list of common ones. */
  readonly isCommon: (folded: string) => boolean;
};

// Basic Latin only, as in AWS's description of its policy; a space counts as a symbol, but the wire refuses it.
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/** What is wrong with a new password, as AWS words it after "Password did not conform with policy: "; null when nothing is. */
export function passwordFault(policy: PasswordPolicy, password: string, { username, isCommon }: PasswordOwner): string | null {
  // Code points, so that a character outside the first plane counts once.
  if (Array.from(password).length < policy.minimumLength) return "Password not long enough";
  if (policy.requireUppercase && !/[A-Z]/.test(password)) return "Password must have uppercase characters";
  if (policy.requireLowercase && !/[a-z]/.test(password)) return "Password must have lowercase characters";
  if (policy.requireNumbers && !/[0-9]/.test(password)) return "Password must have numeric characters";
  if (policy.requireSymbols && !SYMBOL.test(password)) return "Password must have symbol characters";
  return policy.refuseCommon ? commonFault(password, { username, isCommon }) : null;
}

function commonFault(password: string, { username, isCommon }: PasswordOwner): string | null {
  const folded = foldPassword(password);
  if (folded === foldPassword(username)) return "Password must not be the user name";
  return isCommon(folded) ? "Password is too common" : null;
}

/** Only for comparing with the list: a password itself is never changed. */
export function foldPassword(password: string): string {
  return password.normalize("NFKC").toLowerCase();
}
