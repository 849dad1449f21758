import { type AddressName, addressKind } from "#domain/identity/core/addresses.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { Pool } from "#domain/identity/core/types.ts";

/** Names of accounts that come from outside begin so: nobody may sit on the name that Google's user 123 will have. */
const FROM_OUTSIDE = /^(google|facebook)_/i;

/** Which address a name given at sign-up is, in pools where names are addresses; null for a chosen name. Refuses one that the pool cannot take. */
export function signUpName({ settings }: Pool, name: string): AddressName | null {
  const { usernameAttributes, aliasAttributes } = settings;
  const kind = addressKind(name);
  if (usernameAttributes.length > 0) {
    if (kind === null || !usernameAttributes.includes(kind)) throw refuse.parameter(`Username should be ${wordsFor(usernameAttributes)}.`);
    return kind;
  }
  if (FROM_OUTSIDE.test(name)) throw refuse.parameter("Username cannot begin like that of a federated user.");
  if (kind !== null && aliasAttributes.includes(kind))
    throw refuse.parameter(`Username cannot be of ${kind} format, since user pool is configured for ${kind} alias.`);
  return null;
}

function wordsFor(names: readonly AddressName[]): string {
  if (names.length > 1) return "either an email or a phone number";
  return names[0] === "email" ? "an email" : "a phone number";
}
