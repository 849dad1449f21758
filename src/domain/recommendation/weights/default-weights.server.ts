import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Weights } from "./types.ts";
import { readWeightsFile } from "./weights-schema.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../../data/recommendation");

let kept: Weights | null = null;

/** The newest weights of data/recommendation: what homes are ranked by until a fit is better. Read once. Throws where the file is wrong. */
export function defaultWeights(): Weights {
  kept ??= readNewest();
  return kept;
}

function readNewest(): Weights {
  const newest = readdirSync(FOLDER)
    .filter((name) => /^weights-\d{4}-\d{2}-\d{2}\.json$/.test(name))
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error(`${FOLDER} holds no weights`);
  const weights = readWeightsFile(readFileSync(path.join(FOLDER, newest), "utf8"));
  if (newest !== `weights-${weights.version}.json`) throw new Error(`${newest} says it is version ${weights.version}`);
  return weights;
}
