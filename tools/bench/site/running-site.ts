import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");
/** Kept between runs: only the first start makes the sample market and trains. */
const dataDir = path.join(root, ".cache/bench-data");

export type RunningSite = {
  readonly url: string;
  readonly identityUrl: string;
  readonly pid: number;
  readonly startedInMs: number;
  readonly stop: () => Promise<void>;
};

/** The whole product as a process of its own, on ports of its own. */
export async function startSite(): Promise<RunningSite> {
  const began = performance.now();
  const site = spawn(process.execPath, ["src/main/start.server.ts"], {
    cwd: root,
    env: { ...process.env, PORT: "0", IDENTITY_PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "", MODE: "local", TRUST_PROXY: "yes" },
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
