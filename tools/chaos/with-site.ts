import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Sample } from "./fault.ts";
import { startSite, type UnderTest } from "./product.ts";
import type { Program } from "./program.ts";

/** Runs `work` with a data folder of its own, which is removed afterwards. */
export async function withData<T>(sample: Sample, work: (dataDir: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "machinone-chaos-"));
  try {
    const dataDir = path.join(folder, "data");
    await sample(dataDir);
    return await work(dataDir);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}

/** Runs `work` with a site on a data folder of its own. */
export function withSite<T>(sample: Sample, work: (product: UnderTest) => Promise<T>): Promise<T> {
  return withData(sample, async (dataDir) => {
    const product = await startSite(dataDir);
    return work(product).finally(() => stopProgram(product.site));
  });
}

const STOPS_WITHIN_MS = 45_000;

/** Asks a program to stop; ends one that does not. */
export async function stopProgram(program: Program): Promise<number | NodeJS.Signals> {
  program.signal("SIGTERM");
  const timer = setTimeout(() => program.signal("SIGKILL"), STOPS_WITHIN_MS);
  return program.ended.finally(() => clearTimeout(timer));
}
