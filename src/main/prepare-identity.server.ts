import { ensureDevelopmentIdentityPool, ensureDevelopmentPool } from "#domain/identity/index.server.ts";
import type { Config } from "#platform/config.server.ts";
import { sampleMembersTable, seedMembers } from "./seed-members.server.ts";
import type { ServedIdentity } from "./serve-identity.server.ts";
import { startSocialMock } from "./social-mock.server.ts";

type Site = { readonly origin: string; readonly say: (line: string) => void };

/**
 * Local mode has a pool and a client for the site, providers that sign anybody in, an identity pool for uploads, and sample members, who are
 * said. In production an operator makes the pools.
 */
export async function prepareIdentity(
  { service }: ServedIdentity,
  { mode }: Pick<Config, "mode">,
  { origin, say }: Site,
): Promise<{ readonly close: () => Promise<void> }> {
  if (mode !== "local") return { close: async () => undefined };
  const [mock, pool] = await Promise.all([startSocialMock(), ensureDevelopmentPool(service, { siteOrigin: origin })]);
  await mock.register(service, pool.id);
  await ensureDevelopmentIdentityPool(service, mock.logins);
  await seedMembers(service);
  say(sampleMembersTable());
  return { close: mock.close };
}
