import { globSync, readFileSync } from "node:fs";

export type SourceFile = { readonly path: string; readonly text: string; readonly lines: number };

/** Written by a tool or by the generator of the router: not held to the limits for people. */
const GENERATED = /routeTree\.gen\.ts$/;

/** Every TypeScript file of the project, with its text. Paths are relative to the root, with forward slashes. */
export function sourceFiles(root: string): SourceFile[] {
  return globSync(["src/**/*.{ts,tsx}", "test/**/*.{ts,tsx}", "tools/**/*.ts", "data/**/*.ts"], { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !GENERATED.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(`${root}/${path}`, "utf8");
      return { path, text, lines: text.split("\n").length - 1 };
    });
}
