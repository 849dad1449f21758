import { z } from "zod";
import { isAccountGone } from "#domain/identity/core/account-gone.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { isSameText } from "#domain/identity/core/clients.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client } from "#domain/identity/core/types.ts";
import { completeHostedLogin } from "#domain/identity/sign-in/complete-hosted-login.server.ts";
import { minutes } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import { findProvider, type Provider } from "./provider-store.server.ts";
import { socialAccount } from "./social-accounts.server.ts";
import { facebookKind } from "./social-facebook.server.ts";
import { type Fetch, ProviderFault, providerFetch } from "./social-fetch.server.ts";
import type { Asking, SocialKind } from "./social-kind.server.ts";
import { oidcKind } from "./social-oidc.server.ts";
import type { SocialProfile } from "./social-profile.ts";

const stateShape = z.object({
  poolId: z.string(),
  clientId: z.string(),
  provider: z.string(),
  /** The client's request, to be answered when the person is back. */
  query: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  browserMac: z.string(),
  expiresAt: z.number(),
});

type State = z.infer<typeof stateShape>;

/** How long somebody may take at the provider. */
const STATE_LIFE_MS = minutes(10);
const SECRET_BYTES = 32;

/** Denied: the person said no. Failed: the provider did not vouch. Taken, disabled, gone (deleted meanwhile): of the account. */
export type SocialFault = "denied" | "failed" | "taken" | "disabled" | "gone";

/** `browser`: the text of a cookie that only the asking browser has. */
type SocialRequest = { readonly client: Client; readonly provider: string; readonly query: string; readonly browser: string };
type SocialAnswer = { readonly state: string; readonly code: string | null; readonly browser: string };
type Finished = Result<{ readonly browserSession: string }, SocialFault>;
type SocialOutcome = Finished & { readonly query: string };

export type SocialLogins = {
  /** Where a provider is asked; null when it is not known or does not answer. */
  readonly begin: (request: SocialRequest) => Promise<string | null>;
  /** Takes a provider's answer; null when this browser did not ask. `query`: the request to go on with. */
  readonly finish: (answer: SocialAnswer, caller: Caller) => Promise<SocialOutcome | null>;
};

type Kinds = { readonly ask: (provider: Provider, asking: Asking) => Promise<string>; readonly read: ReadProfile };
type ReadProfile = (provider: Provider, answered: Omit<Asking, "state"> & { readonly code: string }) => Promise<SocialProfile>;

export function createSocialLogins(service: IdentityService): SocialLogins {
  const kinds = kindsOf(service, providerFetch(service.fetch));
  const redirectUri = () => `${service.origin()}/oauth2/idpresponse`;
  return {
    begin: async (request) => {
      const { client, browser, query } = request;
      const provider = await findProvider(service.db, service.secrets, client.poolId, request.provider);
      if (!provider) return null;
      const [nonce, verifier] = [randomText(service), randomText(service)];
      const expiresAt = service.clock.now().getTime() + STATE_LIFE_MS;
      const known = { poolId: client.poolId, clientId: client.id, provider: provider.name };
      const state = sealState(service, { ...known, query, nonce, verifier, browserMac: browserMac(service, browser), expiresAt });
      return orNull(service, () => kinds.ask(provider, { redirectUri: redirectUri(), state, nonce, verifier }));
    },
    finish: async (answer, caller) => {
      const state = openState(service, answer);
      if (!state) return null;
      const outcome = await finishSocial(service, { state, code: answer.code, read: kinds.read, redirectUri: redirectUri() }, caller);
      return { ...outcome, query: state.query };
    },
  };
}

type Finishing = { readonly state: State; readonly code: string | null; readonly read: ReadProfile; readonly redirectUri: string };

async function finishSocial(service: IdentityService, finishing: Finishing, caller: Caller): Promise<Finished> {
  const { poolId, clientId, provider } = finishing.state;
  const vouched = await vouchedAccount(service, finishing);
  const outcome = vouched.ok ? await signInFrom(service, { clientId, provider, account: vouched.value }, caller) : vouched;
  if (outcome.ok) return outcome;
  const entry = { at: service.clock.now(), poolId, clientId, sub: null, event: "sign-in", outcome: outcome.reason };
  await recordAudit(service.db, { ...entry, detail: { flow: "HOSTED_LOGIN", provider } }, caller);
  return outcome;
}

type Vouched = Pick<State, "clientId" | "provider"> & { readonly account: Account };

async function signInFrom(service: IdentityService, { clientId, provider, account }: Vouched, caller: Caller): Promise<Finished> {
  const client = await service.directory.client(clientId);
  try {
    return ok({ browserSession: await completeHostedLogin(service, { client, account, passed: new Set(), provider }, caller) });
  } catch (error) {
    if (isAccountGone(error)) return refused("gone");
    throw error;
  }
}

async function vouchedAccount(service: IdentityService, { state, code, read, redirectUri }: Finishing) {
  if (code === null) return refused("denied" as const);
  const provider = await findProvider(service.db, service.secrets, state.poolId, state.provider);
  const profile =
    provider && (await orNull(service, () => read(provider, { code, redirectUri, nonce: state.nonce, verifier: state.verifier })));
  if (!profile) return refused("failed" as const);
  const account = await socialAccount(service, { pool: await service.directory.pool(state.poolId), provider, profile });
  if (!account) return refused("taken" as const);
  return account.isEnabled ? ok(account) : refused("disabled" as const);
}

/** A provider that fails is no fault of ours: it is noted, and the person is told. */
async function orNull<T>({ log }: Pick<IdentityService, "log">, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    log.warn({ err: error }, "a sign-in provider failed");
    return null;
  }
}

function kindsOf({ clock }: Pick<IdentityService, "clock">, fetch: Fetch): Kinds {
  const oidc = oidcKind({ fetch, clock });
  const facebook = facebookKind({ fetch });
  const choose = <T>({ settings }: Provider, use: <S extends ProviderSettings>(kind: SocialKind<S>, settings: S) => T): T =>
    settings.kind === "oidc" ? use(oidc, settings) : use(facebook, settings);
  return {
    ask: (provider, asking) => choose(provider, (kind, settings) => kind.authorizeUrl(settings, asking)),
    read: (provider, answered) => choose(provider, (kind, settings) => kind.profile(settings, { ...answered, secret: provider.secret })),
  };
}

function randomText({ randomBytes }: Pick<IdentityService, "randomBytes">): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

function browserMac({ secrets }: Pick<IdentityService, "secrets">, browser: string): string {
  return secrets.mac("social-browser", browser).toString("base64url");
}

function sealState({ secrets }: Pick<IdentityService, "secrets">, state: State): string {
  return secrets.seal("social-state", Buffer.from(JSON.stringify(state))).toString("base64url");
}

/** The state of an answer that comes back to the browser that asked, in time. */
function openState(service: Pick<IdentityService, "secrets" | "clock">, { state, browser }: SocialAnswer): State | null {
  const opened = service.secrets.open("social-state", Buffer.from(state, "base64url"));
  const kept = opened && stateShape.parse(JSON.parse(opened.toString("utf8")));
  if (!kept || kept.expiresAt <= service.clock.now().getTime()) return null;
  return isSameText(kept.browserMac, browserMac(service, browser)) ? kept : null;
}
