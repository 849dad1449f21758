import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { type AccessRefusal, authorise } from "./authorise.server.ts";
import { isKeyInUse } from "./key-store.server.ts";
import type { Permission } from "./roles.ts";
import type { Acting, StaffHere } from "./types.ts";

/** `companyId` null: an operator, to whom the rows of every company are open. `actor` is what the audit keeps: the row, never the person. */
export type ActingFor = { readonly companyId: string | null; readonly actor: string };

/** What a program of a company does: it hands in homes and their pictures, and answers nobody. */
const OF_KEY: readonly Permission[] = ["read-listings", "change-listings", "upload"];

/** For whom somebody acts, if they may do this there now. Asked in the transaction that does it: who was removed meanwhile does nothing more. */
export async function actingFor(db: Db | Tx, acting: Acting, asked: Permission): Promise<Result<ActingFor, AccessRefusal>> {
  if (acting.as === "operator") return ok({ companyId: null, actor: "operator" });
  if (acting.as === "key") {
    const { id, keyId } = acting.company;
    if (!OF_KEY.includes(asked) || !(await isKeyInUse(db, { id: keyId, companyId: id }))) return refused("not-allowed");
    return ok({ companyId: id, actor: `key:${keyId}` });
  }
  const here = await authorise(db, acting, asked);
  return here.ok ? ok({ companyId: here.value.company.id, actor: actorOf(here.value) }) : here;
}

/** Somebody of a company as audits keep them: the row, never the person. */
export function actorOf({ staff }: Pick<StaffHere, "staff">): `staff:${string}` {
  return `staff:${staff.id}`;
}

/** Whether a row of this company is open to who acts. */
export function isTheirs({ companyId }: ActingFor, row: { readonly companyId: string } | null): boolean {
  return row !== null && (companyId === null || row.companyId === companyId);
}
