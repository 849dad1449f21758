import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { apiFiles } from "./api-files.ts";
import { arrowFaults } from "./checks/arrows.ts";
import { crowdedFolders } from "./checks/folders.ts";
import { staleFaults } from "./checks/generated.ts";
import { importStyleFaults } from "./checks/import-style.ts";
import { lockFaults } from "./checks/lock-file.ts";
import { portableSqlFaults } from "./checks/portable-sql.ts";
import { sizeFaults } from "./checks/sizes.ts";
import { migrations, sourceFiles } from "./checks/source-files.ts";
import { unfinishedFaults } from "./checks/unfinished.ts";
import { unreachedExportFaults, unreachedFaults } from "./checks/unreached.ts";

const root = path.resolve(import.meta.dirname, "..");

export type CheckResult = { readonly name: string; readonly faults: readonly string[]; readonly seconds: number };

/** The quick part: types, lint, arrows, sizes, lock file, unused code, generated files. Unit tests follow in `npm run check`. */
export async function runChecks(): Promise<CheckResult[]> {
  const files = sourceFiles(root);
  const json = (name: string) => JSON.parse(readFileSync(path.join(root, name), "utf8"));
  const results = [
    await timed("sizes", async () => [...files.flatMap(sizeFaults), ...crowdedFolders(files)]),
    await timed("imports", async () => files.flatMap(importStyleFaults)),
    await timed("portable SQL", async () => [...files, ...migrations(root)].flatMap(portableSqlFaults)),
    await timed("unfinished work", async () => files.flatMap(unfinishedFaults)),
    await timed("reached files", async () => unreachedFaults(files)),
    await timed("lock file", async () => lockFaults(json("package.json"), json("package-lock.json"))),
  ];
  const slow = await Promise.all([
    // As many checkers as cores: more would each begin anew with what they share.
    timed("types", () => command("../typescript-7/bin/tsc", "-p", ".", "--checkers", "2")),
    timed("generated files", async () => staleFaults(root, await apiFiles())),
    timed("lint", () => command("biome", "check", "--error-on-warnings", ".")).then(async (lint) => [
      lint,
      await timed("arrows", () => arrowFaults(root, files)),
      await timed("unused code", () => command("knip", "--no-progress")),
      await timed("reached exports", reachedExports),
    ]),
  ]);
  console.log("largest files:");
  for (const { path: name, lines } of files.toSorted((a, b) => b.lines - a.lines).slice(0, 10))
    console.log(`  ${String(lines).padStart(4)}  ${name}`);
  return [...results, ...slow.flat()];
}

async function timed(name: string, work: () => Promise<string[]>): Promise<CheckResult> {
  const start = performance.now();
  const faults = await work();
  return { name, faults, seconds: (performance.now() - start) / 1000 };
}

async function reachedExports(): Promise<string[]> {
  const args = ["--production", "--config", "knip.production.ts", "--no-progress", "--no-config-hints", "--reporter", "json"];
  const { output } = await run("knip", args);
  return output.startsWith("{") ? unreachedExportFaults(output) : [output];
}

/** Runs a tool; its output is the fault when it fails. */
async function command(name: string, ...args: string[]): Promise<string[]> {
  const { code, output } = await run(name, args);
  return code === 0 ? [] : [output.trim() || `${name} failed`];
}

/** Runs a tool of node_modules/.bin. */
function run(name: string, args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, "node_modules/.bin", name), args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => resolve({ code: 1, output: `${name}: ${error.message}` }));
    child.on("close", (code) => resolve({ code, output }));
  });
}

/** Prints what failed; true when nothing did. */
export function reportChecks(results: readonly CheckResult[]): boolean {
  for (const { name, faults, seconds } of results) {
    console.log(`${faults.length === 0 ? "ok  " : "FAIL"} ${name} (${seconds.toFixed(1)} s)`);
    for (const fault of faults) console.log(`     ${fault.replaceAll("\n", "\n     ")}`);
  }
  return results.every(({ faults }) => faults.length === 0);
}
