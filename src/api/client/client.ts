import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import type { SiteContext } from "./context.ts";
import type { ClientSettings } from "./request.ts";
import { RetryQuota } from "./retry.ts";
import { type ApiClient, createApiClient } from "./services.ts";

export { formBody } from "./form-body.ts";
export type { ClientProblem as Problem } from "./problem.ts";
export type { Answer } from "./request.ts";
export type { ApiClient } from "./services.ts";
export type * from "./types.ts";

/** What only the browser knows: set once when the site starts there. */
export type BrowserSettings = Partial<Pick<ClientSettings, "baseUrls" | "bearerToken" | "onUnauthorized" | "onStart" | "onEnd">>;

let inBrowser: BrowserSettings = {};

export function configureApiClient(settings: BrowserSettings): void {
  inBrowser = { ...inBrowser, ...settings };
}

/** One for this page, or for this process. */
const quota = new RetryQuota();

/** Never looked up: requests to it stay in the process. */
const IN_PROCESS_ORIGIN = "http://in-process.invalid";

const siteContext = createIsomorphicFn()
  .server((): SiteContext | undefined => getGlobalStartContext())
  .client((): SiteContext | undefined => undefined);

/** The services, as the running code reaches them: in this process during a first load, over the network from the browser. */
export function apiClient(): ApiClient {
  const context = siteContext();
  return createApiClient(context ? serverSettings(context) : browserSettings());
}

function serverSettings({ dispatch, baseUrls, requestId, session }: SiteContext): ClientSettings {
  const send = (request: Request) => (request.url.startsWith(IN_PROCESS_ORIGIN) ? dispatch(request) : fetch(request));
  return { baseUrls, origin: IN_PROCESS_ORIGIN, send, requestId, quota, bearerToken: () => session?.accessToken ?? null };
}

function browserSettings(): ClientSettings {
  return { baseUrls: {}, origin: window.location.origin, send: (request) => fetch(request), quota, ...inBrowser };
}
