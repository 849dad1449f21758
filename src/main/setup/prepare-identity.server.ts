import { ensureDevelopmentIdentityPool, ensureDevelopmentPool } from "#domain/identity/index.server.ts";
import type { ServedIdentity } from "#main/site/serve-identity.server.ts";
import { type SocialMock, startSocialMock } from "#main/site/social-mock.server.ts";
import type { Config } from "#platform/config.server.ts";
import { sampleMembersTable, seedMembers } from "./seed-members.server.ts";

type Site = { readonly origin: string; readonly say: (line: string) => void; readonly social: SocialMock | null };

/** Providers that sign anybody in, in local mode; in production people go to the real ones. */
export async function openSocialMock({ mode }: Pick<Config, "mode">): Promise<SocialMock | null> {
  return mode === "local" ? startSocialMock() : null;
}

/** Local mode has a pool and a client for the site, an identity pool for uploads, and sample members, who are said. In production an operator makes the pools. */
export async function prepareIdentity({ service }: ServedIdentity, { origin, say, social }: Site): Promise<void> {
  if (social === null) return;
  const pool = await ensureDevelopmentPool(service, { siteOrigin: origin });
  await social.register(service, pool.id);
  await ensureDevelopmentIdentityPool(service, social.logins);
  await seedMembers(service);
  say(sampleMembersTable());
}
