import { type AddressName, isAddressName } from "#domain/identity/core/addresses.ts";
import type { Account, Pool } from "#domain/identity/core/types.ts";

type Attributes = Readonly<Record<string, string>>;

/** Whether a new address takes the place of the old one only once its code came back: where it signs in, or carries the second factor. */
export function isKeptUntilVerified(pool: Pool, account: Pick<Account, "smsMfa">, name: AddressName): boolean {
  const { verifyBeforeUpdate, usernameAttributes } = pool.settings;
  return verifyBeforeUpdate.includes(name) || usernameAttributes.includes(name) || (name === "phone_number" && account.smsMfa);
}

/** Whether a verified address of this kind signs in to its account. */
export function isAlias(pool: Pool, name: AddressName | "preferred_username"): boolean {
  const names: readonly string[] = [...pool.settings.usernameAttributes, ...pool.settings.aliasAttributes];
  return names.includes(name);
}

/**
 * Where the code of a sign-up goes: to the address that is the user name, where it is one, because no other would prove that. Else, with both
 * to be verified, to the phone (AWS developer guide, "Verifying contact information at sign-up").
 */
export function signUpAddress({ settings }: Pool, attributes: Attributes, username: AddressName | null): AddressName | null {
  const order: readonly AddressName[] = username === null ? ["phone_number", "email"] : [username];
  return order.find((name) => settings.autoVerified.includes(name) && attributes[name]) ?? null;
}

/**
 * Where a forgotten password may be asked back: a verified address of an account that has a password of its own and may sign in. Not a phone
 * that is the second factor, which would then be the only one.
 */
export function recoveryAddress(account: Pick<Account, "isEnabled" | "status" | "attributes" | "smsMfa">): AddressName | null {
  const isRecoverable = account.isEnabled && account.status !== "EXTERNAL_PROVIDER" && account.status !== "FORCE_CHANGE_PASSWORD";
  if (!isRecoverable) return null;
  const { email, email_verified, phone_number, phone_number_verified } = account.attributes;
  if (email && email_verified === "true") return "email";
  return phone_number && phone_number_verified === "true" && !account.smsMfa ? "phone_number" : null;
}

/** The address of an account that has this value. */
export function addressWithValue(attributes: Attributes, value: string): AddressName | null {
  return (
    Object.keys(attributes)
      .filter(isAddressName)
      .find((name) => attributes[name] === value) ?? null
  );
}

/** The e-mail address of an account that its person has proved; null: none. */
export function verifiedEmailOf({ attributes }: Pick<Account, "attributes">): string | null {
  return attributes.email_verified === "true" ? (attributes.email ?? null) : null;
}
