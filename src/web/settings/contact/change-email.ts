import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { type AddressCalls, changeAddress, isTaken, TAKEN } from "#web/settings/address-check/change-address.ts";
import { CURRENT_PASSWORD } from "#web/settings/security/read-password.ts";
import { EMAIL, type EmailChange } from "./read-contact.ts";

type Parts = {
  readonly client: AddressCalls;
  /** Rejects where the password is wrong. */
  readonly proves: (password: string) => Promise<void>;
};

/** Proves the password, then takes up the new address. Answers where the code went, or what is wrong. */
export async function changeEmail(
  { client, proves }: Parts,
  { address, password }: EmailChange,
): Promise<SubmitFailure | { readonly sentTo: string }> {
  try {
    await proves(password);
  } catch (error) {
    return failureOf(error, { password: CURRENT_PASSWORD });
  }
  try {
    await changeAddress(client, "email", address);
    return { sentTo: address };
  } catch (error) {
    return isTaken(error) ? { issues: [{ field: EMAIL, message: TAKEN.email }], notice: null } : failureOf(error, { email: EMAIL });
  }
}
