import { writeFile } from "node:fs/promises";
import { addFromSalesCompany, FROM_SALES_COMPANY, feedFromSales } from "#ingest/sample/from-sales/write-feed.server.ts";
import { loadSampleLayers } from "#ingest/sample/layers/load.server.ts";
import { loadSampleRents } from "#ingest/sample/load/load-rents.server.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { SEED_USAGE, type SeedCommand, seedCommand } from "#main/commands/seed/seed-command.ts";
import { seedSample } from "#main/setup/seed-sample.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Db } from "#platform/db.server.ts";

const command = seedCommand(process.argv.slice(2));
if (command.kind === "help") console.log(SEED_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}\n\n${SEED_USAGE}`);
  process.exitCode = 2;
} else
  await runOnPlatform(async ({ db }, { mode }) => {
    if (mode === "production") throw new Error("サンプルデータは本番環境では使えません");
    await (command.kind === "sample" ? makeSample(db) : writeListings(db, command));
  });

async function makeSample(db: Db): Promise<void> {
  const loaded = await seedSample(db, systemClock.now());
  if (!loaded.ok) {
    console.log("取り込んだデータがあるため、サンプルデータは作りません");
    return;
  }
  await loadSampleRents(db, { now: systemClock.now() });
  const { written } = await loadSampleLayers(db, { now: systemClock.now() });
  const { apartments, sales, listings } = loaded.value;
  console.log(`サンプルデータ: マンション ${apartments} 棟、取引 ${sales} 件、売出 ${listings} 件、周辺のデータ ${written.length} 種類`);
}

async function writeListings(db: Db, { most, to }: Extract<SeedCommand, { kind: "listings" }>): Promise<void> {
  const feed = await feedFromSales(db, { now: systemClock.now(), most });
  if (!feed.ok) {
    console.error("取り込んだ取引がありません。先に npm run ingest -- transactions で取り込んでください");
    process.exitCode = 1;
    return;
  }
  await writeFile(to, feed.value.text);
  await addFromSalesCompany(db, systemClock.now());
  if (feed.value.leftOut > 0) console.log(`物件ファイルに書けない取引 ${feed.value.leftOut} 件は、除きました`);
  console.log(`${to} に ${feed.value.homes} 件の架空の売出物件を書き出しました。取り込むには:`);
  console.log(`  npm run listings -- import ${to} --company ${FROM_SALES_COMPANY}`);
}
