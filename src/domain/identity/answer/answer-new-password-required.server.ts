import { z } from "zod";
import { changesByUser, type GivenAttribute, refuseMissing } from "#domain/identity/accounts/attributes.ts";
import { type AccountChanges, changeAccount } from "#domain/identity/core/account-store.server.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { NO_WRONG_PASSWORDS } from "#domain/identity/core/lockout.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { attributes as attributesShape, parseRequest, password } from "#domain/identity/core/shapes.ts";
import { proceed } from "#domain/identity/sign-in/complete-sign-in.server.ts";
import { withFactor } from "#domain/identity/sign-in/sign-in.server.ts";
import type { AnswerRequest, ChallengeAnswer } from "#domain/identity/tickets/challenge.server.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { spendTicket } from "#domain/identity/tickets/tickets.server.ts";
import { deleteBrowserSessionsOf } from "#domain/identity/tokens/browser-session-store.server.ts";
import { revokeGrantsOf } from "#domain/identity/tokens/grant-store.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { openStep } from "./open-step.server.ts";

const PREFIX = "userAttributes.";

/** The user's own password in place of the temporary one, and attributes the account lacks. What is refused leaves the session good. */
export const answerNewPasswordRequired: ChallengeAnswer = async (service, request, caller) => {
  const newPassword = requiredPassword(request);
  const { ticket, signIn } = await openStep(service, request, "NEW_PASSWORD_REQUIRED");
  const { pool, client, account } = signIn;
  if (account.status !== "FORCE_CHANGE_PASSWORD" || !signIn.passed.has("password"))
    throw refuse.invalidSession("no temporary password was proved");
  const attributes = completedAttributes(signIn, request);
  const now = service.clock.now();
  const changes: AccountChanges = {
    ...(await service.passwords.replace({ pool, account, password: newPassword })),
    ...NO_WRONG_PASSWORDS,
    attributes,
    status: "CONFIRMED",
    passwordChangedAt: now,
    temporaryUntil: null,
  };
  await inTransaction(service.db, async (tx) => {
    await spendTicket(tx, ticket, now);
    await changeAccount(tx, account.sub, changes, now);
    const entry = { at: now, poolId: pool.id, clientId: client.id, sub: account.sub };
    await recordAudit(tx, { ...entry, event: "password-change", outcome: "done", detail: { by: "temporary password" } }, caller);
    await revokeGrantsOf(tx, account.sub, { why: "password-change", now });
    await deleteBrowserSessionsOf(tx, account.sub);
  });
  return proceed(service, withFactor({ ...signIn, account: { ...account, ...changes } }, "new-password"), caller);
};

function requiredPassword({ responses }: AnswerRequest): string {
  const newPassword = responses.NEW_PASSWORD;
  if (!newPassword) throw refuse.parameterMissing("NEW_PASSWORD");
  return parseRequest(z.object({ newPassword: password }), { newPassword }).newPassword;
}

/** The account's attributes with those of the answer. An address that is there already needs a code to be changed, so it is not changed here. */
function completedAttributes({ pool, client, account }: SignIn, { responses }: AnswerRequest): Record<string, string> {
  const given = parseRequest(attributesShape, givenAttributes(responses));
  const { set, remove } = changesByUser({ pool, client, given });
  const kept: readonly string[] = ["email", "phone_number", ...pool.settings.requiredAttributes];
  const changed = [...Object.keys(set), ...remove].find(
    (name) => kept.includes(name) && account.attributes[name] !== undefined && account.attributes[name] !== set[name],
  );
  if (changed !== undefined) throw refuse.attributeProvided(changed);
  const entries = Object.entries({ ...account.attributes, ...set }).filter(([name]) => !remove.includes(name));
  const completed = Object.fromEntries(entries);
  refuseMissing(pool, completed);
  return completed;
}

function givenAttributes(responses: AnswerRequest["responses"]): GivenAttribute[] {
  const entries = Object.entries(responses).filter(([name]) => name.startsWith(PREFIX));
  return entries.map(([name, Value]) => ({ Name: name.slice(PREFIX.length), Value }));
}
