import { timingSafeEqual } from "node:crypto";
import { type AddressName, type CodeDelivery, deliveryTo } from "#domain/identity/core/addresses.ts";
import { type AuditEntry, recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { CODE_RULES, type CodePurpose, codeFromNumber, kindOf, MOST_WRONG_TRIES } from "#domain/identity/core/code-rules.ts";
import type { Message } from "#domain/identity/core/messages.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client, Pool, Sub } from "#domain/identity/core/types.ts";
import { codeMessage, linkMessage } from "#domain/identity/messages/message-texts.ts";
import { seconds } from "#kernel/duration.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { deleteCode, type KeptCode, saveCode, tryCode } from "./code-store.server.ts";
import { type Sending, takeSendAllowance } from "./send-limits.server.ts";
import { isSentAsLink, signUpLink } from "./sign-up-link.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "secrets" | "randomBytes" | "send" | "origin">;

export type CodeRequest = {
  readonly pool: Pool;
  /** Null: an operator asked. */
  readonly client: Pick<Client, "id"> | null;
  readonly account: Pick<Account, "sub" | "username" | "attributes">;
  readonly purpose: CodePurpose;
  readonly attributeName: AddressName;
  /** Another address than the one the account has. */
  readonly destination?: string;
};

/** Sends a new code, which takes the place of the last one. Refuses beyond the send limits, and when the message could not be handed over. */
export async function sendCode(service: Needs, request: CodeRequest, caller: Caller): Promise<CodeDelivery> {
  return deliverCode(service, await keepCode(service, request, caller), caller);
}

/**
 * Sends a new code, but answers before its message is handed over: the time of the answer then does not tell whether there was anybody to
 * write to. A message that could not be handed over is only logged.
 */
export async function sendCodeUnseen(
  service: Needs & Pick<IdentityService, "log">,
  request: CodeRequest,
  caller: Caller,
): Promise<CodeDelivery> {
  const kept = await keepCode(service, request, caller);
  deliverCode(service, kept, caller).catch((error: unknown) => void failedRequest(service.log, error, {}, "a code could not be delivered"));
  return deliveryOf(kept);
}

async function keepCode(service: Needs, request: CodeRequest, caller: Caller): Promise<ReservedCode> {
  return inTransaction(service.db, async (tx) => {
    const reserved = await reserveCode({ ...service, db: tx }, request, caller);
    await saveCode(tx, reserved.kept);
    await recordAudit(tx, { ...entryOf(service, reserved), event: "code-sent", outcome: "done" }, caller);
    return reserved;
  });
}

/** Nobody types a code that comes in a link: it is as long as a key. */
const LINK_CODE_BYTES = 32;

/** A code that may be sent, and the message that carries it. It counts once {@link saveCode} kept it. */
export type ReservedCode = { readonly request: CodeRequest; readonly kept: KeptCode; readonly message: Message };

/** Makes a code within the send limits, neither kept nor sent yet. */
export async function reserveCode(service: Needs, request: CodeRequest, caller: Caller): Promise<ReservedCode> {
  const { pool, client, account, purpose, attributeName } = request;
  const destination = request.destination ?? account.attributes[attributeName];
  if (destination === undefined) throw new Error(`the account has no ${attributeName} to send a code to`);
  const kind = kindOf(purpose);
  await takeSendAllowance(service, { kind, account: account.sub, address: destination }, caller);
  const isLink = isSentAsLink(pool, kind, client?.id);
  const code = isLink ? service.randomBytes(LINK_CODE_BYTES).toString("base64url") : drawCode(service.randomBytes);
  const sentAt = service.clock.now();
  const expiresAt = new Date(sentAt.getTime() + seconds(CODE_RULES[kind].lifeSeconds));
  return {
    request,
    kept: { sub: account.sub, purpose, mac: macOf(service, account.sub, purpose, code), destination, sentAt, expiresAt },
    message: messageOf(service, request, { code, to: destination }),
  };
}

function messageOf({ origin }: Pick<Needs, "origin">, request: CodeRequest, { code, to }: { code: string; to: string }): Message {
  const { pool, client, account, purpose, attributeName } = request;
  const kind = kindOf(purpose);
  const about = { attributeName, to, username: account.username, operatorName: pool.name };
  if (!isSentAsLink(pool, kind, client?.id)) return codeMessage({ kind, code, ...about });
  return linkMessage({ link: signUpLink(origin(), { clientId: client?.id ?? "", username: account.username, code }), ...about });
}

/** What a code counted for, for one that is not kept after all. */
export function sendingOf({ kept, request }: ReservedCode): Sending {
  return { kind: kindOf(request.purpose), account: kept.sub, address: kept.destination };
}

/** Hands over the message of a code that is kept, and whose sending is in the audit log. */
export async function deliverCode(
  service: Pick<Needs, "db" | "clock" | "send">,
  reserved: ReservedCode,
  caller: Caller,
): Promise<CodeDelivery> {
  if (await service.send(reserved.message)) return deliveryOf(reserved);
  await recordAudit(service.db, { ...entryOf(service, reserved), event: "code-sent", outcome: "undelivered" }, caller);
  throw refuse.codeUndelivered();
}

function entryOf({ clock }: Pick<Needs, "clock">, { request, message }: ReservedCode): Omit<AuditEntry, "event" | "outcome"> {
  const { pool, client, account, purpose } = request;
  const detail = { purpose: kindOf(purpose), medium: message.medium };
  return { at: clock.now(), poolId: pool.id, clientId: client?.id ?? null, sub: account.sub, detail };
}

function deliveryOf({ request, kept }: ReservedCode): CodeDelivery {
  return deliveryTo(request.attributeName, kept.destination);
}

type GivenCode = { readonly sub: Sub; readonly purpose: CodePurpose; readonly code: string };

/** A code that was right when it was looked at. It counts once {@link spendCode} took it. */
export type RightCode = Pick<KeptCode, "sub" | "purpose" | "mac" | "destination">;

/**
 * Looks at a code without using it up. A wrong one is counted, whatever is rolled back later. Refuses a wrong one (CodeMismatch), one
 * that was never sent, was used or has expired (ExpiredCode), and every one after five wrong tries (LimitExceeded).
 */
export async function checkCode(service: Pick<Needs, "db" | "clock" | "secrets">, { sub, purpose, code }: GivenCode): Promise<RightCode> {
  const mac = macOf(service, sub, purpose, code);
  const tried = await tryCode(service.db, { sub, purpose }, mac);
  if (!tried || tried.expiresAt <= service.clock.now()) throw refuse.codeExpired();
  const isRight = timingSafeEqual(tried.mac, mac);
  if (tried.wrongTries > MOST_WRONG_TRIES || (isRight && tried.wrongTries === MOST_WRONG_TRIES)) throw refuse.attemptLimit();
  if (!isRight) throw refuse.codeMismatch();
  return { sub, purpose, mac: tried.mac, destination: tried.destination };
}

/** Uses a code up: of two that have the same one, one gets through and the other is refused. */
export async function spendCode(db: Db | Tx, right: RightCode): Promise<void> {
  if (!(await deleteCode(db, right, right.mac))) throw refuse.codeExpired();
}

/** Checks a code and uses it up; answers the address that it proves. */
export async function takeCode(service: Pick<Needs, "db" | "clock" | "secrets">, given: GivenCode): Promise<string> {
  const right = await checkCode(service, given);
  await spendCode(service.db, right);
  return right.destination;
}

/** Six digits, each code as likely as any other. */
export function drawCode(randomBytes: Needs["randomBytes"]): string {
  for (;;) {
    const code = codeFromNumber(randomBytes(4).readUInt32BE());
    if (code !== null) return code;
  }
}

function macOf({ secrets }: Pick<Needs, "secrets">, sub: Sub, purpose: CodePurpose, code: string): Buffer {
  return secrets.mac("code", JSON.stringify([sub, purpose, code]));
}
