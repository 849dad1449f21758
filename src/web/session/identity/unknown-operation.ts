import { IdentityFault } from "#web/session/pool/types.ts";

/** What an operation of our own service tells; null where another user pool, which has no such operation, refuses it as AWS does. */
export async function orUnknown<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityFault && error.name === "UnknownOperationException") return null;
    throw error;
  }
}
