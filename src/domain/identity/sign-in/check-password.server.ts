import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client, Pool } from "#domain/identity/core/types.ts";
import { nameKey } from "#domain/identity/core/user-names.ts";
import { claimedAccount } from "#domain/identity/passwords/claimed-account.server.ts";
import { passwordRight, passwordWrong, refuseLocked } from "#domain/identity/passwords/password-outcome.server.ts";
import { refuseBarred } from "./sign-in.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "addresses" | "passwords" | "phantoms" | "secrets" | "turns">;
type Login = { readonly pool: Pool; readonly client: Client; readonly username: string; readonly password: string };

/** The account of a name and a plain password. Unknown, wrong, locked out and barred are refused as the client may learn them; the work is the same. */
export async function checkPassword(service: Needs, login: Login, caller: Caller): Promise<Account> {
  const turn = service.turns(`${login.pool.id} ${nameKey(login.pool, login.username)}`, () => inTurn(service, login, caller));
  if (turn === null) throw refuse.tooManyRequests("too many passwords of one account wait");
  return turn;
}

async function inTurn(service: Needs, { pool, client, username, password }: Login, caller: Caller): Promise<Account> {
  const { account, isPhantom } = await claimedAccount(service, { pool, client, username });
  refuseLocked(service, account, caller);
  const { isRight, newHash } = await service.passwords.matches(pool, isPhantom ? null : account, password);
  if (isPhantom || !isRight) return passwordWrong(service, { account, client, isPhantom }, caller);
  await passwordRight(service, account, newHash);
  refuseBarred(account);
  return account;
}
