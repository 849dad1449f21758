import { z } from "zod";
import type { LineSecrets, TenantLine } from "#domain/tenants/core/tenant-line.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import type { Sealing } from "#platform/sealing/sealing.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { auditStep } from "./audit-store.server.ts";
import type { OperatorDeps } from "./operator-deps.server.ts";
import { allTenantLines, dropTenantLine, findTenantLine, putTenantLine } from "./tenant-line-store.server.ts";
import { lockedTenant } from "./tenant-store.server.ts";

type TenantLineDeps = { readonly db: Db; readonly sealing: Sealing };
export type WholeTenantLine = TenantLine & LineSecrets & { readonly tenant: string };

const purposeOf = (tenant: string) => `tenant-line:${tenant}`;
const secretsSchema = z.object({ secret: z.string(), accessToken: z.string() });

/** Gives a tenant a channel, in place of the one before. `taken`: the account is another tenant's. */
export function saveTenantLine(
  { db, clock, sealing }: TenantLineDeps & OperatorDeps,
  { tenant, secret, accessToken, ...line }: WholeTenantLine,
): Promise<Result<null, "unknown" | "closed" | "taken">> {
  const at = clock.now();
  const sealed = sealing.seal(purposeOf(tenant), Buffer.from(JSON.stringify({ secret, accessToken })));
  return inShortTransaction<Result<null, "unknown" | "closed" | "taken">>(db, async (tx) => {
    const found = await lockedTenant(tx, tenant);
    if (!found) return refused("unknown");
    if (found.state === "closed") return refused("closed");
    if (!(await putTenantLine(tx, { ...line, tenant, sealed, at }))) return refused("taken");
    await auditLine(tx, { id: tenant, state: found.state, reason: "LINE: set", at });
    return ok(null);
  });
}

/** From now on nothing of a tenant goes by LINE, and nothing that LINE tells of it is taken. False: it had no channel. */
export function removeTenantLine({ db, clock }: OperatorDeps, tenant: string): Promise<boolean> {
  return inShortTransaction(db, async (tx) => {
    const found = await lockedTenant(tx, tenant);
    if (!found || !(await dropTenantLine(tx, tenant))) return false;
    await auditLine(tx, { id: tenant, state: found.state, reason: "LINE: removed", at: clock.now() });
    return true;
  });
}

type Changed = { readonly id: string; readonly state: string; readonly reason: string; readonly at: Date };

async function auditLine(tx: Parameters<typeof auditStep>[0], { state, ...changed }: Changed): Promise<void> {
  await auditStep(tx, { entity: "tenant", from: state, to: state, actor: "operator", ...changed });
}

/** The channel of a tenant with its secrets; null: it has none. Throws where they cannot be opened: the key is another one than before. */
export async function tenantLine({ db, sealing }: TenantLineDeps, tenant: string): Promise<WholeTenantLine | null> {
  const kept = await findTenantLine(db, tenant);
  return kept && opened(sealing, kept);
}

/** Every channel that tenants have. */
export async function tenantLines({ db, sealing }: TenantLineDeps): Promise<readonly WholeTenantLine[]> {
  return (await allTenantLines(db)).map((kept) => opened(sealing, kept));
}

function opened({ open }: Sealing, { sealed, ...line }: TenantLine & { tenant: string; sealed: Uint8Array }): WholeTenantLine {
  const bytes = open(purposeOf(line.tenant), sealed);
  if (bytes === null) throw new Error(`the channel of LINE of ${line.tenant} cannot be opened with the configured key (IDENTITY_KEY)`);
  return { ...line, ...secretsSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8"))) };
}
