import { type AccessRefusal, authorise, findCompany, staffOf } from "#domain/companies/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { clientIdsOfCompany, companyOfClient } from "./client-store.server.ts";
import type { KeyHolder } from "./types.ts";

/** Who tends what is a client's: somebody of its company, or a program of the client by a key that was proved. */
export type ByClient =
  | { readonly as: "staff"; readonly member: Pick<Member, "sub"> }
  | { readonly as: "key"; readonly holder: Pick<KeyHolder, "clientId" | "keyId"> };

/** The clients that are the caller's to tend: those of the company where somebody may manage keys, or the key's own. */
export async function clientsBy(db: Db | Tx, by: ByClient): Promise<Result<readonly string[], AccessRefusal>> {
  if (by.as === "key") return ok([by.holder.clientId]);
  const here = await authorise(db, by.member, "manage-keys");
  if (!here.ok) return here;
  return ok(await clientIdsOfCompany(db, here.value.company.id));
}

/** What the audit keeps: the row, never the person. */
export function actorOf(by: ByClient): string {
  return by.as === "key" ? `key:${by.holder.keyId}` : "staff";
}

/** The owners of a client's company, who are told of what it is charged and what fails; of a trial there are none. */
export async function ownersOfClient(tx: Tx, clientId: string): Promise<{ readonly email: string; readonly companyName: string }[]> {
  const companyId = await companyOfClient(tx, clientId);
  const company = companyId === null ? null : await findCompany(tx, companyId);
  if (!company) return [];
  const staff = await staffOf(tx, company.id);
  return staff.flatMap(({ role, email }) => (role === "owner" ? [{ email, companyName: company.name }] : []));
}
