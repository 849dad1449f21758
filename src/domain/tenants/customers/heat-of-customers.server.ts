import { heatOf } from "#domain/tenants/core/heat.ts";
import type { Customer, Heat, Interest, Tenant } from "#domain/tenants/core/types.ts";
import type { Db } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { clicksSince, customersOf, putHeat } from "./customer-store.server.ts";

const NO_INTEREST: Interest = { looks: 0, dwellSeconds: 0, likes: 0, asks: 0 };

/** Writes how much each customer of a tenant is interested, from what they did since then; who has stopped everything is left alone. Answers how many changed. */
export function putHeats(
  db: Db,
  { key }: Pick<Tenant, "key">,
  { since, interests }: { readonly since: Date; readonly interests: ReadonlyMap<string, Interest> },
): Promise<number> {
  return withTenant(db, key, async (tx) => {
    const [customers, clicks] = [await customersOf(tx), await clicksSince(tx, since)];
    const changed = new Map<Heat, string[]>();
    for (const { id, state, heat: before } of customers) {
      const did = interests.get(id) ?? NO_INTEREST;
      const heat = state === "stopped" ? "none" : heatOf({ ...did, looks: did.looks + (clicks.get(id) ?? 0) });
      if (heat !== before) changed.set(heat, [...(changed.get(heat) ?? []), id]);
    }
    for (const [heat, ids] of changed) await putHeat(tx, ids, heat);
    return [...changed.values()].flat().length;
  });
}

const WARMEST_FIRST: readonly Heat[] = ["red", "orange", "yellow", "none"];

/** Everybody who told a tenant what they look for or was asked to, whoever is most interested first. */
export async function customersOfTenant(db: Db, key: string): Promise<readonly Customer[]> {
  const customers = await withTenant(db, key, (tx) => customersOf(tx));
  return customers.sort((a, b) => WARMEST_FIRST.indexOf(a.heat) - WARMEST_FIRST.indexOf(b.heat));
}
