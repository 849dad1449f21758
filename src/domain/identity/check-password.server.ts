import { findAccountByName } from "#domain/identity/account-store.server.ts";
import { nameUnknown, passwordRight, passwordWrong, refuseLocked } from "#domain/identity/password-outcome.server.ts";
import type { IdentityService } from "#domain/identity/service.server.ts";
import { refuseBarred } from "#domain/identity/sign-in.server.ts";
import type { Account, Caller, Client, Pool } from "#domain/identity/types.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "addresses" | "passwords">;
type Login = { readonly pool: Pool; readonly client: Client; readonly username: string; readonly password: string };

/** The account of a name and a plain password. Unknown, wrong, locked out and barred are refused as the client may learn them; the work is the same. */
export async function checkPassword(service: Needs, { pool, client, username, password }: Login, caller: Caller): Promise<Account> {
  const account = await findAccountByName(service.db, pool, username);
  refuseLocked(service, account, caller);
  const { isRight, newHash } = await service.passwords.matches(pool, account, password);
  if (!account) return nameUnknown(service, client, caller);
  if (!isRight) return passwordWrong(service, { account, client }, caller);
  await passwordRight(service, account, newHash);
  refuseBarred(account);
  return account;
}
