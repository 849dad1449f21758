import type { Context } from "hono";
import type { IdentityService, SignedInBrowser, SocialLogins } from "#domain/identity/index.server.ts";
import { type AuthorizeRequest, OWN_ACCOUNTS } from "#identity-server/visits/authorize-request.ts";
import { browserMark, signedInHere } from "#identity-server/visits/browser-cookies.ts";
import { readAuthorize } from "#identity-server/visits/read-authorize.ts";
import { answerFault, CONNECT_PATH, goOnSignedIn, returnWithFault } from "#identity-server/visits/return-to-client.ts";

type Parts = { readonly service: IdentityService; readonly social: SocialLogins };

/** GET /oauth2/authorize: a code at once for who is signed in, else to the provider that was named, else to the page. */
export function authorizeEndpoint({ service, social }: Parts) {
  return async (c: Context): Promise<Response> => {
    const asked = await readAuthorize(service, new URL(c.req.url).search);
    if (!asked.ok) return answerFault(c, service, asked.reason);
    const request = asked.value;
    if (request.link !== null) return toLink(c, { service, social }, request);
    const known = request.prompt === "login" ? null : await signedInHere(c, service, request.client.poolId);
    if (known && isEnough(request, known, service.clock.now())) return goOnSignedIn(c, service, request, known);
    if (request.prompt === "none")
      return returnWithFault(c, service, request, { error: "login_required", description: "Nobody is signed in" });
    if (request.provider !== null && request.provider !== OWN_ACCOUNTS) return toProvider(c, { service, social }, request);
    return c.redirect(`/login?${request.query}`, 302);
  };
}

/** Whether who is signed in may be who is asked for: by a provider the client takes (the named one), and not too long ago. */
function isEnough({ client, provider, maxAgeSeconds }: AuthorizeRequest, { account, authTime }: SignedInBrowser, now: Date): boolean {
  const outside = (account.identities ?? []).map(({ providerName }) => providerName);
  const own = account.status === "EXTERNAL_PROVIDER" ? outside : [OWN_ACCOUNTS, ...outside];
  const isOfProvider = own.some((name) => client.settings.providers.includes(name) && (provider === null || provider === name));
  return isOfProvider && (maxAgeSeconds === null || now.getTime() - authTime.getTime() <= maxAgeSeconds * 1000);
}

/** To the page that links a provider; or, chosen at the login before it, to the provider by which the person proves who it is. */
function toLink(c: Context, parts: Parts, request: AuthorizeRequest): Response | Promise<Response> {
  if (request.provider !== null && request.provider !== OWN_ACCOUNTS) return toProvider(c, parts, request);
  return c.redirect(`${CONNECT_PATH}?${request.query}`, 302);
}

async function toProvider(c: Context, { service, social }: Parts, request: AuthorizeRequest): Promise<Response> {
  const { client, provider, query } = request;
  const url = await social.begin({ client, provider: provider ?? "", query, browser: browserMark(c, service), linkSub: null });
  if (url === null) return returnWithFault(c, service, request, { error: "server_error", description: "The provider cannot be reached" });
  c.header("Cache-Control", "no-store");
  return c.redirect(url, 302);
}
