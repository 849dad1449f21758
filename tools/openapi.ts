import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { openApiDocument } from "#api/openapi-document.ts";

const FILE = path.resolve(import.meta.dirname, "../docs/openapi.json");

const current = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
if (process.argv.includes("--check")) {
  const committed = await readFile(FILE, "utf8").catch(() => "");
  if (committed !== current) {
    console.error("docs/openapi.json is stale; run: node tools/openapi.ts");
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, current);
}
