/** PostgreSQL's foreign_key_violation. */
const NO_SUCH_ROW = "23503";

/** Whether a write failed because the account it belongs to was deleted a moment ago, by another call. */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error && "constraint" in error)) return false;
  return error.code === NO_SUCH_ROW && /_sub_fkey$/.test(String(error.constraint));
}
