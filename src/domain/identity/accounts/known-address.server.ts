import { randomUUID } from "node:crypto";
import { sendCode } from "#domain/identity/codes/codes.server.ts";
import { keepDecoy } from "#domain/identity/codes/decoy-codes.server.ts";
import { takeSendAllowance } from "#domain/identity/codes/send-limits.server.ts";
import { type AddressName, deliveryTo } from "#domain/identity/core/addresses.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller } from "#domain/identity/core/types.ts";
import { takenAddressMessage } from "#domain/identity/messages/message-texts.ts";
import type { Newcomer, SignedUp } from "./newcomer.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "secrets" | "randomBytes" | "send" | "origin">;

/**
 * Answers a sign-up with an address that has an account as if it had none. Nothing of that account changes: its owner gets a message, or
 * another code while the first sign-up waits for one.
 */
export async function answerKnownAddress(service: Needs, newcomer: Newcomer, owner: Account, caller: Caller): Promise<SignedUp> {
  const { client, pool, codeAddress } = newcomer;
  const entry = { at: service.clock.now(), poolId: pool.id, clientId: client.id, sub: owner.sub };
  await recordAudit(service.db, { ...entry, event: "sign-up", outcome: "taken" }, caller);
  const answer: SignedUp = { UserConfirmed: false, UserSub: randomUUID() };
  if (codeAddress === null) return answer;
  if (owner.status === "UNCONFIRMED")
    await sendCode(service, { pool, client, account: owner, purpose: "sign-up", attributeName: codeAddress }, caller);
  else await tellOwner(service, { newcomer, owner, codeAddress }, caller);
  return { ...answer, CodeDeliveryDetails: deliveryTo(codeAddress, newcomer.attributes[codeAddress] ?? "") };
}

type Known = { readonly newcomer: Newcomer; readonly owner: Account; readonly codeAddress: AddressName };

async function tellOwner(service: Needs, { newcomer, owner, codeAddress }: Known, caller: Caller): Promise<void> {
  const { pool, attributes } = newcomer;
  const address = attributes[codeAddress] ?? "";
  await takeSendAllowance(service, { kind: "sign-up", account: owner.sub, address }, caller);
  await keepDecoy(service, { pool, username: address, purpose: "sign-up" });
  const message = { attributeName: codeAddress, to: address, username: owner.username, operatorName: pool.name };
  if (!(await service.send(takenAddressMessage(message)))) throw refuse.codeUndelivered();
}
