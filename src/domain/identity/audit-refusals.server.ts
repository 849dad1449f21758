import { type AuditEntry, recordAudit } from "#domain/identity/audit-store.server.ts";
import { IdentityRefusal } from "#domain/identity/refusals.ts";
import type { Caller } from "#domain/identity/types.ts";
import type { Db } from "#platform/db.server.ts";

/** Does something that may be refused; writes down that it was, and by which exception, before the refusal goes on. */
export async function auditRefusals<T>(db: Db, entry: Omit<AuditEntry, "outcome">, caller: Caller, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityRefusal) await recordAudit(db, { ...entry, outcome: error.type }, caller);
    throw error;
  }
}
