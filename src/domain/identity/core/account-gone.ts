import { refuse } from "./refusals.ts";

/** PostgreSQL's foreign_key_violation. */
const NO_SUCH_ROW = "23503";

/** Whether a write failed because the account it belongs to was deleted a moment ago, by another call. */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error && "constraint" in error)) return false;
  return error.code === NO_SUCH_ROW && /_sub_fkey$/.test(String(error.constraint));
}

/** Work for an account. One that is deleted while something is done for it does not exist, here as before: the work refuses so. */
export async function orUserGone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAccountGone(error) ? refuse.userGone() : error;
  }
}
