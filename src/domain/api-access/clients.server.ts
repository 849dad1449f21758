import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { addClient, auditStep, clientsOfCompany, holdClient, putEnd } from "./client-store.server.ts";
import type { AccessDeps } from "./deps.server.ts";
import type { ApiClient } from "./types.ts";

type Making = Pick<AccessDeps, "clock" | "randomBytes">;

/** Opens a client; answers its id. `actor` is what the audit keeps: `operator`, `staff`. */
export async function openClient(
  tx: Tx,
  { clock, randomBytes }: Making,
  {
    name,
    companyId,
    plan,
    endsAt,
    actor = "operator",
  }: Pick<ApiClient, "name" | "companyId" | "plan" | "endsAt"> & { readonly actor?: string },
): Promise<string> {
  const [id, at] = [opaqueId(randomBytes), clock.now()];
  await addClient(tx, { id, name, companyId, plan, endsAt, madeAt: at });
  await auditStep(tx, { entity: "api_client", id, from: null, to: plan, actor, at });
  return id;
}

/** Of a company, as they are now, oldest first. */
export function clientsOf({ db, clock }: { readonly db: Db | Tx } & Pick<Making, "clock">, companyId: string): Promise<ApiClient[]> {
  return clientsOfCompany(db, companyId, clock.now());
}

/** `not-trial`: it is a contract by now. */
export type TrialClientRefusal = "unknown" | "not-trial";

/** A trial ends at another time; its calls stay as many. */
export async function extendTrial(
  tx: Tx,
  { clock }: Pick<Making, "clock">,
  { clientId, endsAt, actor = "operator" }: { readonly clientId: string; readonly endsAt: Date; readonly actor?: string },
): Promise<Result<ApiClient, TrialClientRefusal>> {
  const at = clock.now();
  const held = await heldTrial(tx, clientId, at);
  if (!held.ok) return held;
  await putEnd(tx, { clientId, endsAt });
  await auditStep(tx, { entity: "api_client", id: clientId, from: "trial", to: "trial", actor, at });
  return ok({ ...held.value, endsAt });
}

/** A trial, held until the transaction ends. */
export async function heldTrial(tx: Tx, clientId: string, at: Date): Promise<Result<ApiClient, TrialClientRefusal>> {
  const client = await holdClient(tx, clientId, at);
  if (!client) return refused("unknown");
  return client.plan === "trial" ? ok(client) : refused("not-trial");
}
