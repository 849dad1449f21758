import { findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, AuthFlow, Caller, Client, Pool } from "#domain/identity/core/types.ts";
import { phantomAccount } from "#domain/identity/passwords/phantom.server.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";

export type FlowRequest = {
  readonly pool: Pool;
  readonly client: Client;
  readonly flow: AuthFlow;
  readonly parameters: Readonly<Record<string, string>>;
  readonly clientMetadata: Readonly<Record<string, string>>;
};

/** Begins a sign-in: the body of the response. */
export type Flow = (service: IdentityService, request: FlowRequest, caller: Caller) => Promise<object>;

/** A parameter the flow cannot do without. */
export function required(parameters: Readonly<Record<string, string>>, name: string): string {
  const value = parameters[name];
  if (value === undefined || value === "") throw refuse.parameterMissing(name);
  return value;
}

/** A sign-in by a name alone, nothing proved. An unknown name goes on as a phantom where the client may not learn that it is unknown. */
export async function beginByName(
  service: Pick<IdentityService, "db" | "secrets" | "clock" | "phantoms">,
  { pool, client, flow, parameters }: FlowRequest,
): Promise<SignIn> {
  const username = required(parameters, "USERNAME");
  const account: Account | null = await findAccountByName(service.db, pool, username);
  if (!account && !client.settings.preventsExistenceErrors) throw refuse.userGone();
  return {
    pool,
    client,
    account: account ?? phantomAccount(service, pool, username),
    flow,
    passed: new Set(),
    deviceKey: parameters.DEVICE_KEY ?? null,
    startedAt: service.clock.now(),
    isPhantom: account === null,
  };
}
