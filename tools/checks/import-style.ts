import type { SourceFile } from "./source-files.ts";

const UPWARD = /(?:\bfrom|\bimport|\bimport\()\s*"(\.\.\/[^"]+)"/;
const BY_ALIAS = /(?:\bfrom|\bimport|\bimport\()\s*"#([^"]+)"/;

/** One way to name a module of `src`: `./x.ts` beside it, `#folder/x.ts` from anywhere else. */
export function importStyleFaults({ path, text }: SourceFile): string[] {
  if (!path.startsWith("src/")) return [];
  const folder = path.slice("src/".length, path.lastIndexOf("/") + 1);
  return text.split("\n").flatMap((line, index) => {
    const upward = UPWARD.exec(line)?.[1];
    if (upward !== undefined) return [`${path}:${index + 1}: ${upward} is written as #folder/file.ts`];
    const aliased = BY_ALIAS.exec(line)?.[1] ?? "";
    const neighbour = aliased.startsWith(folder) ? aliased.slice(folder.length) : "";
    if (neighbour === "" || neighbour.includes("/")) return [];
    return [`${path}:${index + 1}: #${aliased} stands beside it and is written as ./${neighbour}`];
  });
}
