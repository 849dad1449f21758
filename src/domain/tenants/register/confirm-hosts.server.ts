import { ok, type Result, refused } from "#kernel/result.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { auditStep } from "./audit-store.server.ts";
import type { OperatorDeps } from "./operator-deps.server.ts";
import { askedHosts, lockedTenant, putHosts } from "./tenant-store.server.ts";

export type HostsRefusal = "unknown" | "closed" | { readonly notAsked: string };

/**
 * Lets links lead to hosts that an office asked for, or takes back all that it asked for. Until then nobody is led there: whoever gets hold of an account of
 * an office gets no open redirect with it. Answers what still waits. `notAsked`: the office asked for no such host.
 */
export function confirmHosts(
  { db, clock }: OperatorDeps,
  { key, hosts }: { readonly key: string; readonly hosts: readonly string[] | "none" },
): Promise<Result<readonly string[], HostsRefusal>> {
  return inShortTransaction<Result<readonly string[], HostsRefusal>>(db, async (tx) => {
    const tenant = await lockedTenant(tx, key);
    if (!tenant) return refused("unknown");
    if (tenant.state === "closed") return refused("closed");
    const asked = (await askedHosts(tx)).get(key) ?? [];
    const given = hosts === "none" ? [] : hosts;
    const notAsked = given.find((host) => !asked.includes(host));
    if (notAsked !== undefined) return refused({ notAsked });
    const left = hosts === "none" ? [] : asked.filter((host) => !given.includes(host));
    const at = clock.now();
    await putHosts(tx, key, { allowed: [...new Set([...tenant.allowedHosts, ...given])], asked: left, at });
    const reason = hosts === "none" ? "hosts: none" : `hosts: ${given.join(", ")}`;
    await auditStep(tx, { entity: "tenant", id: key, from: tenant.state, to: tenant.state, actor: "operator", reason, at });
    return ok(left);
  });
}
