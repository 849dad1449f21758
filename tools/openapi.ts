import { writeFile } from "node:fs/promises";
import path from "node:path";
import { apiFiles } from "./api-files.ts";

for (const [name, text] of Object.entries(await apiFiles())) {
  await writeFile(path.resolve(import.meta.dirname, "..", name), text);
  console.log(name);
}
