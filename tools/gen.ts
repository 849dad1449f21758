import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describeSchema } from "./describe-schema.ts";
import { withMigratedDatabase } from "./with-migrated-database.ts";

const root = path.resolve(import.meta.dirname, "..");

await writeFile(path.join(root, "db/schema.sql"), await withMigratedDatabase(describeSchema));
console.log("db/schema.sql");
for (const script of ["openapi.ts", "arrows-picture.ts"]) {
  const done = spawnSync(process.execPath, [path.join(root, "tools", script)], { cwd: root, stdio: "inherit" });
  if (done.status !== 0) process.exit(done.status ?? 1);
}
