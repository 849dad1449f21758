import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { reportChecks, runChecks } from "./check.ts";
import {
  type FileTime,
  NO_REPORT,
  type PlaywrightJson,
  playwrightReport,
  type Report,
  slowest,
  type Tally,
  type VitestJson,
  vitestReport,
} from "./test-report.ts";

const root = path.resolve(import.meta.dirname, "..");
const reports = path.join(root, ".cache/test-reports");
/** Many tests start our programs, which read two thousand files each time: compiled once, they are up in two thirds of the processor time. */
const COMPILED = { NODE_COMPILE_CACHE: path.join(root, ".cache/compiled") };

const SLOWEST = 10;

const command = process.argv[2] ?? "all";

type Suite = () => Promise<Report>;
type Done = Report & { readonly name: string; readonly seconds: number };

const suites = {
  checks: async () => {
    const results = await runChecks();
    reportChecks(results);
    const failed = results.filter(({ faults }) => faults.length > 0).length;
    return { passed: results.length - failed, failed, files: [] };
  },
  // While somebody works, properties are tried on few cases.
  unit: () => vitest("unit", command === "check" ? { TEST_RUNS: process.env.TEST_RUNS ?? "few" } : {}),
  stores: () => vitest("stores"),
  pages: () => vitest("pages"),
  data: () => vitest("data"),
  e2e: playwright,
  chaos,
} satisfies Record<string, Suite>;

type SuiteName = keyof typeof suites;

/** What each command runs, row by row, a row side by side; without a word, everything that needs no outside data. */
const commands: Readonly<Record<string, readonly (readonly SuiteName[])[]>> = {
  all: [["checks", "unit"], ["stores", "pages"], ["e2e"], ["chaos"]],
  check: [["checks", "unit"]],
  pages: [["pages"]],
  e2e: [["e2e"]],
  data: [["data"]],
};

async function vitest(project: string, environment: Readonly<Record<string, string>> = {}): Promise<Report> {
  const file = path.join(reports, `${project}.json`);
  const code = await run(
    "vitest",
    ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile=${file}`],
    environment,
  );
  const report = readReport<VitestJson>(file);
  return whole(code, report ? vitestReport(report, root) : NO_REPORT);
}

async function playwright(): Promise<Report> {
  const file = path.join(reports, "e2e.json");
  const code = await run("playwright", ["test", ...process.argv.slice(3)], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const report = readReport<PlaywrightJson>(file);
  return whole(code, report ? playwrightReport(report, "test/e2e") : NO_REPORT);
}

/** Three rounds of each fault; `npm run chaos` plays twenty. */
async function chaos(): Promise<Report> {
  const file = path.join(reports, "chaos.json");
  const code = await run(process.execPath, ["tools/chaos.ts", "--rounds", "3", "--json", file]);
  const verdicts = readReport<readonly { readonly faults: readonly string[] }[]>(file) ?? [];
  const failed = verdicts.filter(({ faults }) => faults.length > 0).length;
  return whole(code, { passed: verdicts.length - failed, failed, files: [] });
}

async function timed(name: SuiteName): Promise<Done> {
  const start = performance.now();
  const report = await suites[name]();
  return { ...report, name, seconds: (performance.now() - start) / 1000 };
}

/** A runner that ends badly without a failed test (a crash, a broken configuration) counts as one failure. */
function whole(code: number, report: Report): Report {
  return code !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
}

function shown(seconds: number): string {
  return seconds.toFixed(seconds < 10 ? 1 : 0).padStart(6);
}

/** Where the time went, and last the sum of all runners. */
function conclude(done: readonly Done[]): Tally {
  const files: FileTime[] = done.flatMap((suite) => suite.files);
  console.log("\nslowest test files (s):");
  for (const { file, seconds } of slowest(files, SLOWEST)) console.log(`${shown(seconds)}  ${file}`);
  console.log("\nsuites (s):");
  for (const { name, seconds, passed, failed } of done) console.log(`${shown(seconds)}  ${name}: ${passed} passed, ${failed} failed`);
  const total = done.reduce<Tally>((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total;
}

function run(name: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(path.resolve(root, "node_modules/.bin", name), args, {
      cwd: root,
      stdio: "inherit",
      env: { ...COMPILED, ...process.env, ...environment },
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
const done: Done[] = [];
for (const row of rows) done.push(...(await Promise.all(row.map(timed))));
process.exit(conclude(done).failed === 0 ? 0 : 1);
