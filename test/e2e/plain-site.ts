import { sql } from "kysely";
import { siteClientSettings } from "#domain/identity/pools/site-settings.ts";
import { standInChannel } from "#main/line-stand-in/stand-in-channel.ts";
import { composeServices, siteContext } from "#main/site/compose.server.ts";
import { listen } from "#main/site/listen.server.ts";
import { loadBuiltSite, siteApp } from "#main/site/site.server.ts";
import { onStopSignal } from "#main/site/stop-signal.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { loadConfig } from "#platform/config.server.ts";
import { openPlatform } from "#platform/platform.server.ts";

/** The site alone, on the data and the identity service of one that runs already (DATA_DIR, IDENTITY_URL), with the cookies that AUTH_COOKIES says. */
const { IDENTITY_URL = "", LINE_URL = "", SITE_URL = "", ...settings } = process.env;
const config = loadConfig(settings);
const platform = await openPlatform(config);
const listening = { url: "" };
const origin = () => listening.url;
const context = siteContext(config, { identityUrl: IDENTITY_URL, origin });
// Whichever of the sites hands a message over: it goes to the one LINE, and leads to the one site.
const messages = {
  origin: () => SITE_URL || listening.url,
  ...(LINE_URL === "" ? {} : { lineStandIn: standInChannel(() => LINE_URL, config.lineMonthlyLimit) }),
};
const { jobs, ...services } = await composeServices(platform, config, { clock: systemClock, auth: context.auth, ...messages });
const site = await loadBuiltSite();
const app = siteApp({ ...services, site, context, https: false, clock: systemClock, log: platform.log });
const { url, close } = await listen(app.fetch, config);
listening.url = url;
await comeBackTo(url);
onStopSignal(async () => {
  await close();
  await jobs.stop();
  await platform.close();
});
console.log(`ready ${url}`);

/** The common login leads back only to addresses that its client has. */
async function comeBackTo(own: string): Promise<void> {
  const { callbackUrls, logoutUrls } = siteClientSettings(own);
  const added = (name: string, urls: readonly string[]) =>
    sql`jsonb_build_object(${name}::text, settings -> ${name} || ${JSON.stringify(urls)}::jsonb)`;
  const settings = sql`settings || ${added("callbackUrls", callbackUrls)} || ${added("logoutUrls", logoutUrls)}`;
  await sql`update identity_client set settings = ${settings} where id = ${context.auth.clientId}`.execute(platform.db);
}
