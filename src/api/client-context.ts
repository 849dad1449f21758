import type { ServiceName } from "#platform/config.server.ts";

export type { ServiceName } from "#platform/config.server.ts";

/** Where each service answers when it is not in this process; a service without an entry is called at home. */
export type BaseUrls = Readonly<Partial<Record<ServiceName, string>>>;

/** Who runs this site and how; the shell shows it on every page. */
export interface SiteIdentity {
  readonly operatorName: string;
  readonly licenceNumber: string;
  readonly mode: "local" | "production";
  /** Container of the analytics tag service; null: page views go nowhere. */
  readonly analyticsContainerId: string | null;
}

/** What the HTTP server hands to the site with each request: `fetch(request, { context })`. */
export interface SiteContext {
  /** Answers an API request inside this process, without a socket. */
  readonly dispatch: (request: Request) => Response | Promise<Response>;
  readonly baseUrls: BaseUrls;
  /** Goes along as `X-Request-Id`, so that one visit reads as one in the logs. */
  readonly requestId: string;
  /** Content-Security-Policy nonce of this response. */
  readonly nonce?: string;
  readonly site: SiteIdentity;
}
