import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { isTaken } from "./change-address.ts";
import type { CheckedAddress } from "./pending-check.ts";
import { CODE, TAKEN_EMAIL, TAKEN_PHONE } from "./read-settings.ts";

/** Said where the address belongs to another account: no more than that it cannot be used. */
const TAKEN: Readonly<Record<CheckedAddress, string>> = { email: TAKEN_EMAIL, phone_number: TAKEN_PHONE };

/** Proves an address by the code that was sent there; answers what is wrong where it does not. */
export async function verifyCode(
  client: Pick<IdentityClient, "verifyAttribute">,
  name: CheckedAddress,
  code: string,
): Promise<SubmitFailure | "verified"> {
  try {
    await client.verifyAttribute(name, code);
    return "verified";
  } catch (error) {
    return isTaken(error) ? { issues: [], notice: TAKEN[name] } : failureOf(error, { code: CODE });
  }
}
