import { complain } from "#main/commands/cli.server.ts";
import { openSocialMock, prepareIdentity } from "#main/setup/prepare-identity.server.ts";
import { prepareMarket } from "#main/setup/prepare-market.server.ts";
import { prepareModels } from "#main/setup/prepare-models.server.ts";
import { buildSiteIfStale } from "#main/site/build-site.server.ts";
import { composeServices, siteContext } from "#main/site/compose.server.ts";
import { hostsOf, onlyOurHosts } from "#main/site/door/allowed-hosts.ts";
import { type StartGate, startGate } from "#main/site/door/start-gate.ts";
import { listen } from "#main/site/listen.server.ts";
import { serveIdentity } from "#main/site/serve-identity.server.ts";
import { loadBuiltSite, siteApp } from "#main/site/site.server.ts";
import { onStopSignal } from "#main/site/stop-signal.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { type Config, loadProcessConfig } from "#platform/config.server.ts";
import { openPlatform, type Platform } from "#platform/platform.server.ts";

type Closing = (leftMs: number) => Promise<void>;

const say = (line: string) => console.log(line);

/** Closes in the opposite order of opening; answers under way come first, for they need everything else. */
const toClose: Closing[] = [];
let isStopping = false;
async function close(withinMs = 0): Promise<void> {
  isStopping = true;
  const deadline = performance.now() + withinMs;
  for (const step of toClose.splice(0).reverse()) await step(Math.max(0, deadline - performance.now()));
}

/** Listens at once, and opens piece by piece what answers: first the pages, then the prices. Answers the address once all is there. */
async function start(config: Config): Promise<string> {
  const gate = startGate();
  const { url, stopAnswering } = await openGate(gate, config);
  const [platform] = await Promise.all([openPlatform(config), buildSite()]);
  toClose.push(platform.close);
  const identity = await serveIdentity(platform, config, systemClock);
  toClose.push(identity.close);
  say(`identity ${identity.url}`);
  await prepareMarket(platform, config, { clock: systemClock, say });
  const social = await openSocialMock(config);
  if (social) toClose.push(social.close);
  const origin = config.publicOrigin ?? url;
  await prepareIdentity(identity, { origin, say, social });
  const context = siteContext(config, { identityUrl: identity.url, origin: () => origin, outside: social?.scripts });
  const { jobs, warmUp } = await openSite(gate, { platform, config, context, origin });
  toClose.push(jobs.stop, stopAnswering);
  await prepareModels({ store: platform, jobs, say });
  await warmUp();
  return url;
}

/** The address at which it is told that more is to come. */
async function openGate(gate: StartGate, config: Config): Promise<{ url: string; stopAnswering: Closing }> {
  const names = { hosts: new Set<string>() as ReadonlySet<string> };
  const { url, port, close } = await listen(
    onlyOurHosts(() => names.hosts, gate.fetch),
    config,
  );
  names.hosts = hostsOf({ ...config, origin: config.publicOrigin, port });
  toClose.push(close);
  say(`listening ${url}`);
  return { url, stopAnswering: close };
}

type SiteOn = {
  readonly platform: Platform;
  readonly config: Config;
  readonly context: ReturnType<typeof siteContext>;
  readonly origin: string;
};

async function openSite(gate: StartGate, { platform, config, context, origin }: SiteOn) {
  const { jobs, warmUp, ...services } = await composeServices(platform, config, {
    ...{ clock: systemClock, auth: context.auth, origin: () => origin },
  });
  const https = config.publicOrigin?.startsWith("https:") ?? false;
  const app = siteApp({ ...services, site: await loadBuiltSite(), context, https, clock: systemClock, log: platform.log });
  gate.open((request, environment) => app.fetch(request, environment));
  return { jobs, warmUp };
}

async function buildSite(): Promise<void> {
  if (await buildSiteIfStale()) say("サイトを組み立てました");
}

try {
  const config = loadProcessConfig();
  onStopSignal(() => close(config.shutdownMs));
  const url = await start(config);
  say(`ready ${url}`);
} catch (error) {
  // What a stop has closed cannot be prepared any further.
  if (!isStopping) {
    complain(error);
    await close().catch(complain);
    process.exit(1);
  }
}
