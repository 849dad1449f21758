import { orUserGone } from "#domain/identity/core/account-gone.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client, Factor, Pool } from "#domain/identity/core/types.ts";
import { type HostedStep, hostedStepOf } from "#domain/identity/hosted/hosted-login.server.ts";
import { proceed } from "#domain/identity/sign-in/complete-sign-in.server.ts";

type Entering = {
  readonly pool: Pool;
  readonly client: Client;
  readonly account: Account;
  readonly provider: string;
  readonly passed: ReadonlySet<Factor>;
  /** Who is linked to the account once nothing is missing. */
  readonly arrivalId?: string;
};

/** Signs in whom a provider, a password or a code vouches for: the second factor that the account has turned on is asked all the same. */
export async function enterHosted(service: IdentityService, entering: Entering, caller: Caller): Promise<HostedStep> {
  const signIn = { ...entering, flow: "HOSTED_LOGIN", deviceKey: null, startedAt: service.clock.now() } as const;
  return hostedStepOf(await orUserGone(() => proceed(service, signIn, caller)));
}
