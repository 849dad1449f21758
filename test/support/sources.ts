import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

const ROOT = new URL("../../", import.meta.url).pathname;
const SOURCE = /\.tsx?$/;
const NO_SOURCE = /\.test\.tsx?$|\.gen\.ts$/;

let read: ReadonlyMap<string, string> | null = null;

/** The sources under `src`, tests and generated files left out: text by path from the repository's root (`src/kernel/ids.ts`). */
export function readSources(): ReadonlyMap<string, string> {
  read ??= new Map(
    readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
      .filter((path) => SOURCE.test(path) && !NO_SOURCE.test(path))
      .map((path) => join("src", path))
      .map((path) => [path.split(sep).join("/"), readFileSync(join(ROOT, path), "utf8")]),
  );
  return read;
}
