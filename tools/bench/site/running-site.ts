import path from "node:path";
import { startedProcess } from "#test/support/started-process.ts";

export const projectRoot = path.resolve(import.meta.dirname, "../../..");
/** Kept between runs: only the first start makes the sample market and trains. */
export const SAMPLE_DATA = path.join(projectRoot, ".cache/bench-data");

export type RunningSite = {
  readonly url: string;
  readonly identityUrl: string;
  readonly pid: number;
  readonly startedInMs: number;
  readonly stop: () => Promise<void>;
};

/** A site of its own, on the sample market unless its data folder holds another. */
export function benchSettings(dataDir = SAMPLE_DATA): NodeJS.ProcessEnv {
  return { ...process.env, PORT: "0", IDENTITY_PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "", MODE: "local", TRUST_PROXY: "1" };
}

/** The whole product as a process of its own, on ports of its own. */
export async function startSite(dataDir = SAMPLE_DATA): Promise<RunningSite> {
  const began = performance.now();
  const site = startedProcess([process.execPath, "src/main/start.server.ts"], benchSettings(dataDir), { cwd: projectRoot });
  const [url, identityUrl] = await Promise.all([site.firstMatch(/ready (http:\/\/\S+)/), site.firstMatch(/identity (http:\/\/\S+)/)]);
  return { url, identityUrl, pid: site.pid, startedInMs: performance.now() - began, stop: site.stop };
}
