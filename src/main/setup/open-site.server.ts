import { requestMissingValues } from "#domain/assets/index.server.ts";
import type { IdentityService } from "#domain/identity/index.server.ts";
import { sealingOf } from "#main/keys/sealing.server.ts";
import { openLineStandIn } from "#main/line-stand-in/serve-line.server.ts";
import { buildSiteIfStale } from "#main/site/build-site.server.ts";
import { composeServices, siteContext } from "#main/site/compose.server.ts";
import type { Fetch } from "#main/site/door/fetch.ts";
import type { IdentityDoor } from "#main/site/identity-door.server.ts";
import { serveIdentity } from "#main/site/serve-identity.server.ts";
import { loadBuiltSite, siteApp } from "#main/site/site.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { LineChannel } from "#platform/line/types.ts";
import { openPlatform, type Platform } from "#platform/platform.server.ts";
import { openSocialMock, prepareIdentity } from "./prepare-identity.server.ts";
import { prepareMarket } from "./prepare-market.server.ts";
import { askForModels } from "./prepare-models.server.ts";
import { keepSampleOffersFresh } from "./renew-sample-offers.server.ts";
import { sendSampleDigest } from "./seed-digest.server.ts";
import { seedOffers } from "./seed-offers.server.ts";
import { vouchForSampleHome } from "./vouch-for-sample-home.server.ts";

type Parts = {
  readonly config: Config;
  /** Where the site listens. */
  readonly url: string;
  /** Where the identity service will be. */
  readonly identityDoor: IdentityDoor;
  readonly say: (line: string) => void;
  /** Told of each piece how it is closed, as soon as it is open. */
  readonly onOpen: (close: (leftMs: number) => Promise<void>) => void;
};

/** Opens everything behind the address: what answers there, and when the models that were missing are there as well. */
export async function openSite(parts: Parts): Promise<{ readonly fetch: Fetch; readonly models: () => Promise<void> }> {
  const { config, url, identityDoor, say, onOpen } = parts;
  const [platform] = await Promise.all([openPlatform(config), buildSite(say)]);
  onOpen(platform.close);
  const identity = await serveIdentity(platform, config, systemClock, identityDoor);
  onOpen(identity.close);
  say(`identity ${identity.url}`);
  await prepareMarket(platform, config, { clock: systemClock, say });
  const social = await openSocialMock(config);
  if (social) onOpen(social.close);
  const origin = config.publicOrigin ?? url;
  await prepareIdentity(identity, { origin, say, social });
  const { db } = platform;
  const line = await openLineStandIn(config, { origin: () => origin, db, sealing: await sealingOf(config, db) });
  if (line) {
    onOpen(line.close);
    say(`LINE（開発用） ${line.url}/phone`);
  }
  const context = siteContext(config, { identityUrl: identity.url, origin: () => origin, outside: social?.scripts });
  return serve(platform, parts, { context, origin, lineStandIn: line?.channel, sampled: social && identity.service });
}

type Seen = {
  readonly context: ReturnType<typeof siteContext>;
  readonly origin: string;
  readonly lineStandIn: LineChannel | undefined;
  /** Where the sample members are; null: there are none. */
  readonly sampled: IdentityService | null;
};

async function serve(platform: Platform, { config, say, onOpen }: Parts, { context, origin, lineStandIn, sampled }: Seen) {
  const { jobs, warmUp, engines, ...services } = await composeServices(platform, config, {
    ...{ clock: systemClock, auth: context.auth, origin: () => origin, lineStandIn },
  });
  onOpen(jobs.stop);
  await keepSampleOffersFresh(jobs, { db: platform.db, clock: systemClock });
  if (sampled) await sendSampleDigest(jobs, sampled);
  // Before anybody can ask for a price: what is on its way is told apart from what there never will be.
  const areMade = await askForModels({ store: platform, jobs, say });
  const https = config.publicOrigin?.startsWith("https:") ?? false;
  const app = siteApp({ ...services, site: await loadBuiltSite(), context, https, clock: systemClock, log: platform.log });
  const fetch: Fetch = (request, environment) => app.fetch(request, environment);
  const models = async () => {
    await areMade();
    await warmUp();
    // The first page that is asked for has those drawn that nobody has to wait for.
    await app.request(`${origin}/`, { headers: { accept: "text/html" } });
    if (sampled) await vouchForSampleHome(platform.storage, sampled);
    if (sampled) await seedOffers(sampled, { engines, storage: platform.storage });
    await requestMissingValues(jobs);
  };
  return { fetch, models };
}

async function buildSite(say: Parts["say"]): Promise<void> {
  if (await buildSiteIfStale()) say("サイトを組み立てました");
}
