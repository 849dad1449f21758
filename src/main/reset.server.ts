import { rm } from "node:fs/promises";
import path from "node:path";
import { complain } from "#main/commands/cli.server.ts";
import { type Config, loadProcessConfig } from "#platform/config.server.ts";

/** Only the embedded database and the files that belong to it: a database of somebody's own is never emptied from here. */
async function reset({ databaseUrl, mode, dataDir }: Config): Promise<void> {
  if (databaseUrl !== null || mode === "production") {
    console.error("DATABASE_URL が設定されているため、初期化しません。組み込みのデータベースだけを初期化できます");
    process.exitCode = 1;
    return;
  }
  await Promise.all(
    ["postgres", "storage", "ingest-reports"].map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })),
  );
  console.log("組み込みのデータベースを消しました。npm start でサンプルデータから作り直します");
}

try {
  await reset(loadProcessConfig());
} catch (error) {
  process.exitCode = 1;
  complain(error);
}
