import type { SourceFile } from "./source-files.ts";

/** One import between two files of `src`, paths from the root. */
export type FileImport = { readonly from: string; readonly to: string };

const MOST_FILES = 25;
/** Folders that are one list, a file an entry: the list is what a reader looks for there. */
const LISTS = ["src/domain/identity/operations", "src/domain/risk/indicators"];
const NO_CODE = /\.test\.tsx?$/;
/** Imports every route, and is imported by the router: by design of the library. */
const GENERATED = /routeTree\.gen\.ts$/;
const SHOWS_OTHERS = /\.(?:test|gallery)\.tsx?$/;

/** Folders of `src` that hold more files than a reader takes in, tests aside. */
export function crowdedFolders(files: readonly SourceFile[]): string[] {
  const counts = Map.groupBy(
    files.filter(({ path }) => path.startsWith("src/") && !NO_CODE.test(path)),
    ({ path }) => folderOf(path),
  );
  return [...counts]
    .filter(([folder, { length }]) => length > MOST_FILES && !LISTS.includes(folder))
    .map(([folder, { length }]) => `${folder}: ${length} files, limit ${MOST_FILES} (tests aside)`);
}

/** Pairs of folders that import each other, with the imports of the rarer direction; tests and galleries aside. */
export function mutualFolders(imports: readonly FileImport[]): string[] {
  const arrows = Map.groupBy(
    imports.filter(({ from, to }) => !SHOWS_OTHERS.test(from) && !GENERATED.test(from) && !GENERATED.test(to)),
    ({ from, to }) => `${folderOf(from)} ${folderOf(to)}`,
  );
  return [...arrows].flatMap(([arrow, there]) => {
    const [from = "", to = ""] = arrow.split(" ");
    const back = arrows.get(`${to} ${from}`);
    if (from >= to || !back) return [];
    const rarer = there.length <= back.length ? there : back;
    return [`${from} and ${to} import each other: ${rarer.map((one) => `${one.from} → ${one.to}`).join(", ")}`];
  });
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
