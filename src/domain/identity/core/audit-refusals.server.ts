import type { Db } from "#platform/db.server.ts";
import { type AuditEntry, recordAudit } from "./audit-store.server.ts";
import { IdentityRefusal } from "./refusals.ts";
import type { Caller } from "./types.ts";

/** Does something that may be refused; writes down that it was, and by which exception, before the refusal goes on. */
export async function auditRefusals<T>(db: Db, entry: Omit<AuditEntry, "outcome">, caller: Caller, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityRefusal) await recordAudit(db, { ...entry, outcome: error.type }, caller);
    throw error;
  }
}
