import { readFile } from "node:fs/promises";
import path from "node:path";

/** One sentence for each file that is not, byte for byte, what its generator would write now. */
export async function staleFaults(root: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const faults = await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const kept = await readFile(path.join(root, name), "utf8").catch(() => null);
      return kept === text ? [] : [`${name} is ${kept === null ? "missing" : "stale"}; run: npm run gen`];
    }),
  );
  return faults.flat();
}
