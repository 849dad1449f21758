import { spawn } from "node:child_process";
import path from "node:path";
import { startedProcess } from "#test/support/started-process.ts";

type Settings = Readonly<Record<string, string>>;

/** On the data of the site that the run started, whoever did. */
const SHARED = () => ({ DATA_DIR: process.env.SITE_DATA ?? "", DATABASE_URL: "", MODE: "local", LOG_LEVEL: "warn" });

/** A further site beside the one of the run, on its data and its identity service, with settings of its own. */
export async function startOtherSite(settings: Settings): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const program = path.join(import.meta.dirname, "plain-site.ts");
  const site = startedProcess([process.execPath, program], { ...SHARED(), PORT: "0", ...settings });
  return { url: await site.firstMatch(/ready (http:\/\/\S+)/), stop: site.stop };
}

/** `npm run pool -- …`: what it says. */
export function runPool(...words: readonly string[]): Promise<string> {
  const child = spawn("npm", ["run", "--silent", "pool", "--", ...words], { env: { ...process.env, ...SHARED(), IDENTITY_ORIGIN: "" } });
  let output = "";
  const hear = (chunk: Buffer) => {
    output += chunk.toString("utf8");
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => (code === 0 ? resolve(output) : reject(new Error(`npm run pool -- ${words.join(" ")}:\n${output}`))));
  });
}
