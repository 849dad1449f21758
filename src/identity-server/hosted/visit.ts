import type { Context, Handler } from "hono";
import type { Caller, Pool } from "#domain/identity/core/types.ts";
import type { IdentityService } from "#domain/identity/index.server.ts";
import { errorPage } from "#identity-server/pages/error-page.ts";
import { FORM_TOKEN, type Frame, type Markup, pathIn } from "#identity-server/pages/markup.ts";
import type { AuthorizeRequest } from "#identity-server/visits/authorize-request.ts";
import { faultAnswer } from "#identity-server/visits/fault-answer.ts";
import { readForm } from "#identity-server/visits/form-body.ts";
import { pageAnswer } from "#identity-server/visits/page-answer.ts";
import { readAuthorize } from "#identity-server/visits/read-authorize.ts";
import { answerFault } from "#identity-server/visits/return-to-client.ts";
import { formToken, isOwnForm } from "./form-guard.server.ts";

export type HostedParts = { readonly service: IdentityService; readonly callerOf: (c: Context) => Caller };

/** A person at a page, on behalf of a client whose request has passed every check. */
export type Visit = {
  readonly c: Context;
  readonly service: IdentityService;
  readonly caller: Caller;
  readonly request: AuthorizeRequest;
  readonly pool: Pool;
  readonly frame: Frame;
};

type Answer = Response | Promise<Response>;

/** Shows a page; what is wrong with the client's request is answered before. */
export function pageHandler({ service, callerOf }: HostedParts, answer: (visit: Visit) => Answer): Handler {
  return async (c) => {
    const asked = await readAuthorize(service, new URL(c.req.url).search);
    if (!asked.ok) return answerFault(c, service, asked.reason);
    return answer(await visitOf(c, { service, callerOf }, asked.value));
  };
}

/** The visit of a person on whose behalf `request` has passed every check. */
export async function visitOf(c: Context, { service, callerOf }: HostedParts, request: AuthorizeRequest): Promise<Visit> {
  const pool = await service.directory.pool(request.client.poolId);
  const frame = { query: request.query, token: formToken(c, service) };
  return { c, service, caller: callerOf(c), request, pool, frame };
}

/** Takes a form, when it is one of ours. */
export function formHandler(parts: HostedParts, take: (visit: Visit, form: URLSearchParams) => Answer): Handler {
  return async (c, next) => {
    const form = await readForm(c);
    if (!form || !isOwnForm(c, parts.service, form.get(FORM_TOKEN))) return faultAnswer(c, "form-foreign", 403);
    return pageHandler(parts, (visit) => take(visit, form))(c, next);
  };
}

/** A page of the way; one that names problems is a refused request. */
export function show({ c, request }: Visit, page: Markup, status: 200 | 400 = 200, runsScript = false): Answer {
  return pageAnswer(c, page, { status, redirectUri: request.redirectUri, runsScript });
}

/** The way is lost: it begins again at the login. */
export function showLost(visit: Visit): Answer {
  return show(visit, errorPage("step-lost", { again: pathIn(visit.frame, "/login") }), 400);
}
