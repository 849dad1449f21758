import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { addSampleTenant } from "#domain/tenants/index.server.ts";
import { loadSampleMarket, type SampleLoad } from "#ingest/sample/load/load-market.server.ts";
import { SAMPLE_COMPANIES } from "#ingest/sample/offers/sample-companies.ts";
import type { Result } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** The sample market, what can be typed to find it, and a tenant that recommends its homes, all or nothing: a start that is cut short makes them at the next one. */
export function seedSample(db: Db, now: Date): Promise<Result<SampleLoad, "imports-present">> {
  return inTransaction(db, async (tx) => {
    const loaded = await loadSampleMarket(tx, { now });
    if (loaded.ok && loaded.value.changed) await rebuildSuggestions(tx);
    if (loaded.ok) await addSampleTenant(tx, { companyId: SAMPLE_COMPANIES[0].id, at: now });
    return loaded;
  });
}
