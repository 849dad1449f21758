import type { SiteAuth } from "#api/client/context.ts";
import { minutes } from "#kernel/duration.ts";
import type { ErrorListener } from "#web/session/core/machine-types.ts";
import { NOBODY } from "#web/session/core/types.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import type { Environment, KeyStorage } from "#web/session/pool/types.ts";
import type { SessionParts } from "#web/session/site/session-parts.ts";
import { sessionStore } from "#web/session/site/session-store.ts";
import { createSiteSession, type RunningSession } from "#web/session/site/site-session.ts";
import { SIGN_IN_SCOPES } from "#wire/oauth-scopes.ts";
import type { StrategyName } from "#wire/session-cookies.ts";

export const SITE = "https://site.example";
export const HOSTED = "https://id.example";
export const START = Date.UTC(2026, 10, 1, 9);

export const AUTH: SiteAuth = {
  endpoint: HOSTED,
  hostedOrigin: HOSTED,
  poolId: "ap-northeast-1_Example01",
  clientId: "client-of-the-site",
  identityPoolId: null,
  objectsUrl: `${HOSTED}/objects`,
  cookies: "plain",
  providers: [],
  scopes: SIGN_IN_SCOPES,
};

/** A token as far as a browser reads one. */
export function unsignedToken(claims: Readonly<Record<string, unknown>>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part(claims)}.c2ln`;
}

type Minted = { readonly at?: number; readonly sub?: string; readonly life?: number; readonly more?: Readonly<Record<string, unknown>> };
let minted = 0;

/** The tokens of a sign-in at a time: access and id good for an hour, the refresh token no JWT, as the service gives them. */
export function mintTokens({ at = START, sub = "sub-1", life = minutes(60), more = {} }: Minted = {}) {
  minted += 1;
  const times = { iat: at / 1000, exp: (at + life) / 1000, jti: String(minted), origin_jti: "o" };
  return {
    accessToken: unsignedToken({ sub, username: `${sub}-name`, scope: "openid email", ...times }),
    idToken: unsignedToken({ sub, "cognito:username": `${sub}-name`, email: "hanako@example.com", ...times, ...more }),
    refreshToken: `refresh-${minted}`,
  };
}

type Sent = { readonly method: string; readonly url: string; readonly form: URLSearchParams; readonly init: RequestInit };
/** An answer, or null: the network is down. */
export type Network = (sent: Sent) => Response | null | Promise<Response | null>;

export type Tab = {
  readonly session: RunningSession;
  readonly sent: Sent[];
  /** `replace …` and `assign …`, in order. */
  readonly went: string[];
  readonly errors: { error: unknown; method: Parameters<ErrorListener>[1]["method"] }[];
  readonly logged: unknown[];
  /** What `subscribe` heard. */
  readonly told: boolean[];
};

export type Place = {
  readonly jar?: KeyStorage;
  readonly clock?: { now: number };
  readonly href?: string;
  readonly network?: Network;
  /** No wait ends by itself, unless said otherwise. */
  readonly wait?: Environment["wait"];
  readonly parts?: Partial<SessionParts>;
};

/** One page of the site in a browser of which the test holds cookies, clock and network. */
export function openTab({
  jar = memoryStorage(),
  clock = { now: START },
  href = `${SITE}/settings/account`,
  network = () => null,
  wait = (_ms, signal) => new Promise((resolve) => signal?.addEventListener("abort", () => resolve())),
  parts = {},
}: Place = {}): Tab {
  const [sent, went, logged, told]: [Sent[], string[], unknown[], boolean[]] = [[], [], [], []];
  const errors: Tab["errors"] = [];
  const environment: Environment = {
    now: () => clock.now,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    wait,
    fetch: async (url, init) => {
      const one = { method: init.method ?? "GET", url, form: new URLSearchParams(String(init.body ?? "")), init };
      sent.push(one);
      const answer = await network(one);
      if (answer === null) throw new TypeError("fetch failed");
      return answer;
    },
  };
  const session = createSiteSession({
    auth: AUTH,
    storage: jar,
    environment,
    location: { href, replace: (url) => void went.push(`replace ${url}`), assign: (url) => void went.push(`assign ${url}`) },
    initial: NOBODY,
    identity: async () => ({ signOut: async () => undefined }),
    screen: () => ({ access: "member" }),
    log: (label, error) => void logged.push([label, error]),
    ...parts,
  });
  session.subscribe(() => told.push(session.view().isLoggedIn));
  session.onError((error, { method }) => errors.push({ error, method }));
  return { session, sent, went, errors, logged, told };
}

/** As the server rendered the page for who is in the jar. */
export const MEMBER = {
  user: { sub: "sub-1", username: "sub-1-name", email: null, isEmailVerified: false, phoneNumber: null, name: null, scope: [] },
  isLoggedIn: true,
  strategy: "cognito",
  isBusy: false,
} as const;

/** Cookies of somebody who signed in, the access token good for an hour and the refresh token for 30 days. */
export function signedInJar(strategy: StrategyName = "cognito", at: number = START, isSealed = false): KeyStorage {
  const jar = memoryStorage();
  sessionStore(jar, { isSealed: false }).write(strategy, mintTokens({ at }), at);
  if (isSealed) jar.remove(`_refresh_token.${strategy}`);
  return jar;
}

export function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

/** What the token endpoint answers; without a refresh token unless it rotates. */
export function tokenAnswer({ rotates = false, ...how }: Minted & { readonly rotates?: boolean } = {}): Response {
  const { accessToken, idToken, refreshToken } = mintTokens(how);
  return json({ access_token: accessToken, id_token: idToken, ...(rotates ? { refresh_token: refreshToken } : {}) });
}

/** What the user pool answers to InitiateAuth with a refresh token. */
export function poolAnswer(how: Minted = {}): Response {
  const { accessToken, idToken } = mintTokens(how);
  return json({ AuthenticationResult: { AccessToken: accessToken, IdToken: idToken, ExpiresIn: 3600, TokenType: "Bearer" } });
}

export function poolRefusal(type: string, message: string): Response {
  return json({ __type: type, message }, 400);
}

/** Resolves once everything that waits for nothing from outside is done. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
