import type { SocialLogins } from "#domain/identity/index.server.ts";
import { isRecentOnPages } from "#domain/identity/recent/recent-sign-in.ts";
import { show, type Visit } from "#identity-server/hosted/visit.ts";
import { connectPage } from "#identity-server/pages/connect-page.ts";
import { pathIn } from "#identity-server/pages/markup.ts";
import { browserMark, signedInHere } from "#identity-server/visits/browser-cookies.ts";
import { NOTICE } from "#identity-server/visits/read-authorize.ts";
import { clientFaultUrl, DENIED, returnWithFault } from "#identity-server/visits/return-to-client.ts";

/**
 * GET /connect: before a provider is linked to the account of who asked. Only the very person who asked goes on, proved within the last minutes;
 * anybody else is led to the login.
 */
export function showConnect(social: SocialLogins) {
  return async (visit: Visit): Promise<Response> => {
    const { c, service, request, frame } = visit;
    const { client, link } = request;
    if (link === null) return returnWithFault(c, service, request, { error: "invalid_request", description: "link_provider is missing" });
    const here = await signedInHere(c, service, client.poolId);
    if (here?.account.sub !== link.sub || !isRecentOnPages(here, client, service.clock.now()))
      return c.redirect(`${pathIn(frame, "/login")}&${NOTICE}=connect`, 302);
    const wanted = { client, provider: link.provider, query: request.query, browser: browserMark(c, service), linkSub: link.sub };
    const href = await social.begin(wanted);
    if (href === null)
      return returnWithFault(c, service, request, { error: "server_error", description: "The provider cannot be reached" });
    const { email } = here.account.attributes;
    return show(
      visit,
      connectPage({ provider: link.provider, account: email ?? null, href, back: clientFaultUrl(service, request, DENIED) }),
    );
  };
}
