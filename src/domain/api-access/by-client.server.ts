import { type AccessRefusal, actorOf, authorise, findCompany, staffOf } from "#domain/companies/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { CHECKER_FULL } from "./access-mails.ts";
import { clientIdsOfCompany, companyOfClient } from "./client-store.server.ts";
import { checkerCallsADay } from "./plans.ts";
import type { KeyHolder } from "./types.ts";

/** Who tends what is a client's: somebody of its company, or a program of the client by a key that was proved. */
export type ByClient =
  | { readonly as: "staff"; readonly member: Pick<Member, "sub"> }
  | { readonly as: "key"; readonly holder: Pick<KeyHolder, "clientId" | "keyId"> };

/** `actor`: as audits keep who tends, the row and never the person. */
export type Tending = { readonly clientIds: readonly string[]; readonly actor: string };

/** The clients that are the caller's to tend: those of the company where somebody may manage keys, or the key's own. */
export async function clientsBy(db: Db | Tx, by: ByClient): Promise<Result<Tending, AccessRefusal>> {
  if (by.as === "key") return ok({ clientIds: [by.holder.clientId], actor: `key:${by.holder.keyId}` });
  const here = await authorise(db, by.member, "manage-keys");
  if (!here.ok) return here;
  return ok({ clientIds: await clientIdsOfCompany(db, here.value.company.id), actor: actorOf(here.value) });
}

/** The owners of a client's company, who are told of what it is charged and what fails; of a trial there are none. */
export async function ownersOfClient(tx: Tx, clientId: string): Promise<{ readonly email: string; readonly companyName: string }[]> {
  const companyId = await companyOfClient(tx, clientId);
  const company = companyId === null ? null : await findCompany(tx, companyId);
  if (!company) return [];
  const staff = await staffOf(tx, company.id);
  return staff.flatMap(({ role, email }) => (role === "owner" ? [{ email, companyName: company.name }] : []));
}

/** Tells the owners of a client that its checker has shown as many prices as a day has, once a day. */
export function tellOfFullChecker(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  holder: Pick<KeyHolder, "clientId" | "plan">,
): Promise<void> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    for (const { email, companyName } of await ownersOfClient(tx, holder.clientId))
      await queueMail(tx, CHECKER_FULL, {
        ...{ to: email, at, facts: { companyName, callsADay: checkerCallsADay(holder.plan) } },
        key: `checker-full:${holder.clientId}:${isoDateInJapan(at)}:${email}`,
      });
  });
}
