import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client, Pool } from "#domain/identity/core/types.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { firstName } from "./authenticator-names.ts";
import { type RegistrationCredential, readClientData } from "./credential-shapes.ts";
import { MOST_PASSKEYS, type Passkey, passkeysOf, userHandleOf } from "./passkey.ts";
import { insertPasskey, listPasskeys, lockPasskeysOf } from "./passkey-store.server.ts";
import { openRegistration, registrationChallenge, spendRegistration } from "./registration-challenge.server.ts";
import { originsOf } from "./relying-party.ts";
import { ALGORITHMS, verifyRegistration } from "./verify-registration.server.ts";

type Owner = { readonly account: Account; readonly pool: Pool; readonly client: Client };
type StartNeeds = Pick<IdentityService, "db" | "secrets" | "clock">;

/** Time to make a passkey: people look for the phone first. */
const SECONDS = 300;

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn: what the browser needs to make a passkey for an account. */
export async function creationOptions(service: StartNeeds, { account, pool, client }: Owner): Promise<object> {
  const { relyingPartyId, userVerification } = passkeysOf(pool);
  if (account.status === "EXTERNAL_PROVIDER") throw refuse.passkeysOff("an outside provider signs this account in");
  const own = await listPasskeys(service.db, account.sub);
  if (own.length >= MOST_PASSKEYS) throw refuse.tooManyPasskeys();
  const name = account.attributes.email ?? account.attributes.preferred_username ?? account.username;
  return {
    rp: { id: relyingPartyId, name: pool.name },
    user: { id: userHandleOf(account.sub), name, displayName: account.attributes.name ?? name },
    challenge: registrationChallenge(service, { sub: account.sub, clientId: client.id }, SECONDS),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: SECONDS * 1000,
    excludeCredentials: own.map(({ credentialId, transports }) => ({ type: "public-key", id: credentialId, transports })),
    authenticatorSelection: { requireResidentKey: true, residentKey: "required", userVerification },
    attestation: "none",
  };
}

type Needs = StartNeeds & Pick<IdentityService, "origin">;
type Made = Owner & { readonly credential: RegistrationCredential };

/** Keeps a passkey that was made from {@link creationOptions}. Refuses what is of another account, client, page or relying party, or was sent before. */
export async function addPasskey(service: Needs, { account, pool, client, credential }: Made, caller: Caller): Promise<void> {
  const { relyingPartyId, userVerification } = passkeysOf(pool);
  const clientData = readClientData(credential.response.clientDataJSON);
  if (!clientData) throw refuse.passkeyUnsupported("unreadable client data");
  const registration = openRegistration(service, clientData.challenge, { sub: account.sub, clientId: client.id });
  const origins = originsOf(relyingPartyId, client, service.origin());
  if (!origins.includes(clientData.origin) || clientData.crossOrigin === true) throw refuse.passkeyOrigin(clientData.origin);
  const requiresVerification = userVerification === "required";
  const made = await verifyRegistration(credential, {
    ...{ challenge: clientData.challenge, relyingPartyId, origins, requiresVerification },
  });
  const now = service.clock.now();
  await inTransaction(service.db, async (tx) => {
    await lockPasskeysOf(tx, account.sub);
    await spendRegistration(tx, registration, now);
    const own = await listPasskeys(tx, account.sub);
    if (own.length >= MOST_PASSKEYS) throw refuse.tooManyPasskeys();
    const taken = own.map(({ name }) => name);
    const { poolId, sub } = account;
    const times = { createdAt: now, lastUsedAt: null };
    const passkey: Passkey = { ...made, ...times, poolId, sub, relyingPartyId, name: firstName(made.aaguid, taken) };
    if (!(await insertPasskey(tx, passkey))) throw refuse.passkeyKept();
    const detail = { name: passkey.name, backedUp: passkey.isBackedUp };
    await recordAudit(tx, { at: now, poolId, clientId: client.id, sub, event: "passkey-added", outcome: "done", detail }, caller);
  });
}
