import { setTimeout as sleep } from "node:timers/promises";
import { call } from "./call.ts";
import { type Program, startProgram } from "./program.ts";
import type { Product } from "./visits.ts";

/** The site under test on a data folder of its own, and whoever shares that folder. */
export type UnderTest = Product & { readonly dataDir: string; readonly site: Program };

const SETTINGS = { DATABASE_URL: "", MODE: "local", LOG_LEVEL: "warn", HOST: "127.0.0.1", PORT: "0", IDENTITY_PORT: "0" };

/** The whole product, once it is ready. */
export async function startSite(dataDir: string): Promise<UnderTest> {
  const site = startProgram("start", { ...SETTINGS, DATA_DIR: dataDir });
  const [url, identityUrl] = await Promise.all([site.firstMatch(/ready (http:\/\/\S+)/), site.firstMatch(/identity (http:\/\/\S+)/)]);
  return { url: onLoopback(url), identityUrl: onLoopback(identityUrl), dataDir, site };
}

/** The identity service alone, as a second process on the same data folder. `site`: the one that runs there already, to which its login leads back. */
export async function startCompanion(dataDir: string, site: Pick<UnderTest, "url"> | null): Promise<Program> {
  const port = site === null ? {} : { PORT: new URL(site.url).port };
  const companion = startProgram("identity", { ...SETTINGS, ...port, DATA_DIR: dataDir });
  await companion.firstMatch(/ready (http:\/\/\S+)/);
  return companion;
}

/** Calls come from addresses of IPv4. */
function onLoopback(url: string): string {
  return url.replace("//localhost", "//127.0.0.1");
}

const HEALTHY_WITHIN_MS = 60_000;
const LOOKS_EVERY_MS = 50;

/** Waits until the site, a page of it and the identity service answer as they should; seconds, or null when they do not within a minute. */
export async function secondsUntilHealthy({ url, identityUrl, site }: UnderTest): Promise<number | null> {
  const began = performance.now();
  const wanted = [`${url}/api/health`, `${url}/accuracy?chaos=${began}`, `${identityUrl}/ap-northeast-1_Machinone/.well-known/jwks.json`];
  while (performance.now() - began < HEALTHY_WITHIN_MS && site.isAlive()) {
    const answers = await Promise.all(wanted.map((address) => call(address, { headers: { accept: "text/html, application/json" } })));
    if (answers.every(({ status }) => status === 200)) return (performance.now() - began) / 1000;
    await sleep(LOOKS_EVERY_MS);
  }
  return null;
}
