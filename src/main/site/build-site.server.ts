import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

export const projectRoot = path.resolve(import.meta.dirname, "../../..");

const gzipped = promisify(gzip);

const STAMP = "dist/.built-from";
const INPUTS = [
  "src/{web,api,domain,wire,kernel}/**/*.{ts,tsx,css}",
  "vite{,.widget}.config.ts",
  "tools/vite/*.ts",
  "package-lock.json",
  "public/**/*",
];

/** Builds the site when a file it is made from has changed since the last build. True when it had to. */
export async function buildSiteIfStale(): Promise<boolean> {
  const stamp = path.join(projectRoot, STAMP);
  const fingerprint = await fingerprintOfInputs();
  if ((await readFile(stamp, "utf8").catch(() => "")) === fingerprint) return false;
  // A build that is cut short must not pass for the one before.
  await rm(stamp, { force: true });
  await viteBuild();
  await buildWidget();
  await compressFiles();
  await writeFile(stamp, fingerprint);
  return true;
}

/** The scripts of the checker on other sites. */
export async function buildWidget(): Promise<void> {
  for (const part of ["loader", "frame"]) await viteBuild("--config", "vite.widget.config.ts", "--mode", part);
}

type WidgetScripts = { readonly loader: string; readonly frame: string };

/** Them as they were built, read at the first need. */
export function builtWidget(): () => WidgetScripts {
  let read: WidgetScripts | null = null;
  const text = (part: string) => readFileSync(path.join(projectRoot, `dist/widget/${part}.js`), "utf8");
  return () => {
    read ??= { loader: text("loader"), frame: text("frame") };
    return read;
  };
}

async function fingerprintOfInputs(): Promise<string> {
  const hash = createHash("sha256");
  const files = globSync(INPUTS, { cwd: projectRoot }).filter((file) => !/\.test\.tsx?$|routeTree\.gen\.ts$/.test(file));
  for (const file of files.sort()) hash.update(file).update(await readFile(path.join(projectRoot, file)));
  return hash.digest("hex");
}

/** Each file beside itself as gzip at its smallest, made once and not for each visitor. */
async function compressFiles(): Promise<void> {
  const files = globSync("dist/client/assets/*.{js,css,svg}", { cwd: projectRoot }).map((file) => path.join(projectRoot, file));
  await Promise.all(files.map(async (file) => writeFile(`${file}.gz`, await gzipped(await readFile(file), { level: 9 }))));
}

function viteBuild(...more: readonly string[]): Promise<void> {
  const vite = path.join(projectRoot, "node_modules/vite/bin/vite.js");
  const child = spawn(process.execPath, [vite, "build", "--logLevel", "warn", ...more], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`the site could not be built:\n${output.trim()}`))));
  });
}
