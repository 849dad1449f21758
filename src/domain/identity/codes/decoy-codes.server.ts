import { type AddressName, type CodeDelivery, deliveryTo } from "#domain/identity/core/addresses.ts";
import { CODE_RULES, MOST_WRONG_TRIES } from "#domain/identity/core/code-rules.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, Pool } from "#domain/identity/core/types.ts";
import { nameKey } from "#domain/identity/core/user-names.ts";
import { seconds } from "#kernel/duration.ts";
import { countInWindow, startWindow } from "./counter-store.server.ts";
import { hiddenKey } from "./limits.server.ts";
import { takeSendAllowance } from "./send-limits.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "secrets">;

type Decoy = { readonly pool: Pool; readonly username: string; readonly purpose: "sign-up" | "reset" };

/**
 * Answers as if a code had been sent to somebody of this name, under the same limits. The same name always gets the same masked address,
 * and a code for it is then refused as a wrong one would be.
 */
export async function simulatedDelivery(service: Needs, decoy: Decoy, caller: Caller): Promise<CodeDelivery> {
  const account = `${decoy.pool.id}\n${nameKey(decoy.pool, decoy.username)}`;
  await takeSendAllowance(service, { kind: decoy.purpose, account, address: null }, caller);
  await keepDecoy(service, decoy);
  return deliveryTo(...plausibleAddress(service, decoy));
}

/** Makes codes for this name be refused as wrong ones, for as long as a real one would live. */
export async function keepDecoy(service: Needs, decoy: Decoy): Promise<void> {
  const windowEndsAt = new Date(service.clock.now().getTime() + seconds(CODE_RULES[decoy.purpose].lifeSeconds));
  await startWindow(service.db, { key: keyOf(service, decoy), windowEndsAt });
}

/** Refuses a code for a name that has none, in the words in which a wrong code would be refused. */
export async function refuseDecoy(service: Needs, decoy: Decoy): Promise<never> {
  const wrongTries = await countInWindow(service.db, keyOf(service, decoy), service.clock.now());
  if (wrongTries === null) throw refuse.codeExpired();
  throw wrongTries > MOST_WRONG_TRIES ? refuse.attemptLimit() : refuse.codeMismatch();
}

function keyOf({ secrets }: Pick<Needs, "secrets">, { pool, username, purpose }: Decoy): string {
  return hiddenKey(secrets, `decoy:${purpose}`, `${pool.id}\n${nameKey(pool, username)}`);
}

/** A name that is an address itself would be written to there; any other has a mail address with letters of its own. */
function plausibleAddress({ secrets }: Needs, { pool, username }: Decoy): [AddressName, string] {
  const names: readonly string[] = [...pool.settings.usernameAttributes, ...pool.settings.aliasAttributes];
  if (username.includes("@") && names.includes("email")) return ["email", username];
  if (username.startsWith("+") && names.includes("phone_number")) return ["phone_number", username];
  const [first = 0, second = 0] = secrets.mac("simulated-address", `${pool.id}\n${nameKey(pool, username)}`);
  return ["email", `${letter(first)}@${letter(second)}`];
}

function letter(byte: number): string {
  return String.fromCharCode("a".charCodeAt(0) + (byte % 26));
}
