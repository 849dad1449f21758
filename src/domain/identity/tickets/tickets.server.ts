import { randomUUID } from "node:crypto";
import { z } from "zod";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { ChallengeName } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { countTicketTry, isTicketSpent, spendTicketUse } from "./ticket-store.server.ts";

const STAGES = [
  "PASSWORD_VERIFIER",
  "SMS_MFA",
  "SOFTWARE_TOKEN_MFA",
  "SELECT_MFA_TYPE",
  "MFA_SETUP",
  "NEW_PASSWORD_REQUIRED",
  "CUSTOM_CHALLENGE",
  "DEVICE_SRP_AUTH",
  "DEVICE_PASSWORD_VERIFIER",
  "SELECT_CHALLENGE",
  "WEB_AUTHN",
] as const satisfies readonly ChallengeName[];

/**
 * Whose sign-in it is: of an account; of a name nobody has, with which it goes on and fails; or of whoever the passkey will say. Words of one
 * length, and nothing else in a ticket differs between the first two: or else the length of a session would tell who is known.
 */
const SUBJECTS = ["account", "phantom", "anybody"] as const;

const ticketShape = z.object({
  id: z.uuid(),
  stage: z.enum(STAGES),
  poolId: z.string(),
  clientId: z.string(),
  sub: z.string(),
  subject: z.enum(SUBJECTS),
  flow: z.enum([
    "USER_SRP_AUTH",
    "USER_PASSWORD_AUTH",
    "USER_AUTH",
    "CUSTOM_AUTH",
    "REFRESH_TOKEN_AUTH",
    "ADMIN_USER_PASSWORD_AUTH",
    "HOSTED_LOGIN",
  ]),
  passed: z.array(z.enum(["password", "passkey", "new-password", "custom", "mfa", "device", "provider"])),
  /** Somebody at a provider who is linked to the account once this sign-in is whole. */
  arrivalId: z.uuid().optional(),
  /** Milliseconds; when the first call of this sign-in came. */
  startedAt: z.number(),
  expiresAt: z.number(),
  deviceKey: z.string().nullable(),
  /** What this stage alone needs, as that stage writes and reads it. */
  detail: z.record(z.string(), z.unknown()),
});

/** How far a sign-in has come, for whom, at which client. Sealed it is the `Session` of the API (or the SECRET_BLOCK of SRP). */
export type Ticket = z.infer<typeof ticketShape>;

export type NewTicket = Omit<Ticket, "id" | "expiresAt">;

type Needs = Pick<IdentityService, "secrets" | "clock">;

/** After so many wrong answers a step is over, and the sign-in begins anew. */
export const MOST_TRIES = 5;
/** Raised with the shape: what an older release sealed is then a session that is not ours, and the sign-in begins anew. */
const PURPOSE = "ticket-2";
/** The longest `Session` of the contract. */
const MOST_CHARACTERS = 2048;

/** Seals a ticket; it lives for `seconds`. */
export function issueTicket({ secrets, clock }: Needs, ticket: NewTicket, seconds: number): string {
  const whole: Ticket = { ...ticket, id: randomUUID(), expiresAt: clock.now().getTime() + seconds * 1000 };
  const session = secrets.seal(PURPOSE, Buffer.from(JSON.stringify(whole))).toString("base64url");
  if (ticket.stage !== "PASSWORD_VERIFIER" && ticket.stage !== "DEVICE_PASSWORD_VERIFIER" && session.length > MOST_CHARACTERS)
    throw refuse.parameter("The challenge does not fit into a session");
  return session;
}

type Expected = { readonly clientId: string; readonly stage: ChallengeName };

/** Opens a session of this client and stage. Refuses one that is made up, of another, expired or missing; whether it was used shows when it is spent. */
export function readTicket(service: Needs, session: string | undefined, { clientId, stage }: Expected): Ticket {
  if (session === undefined) throw refuse.parameterMissing("Session");
  const ticket = openTicket(service, session);
  if (!ticket || ticket.clientId !== clientId || ticket.stage !== stage) throw refuse.invalidSession();
  if (ticket.expiresAt <= service.clock.now().getTime()) throw refuse.sessionExpired();
  return ticket;
}

/** Whatever ticket this is, of whatever age; null for anything that was not sealed here. */
export function openTicket({ secrets }: Pick<IdentityService, "secrets">, session: string): Ticket | null {
  const opened = secrets.open(PURPOSE, Buffer.from(session, "base64url"));
  return opened ? ticketShape.parse(JSON.parse(opened.toString("utf8"))) : null;
}

/** Takes a ticket out of use, once. */
export async function spendTicket(db: Db | Tx, ticket: Ticket, now: Date): Promise<void> {
  if (!(await spendTicketUse(db, { id: ticket.id, expiresAt: new Date(ticket.expiresAt) }, now))) throw refuse.sessionUsed();
}

/** Refuses a ticket that was used, before anything is compared with it. */
export async function refuseSpent(db: Db | Tx, ticket: Ticket): Promise<void> {
  if (await isTicketSpent(db, ticket.id)) throw refuse.sessionUsed();
}

/** Counts a wrong answer, whatever is rolled back later. Beyond {@link MOST_TRIES} the ticket is spent. */
export async function countTry(db: Db, ticket: Ticket, now: Date): Promise<void> {
  const expiresAt = new Date(ticket.expiresAt);
  const tries = await countTicketTry(db, { id: ticket.id, expiresAt });
  if (tries === null) throw refuse.sessionUsed();
  if (tries >= MOST_TRIES) await spendTicketUse(db, { id: ticket.id, expiresAt }, now);
}
