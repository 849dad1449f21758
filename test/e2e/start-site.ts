import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const READY = /ready (http:\/\/\S+)/;
const IDENTITY = /identity (http:\/\/\S+)/;

/**
 * Starts the product as a newcomer would (`npm start`), on an empty data folder and a free port, and stops it after the last journey. SITE_URL names
 * a site that runs already, IDENTITY_URL its identity service.
 */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined;
  const dataDir = mkdtempSync(path.join(tmpdir(), "machinone-e2e-"));
  const site = spawn("npm", ["start"], {
    env: { ...process.env, PORT: "0", IDENTITY_PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "", MODE: "local" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.env.SITE_URL = await readyUrl(site);
  return async () => {
    const gone = new Promise((resolve) => site.once("exit", resolve));
    site.kill("SIGTERM");
    await gone;
    await expectNobodyAnswers(`${process.env.SITE_URL}/api/health`);
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function readyUrl(site: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    site.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const url = READY.exec(output)?.[1];
      if (!url) return;
      process.env.IDENTITY_URL = IDENTITY.exec(output)?.[1] ?? "";
      resolve(url);
    });
    site.once("exit", (code) => reject(new Error(`npm start ended with ${code} before it was ready:\n${output}`)));
  });
}

/** A signal to npm must reach the server itself. */
async function expectNobodyAnswers(url: string): Promise<void> {
  const answer = await fetch(url).catch(() => null);
  if (answer) throw new Error("SIGTERM left the server running");
}
