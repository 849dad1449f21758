import { DEVELOPMENT_POOL, findAccountByName, type IdentityService } from "#domain/identity/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { SAMPLE_MEMBERS } from "./seed-members.server.ts";

/** The sample member who has data; null: there is none. */
export async function sampleMember(service: IdentityService): Promise<{ readonly member: Member; readonly email: string } | null> {
  const email = SAMPLE_MEMBERS.find(({ hasData }) => hasData)?.email;
  if (email === undefined) return null;
  const account = await findAccountByName(service.db, await service.directory.pool(DEVELOPMENT_POOL.poolId), email);
  if (!account) return null;
  return { member: { sub: account.sub, username: account.sub, accessToken: "", isEmailVerified: true }, email };
}
