import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { IdentityRefusal, refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client, Pool, Sub } from "#domain/identity/core/types.ts";
import type { HostedStep } from "#domain/identity/hosted/hosted-login.server.ts";
import { linkLogin, type VouchedLogin } from "#domain/identity/links/link-login.server.ts";
import { isRecentOnPages } from "#domain/identity/recent/recent-sign-in.ts";
import type { SignedInBrowser } from "#domain/identity/tokens/browser-sessions.server.ts";
import { minutes } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { keepArrival } from "./arrivals.server.ts";
import { findProvider } from "./provider-store.server.ts";
import { accountOfLogin, addSocialAccount, withProfile } from "./social-accounts.server.ts";
import { type SocialKinds, socialKinds } from "./social-kinds.server.ts";
import type { SocialProfile } from "./social-profile.ts";
import { enterHosted } from "./social-sign-in.server.ts";
import { browserMac, openState, type SocialState, sealState } from "./social-state.server.ts";

/** How long somebody may take at the provider. */
const STATE_LIFE_MS = minutes(10);
const SECRET_BYTES = 32;

/**
 * Denied: the person said no. Failed: the provider did not vouch. Taken, disabled, unready (an operator has reset it), gone (deleted meanwhile): of
 * the account. Linked-elsewhere: what was to be linked leads to another account. Not-here: who asked to link it is no longer signed in. Late:
 * they are, but proved it longer ago than this may take.
 */
export type SocialFault = "denied" | "failed" | "taken" | "disabled" | "unready" | "gone" | "linked-elsewhere" | "not-here" | "late";

type SocialRequest = {
  readonly client: Client;
  readonly provider: string;
  readonly query: string;
  /** The text of a cookie that only the asking browser has. */
  readonly browser: string;
  /** Who asks to have the provider linked; null: somebody signs in. */
  readonly linkSub: Sub | null;
};

type SocialAnswer = {
  readonly state: string;
  readonly code: string | null;
  /** As the provider names it (RFC 6749 4.1.2.1). */
  readonly error: string | null;
  readonly browser: string;
  /** Who is signed in at a pool in this browser. */
  readonly signedInAt: (poolId: string) => Promise<SignedInBrowser | null>;
};

/** step: signed in, or the next question. arrival: nobody here yet, with the text of the cookie it is known by. linked: to who asked for it. */
export type SocialCome =
  | { readonly kind: "step"; readonly step: HostedStep }
  | { readonly kind: "arrival"; readonly token: string }
  | { readonly kind: "linked" };

type Finished = Result<SocialCome, SocialFault>;

export type SocialLogins = {
  /** Where a provider is asked; null when it is not known or does not answer. */
  readonly begin: (request: SocialRequest) => Promise<string | null>;
  /** Takes a provider's answer; null when this browser did not ask. `query`: the request to go on with. */
  readonly finish: (answer: SocialAnswer, caller: Caller) => Promise<(Finished & { readonly query: string }) | null>;
};

export function createSocialLogins(service: IdentityService): SocialLogins {
  const kinds = socialKinds(service);
  const redirectUri = () => `${service.origin()}/oauth2/idpresponse`;
  return {
    begin: async ({ client, browser, query, linkSub, ...request }) => {
      const provider = await findProvider(service.db, service.secrets, client.poolId, request.provider);
      if (!provider) return null;
      const [nonce, verifier] = [randomText(service), randomText(service)];
      const expiresAt = service.clock.now().getTime() + STATE_LIFE_MS;
      const known = { poolId: client.poolId, clientId: client.id, provider: provider.name, linkSub };
      const state = sealState(service, { ...known, query, nonce, verifier, browserMac: browserMac(service, browser), expiresAt });
      return kinds.ask(provider, { redirectUri: redirectUri(), state, nonce, verifier });
    },
    finish: async (answer, caller) => {
      const state = openState(service, answer);
      if (!state) return null;
      const outcome = await finishNoted(service, { state, answer, kinds, redirectUri: redirectUri() }, caller);
      return { ...outcome, query: state.query };
    },
  };
}

