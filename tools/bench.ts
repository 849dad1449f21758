import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type BenchFigure, type BenchGroup, beyondLimits } from "./bench/types.ts";

const NOT_A_GROUP = new Set(["types.ts", "measure.ts"]);
const folder = path.join(import.meta.dirname, "bench");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "string" }, data: { type: "string" }, help: { type: "boolean" } },
});
const files = globSync("*.ts", { cwd: folder })
  .filter((name) => !NOT_A_GROUP.has(name) && !name.endsWith(".test.ts"))
  .sort();
// As a site in production: React that draws mails looks at it as it is loaded.
process.env.NODE_ENV ??= "production";
const groups: BenchGroup[] = await Promise.all(files.map(async (name) => (await import(path.join(folder, name))).group));
const wanted = positionals.length === 0 ? groups : groups.filter(({ name }) => positionals.includes(name));
if (values.help || wanted.length < positionals.length) {
  console.log(`npm run bench [-- GROUP…] [--json FILE] [--data FOLDER]\ngroups: ${groups.map(({ name }) => name).join(", ")}`);
  process.exit(values.help ? 0 : 2);
}

const figures: BenchFigure[] = [];
for (const group of wanted) {
  for (const figure of await group.run({ dataDir: values.data ? path.resolve(values.data) : null })) {
    figures.push(figure);
    const ratio = figure.ratio === undefined ? "" : `  (reference ${round(figure.reference ?? 0)}, ratio ${round(figure.ratio)})`;
    console.log(`${figure.name.padEnd(32)} ${String(round(figure.value)).padStart(10)} ${figure.unit}${ratio}`);
    for (const fault of beyondLimits(figure)) {
      console.error(`${figure.name} is beyond its limit: ${fault}`);
      process.exitCode = 1;
    }
  }
}
if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`);

function round(value: number): number {
  return Number(value.toPrecision(4));
}
