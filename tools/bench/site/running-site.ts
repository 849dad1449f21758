import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

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
  return { ...process.env, PORT: "0", IDENTITY_PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "", MODE: "local", TRUST_PROXY: "yes" };
}

/** The whole product as a process of its own, on ports of its own. */
export async function startSite(dataDir = SAMPLE_DATA): Promise<RunningSite> {
  const began = performance.now();
  const site = spawn(process.execPath, ["src/main/start.server.ts"], {
    cwd: projectRoot,
    env: benchSettings(dataDir),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const addresses = await readyAddresses(site);
  const gone = new Promise<void>((resolve) => site.once("exit", () => resolve()));
  const stop = async () => {
    site.kill("SIGTERM");
    await gone;
  };
  return { ...addresses, pid: site.pid ?? 0, startedInMs: performance.now() - began, stop };
}

function readyAddresses(site: ChildProcess): Promise<Pick<RunningSite, "url" | "identityUrl">> {
  return new Promise((resolve, reject) => {
    let output = "";
    site.once("exit", (code) => reject(new Error(`the site ended with ${code}`)));
    site.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const [url, identityUrl] = [/ready (http:\/\/\S+)/.exec(output)?.[1], /identity (http:\/\/\S+)/.exec(output)?.[1]];
      if (url && identityUrl) resolve({ url, identityUrl });
    });
  });
}
