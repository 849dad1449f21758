import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { isTaken, TAKEN } from "./change-address.ts";
import type { CheckedAddress } from "./pending-check.ts";

/** The name of the field that the code is typed into. */
export const CODE = "code";

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
