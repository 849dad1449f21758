import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { drawCode } from "#domain/identity/codes/codes.server.ts";
import { takeSendAllowance } from "#domain/identity/codes/send-limits.server.ts";
import { isEmail } from "#domain/identity/core/addresses.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { CODE_RULES, MOST_WRONG_TRIES } from "#domain/identity/core/code-rules.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client, Pool } from "#domain/identity/core/types.ts";
import { type Arrival, type ArrivalNeed, arrivalNeed } from "#domain/identity/links/arrival.ts";
import {
  findArrival,
  findArrivalCodeEmail,
  insertArrival,
  keepArrivalCode,
  keepArrivalEmail,
  takeArrival,
  tryArrivalCode,
} from "#domain/identity/links/arrival-store.server.ts";
import { findEmailOwner } from "#domain/identity/links/email-owner-store.server.ts";
import type { VouchedLogin } from "#domain/identity/links/link-login.server.ts";
import { codeMessage } from "#domain/identity/messages/message-texts.ts";
import { minutes, seconds } from "#kernel/duration.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { type SocialProfile, socialUsername } from "./social-profile.ts";

/** How long the pages of somebody who came from a provider may be open. */
const ARRIVAL_LIFE_MS = minutes(30);
const TOKEN_BYTES = 32;

type Needs = Pick<IdentityService, "db" | "clock" | "secrets" | "randomBytes" | "send" | "directory">;
type Come = { readonly pool: Pool; readonly login: VouchedLogin; readonly profile: SocialProfile };

/** Keeps who came from a provider and has no account, unless nothing is missing: then its account may be made at once. */
export async function keepArrival(
  service: Pick<Needs, "db" | "clock" | "randomBytes">,
  { pool, login, profile }: Come,
): Promise<{ readonly need: ArrivalNeed; readonly token: string }> {
  const told = profile.attributes.email ?? "";
  const email = isEmail(told) ? told : null;
  const arrival: Arrival = {
    id: randomUUID(),
    poolId: pool.id,
    ...login,
    attributes: profile.attributes,
    email,
    emailProof: email !== null && profile.attributes.email_verified === "true" ? "provider" : null,
    expiresAt: new Date(service.clock.now().getTime() + ARRIVAL_LIFE_MS),
  };
  const need = arrivalNeed({ pool, arrival, owner: await ownerOf(service.db, arrival) });
  const token = service.randomBytes(TOKEN_BYTES).toString("base64url");
  if (need !== "account") await insertArrival(service.db, arrival, hashToken(token));
  return { need, token };
}

/** The account of a proved address; of one that nobody proved it is not asked. */
export async function ownerOf(db: Db | Tx, { poolId, email, emailProof }: Arrival): Promise<Account | null> {
  return email === null || emailProof === null ? null : findEmailOwner(db, poolId, email);
}

export type OpenArrival = {
  readonly arrival: Arrival;
  readonly pool: Pool;
  readonly owner: Account | null;
  readonly need: ArrivalNeed;
  /** Where a code was mailed that still counts; null: none waits. */
  readonly codeSentTo: string | null;
};

/** How the arrival of a browser stands; null when its cookie is of none, of another pool, or too old. */
export async function openArrival(
  service: Pick<Needs, "db" | "clock" | "directory">,
  token: string,
  poolId: string,
): Promise<OpenArrival | null> {
  const now = service.clock.now();
  const arrival = await findArrival(service.db, hashToken(token), now);
  if (arrival?.poolId !== poolId) return null;
  const pool = await service.directory.pool(poolId);
  const owner = await ownerOf(service.db, arrival);
  const codeSentTo = await findArrivalCodeEmail(service.db, arrival.id, now);
  return { arrival, pool, owner, need: arrivalNeed({ pool, arrival, owner }), codeSentTo };
}

/** Forgets who came, who goes back without an account. */
export async function leaveArrival({ db, clock }: Pick<Needs, "db" | "clock">, { id }: Pick<Arrival, "id">): Promise<void> {
  await takeArrival(db, id, clock.now());
}

type Mailing = { readonly open: OpenArrival; readonly client: Pick<Client, "id">; readonly email: string };

/**
 * Mails a code to an address, whether or not it has an account here. Refuses what is no address, beyond the send limits, and when the mail could
 * not be handed over.
 */
export async function mailArrivalCode(service: Needs, { open, client, email }: Mailing, caller: Caller): Promise<void> {
  const { arrival, pool } = open;
  if (!isEmail(email)) throw refuse.invalidEmail();
  const username = socialUsername(arrival.provider, arrival.subject);
  await takeSendAllowance(service, { kind: "arrival", account: `${pool.id} ${username}`, address: email }, caller);
  const code = drawCode(service.randomBytes);
  const now = service.clock.now();
  const expiresAt = new Date(now.getTime() + seconds(CODE_RULES.arrival.lifeSeconds));
  await keepArrivalCode(service.db, { id: arrival.id, mac: macOf(service, arrival.id, code), email, expiresAt });
  const isSent = await service.send(
    codeMessage({ kind: "arrival", code, operatorName: pool.name, attributeName: "email", to: email, username }),
  );
  const entry = { at: now, poolId: pool.id, clientId: client.id, sub: null, event: "code-sent", outcome: isSent ? "done" : "undelivered" };
  await recordAudit(service.db, { ...entry, detail: { purpose: "arrival", medium: "EMAIL", provider: arrival.provider } }, caller);
  if (!isSent) throw refuse.codeUndelivered();
}

/** Takes the code that was mailed: the address is this person's. Refuses a wrong one, one that is over, and every one after five wrong tries. */
export async function proveArrivalEmail(service: Needs, { arrival }: Pick<OpenArrival, "arrival">, code: string): Promise<void> {
  const mac = macOf(service, arrival.id, code);
  const tried = await tryArrivalCode(service.db, arrival.id, mac);
  if (!tried || tried.expiresAt <= service.clock.now()) throw refuse.codeExpired();
  const isRight = timingSafeEqual(tried.mac, mac);
  if (tried.wrongTries > MOST_WRONG_TRIES || (isRight && tried.wrongTries === MOST_WRONG_TRIES)) throw refuse.attemptLimit();
  if (!isRight) throw refuse.codeMismatch();
  if (!(await keepArrivalEmail(service.db, arrival.id, tried))) throw refuse.codeExpired();
}

function macOf({ secrets }: Pick<Needs, "secrets">, id: string, code: string): Buffer {
  return secrets.mac("arrival-code", JSON.stringify([id, code]));
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
