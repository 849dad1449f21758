import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { systemClock } from "#platform/clock.server.ts";
import { cachedFolder, copyFolder } from "./cached-folder.ts";
import { startedProcess } from "./started-process.ts";

const READY = /ready (http:\/\/\S+)/;
const IDENTITY = /identity (http:\/\/\S+)/;

/** What a site of a run is started with: nothing of the machine's own database, ports that are free. */
export const SITE_SETTINGS = { DATABASE_URL: "", MODE: "local", LOG_LEVEL: "trace", PORT: "0", IDENTITY_PORT: "0" } as const;

/** `npm start` on a data folder, once it is ready. */
export async function startProduct(dataDir: string, more: Readonly<Record<string, string>> = {}) {
  const site = startedProcess(["npm", "start"], { ...SITE_SETTINGS, DATA_DIR: dataDir, ...more });
  const [url, identityUrl] = await Promise.all([site.firstMatch(READY), site.firstMatch(IDENTITY)]);
  const stop = async () => {
    await site.stop();
    await expectNobodyAnswers(`${url}/api/health`);
  };
  return { url, identityUrl, output: site.output, stop };
}

/** A signal to npm must reach the server itself. */
async function expectNobodyAnswers(url: string): Promise<void> {
  const answer = await fetch(url).catch(() => null);
  if (answer) throw new Error("SIGTERM left the server running");
}

/** Every risk report at once: a site makes them by and by, and would otherwise be at it beside the first tests of each run. */
async function rateBuildings(dataDir: string): Promise<void> {
  await promisify(execFile)("npm", ["run", "--silent", "risk", "--", "recompute"], {
    env: { ...process.env, ...SITE_SETTINGS, LOG_LEVEL: "warn", DATA_DIR: dataDir },
  });
}

/**
 * The data folder that a newcomer's first `npm start` leaves behind: database, models, sample members. Made by such a start, once for each state of
 * what it comes from and once a day, for some of the sample is told by its age; `to` gets a copy.
 */
export async function copySampleData(to: string): Promise<void> {
  const folder = await cachedFolder({
    name: "sample",
    files: ["src/**/*.ts", "db/migrations/*", "data/**", "package-lock.json"],
    except: ["src/web/**"],
    also: [process.version, systemClock.now().toISOString().slice(0, 10)],
    make: async (empty) => {
      await (await startProduct(empty)).stop();
      await rateBuildings(empty);
    },
  });
  await copyFolder(folder, to);
}
