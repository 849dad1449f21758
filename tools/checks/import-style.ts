import type { SourceFile } from "./source-files.ts";

const UPWARD = /(?:\bfrom|\bimport|\bimport\()\s*"(?!(?:\.\.\/)+clients\/)(\.\.\/[^"]+)"/;
const BY_ALIAS = /(?:\bfrom|\bimport|\bimport\()\s*"#([^"]+)"/;
const IMPORTED = /^(?:import\b.*|\}) from "([^"]+)";$/gm;

/** One way to name a module: `./x.ts` beside it, `#folder/x.ts` from anywhere else (`#test/…` and `#tools/…` outside `src`), and in one statement. The clients of the sold API are packages of their own, by no alias of ours. */
export function importStyleFaults({ path, text }: SourceFile): string[] {
  // Their cases are imports as text.
  if (path.startsWith("tools/checks/") && path.endsWith(".test.ts")) return [];
  const folder = path.slice(0, path.lastIndexOf("/") + 1).replace(/^src\//, "");
  const named = text.split("\n").flatMap((line, index) => {
    const upward = UPWARD.exec(line)?.[1];
    if (upward !== undefined) return [`${path}:${index + 1}: ${upward} is written as #folder/file.ts`];
    const aliased = BY_ALIAS.exec(line)?.[1] ?? "";
    const neighbour = aliased.startsWith(folder) ? aliased.slice(folder.length) : "";
    if (neighbour === "" || neighbour.includes("/")) return [];
    return [`${path}:${index + 1}: #${aliased} stands beside it and is written as ./${neighbour}`];
  });
  return [...named, ...importedTwice(text).map((module) => `${path}: ${module} is imported in two statements`)];
}

function importedTwice(text: string): string[] {
  // What a generator writes is no import of its own.
  const modules = [...text.matchAll(IMPORTED)].map(([, module = ""]) => module).filter((module) => !module.includes("${"));
  return [...new Set(modules.filter((module, index) => modules.indexOf(module) !== index))];
}
