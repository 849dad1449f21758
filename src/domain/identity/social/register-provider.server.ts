import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, Pool } from "#domain/identity/core/types.ts";
import { changeClient, listClients } from "#domain/identity/pools/pool-store.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { KNOWN_PROVIDERS, type ProviderName, parseProviderSettings } from "./provider-settings.ts";
import { saveProvider } from "./provider-store.server.ts";

type Registration = {
  readonly pool: Pool;
  readonly name: ProviderName;
  /** As the provider knows us. */
  readonly clientId: string;
  readonly secret: string;
};

/** Makes an outside provider one of a pool, or gives it another secret; every client that uses the hosted login offers it. Answers how many do. */
export async function registerProvider(
  service: IdentityService,
  { pool, name, clientId, secret }: Registration,
  caller: Caller,
): Promise<number> {
  const { db, secrets, clock, directory } = service;
  const settings = parseProviderSettings({ ...KNOWN_PROVIDERS[name], clientId });
  const hosted = (await listClients(db, secrets, pool.id)).filter(({ settings: own }) => own.oauthFlows.includes("code"));
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await saveProvider(tx, secrets, { poolId: pool.id, name, settings, secret }, now);
    for (const client of hosted) await changeClient(tx, client.id, { providers: [...new Set([...client.settings.providers, name])] }, now);
    const entry = { at: now, poolId: pool.id, clientId: null, sub: null, event: "provider-registered", outcome: "done" };
    await recordAudit(tx, { ...entry, detail: { provider: name } }, caller);
  });
  directory.forget();
  return hosted.length;
}