type Finishing = {
  readonly state: SocialState;
  readonly answer: SocialAnswer;
  readonly kinds: SocialKinds;
  readonly redirectUri: string;
};

async function finishNoted(service: IdentityService, finishing: Finishing, caller: Caller): Promise<Finished> {
  const outcome = await finishSocial(service, finishing, caller).catch(goneOrThrow);
  if (outcome.ok) return outcome;
  const { poolId, clientId, provider, linkSub } = finishing.state;
  const event = linkSub === null ? "sign-in" : "provider-linked";
  const entry = { at: service.clock.now(), poolId, clientId, sub: null, event, outcome: outcome.reason };
  await recordAudit(service.db, { ...entry, detail: { flow: "HOSTED_LOGIN", provider } }, caller);
  return outcome;
}

function goneOrThrow(error: unknown): Finished {
  if (error instanceof IdentityRefusal && error.message === refuse.userGone().message) return refused("gone");
  throw error;
}

async function finishSocial(service: IdentityService, { state, answer, kinds, redirectUri }: Finishing, caller: Caller): Promise<Finished> {
  if (answer.code === null) return refused(isRefusal(answer.error) ? "denied" : "failed");
  const provider = await findProvider(service.db, service.secrets, state.poolId, state.provider);
  const { nonce, verifier } = state;
  const profile = provider && (await kinds.read(provider, { code: answer.code, redirectUri, nonce, verifier }));
  if (!profile) return refused("failed");
  const login = { provider: provider.name, providerType: provider.settings.type, subject: profile.subject };
  const come = { state, login, profile, pool: await service.directory.pool(state.poolId) };
  return state.linkSub === null ? signInOrArrive(service, come, caller) : link(service, come, answer, caller);
}

/** What providers write where the person pressed "cancel": LINE and Facebook as Google, some in capitals. Nothing at all is a refusal too. */
function isRefusal(error: string | null): boolean {
  return error === null || error.toLowerCase() === "access_denied";
}

type Come = { readonly state: SocialState; readonly login: VouchedLogin; readonly profile: SocialProfile; readonly pool: Pool };

async function signInOrArrive(service: IdentityService, { state, login, profile, pool }: Come, caller: Caller): Promise<Finished> {
  const known = await accountOfLogin(service.db, pool.id, login);
  if (!known) {
    const arrived = await keepArrival(service, { pool, login, profile });
    if (arrived.need !== "account") return ok({ kind: "arrival", token: arrived.token });
  }
  const newcomer = { pool, login, attributes: profile.attributes, isEmailTold: profile.attributes.email_verified === "true" };
  const account = known ?? (await addSocialAccount(service.db, newcomer, service.clock.now()));
  if (!account) return refused("taken");
  const fault = faultOf(account);
  if (fault) return refused(fault);
  const client = await service.directory.client(state.clientId);
  const current = await withProfile(service, { pool, client, account, told: { provider: login.provider, profile } }, caller);
  const entering = { pool, client, account: current, provider: login.provider, passed: new Set(["provider" as const]) };
  return ok({ kind: "step", step: await enterHosted(service, entering, caller) });
}

function faultOf({ isEnabled, status }: Account): SocialFault | null {
  if (!isEnabled) return "disabled";
  return status === "CONFIRMED" || status === "EXTERNAL_PROVIDER" ? null : "unready";
}

async function link(
  service: IdentityService,
  { state, login, pool }: Come,
  { signedInAt }: SocialAnswer,
  caller: Caller,
): Promise<Finished> {
  const here = await signedInAt(pool.id);
  if (here === null || here.account.sub !== state.linkSub) return refused("not-here");
  if (!isRecentOnPages(here, await service.directory.client(state.clientId), service.clock.now())) return refused("late");
  const { account } = here;
  const owner = await accountOfLogin(service.db, pool.id, login);
  if (owner?.sub === account.sub) return ok({ kind: "linked" });
  const isLinked = owner === null && (await linkLogin(service, { account, clientId: state.clientId }, login, caller));
  return isLinked ? ok({ kind: "linked" }) : refused("linked-elsewhere");
}

function randomText({ randomBytes }: Pick<IdentityService, "randomBytes">): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}
