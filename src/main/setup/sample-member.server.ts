import { DEVELOPMENT_POOL, findAccountByName, type IdentityService } from "#domain/identity/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { SAMPLE_MEMBERS } from "./seed-members.server.ts";

type Found = { readonly member: Member; readonly email: string } | null;

/** The sample member who has data; null: there is none. */
export function sampleMember(service: IdentityService): Promise<Found> {
  return found(service, SAMPLE_MEMBERS.find(({ hasData }) => hasData)?.email);
}

/** The one who has offers with that one. */
export function otherSampleMember(service: IdentityService): Promise<Found> {
  return found(service, SAMPLE_MEMBERS.find(({ hasOffers }) => hasOffers)?.email);
}

async function found(service: IdentityService, email: string | undefined): Promise<Found> {
  if (email === undefined) return null;
  const account = await findAccountByName(service.db, await service.directory.pool(DEVELOPMENT_POOL.poolId), email);
  if (!account) return null;
  return { member: { sub: account.sub, username: account.sub, accessToken: "", isEmailVerified: true }, email };
}
