import { randomUUID } from "node:crypto";
import { type Federation, type FederationSettings, parseFederationSettings } from "#domain/identity/federation/federation-settings.ts";
import { insertFederation } from "#domain/identity/federation/federation-store.server.ts";
import type { IdentityService } from "#domain/identity/service.server.ts";

type Request = { readonly name: string; readonly region: string; readonly settings: Partial<FederationSettings>; readonly id?: string };

/** Makes an identity pool; what its settings do not say has its default: no guests, no logins. */
export async function createIdentityPool(
  { db, secrets, clock }: Pick<IdentityService, "db" | "secrets" | "clock">,
  { name, region, settings, id }: Request,
): Promise<Federation> {
  const { facebook = null, ...open } = settings;
  const federation: Federation = {
    id: id ?? `${region}:${randomUUID()}`,
    name,
    settings: { ...parseFederationSettings(open), facebook },
    createdAt: clock.now(),
  };
  await insertFederation(db, secrets, federation);
  return federation;
}
