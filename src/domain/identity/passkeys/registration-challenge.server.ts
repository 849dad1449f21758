import { randomUUID } from "node:crypto";
import { z } from "zod";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { spendTicketUse } from "#domain/identity/tickets/ticket-store.server.ts";
import type { Tx } from "#platform/db.server.ts";

const PURPOSE = "passkey-registration";
const shape = z.object({ id: z.uuid(), sub: z.string(), clientId: z.string(), expiresAt: z.number() });

type Registration = z.infer<typeof shape>;
type Needs = Pick<IdentityService, "secrets" | "clock">;
type Owner = Pick<Registration, "sub" | "clientId">;

/** The challenge of a new passkey. It says whose it is, sealed, so that nothing is kept of a registration that is only begun. */
export function registrationChallenge({ secrets, clock }: Needs, owner: Owner, seconds: number): string {
  const whole: Registration = { ...owner, id: randomUUID(), expiresAt: clock.now().getTime() + seconds * 1000 };
  return secrets.seal(PURPOSE, Buffer.from(JSON.stringify(whole))).toString("base64url");
}

/** Opens a challenge of this account and client. Refuses one that is made up, of another or too old. */
export function openRegistration({ secrets, clock }: Needs, challenge: string, { sub, clientId }: Owner): Registration {
  const opened = secrets.open(PURPOSE, Buffer.from(challenge, "base64url"));
  if (!opened) throw refuse.passkeyChallengeGone("not a challenge of ours");
  const registration = shape.parse(JSON.parse(opened.toString("utf8")));
  if (registration.sub !== sub) throw refuse.passkeyChallengeGone("of another account");
  if (registration.clientId !== clientId) throw refuse.passkeyOfOtherClient();
  if (registration.expiresAt <= clock.now().getTime()) throw refuse.passkeyChallengeGone("expired");
  return registration;
}

/** Uses a challenge up, once. */
export async function spendRegistration(tx: Tx, { id, expiresAt }: Registration, now: Date): Promise<void> {
  if (!(await spendTicketUse(tx, { id, expiresAt: new Date(expiresAt) }, now))) throw refuse.passkeyChallengeGone("used before");
}
