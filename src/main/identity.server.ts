import { systemClock } from "#platform/clock.server.ts";
import { ConfigError, loadProcessConfig } from "#platform/config.server.ts";
import { openPlatform } from "#platform/platform.server.ts";
import { prepareIdentity } from "./prepare-identity.server.ts";
import { serveIdentity } from "./serve-identity.server.ts";
import { onStopSignal } from "./stop-signal.server.ts";

/** `npm run identity`: the identity service alone. */
try {
  const config = loadProcessConfig();
  const platform = await openPlatform(config);
  const identity = await serveIdentity(platform, config, systemClock);
  const prepared = await prepareIdentity(identity, config, {
    origin: config.publicOrigin ?? `http://localhost:${config.port}`,
    say: console.log,
  });
  onStopSignal(async () => {
    await identity.close();
    await prepared.close();
    await platform.close();
  });
  console.log(`ready ${identity.url}`);
} catch (error) {
  console.error(error instanceof ConfigError ? `設定に誤りがあります: ${error.message}` : error);
  process.exit(1);
}
