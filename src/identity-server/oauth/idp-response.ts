import type { Context } from "hono";
import type { Caller } from "#domain/identity/core/types.ts";
import type { IdentityService, SocialCome, SocialFault, SocialLogins } from "#domain/identity/index.server.ts";
import { goOn } from "#identity-server/hosted/challenge.ts";
import { visitOf } from "#identity-server/hosted/visit.ts";
import { ARRIVAL_PATH } from "#identity-server/pages/arrival-pages.ts";
import type { AuthorizeRequest, RedirectFault } from "#identity-server/visits/authorize-request.ts";
import { keepArrivalHere, shownMark, signedInHere } from "#identity-server/visits/browser-cookies.ts";
import { faultAnswer } from "#identity-server/visits/fault-answer.ts";
import { NOTICE, readAuthorize } from "#identity-server/visits/read-authorize.ts";
import { answerFault, DENIED, OTHER_USER, returnLinked, returnWithFault, USER_GONE } from "#identity-server/visits/return-to-client.ts";
import { LOGIN_OF_ANOTHER, NAME_OF_ANOTHER, RESET_REQUIRED } from "#wire/hosted-refusals.ts";

const FAULTS: Readonly<Record<Exclude<SocialFault, "late">, RedirectFault>> = {
  denied: DENIED,
  failed: { error: "server_error", description: "The provider did not vouch for the user" },
  taken: { error: "access_denied", description: NAME_OF_ANOTHER },
  disabled: { error: "access_denied", description: "User is disabled." },
  unready: { error: "access_denied", description: RESET_REQUIRED },
  gone: USER_GONE,
  "linked-elsewhere": { error: "access_denied", description: LOGIN_OF_ANOTHER },
  "not-here": OTHER_USER,
};

type Parts = { readonly service: IdentityService; readonly social: SocialLogins; readonly callerOf: (c: Context) => Caller };

/** GET /oauth2/idpresponse: a person comes back from a provider, in the browser that was sent there, and goes on: to the client, or to a page. */
export function idpResponseEndpoint(parts: Parts) {
  const { service, social, callerOf } = parts;
  return async (c: Context): Promise<Response> => {
    const parameters = new URL(c.req.url).searchParams;
    const answer = {
      state: parameters.get("state") ?? "",
      code: parameters.get("code"),
      error: parameters.get("error"),
      browser: shownMark(c, service) ?? "",
      signedInAt: (poolId: string) => signedInHere(c, service, poolId),
    };
    const outcome = await social.finish(answer, callerOf(c));
    if (!outcome) return faultAnswer(c, "answer-foreign", 400);
    const asked = await readAuthorize(service, outcome.query);
    if (!asked.ok) return answerFault(c, service, asked.reason);
    if (!outcome.ok) {
      const { reason } = outcome;
      return reason === "late" ? proveAgain(c, asked.value) : returnWithFault(c, service, asked.value, FAULTS[reason]);
    }
    return goOnFrom(c, parts, asked.value, outcome.value);
  };
}

/** Nothing is linked to who proved themselves too long ago: the login asks once more, and leads back to the provider. */
function proveAgain(c: Context, request: AuthorizeRequest): Response {
  c.header("Cache-Control", "no-store");
  return c.redirect(`/login?${request.query}&${NOTICE}=connect`, 302);
}

async function goOnFrom(c: Context, parts: Parts, request: AuthorizeRequest, come: SocialCome): Promise<Response> {
  const { service } = parts;
  switch (come.kind) {
    case "step":
      return goOn(await visitOf(c, parts, request), come.step);
    case "arrival":
      keepArrivalHere(c, service, come.token);
      c.header("Cache-Control", "no-store");
      return c.redirect(`${ARRIVAL_PATH}?${request.query}`, 302);
    case "linked":
      return returnLinked(c, service, request);
  }
}
