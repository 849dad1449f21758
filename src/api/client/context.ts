import type { ServiceName } from "#platform/config.server.ts";
import type { SocialStrategyName, StrategyName } from "#wire/session-cookies.ts";
import type { SiteMaps } from "#wire/site-maps.ts";

export type { ServiceName } from "#platform/config.server.ts";

/** Where each service answers when it is not in this process; a service without an entry is called at home. */
export type BaseUrls = Readonly<Partial<Record<ServiceName, string>>>;

/** Who runs this site and how; the shell shows it on every page. */
export interface SiteIdentity {
  /** Address that people see, without a slash at the end: `https://example.jp`. Links that leave the site begin with it. */
  readonly origin: string;
  readonly operatorName: string;
  readonly operatorAddress: string;
  readonly licenceNumber: string;
  readonly mode: "local" | "production";
  /** Container of the analytics tag service; null: page views go nowhere. */
  readonly analyticsContainerId: string | null;
}

/** Where and how people sign in; the browser needs all of it, and none of it is secret. */
export interface SiteAuth {
  /** The user-pool and identity-pool API: an origin. */
  readonly endpoint: string;
  /** The hosted login: an origin. */
  readonly hostedOrigin: string;
  readonly poolId: string;
  readonly clientId: string;
  /** Null: no temporary credentials, so no uploads. */
  readonly identityPoolId: string | null;
  /** People's own files, on the wire of S3: `https://id.example.jp/objects`. */
  readonly objectsUrl: string;
  /** Where a session is kept. sealed: scripts cannot read the refresh token. plain: scripts read every cookie. tab: no cookie, gone with the tab. */
  readonly cookies: "sealed" | "plain" | "tab";
  /** The outside services that the pool takes. */
  readonly providers: readonly SocialStrategyName[];
  /** What is asked for at the hosted login of the pool. */
  readonly scopes: readonly string[];
  /** Origins of LINE that a page inside it asks. */
  readonly liffOrigins?: readonly string[];
  /** Providers whose own script in the page proves a member who came by them, too. Of any other the user pool's token is enough. */
  readonly outside?: Readonly<Partial<Record<"google" | "facebook", OutsideProvider>>>;
}

/** Google or Facebook as a page asks them. */
interface OutsideProvider {
  /** Of the site, there: an OAuth client or an app. */
  readonly clientId: string;
  /** Address of the provider's script. */
  readonly script: string;
  /** Further origins that the script asks or draws frames of. */
  readonly origins: readonly string[];
}

/** Who is signed in, as a first page is rendered. */
export interface ServedSession {
  readonly strategy: StrategyName;
  /** Valid when the request came in. */
  readonly accessToken: string;
  /** Claims of the id token, checked. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** What the HTTP server hands to the site with each request: `fetch(request, { context })`. */
export interface SiteContext {
  /** Answers an API request inside this process, without a socket. */
  readonly dispatch: (request: Request) => Response | Promise<Response>;
  readonly baseUrls: BaseUrls;
  readonly maps: SiteMaps;
  /** Goes along as `X-Request-Id`, so that one visit reads as one in the logs. */
  readonly requestId: string;
  /** Content-Security-Policy nonce of this response. */
  readonly nonce?: string;
  /** Takes the text of the page, whose response then has no body. Without it the page is the body. */
  readonly takePage?: (html: string) => void;
  /** Told of the drawing itself, to measure it. It answers what `draw` answers. */
  readonly watchDrawing?: (draw: () => string) => string;
  readonly site: SiteIdentity;
  readonly auth: SiteAuth;
  /** Null: a visitor. */
  readonly session: ServedSession | null;
  /** `unreached`: somebody may be signed in, but the identity service could not be asked; the page is a visitor's. */
  readonly sessionState: "visitor" | "ended" | "member" | "unreached";
}
