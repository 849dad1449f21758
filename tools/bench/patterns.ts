import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type FoundPattern, literalPatterns, putsTogether } from "./patterns/find-patterns.ts";
import { hostileTexts } from "./patterns/hostile-texts.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const TEXT_LENGTH = 20_000;
const LIMIT_MS = 5;
/** The least of these counts: what else the machine does at a moment is none of a pattern's doing. */
const TRIES = 3;
const SHOWN = 5;

/** Every pattern of `src` on the worst texts of 20,000 characters that are known of it: what comes from outside meets any of them. */
export const group: BenchGroup = {
  name: "patterns",
  run: async () => {
    const files = await sources();
    const patterns = [...literalPatterns(files), ...(await builtPatterns(files.filter(putsTogether).map((file) => file.path)))];
    const timed: { pattern: FoundPattern; ms: number }[] = [];
    for (const pattern of patterns) timed.push({ pattern, ms: await worstMs(pattern) });
    const slowest = timed.toSorted((a, b) => b.ms - a.ms);
    const shown = slowest.filter(({ ms }, place) => place < SHOWN || ms > LIMIT_MS);
    return [{ name: "patterns.count", value: patterns.length, unit: "" }, ...shown.map(asFigure)];
  },
};

function asFigure({ pattern: { source, flags, files }, ms }: { readonly pattern: FoundPattern; readonly ms: number }): BenchFigure {
  return { name: `patterns ${files[0]} /${source.slice(0, 60)}/${flags}`, value: ms, unit: "ms", limits: { value: LIMIT_MS } };
}

async function worstMs(pattern: FoundPattern): Promise<number> {
  const times = (await hostileTexts(pattern, TEXT_LENGTH)).map((text) =>
    Math.min(...Array.from({ length: TRIES }, () => once(pattern, text))),
  );
  return Math.max(0, ...times);
}

function once({ source, flags }: FoundPattern, text: string): number {
  const expression = new RegExp(source, flags);
  const start = performance.now();
  if (expression.global) text.replace(expression, "");
  else expression.test(text);
  return performance.now() - start;
}

async function sources() {
  const paths = globSync("src/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) => !/\.(?:test|gallery|gen)\.tsx?$/.test(file));
  return Promise.all(paths.map(async (file) => ({ path: file, text: await readFile(path.join(ROOT, file), "utf8") })));
}

/** What these files put together when they are loaded. */
async function builtPatterns(paths: readonly string[]): Promise<FoundPattern[]> {
  const found: FoundPattern[] = [];
  const Original = globalThis.RegExp;
  const state = { file: "" };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, [source, flags = ""]: [string | RegExp, string?]) => {
      found.push({ source: source instanceof Original ? source.source : source, flags, files: [state.file] });
      return new target(source, flags);
    },
  });
  try {
    for (const file of paths.filter((one) => !one.startsWith("src/main/"))) {
      state.file = file;
      await import(path.join(ROOT, file));
    }
  } finally {
    globalThis.RegExp = Original;
  }
  return found.filter(({ files: [file = ""] }) => paths.includes(file));
}
