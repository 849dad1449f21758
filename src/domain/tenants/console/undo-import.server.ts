import type { Member } from "#domain/members/core/types.ts";
import { forgetLinks } from "#domain/notifications/index.server.ts";
import { CUSTOMER_PAGES, subjectOf } from "#domain/tenants/customers/links.server.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { hours } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { asSite } from "#platform/tenant-scope.server.ts";
import { dropUntold, lockedImport, namesOfImport, newestImports, putUndone } from "./import-store.server.ts";
import { asTenantStaff, type ConsoleRefusal } from "./staff-of-tenant.server.ts";
import type { CustomerImport } from "./types.ts";

const MOST_IMPORTS = 20;
const MOST_NAMES = 50;
const UNDO_WITHIN = hours(24);

/** Whether an import can be taken back now. */
export function mayUndo({ state, madeAt }: Pick<CustomerImport, "state" | "madeAt">, now: Date): boolean {
  return state === "applied" && now.getTime() - madeAt.getTime() < UNDO_WITHIN;
}

/** The newest imports of an office. */
export function importsOfOffice(db: Db, member: Pick<Member, "sub">): Promise<Result<readonly CustomerImport[], ConsoleRefusal>> {
  return asTenantStaff<readonly CustomerImport[], never>(db, { member, asked: "change-customers" }, async (tx) =>
    ok(await newestImports(tx, MOST_IMPORTS)),
  );
}

type Undone = {
  readonly removed: number /** Who has told what they look for or stopped meanwhile, and stays. */;
  readonly stayed: readonly string[];
};

/** Takes an import back within a day: who came by it is gone, but for those who have answered. `too-late`: the day is over, or it was taken back. */
export function undoImport(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  member: Pick<Member, "sub">,
  id: string,
): Promise<Result<Undone, ConsoleRefusal | "unknown" | "too-late">> {
  return asTenantStaff<Undone, "unknown" | "too-late">(db, { member, asked: "change-customers" }, async (tx, { tenant, actor }) => {
    const made = await lockedImport(tx, id);
    if (!made) return refused("unknown");
    const at = clock.now();
    if (!mayUndo(made, at)) return refused("too-late");
    const removed = await dropUntold(tx, id);
    const stayed = await namesOfImport(tx, id, MOST_NAMES);
    await putUndone(tx, id, at);
    await asSite(tx, async (site) => {
      const reason = `${removed.length} removed`;
      await auditStep(site, { entity: "tenant_import", id: `${tenant.key}/${id}`, from: "applied", to: "undone", actor, reason, at });
      await forgetLinks(
        site,
        CUSTOMER_PAGES,
        removed.map((customer) => subjectOf({ tenant: tenant.key, customer })),
      );
    });
    return ok({ removed: removed.length, stayed });
  });
}
