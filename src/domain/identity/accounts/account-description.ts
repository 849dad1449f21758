import type { Account } from "#domain/identity/core/types.ts";
import { inSeconds } from "#domain/identity/tokens/claims.ts";
import { describeMfa, listAttributes } from "./user-description.ts";

/** `UserType` of the API, as AdminCreateUser answers it. */
export function describeAccount(account: Account): object {
  return { Username: account.username, Attributes: listAttributes(account), ...describeState(account) };
}

/** The answer of AdminGetUser. */
export function describeAccountToOperator(account: Account): object {
  return { Username: account.username, UserAttributes: listAttributes(account), ...describeState(account), ...describeMfa(account) };
}

function describeState({ createdAt, updatedAt, isEnabled, status }: Account): object {
  return { UserCreateDate: inSeconds(createdAt), UserLastModifiedDate: inSeconds(updatedAt), Enabled: isEnabled, UserStatus: status };
}
