import { z } from "zod";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import type { KnownIdentity } from "#domain/identity/federation/federation-rules.ts";
import type { Federation } from "#domain/identity/federation/federation-settings.ts";
import { federatedId, logins, roleArn } from "#domain/identity/federation/federation-shapes.ts";
import { findFederation, findIdentity } from "#domain/identity/federation/federation-store.server.ts";
import { about, identityOfLogins } from "#domain/identity/federation/identities.server.ts";
import { proveLogins } from "#domain/identity/federation/login-tokens.server.ts";
import { issueCredentials } from "#domain/identity/federation/session-credentials.server.ts";

/** Credentials that open the identity's own objects for an hour. One that logins lead to needs one of them. */
export const getCredentialsForIdentity = operation({
  name: "GetCredentialsForIdentity",
  input: z.object({ IdentityId: federatedId, Logins: logins.optional(), CustomRoleArn: roleArn.optional() }),
  handle: async (service, { IdentityId, Logins = {}, CustomRoleArn: role = null }, caller) => {
    const identity = await findIdentity(service.db, IdentityId);
    const federation = identity && (await findFederation(service.db, service.secrets, identity.federationId));
    if (!identity || !federation) throw refuse.identityUnknown(IdentityId);
    const isGuest = Object.keys(Logins).length === 0;
    if (isGuest) admitGuest(federation, identity);
    else await admit(service, { federation, identity, logins: Logins }, caller);
    if (role !== null && (isGuest || !federation.settings.roles.includes(role))) throw refuse.roleUnknown();
    const detail = { identityId: IdentityId, isGuest, role };
    await recordAudit(service.db, { ...about(service), event: "credentials", outcome: "done", detail }, caller);
    return { IdentityId, Credentials: issueCredentials(service, { identityId: IdentityId, isGuest, role }) };
  },
});

function admitGuest({ settings }: Federation, identity: KnownIdentity): void {
  if (identity.hasLogins) throw refuse.identityForbidden(identity.id);
  if (!settings.allowsGuests) throw refuse.guestsOff();
}

type Admission = { readonly federation: Federation; readonly identity: KnownIdentity; readonly logins: Readonly<Record<string, string>> };

async function admit(
  service: Pick<IdentityService, "db" | "clock" | "keys" | "origin" | "fetch">,
  { federation, identity, logins: given }: Admission,
  caller: Caller,
): Promise<void> {
  const proved = await proveLogins(service, federation, given);
  await identityOfLogins(service, { federation, logins: proved, wanted: identity }, caller);
}
