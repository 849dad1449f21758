import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { type AddressCalls, changeAddress, isTaken, TAKEN } from "#web/settings/address-check/change-address.ts";
import { PHONE } from "./read-contact.ts";

/** Takes up a new number (E.164). Answers where the code went, or what is wrong. */
export async function changePhone(client: AddressCalls, e164: string): Promise<SubmitFailure | { readonly sentTo: string }> {
  try {
    await changeAddress(client, "phone_number", e164);
    return { sentTo: e164 };
  } catch (error) {
    return isTaken(error) ? { issues: [{ field: PHONE, message: TAKEN.phone_number }], notice: null } : failureOf(error, { phone: PHONE });
  }
}
