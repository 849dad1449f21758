import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { lockFile } from "./lock-file.ts";

const root = path.resolve(import.meta.dirname, "../..");
const CACHE = path.join(root, ".cache/made");
/** Of each name; an older one may still be copied by a run that began before a change. */
const KEPT = 2;
const UNFINISHED = ".unfinished-";
/** Nothing takes as long to make: its maker was ended. */
const ABANDONED_MS = 3_600_000;

export type Wanted = {
  readonly name: string;
  /** Globs of the files it is made from, seen from the root of the repository; tests among them do not count. */
  readonly files: readonly string[];
  readonly except?: readonly string[];
  /** What else it depends on, such as the day. */
  readonly also?: readonly string[];
  /** Fills the folder, which exists and is empty. */
  readonly make: (folder: string) => Promise<void>;
  /** Where such folders are kept. */
  readonly cache?: string;
};

/**
 * A folder that takes long to make and depends on nothing but files of the repository: made once for each state of them, by one process while others
 * wait. One that was changed or cut short since is made anew. It is for copying, never to be written to.
 */
export async function cachedFolder({ name, files, except = [], also = [], make, cache = CACHE }: Wanted): Promise<string> {
  const key = `${name}-${(await fingerprint({ files, except, also })).slice(0, 16)}`;
  const home = path.join(cache, key);
  const content = path.join(home, "content");
  await mkdir(cache, { recursive: true });
  const unlock = await lockFile(path.join(cache, `${name}.lock`));
  try {
    if (!(await isWhole(home))) await makeAnew(home, make);
    const now = new Date();
    await utimes(home, now, now);
    await forgetOlder(cache, name);
    return content;
  } finally {
    await unlock();
  }
}

/** A copy with the owners and modes of the original, which PostgreSQL looks at; `to` must not exist. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const sharing = process.platform === "linux" ? ["--reflink=auto"] : [];
  await promisify(execFile)("cp", ["-Rp", ...sharing, from, to]);
}

async function makeAnew(home: string, make: Wanted["make"]): Promise<void> {
  const unfinished = `${home}${UNFINISHED}${process.pid}`;
  for (const folder of [home, unfinished]) await rm(folder, { recursive: true, force: true });
  const content = path.join(unfinished, "content");
  await mkdir(content, { recursive: true });
  try {
    await make(content);
    await writeFile(path.join(unfinished, "sum"), await sumOf(content));
    await rename(unfinished, home);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function isWhole(home: string): Promise<boolean> {
  const sum = await readFile(path.join(home, "sum"), "utf8").catch(() => null);
  return sum !== null && sum === (await sumOf(path.join(home, "content")));
}

async function fingerprint({ files, except, also }: Required<Pick<Wanted, "files" | "except" | "also">>): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(also));
  const found = globSync([...files], { cwd: root, exclude: [...except, "**/*.test.{ts,tsx}"] });
  for (const file of found.sort()) {
    const name = path.join(root, file);
    if ((await stat(name)).isFile()) hash.update(`${file}\0`).update(await readFile(name));
  }
  return hash.digest("hex");
}

/** Of names and bytes of everything in a folder. */
async function sumOf(folder: string): Promise<string> {
  const hash = createHash("sha256");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const name of entries.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
    const isFile = (await stat(name)).isFile();
    hash.update(path.relative(folder, name)).update(isFile ? await readFile(name) : "/");
  }
  return hash.digest("hex");
}

async function forgetOlder(cache: string, name: string): Promise<void> {
  const names = (await readdir(cache)).filter((each) => each.startsWith(`${name}-`));
  const aged = await Promise.all(names.map(async (each) => ({ each, used: (await stat(path.join(cache, each))).mtimeMs })));
  const [unfinished, whole] = [true, false].map((is) => aged.filter(({ each }) => each.includes(UNFINISHED) === is));
  const older = whole?.sort((a, b) => b.used - a.used).slice(KEPT) ?? [];
  const abandoned = unfinished?.filter(({ used }) => Date.now() - used > ABANDONED_MS) ?? [];
  for (const { each } of [...older, ...abandoned]) await rm(path.join(cache, each), { recursive: true, force: true });
}
