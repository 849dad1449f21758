import { findAccountByName } from "#domain/identity/core/account-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Client, Pool } from "#domain/identity/core/types.ts";
import { phantomAccount } from "./phantom.server.ts";

type Needs = Pick<IdentityService, "db" | "secrets" | "clock" | "phantoms">;
type Named = { readonly pool: Pool; readonly client: Client; readonly username: string };
export type ClaimedAccount = { readonly account: Account; readonly isPhantom: boolean };

/**
 * The account that somebody who types this name wants to sign in to; a phantom where nobody has it. One that only its provider lets in has
 * neither password nor passkey here, so where the client may not learn who is known it is a phantom too: its user name would tell.
 */
export async function claimedAccount(service: Needs, { pool, client, username }: Named): Promise<ClaimedAccount> {
  const found = await findAccountByName(service.db, pool, username);
  const isHidden = found?.status === "EXTERNAL_PROVIDER" && client.settings.preventsExistenceErrors;
  return found && !isHidden ? { account: found, isPhantom: false } : { account: phantomAccount(service, pool, username), isPhantom: true };
}
