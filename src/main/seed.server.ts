import { loadSampleLayers } from "#ingest/sample/layers/load.server.ts";
import { loadSampleRents } from "#ingest/sample/load-rents.server.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { seedSample } from "#main/setup/seed-sample.server.ts";
import { systemClock } from "#platform/clock.server.ts";

await runOnPlatform(async ({ db }, { mode }) => {
  if (mode === "production") throw new Error("サンプルデータは本番環境では使えません");
  const loaded = await seedSample(db, systemClock.now());
  if (!loaded.ok) {
    console.log("取り込んだデータがあるため、サンプルデータは作りません");
    return;
  }
  await loadSampleRents(db, { now: systemClock.now() });
  const { written } = await loadSampleLayers(db, { now: systemClock.now() });
  const { apartments, sales, listings } = loaded.value;
  console.log(`サンプルデータ: マンション ${apartments} 棟、取引 ${sales} 件、売出 ${listings} 件、周辺のデータ ${written.length} 種類`);
});
