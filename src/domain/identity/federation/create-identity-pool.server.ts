import { randomUUID } from "node:crypto";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { type Federation, type FederationSettings, parseFederationSettings } from "./federation-settings.ts";
import { insertFederation } from "./federation-store.server.ts";

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
