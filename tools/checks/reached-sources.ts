import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "../..");

/** What visitors, members and operators start: a page, the site, a command. */
export const PRODUCTION_ENTRIES: readonly string[] = [
  "src/main/{start,identity,pool,ingest,train,models,model-task,evaluate,risk,companies,line,mail-domain,listings,outbox,recommend,seed,tenants,migrate,reset}.server.ts",
  "src/web/{client,router,server,start}.{ts,tsx}",
  "src/web/widget/*/*.entry.ts",
  "src/web/routes/**/!(*__gallery*).tsx",
];

/** What only those who work on the site start. */
export const DEVELOPMENT_ENTRIES: readonly string[] = ["src/main/{dev,identity-test-target}.server.ts"];

/** The generated tree names every route, the gallery's too. */
const GENERATED = /\.gen\.ts$/;

let reached: ReadonlyMap<string, string> | null = null;

/** The sources that production runs: what its entries lead to by imports of values, dynamic ones included. Text by path from the root. */
export function reachedSources(): ReadonlyMap<string, string> {
  reached ??= reachedFrom(entryFiles(PRODUCTION_ENTRIES));
  return reached;
}

export function entryFiles(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: ROOT }).map((path) => path.replaceAll("\\", "/"));
}

export type Reading = {
  /** Answers the text of a path from the root. */
  readonly read?: (path: string) => string;
  readonly exists?: (path: string) => boolean;
  /** Follows imports of types as well. */
  readonly withTypes?: boolean;
};

/** The files of ours that entries lead to, themselves included. */
export function reachedFrom(entries: readonly string[], reading: Reading = {}): ReadonlyMap<string, string> {
  const { read = (path) => readFileSync(join(ROOT, path), "utf8"), exists = (path) => existsSync(join(ROOT, path)) } = reading;
  const seen = new Map<string, string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !exists(path)) continue;
    const text = read(path);
    seen.set(path, text);
    if (!GENERATED.test(path)) waiting.push(...importsOf(path, text, reading.withTypes));
  }
  return seen;
}

/** The sources of ours that a source names in an import, a dynamic import or an address (`new URL("./worker.ts", import.meta.url)`). */
function importsOf(path: string, text: string, withTypes = false): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, false);
  const imported = importedFiles.filter(({ pos }) => withTypes || !isForTypes(text.slice(0, pos))).map(({ fileName }) => fileName);
  const addressed = [...text.matchAll(/new URL\("([^"]+)"/g)].map(([, name = ""]) => name);
  return [...imported, ...addressed].flatMap((name) => ownSource(path, name) ?? []);
}

/** Whether the statement in which a module's name comes next imports or hands on types only. */
function isForTypes(before: string): boolean {
  if (/\bimport\(\s*["'`]?$/.test(before)) return /\btypeof import\(\s*["'`]?$/.test(before);
  const begin = Math.max(before.lastIndexOf("\nimport "), before.lastIndexOf("\nexport "), 0);
  return /^\n?(?:import|export) type\b/.test(before.slice(begin));
}

/** Node's rules for `#` (package.json, `imports`) and for relative paths; null: a package, or no TypeScript. */
function ownSource(from: string, name: string): string | null {
  const bare = name.replace(/\?.*$/, "");
  if (!/\.tsx?$/.test(bare)) return null;
  if (bare.startsWith("#")) return `src/${bare.slice(1)}`;
  return bare.startsWith(".") ? posix.join(posix.dirname(from), bare) : null;
}
