import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { AuthFlow, Caller, Client, Pool } from "#domain/identity/core/types.ts";
import { claimedAccount } from "#domain/identity/passwords/claimed-account.server.ts";
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
  const { account, isPhantom } = await claimedAccount(service, { pool, client, username });
  if (isPhantom && !client.settings.preventsExistenceErrors) throw refuse.userGone();
  return {
    pool,
    client,
    account,
    flow,
    passed: new Set(),
    deviceKey: parameters.DEVICE_KEY ?? null,
    startedAt: service.clock.now(),
    isPhantom,
  };
}
