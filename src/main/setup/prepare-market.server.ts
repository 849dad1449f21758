import { holdsImports, holdsSamples, marketOrigin } from "#domain/properties/index.server.ts";
import { rebuildSuggestions, renewOldSuggestions } from "#domain/search/index.server.ts";
import { loadSampleLayers } from "#ingest/sample/layers/load.server.ts";
import { loadSampleRents } from "#ingest/sample/load/load-rents.server.ts";
import { removeSamples } from "#ingest/sample/remove-samples.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { seedSample } from "./seed-sample.server.ts";

type Say = (line: string) => void;

/**
 * Gives a database into which nothing was imported the sample market with its sample layers (local mode only). Refuses sample
 * data in production. Models are another matter (prepare-models.server.ts).
 */
export async function prepareMarket(
  platform: Platform,
  config: Config,
  { clock, say }: { readonly clock: Clock; readonly say: Say },
): Promise<void> {
  await removeLeftSamples(platform, clock);
  if (config.mode === "production") await refuseSample(platform);
  else if (!(await holdsImports(platform.db))) await seed(platform, clock, say);
  await renewOldSuggestions(platform.db);
}

/** An earlier program let samples stand beside what was imported. */
async function removeLeftSamples({ db, storage }: Platform, clock: Clock): Promise<void> {
  if (!((await holdsImports(db)) && (await holdsSamples(db)))) return;
  const removed = await inTransaction(db, async (tx) => {
    const samples = await removeSamples(tx, clock.now());
    await rebuildSuggestions(tx);
    return samples;
  });
  for (const path of removed?.modelFiles ?? []) await storage.remove(path);
}

async function refuseSample({ db }: Platform): Promise<void> {
  const { origin } = await marketOrigin(db);
  if (origin === "sample")
    throw new Error(
      "MODE=production does not start on the sample market; ingest published sales first (npm run ingest -- transactions FILE)",
    );
}

async function seed({ db }: Platform, clock: Clock, say: Say): Promise<void> {
  const { origin } = await marketOrigin(db);
  if (origin === "none") say("サンプルデータを作っています");
  await seedSample(db, clock.now());
  await loadSampleRents(db, { now: clock.now() });
  await loadSampleLayers(db, { now: clock.now() });
}
