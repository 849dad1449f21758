import { globSync, readFileSync } from "node:fs";

export type SourceFile = { readonly path: string; readonly text: string; readonly lines: number };

/** Written by a generator: not held to the limits for people. */
const GENERATED = /\.gen\.ts$/;

/** Every TypeScript file of the project, with its text. Paths are relative to the root, with forward slashes. */
export function sourceFiles(root: string): SourceFile[] {
  return filesOf(root, ["src/**/*.{ts,tsx}", "test/**/*.{ts,tsx}", "tools/**/*.ts", "data/**/*.ts"]);
}

/** Every migration, in the order in which they run. */
export function migrations(root: string): SourceFile[] {
  return filesOf(root, ["db/migrations/*.sql"]);
}

function filesOf(root: string, patterns: readonly string[]): SourceFile[] {
  return globSync([...patterns], { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !GENERATED.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(`${root}/${path}`, "utf8");
      return { path, text, lines: text.split("\n").length - 1 };
    });
}
