import type { Account } from "#domain/identity/core/types.ts";

/** An account by a name that its owner knows. */
export function accountName({ attributes, username }: Pick<Account, "attributes" | "username">): string {
  return attributes.email ?? attributes.preferred_username ?? username;
}
