import { complain } from "#main/commands/cli.server.ts";
import { openSocialMock, prepareIdentity } from "#main/setup/prepare-identity.server.ts";
import { prepareMarket } from "#main/setup/prepare-market.server.ts";
import { buildSiteIfStale } from "#main/site/build-site.server.ts";
import { composeServices, siteContext } from "#main/site/compose.server.ts";
import { listen } from "#main/site/listen.server.ts";
import { serveIdentity } from "#main/site/serve-identity.server.ts";
import { loadBuiltSite, siteApp } from "#main/site/site.server.ts";
import type { SocialMock } from "#main/site/social-mock.server.ts";
import { onStopSignal } from "#main/site/stop-signal.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { type Config, loadProcessConfig } from "#platform/config.server.ts";
import { openPlatform, type Platform } from "#platform/platform.server.ts";

type Closing = () => Promise<void>;

const say = (line: string) => console.log(line);

/** Starts everything in order and answers how to stop it in the opposite order. */
async function start(config: Config): Promise<{ url: string; close: Closing }> {
  const toClose: Closing[] = [];
  const close = async () => {
    for (const step of toClose.splice(0).reverse()) await step();
  };
  onStopSignal(close);
  try {
    const [platform] = await Promise.all([openPlatform(config), buildSite()]);
    toClose.push(platform.close);
    const identity = await serveIdentity(platform, config, systemClock);
    toClose.push(identity.close);
    say(`identity ${identity.url}`);
    await prepareMarket(platform, config, { clock: systemClock, say });
    const social = await openSocialMock(config);
    if (social) toClose.push(social.close);
    const url = await serve(platform, config, { identityUrl: identity.url, outside: social?.scripts, toClose });
    await prepareIdentity(identity, { origin: config.publicOrigin ?? url, say, social });
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Serving = { readonly identityUrl: string; readonly outside: SocialMock["scripts"] | undefined; readonly toClose: Closing[] };

async function serve(platform: Platform, config: Config, { identityUrl, outside, toClose }: Serving): Promise<string> {
  const clock = systemClock;
  const listening = { url: "" };
  const origin = () => config.publicOrigin ?? listening.url;
  const context = siteContext(config, { identityUrl, origin, outside });
  const { jobs, warmUp, ...services } = await composeServices(platform, config, {
    ...{ clock, auth: context.auth, origin },
  });
  toClose.push(jobs.stop);
  const https = config.publicOrigin?.startsWith("https:") ?? false;
  const app = siteApp({ ...services, site: await loadBuiltSite(), context, https, clock, log: platform.log });
  const { url, close } = await listen(app.fetch, config);
  listening.url = url;
  toClose.push(close);
  await warmUp();
  return url;
}

async function buildSite(): Promise<void> {
  if (await buildSiteIfStale()) say("サイトを組み立てました");
}

try {
  const { url } = await start(loadProcessConfig());
  say(`ready ${url}`);
} catch (error) {
  complain(error);
  process.exit(1);
}
