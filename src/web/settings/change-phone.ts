import { failureOf } from "../auth/errors/failure-of.ts";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { type AddressCalls, changeAddress, isTaken } from "./change-address.ts";
import { PHONE, readSmsPhone, TAKEN_PHONE } from "./read-settings.ts";

/** Takes up a new number. Answers where the code went (E.164), or what is wrong. `verified`: the number that needs no code any more. */
export async function changePhone(
  client: AddressCalls,
  typed: Typed,
  verified: string | null,
): Promise<SubmitFailure | { readonly sentTo: string }> {
  const read = readSmsPhone(typed[PHONE] ?? "", verified);
  if (!read.ok) return { issues: [{ field: PHONE, message: read.reason }], notice: null };
  const { e164 } = read.value;
  try {
    await changeAddress(client, "phone_number", e164);
    return { sentTo: e164 };
  } catch (error) {
    return isTaken(error) ? { issues: [{ field: PHONE, message: TAKEN_PHONE }], notice: null } : failureOf(error, { phone: PHONE });
  }
}
