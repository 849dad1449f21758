/** The product as `npm start` runs it, as a process that tells what its pages cost: `fork` it with `anew` to have every page drawn anew. */

import { prepareMarket } from "#main/setup/prepare-market.server.ts";
import { askForModels } from "#main/setup/prepare-models.server.ts";
import { composeServices, siteContext } from "#main/site/compose.server.ts";
import { listen } from "#main/site/listen.server.ts";
import { serveIdentity } from "#main/site/serve-identity.server.ts";
import { loadBuiltSite, siteApp } from "#main/site/site.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { loadProcessConfig } from "#platform/config.server.ts";
import { openPlatform } from "#platform/platform.server.ts";

/** What it is asked by message: its costs so far, to measure the drawing of pages from now on or not, or to end. */
export type SiteQuestion = "costs" | "watch" | "look-away" | "stop";

/** Milliseconds of CPU since it started, all threads counted: of the process, and of that the `renderToString` of its pages alone. */
export type SiteCosts = { readonly process: number; readonly drawing: number };

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What asking costs by itself: a tenth of a small page on some machines. */
function costOfAsking(): number {
  const before = cpuMs();
  for (let i = 0; i < 1000; i += 1) cpuMs();
  return (cpuMs() - before) / 1000;
}

const asking = costOfAsking();
let isWatching = false;
let drawing = 0;
const watchDrawing = (draw: () => string) => {
  if (!isWatching) return draw();
  const before = cpuMs();
  const html = draw();
  drawing += cpuMs() - before - asking;
  return html;
};

const config = loadProcessConfig();
const platform = await openPlatform(config);
const identity = await serveIdentity(platform, config, systemClock);
await prepareMarket(platform, config, { clock: systemClock, say: () => undefined });
const origin = () => "http://localhost";
const context = siteContext(config, { identityUrl: identity.url, origin });
const { jobs, warmUp, ...services } = await composeServices(platform, config, {
  clock: systemClock,
  auth: context.auth,
  origin,
});
const app = siteApp({
  ...services,
  site: await loadBuiltSite(),
  context: { ...context, watchDrawing },
  https: false,
  clock: systemClock,
  log: platform.log,
  keepsReady: process.argv[2] !== "anew",
});
const { url, close } = await listen(app.fetch, { host: config.host, port: config.port });
const areMade = await askForModels({ store: platform, jobs, say: () => undefined });
await areMade();
await warmUp();

process.on("message", async (question: SiteQuestion) => {
  if (question === "costs") process.send?.({ process: cpuMs(), drawing } satisfies SiteCosts);
  if (question === "watch" || question === "look-away") isWatching = question === "watch";
  if (question !== "stop") return;
  await close();
  await jobs.stop();
  await identity.close();
  await platform.close();
  process.disconnect();
});
process.send?.({ url });
