import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { reportChecks, runChecks } from "./check.ts";

const root = path.resolve(import.meta.dirname, "..");
const reports = path.join(root, ".cache/test-reports");

type Tally = { readonly passed: number; readonly failed: number };
type Suite = () => Promise<Tally>;

const suites = {
  checks: async () => {
    const results = await runChecks();
    reportChecks(results);
    const failed = results.filter(({ faults }) => faults.length > 0).length;
    return { passed: results.length - failed, failed };
  },
  unit: () => vitest("unit"),
  stores: () => vitest("stores"),
  data: () => vitest("data"),
  e2e: playwright,
} satisfies Record<string, Suite>;

type SuiteName = keyof typeof suites;

/** What each command runs, row by row, a row side by side; without a word, everything that needs no outside data. */
const commands: Readonly<Record<string, readonly (readonly SuiteName[])[]>> = {
  all: [["checks", "unit"], ["stores"], ["e2e"]],
  check: [["checks", "unit"]],
  e2e: [["e2e"]],
  data: [["data"]],
};

async function vitest(project: string): Promise<Tally> {
  const file = path.join(reports, `${project}.json`);
  const code = await run("vitest", ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile=${file}`]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return whole(code, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 });
}

async function playwright(): Promise<Tally> {
  const file = path.join(reports, "e2e.json");
  const code = await run("playwright", ["test", ...process.argv.slice(3)], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  return whole(code, { passed: report?.stats.expected ?? 0, failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0) });
}

async function timed(name: SuiteName): Promise<Tally> {
  const start = performance.now();
  const tally = await suites[name]();
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  return tally;
}

/** A runner that ends badly without a failed test (a crash, a broken configuration) counts as one failure. */
function whole(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function run(name: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, "node_modules/.bin", name), args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...environment },
    });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

const command = process.argv[2] ?? "all";
const rows = commands[command];
if (!rows) {
  console.error(`unknown: ${command}; one of ${Object.keys(commands).join(", ")}`);
  process.exit(2);
}
if (command === "data" && !process.env.SHARED_DATA) {
  console.error("SHARED_DATA must name the folder of the open data (see docs/data.md)");
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const tallies: Tally[] = [];
for (const row of rows) tallies.push(...(await Promise.all(row.map(timed))));
const total = tallies.reduce((sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
