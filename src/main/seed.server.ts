import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { loadSampleMarket } from "#ingest/sample/load.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { runOnPlatform } from "./cli.server.ts";

await runOnPlatform(async ({ db }, { mode }) => {
  if (mode === "production") throw new Error("サンプルデータは本番環境では使えません");
  const loaded = await loadSampleMarket(db, { now: systemClock.now() });
  if (!loaded.ok) {
    console.log("実際の取引データがあるため、サンプルデータは作りません");
    return;
  }
  await rebuildSuggestions(db);
  const { apartments, sales, listings } = loaded.value;
  console.log(`サンプルデータ: マンション ${apartments} 棟、取引 ${sales} 件、売出 ${listings} 件`);
});
