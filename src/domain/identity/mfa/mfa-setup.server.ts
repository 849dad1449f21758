import { z } from "zod";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Pool } from "#domain/identity/core/types.ts";
import { resume } from "#domain/identity/sign-in/sign-in.server.ts";
import { challengeWithSession } from "#domain/identity/tickets/challenge.server.ts";
import { usableFactors } from "#domain/identity/tickets/next-step.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { openTicket, readTicket, refuseSpent, type Ticket } from "#domain/identity/tickets/tickets.server.ts";

/** How far the set-up of an authenticator app is; travels in the session of MFA_SETUP. First nothing, then a secret, then its proof. */
const detailShape = z.object({ secret: z.base64().optional(), isProved: z.literal(true).optional() });
type Detail = z.infer<typeof detailShape>;

export type Setup = { readonly ticket: Ticket; readonly signIn: SignIn };

/** The sign-in behind a session of MFA_SETUP. Refuses it once the account has a second factor: nobody may put another in its place without answering it. */
export async function openSetup(
  service: Pick<IdentityService, "db" | "secrets" | "clock" | "directory" | "phantoms">,
  session: string,
): Promise<Setup> {
  const clientId = openTicket(service, session)?.clientId;
  if (clientId === undefined) throw refuse.invalidSession();
  const client = await service.directory.client(clientId);
  const pool = await service.directory.pool(client.poolId);
  const ticket = readTicket(service, session, { clientId, stage: "MFA_SETUP" });
  await refuseSpent(service.db, ticket);
  const signIn = await resume(service, ticket, { pool, client, username: ticket.sub });
  if (isProved(ticket) || usableFactors(signIn).length > 0) throw refuse.invalidSession("the account has a second factor");
  return { ticket, signIn };
}

/** The session of the next step of the set-up. */
export function setupSession(service: Pick<IdentityService, "secrets" | "clock">, signIn: SignIn, detail: Detail): string {
  return challengeWithSession(service, signIn, { stage: "MFA_SETUP", parameters: {}, detail }).Session;
}

/** The secret that AssociateSoftwareToken gave out with this session. */
export function secretOfSetup({ detail }: Ticket): Buffer | null {
  const { secret } = detailShape.parse(detail);
  return secret === undefined ? null : Buffer.from(secret, "base64");
}

export function isProved({ detail }: Ticket): boolean {
  return detailShape.parse(detail).isProved === true;
}

/** Refuses where the pool has no use for authenticator apps. */
export function refuseTotpOff({ settings }: Pool): void {
  if (settings.mfa === "OFF" || !settings.factors.includes("SOFTWARE_TOKEN_MFA")) throw refuse.totpOff();
}
