import "./as-production.ts";
import { complain } from "#main/commands/cli.server.ts";
import { openSocialMock, prepareIdentity } from "#main/setup/prepare-identity.server.ts";
import { serveIdentity } from "#main/site/serve-identity.server.ts";
import { onStopSignal } from "#main/site/stop-signal.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { loadProcessConfig } from "#platform/config.server.ts";
import { openPlatform } from "#platform/platform.server.ts";

/** `npm run identity`: the identity service alone. */
try {
  const config = loadProcessConfig();
  const platform = await openPlatform(config);
  const identity = await serveIdentity(platform, config, systemClock);
  const social = await openSocialMock(config);
  await prepareIdentity(identity, { origin: config.publicOrigin ?? `http://localhost:${config.port}`, say: console.log, social });
  onStopSignal(async () => {
    await identity.close();
    await social?.close();
    await platform.close();
  });
  console.log(`ready ${identity.url}`);
} catch (error) {
  complain(error);
  process.exit(1);
}
