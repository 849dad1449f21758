import type { Context } from "hono";
import { findSignedInBrowser, type IdentityService, type SocialFault, type SocialLogins } from "#domain/identity/index.server.ts";
import type { Caller } from "#domain/identity/types.ts";
import { shownMark, signInHere } from "../hosted/browser-cookies.ts";
import { pageAnswer } from "../hosted/page-answer.ts";
import { errorPage } from "../hosted/pages/error-page.ts";
import { answerFault, returnWithCode, returnWithFault, USER_GONE } from "../hosted/return-to-client.ts";
import type { RedirectFault } from "./authorize-request.ts";
import { readAuthorize } from "./read-authorize.ts";

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
