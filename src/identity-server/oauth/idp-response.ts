import type { Context } from "hono";
import type { Caller } from "#domain/identity/core/types.ts";
import { findSignedInBrowser, type IdentityService, type SocialFault, type SocialLogins } from "#domain/identity/index.server.ts";
import { errorPage } from "#identity-server/pages/error-page.ts";
import type { RedirectFault } from "#identity-server/visits/authorize-request.ts";
import { shownMark, signInHere } from "#identity-server/visits/browser-cookies.ts";
import { pageAnswer } from "#identity-server/visits/page-answer.ts";
import { readAuthorize } from "#identity-server/visits/read-authorize.ts";
import { answerFault, returnWithCode, returnWithFault, USER_GONE } from "#identity-server/visits/return-to-client.ts";

const FAULTS: Readonly<Record<SocialFault, RedirectFault>> = {
  denied: { error: "access_denied", description: "The sign-in at the provider was not finished" },
  failed: { error: "server_error", description: "The provider did not vouch for the user" },
  taken: { error: "access_denied", description: "The user name belongs to another account" },
  disabled: { error: "access_denied", description: "User is disabled." },
  gone: USER_GONE,
};

type Parts = { readonly service: IdentityService; readonly social: SocialLogins; readonly callerOf: (c: Context) => Caller };

/** GET /oauth2/idpresponse: a person comes back from a provider, in the browser that was sent there, and goes on to the client. */
export function idpResponseEndpoint({ service, social, callerOf }: Parts) {
  return async (c: Context): Promise<Response> => {
    const parameters = new URL(c.req.url).searchParams;
    const answer = { state: parameters.get("state") ?? "", code: parameters.get("code"), browser: shownMark(c, service) ?? "" };
    const outcome = await social.finish(answer, callerOf(c));
    if (!outcome) return pageAnswer(c, errorPage("answer-foreign"), { status: 400 });
    const asked = await readAuthorize(service, outcome.query);
    if (!asked.ok) return answerFault(c, service, asked.reason);
    if (!outcome.ok) return returnWithFault(c, service, asked.value, FAULTS[outcome.reason]);
    const { browserSession } = outcome.value;
    await signInHere(c, service, browserSession);
    const signedIn = await findSignedInBrowser(service, browserSession, asked.value.client.poolId);
    return signedIn ? returnWithCode(c, service, asked.value, signedIn) : returnWithFault(c, service, asked.value, USER_GONE);
  };
}
