import { ensureDevelopmentPool } from "#domain/identity/index.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { ServedIdentity } from "./serve-identity.server.ts";
import { startSocialMock } from "./social-mock.server.ts";

/** Local mode has a pool and a client for the site, and providers that sign anybody in. In production an operator makes the pool. */
export async function prepareIdentity(
  { service }: ServedIdentity,
  { mode }: Pick<Config, "mode">,
  siteOrigin: string,
): Promise<{ readonly close: () => Promise<void> }> {
  if (mode !== "local") return { close: async () => undefined };
  const [mock, pool] = await Promise.all([startSocialMock(), ensureDevelopmentPool(service, { siteOrigin })]);
  await mock.register(service, pool.id);
  return { close: mock.close };
}
