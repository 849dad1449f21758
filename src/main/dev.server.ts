import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { sealingOf } from "#main/keys/sealing.server.ts";
import { openLineStandIn } from "#main/line-stand-in/serve-line.server.ts";
import { openSocialMock, prepareIdentity } from "#main/setup/prepare-identity.server.ts";
import { prepareMarket } from "#main/setup/prepare-market.server.ts";
import { askForModels } from "#main/setup/prepare-models.server.ts";
import { buildWidget, projectRoot } from "#main/site/build-site.server.ts";
import { composeServices, siteContext } from "#main/site/compose.server.ts";
import { serveIdentity } from "#main/site/serve-identity.server.ts";
import { siteApp } from "#main/site/site.server.ts";
import type { SiteHandler } from "#main/site/site-parts.ts";
import { systemClock } from "#platform/clock.server.ts";
import { loadProcessConfig } from "#platform/config.server.ts";
import { openPlatform } from "#platform/platform.server.ts";

/** The same server as `npm start`, with the site rebuilt as its files change. */
const config = loadProcessConfig();
const platform = await openPlatform(config);
const identity = await serveIdentity(platform, config, systemClock);
const social = await openSocialMock(config);
await prepareIdentity(identity, { origin: `http://localhost:${config.port}`, say: console.log, social });
console.log(`identity ${identity.url}`);
await prepareMarket(platform, config, { clock: systemClock, say: console.log });
const clock = systemClock;
const origin = () => config.publicOrigin ?? `http://localhost:${config.port}`;
const context = siteContext(config, { identityUrl: identity.url, origin, outside: social?.scripts });
const line = await openLineStandIn(config, { origin, db: platform.db, sealing: await sealingOf(config, platform.db) });
if (line) console.log(`LINE ${line.url}/phone`);
const { jobs, warmUp, ...services } = await composeServices(platform, config, {
  ...{ clock, auth: context.auth, origin, lineStandIn: line?.channel },
});
const server = createHttpServer((request, response) => vite.middlewares(request, response, () => listener(request, response)));
await buildWidget();
const vite = await createVite({ root: projectRoot, appType: "custom", server: { middlewareMode: true, hmr: { server } } });
const app = siteApp({ ...services, site: sourceSite(vite), context, https: false, clock, log: platform.log, development: true });
const listener = getRequestListener(app.fetch);
const areMade = await askForModels({ store: platform, jobs, say: console.log });
server.listen(config.port, config.host, () => console.log(`ready http://localhost:${config.port}`));
await areMade();
await warmUp();

/** The site straight from its sources. */
function sourceSite({ environments }: ViteDevServer): SiteHandler {
  const { ssr } = environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("the development server cannot run the site's server half");
  const built = async (): Promise<SiteHandler> => (await ssr.runner.import("virtual:tanstack-start-server-entry")).default;
  return {
    fetch: async (request, options) => (await built()).fetch(request, options),
    screens: async () => (await built()).screens?.() ?? [],
  };
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    server.close();
    server.closeAllConnections();
    await vite.close();
    await jobs.stop();
    await identity.close();
    await social?.close();
    await line?.close();
    await platform.close();
    process.exit(0);
  });
}
