import { type IdentityClient, IdentityFault } from "#web/session/pool/types.ts";

/** A code for a new password. Whether somebody has the address, and has proved it, stays with the service: both end alike. */
export async function requestReset(client: Pick<IdentityClient, "forgotPassword">, address: string): Promise<void> {
  try {
    await client.forgotPassword(address);
  } catch (error) {
    if (!tellsOfAccount(error)) throw error;
  }
}

function tellsOfAccount(error: unknown): boolean {
  if (!(error instanceof IdentityFault)) return false;
  const isUnproved = error.name === "InvalidParameterException" && /no registered\/verified/.test(error.message);
  return error.name === "UserNotFoundException" || isUnproved;
}
