/** The services of the product as one process, with clients of the sold API and ten thousand homes to ask about. */

import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { issueKey, openClient } from "#domain/api-access/index.server.ts";
import { prepareMarket } from "#main/setup/prepare-market.server.ts";
import { askForModels } from "#main/setup/prepare-models.server.ts";
import { composeServices, siteContext } from "#main/site/compose.server.ts";
import { listen } from "#main/site/listen.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { loadProcessConfig } from "#platform/config.server.ts";
import type { Db } from "#platform/db.server.ts";
import { openPlatform } from "#platform/platform.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

export type SoldSite = { readonly url: string; readonly keys: readonly string[]; readonly homes: readonly object[] };

/** What it is asked by message: its milliseconds of processor so far, or to end. */
export type SoldQuestion = "cpu" | "end";

const HOMES = 10_000;
/** Each has a hundred calls a second. */
const CLIENTS = 12;

const config = loadProcessConfig();
const platform = await openPlatform(config);
await prepareMarket(platform, config, { clock: systemClock, say: () => undefined });
const origin = () => "http://localhost";
const { auth } = siteContext(config, { identityUrl: origin(), origin });
const { jobs, warmUp, api } = await composeServices(platform, config, { clock: systemClock, auth, origin });
const areMade = await askForModels({ store: platform, jobs, say: () => undefined });
await areMade();
await warmUp();
const { url, close } = await listen(api.fetch, { host: config.host, port: config.port });

process.on("message", async (question: SoldQuestion) => {
  const { user, system } = process.cpuUsage();
  if (question === "cpu") process.send?.((user + system) / 1000);
  if (question !== "end") return;
  await close();
  await jobs.stop();
  await platform.close();
  process.disconnect();
});
process.send?.({ url, keys: await clientKeys(platform.db), homes: await homesToAskAbout(platform.db) } satisfies SoldSite);

async function clientKeys(db: Db): Promise<string[]> {
  const deps = { clock: systemClock, randomBytes: (length: number) => randomBytes(length) };
  return inTransaction(db, async (tx) => {
    await sql`delete from api_client where name = 'bench'`.execute(tx);
    const keys: string[] = [];
    for (let i = 0; i < CLIENTS; i += 1) {
      const clientId = await openClient(tx, deps, { name: "bench", companyId: null, plan: "business", endsAt: null });
      const scopes = ["assess:v1", "assess:v3"] as const;
      const { key } = await issueKey(tx, deps, { clientId, kind: "secret", mode: "live", label: "bench", scopes, hosts: [], ips: [] });
      keys.push(key);
    }
    return keys;
  });
}

/** Flats of many sizes: half of them by their building, half by an address that nobody has asked about before. */
async function homesToAskAbout(db: Db): Promise<object[]> {
  const { rows } = await sql<{ key: string; address: string; floors: number | null }>`
    select key, address, floors from apartment order by md5(key) limit ${HOMES}`.execute(db);
  return Array.from({ length: HOMES }, (_, i) => {
    const building = rows[i % rows.length];
    const size = { kind: "condo", areaM2: 30 + (i % 4000) / 50, layout: ["1K", "1LDK", "2LDK", "3LDK"][i % 4] };
    if (i % 2 === 0) return { ...size, apartmentKey: building?.key, floor: 1 + (i % (building?.floors ?? 3)) };
    return { ...size, address: `${building?.address}${1 + (i % 40)}番${i}号`, builtYear: 1975 + (i % 50), walkMinutes: 1 + (i % 15) };
  });
}
