import { challengeMakers } from "#domain/identity/ask/makers.server.ts";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client, Factor, Pool } from "#domain/identity/core/types.ts";
import { confirmedDevice } from "#domain/identity/devices/devices.server.ts";
import { phantomAccount } from "#domain/identity/passwords/phantom.server.ts";
import { nextStep } from "#domain/identity/tickets/next-step.ts";
import type { SignIn, Step } from "#domain/identity/tickets/sign-in-state.ts";
import type { Ticket } from "#domain/identity/tickets/tickets.server.ts";

/** Refuses accounts that may not sign in at all. Asked after the password, so that nothing is learned without it. `passed`: what was proved. */
export function refuseBarred(account: Account, passed: ReadonlySet<Factor> = new Set()): void {
  if (!account.isEnabled) throw refuse.userDisabled();
  if (account.status === "UNCONFIRMED") throw refuse.notConfirmed();
  if (account.status === "RESET_REQUIRED") throw refuse.resetRequired();
  if (account.status === "EXTERNAL_PROVIDER" && !passed.has("provider"))
    throw refuse.incorrectPassword("an account of an outside provider has no password");
}

/** Goes on with a sign-in: makes the next challenge, or says that nothing is missing. */
export async function advance(service: IdentityService, signIn: SignIn, caller: Caller): Promise<Step> {
  // Before anything is proved, a device nobody confirmed would tell a real name from an unknown one.
  const device = signIn.passed.size === 0 ? null : await confirmedDevice(service, signIn);
  const next = nextStep({ ...signIn, device: device === null ? "none" : device.isRemembered ? "remembered" : "confirmed" });
  if (signIn.isPhantom && next !== "CUSTOM_CHALLENGE") throw refuse.incorrectPassword("unknown user");
  if (next === "refused") throw refuse.incorrectPassword("this flow cannot go on without the password");
  if (next === "tokens") return { isDone: true, signIn: { ...signIn, deviceKey: device?.deviceKey ?? null } };
  return { isDone: false, challenge: await challengeMakers[next](service, signIn, caller) };
}

type Resumed = { readonly pool: Pool; readonly client: Client; readonly username: string | undefined };

/** The sign-in a ticket is of. Refuses one whose account is gone or may no longer sign in, and an answer that names another user. */
export async function resume(
  service: Pick<IdentityService, "db" | "secrets" | "clock" | "phantoms">,
  ticket: Ticket,
  of: Resumed,
): Promise<SignIn> {
  const signIn = await resumeUnchecked(service, ticket, of);
  refuseBarred(signIn.account, signIn.passed);
  return signIn;
}

/** As {@link resume}, before the password is proved: whether the account may sign in is not said yet. */
export async function resumeUnchecked(
  service: Pick<IdentityService, "db" | "secrets" | "clock" | "phantoms">,
  ticket: Ticket,
  { pool, client, username }: Resumed,
): Promise<SignIn> {
  if (username === undefined) throw refuse.parameterMissing("USERNAME");
  const isPhantom = ticket.subject !== "account";
  const account = isPhantom ? phantomAccount(service, pool, username) : await findAccount(service.db, ticket.sub);
  if (!account) throw refuse.invalidSession("the account of the session is gone");
  const isOwn = isPhantom ? account.sub === ticket.sub : isNamed(account, username);
  if (!isOwn) throw refuse.invalidSession("the answer names another user");
  return {
    pool,
    client,
    account,
    flow: ticket.flow,
    passed: new Set(ticket.passed),
    deviceKey: ticket.deviceKey,
    startedAt: new Date(ticket.startedAt),
    arrivalId: ticket.arrivalId,
    isPhantom,
  };
}

/** Clients answer with the name of the challenge, the sub, or the address that was typed in. */
function isNamed(account: Account, username: string): boolean {
  const wanted = username.toLowerCase();
  const { email, phone_number, preferred_username } = account.attributes;
  return [account.username, account.sub, email, phone_number, preferred_username].some((name) => name?.toLowerCase() === wanted);
}

/** The same sign-in with one more factor proved. */
export function withFactor(signIn: SignIn, factor: Factor): SignIn {
  return { ...signIn, passed: new Set([...signIn.passed, factor]) };
}
