import type { Context, Handler } from "hono";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { PasskeyOwner } from "#domain/identity/index.server.ts";
import { isOwnForm } from "#identity-server/hosted/form-guard.server.ts";
import { hasPasskeysHere } from "#identity-server/hosted/passkeys-here.ts";
import { type HostedParts, show, type Visit, visitOf } from "#identity-server/hosted/visit.ts";
import { errorPage } from "#identity-server/pages/error-page.ts";
import { FORM_TOKEN, type Problem } from "#identity-server/pages/markup.ts";
import { signedInHere } from "#identity-server/visits/browser-cookies.ts";
import { faultAnswer } from "#identity-server/visits/fault-answer.ts";
import { readForm } from "#identity-server/visits/form-body.ts";
import { type OwnPagePath, ownQuery } from "#identity-server/visits/own-page.ts";
import { NOTICE, readOwnPage } from "#identity-server/visits/read-authorize.ts";
import { answerFault } from "#identity-server/visits/return-to-client.ts";
import { isProofWanted, passkeyProblem } from "./passkey-problems.ts";

/** Somebody signed in, at a page about their passkeys. `credential`: the one it is about. */
export type AtPasskeys = { readonly visit: Visit; readonly owner: PasskeyOwner; readonly credential: string | null };

type Answer = Response | Promise<Response>;
type Show = (at: AtPasskeys) => Answer;

/** Shows a page to who is signed in in this browser; anybody else comes back to it by the login. */
export function passkeysPage(parts: HostedParts, path: OwnPagePath, answer: Show): Handler {
  return async (c) => {
    const asked = await readOwnPage(parts.service, new URL(c.req.url).search, path);
    if (!asked.ok) return answerFault(c, parts.service, asked.reason);
    const request = asked.value;
    const { client, page, redirectUri } = request;
    const plain = await visitOf(c, parts, request);
    const visit = { ...plain, frame: { ...plain.frame, query: ownQuery(client.id, redirectUri) } };
    if (!hasPasskeysHere(visit)) return show(visit, errorPage("passkeys-off"), 400);
    const here = await signedInHere(c, parts.service, client.poolId);
    if (!here) return toLogin(visit, "passkeys");
    return provenOr(visit, () => answer({ visit, owner: { ...here, pool: visit.pool, client }, credential: page?.credential ?? null }));
  };
}

/** Takes a form of such a page, when it is one of ours. */
export function passkeysForm(parts: HostedParts, path: OwnPagePath, take: (at: AtPasskeys, form: URLSearchParams) => Answer): Handler {
  return async (c, next) => {
    const form = await readForm(c);
    if (!form || !isOwnForm(c, parts.service, form.get(FORM_TOKEN))) return faultAnswer(c, "form-foreign", 403);
    return passkeysPage(parts, path, (at) => take(at, form))(c, next);
  };
}

async function provenOr(visit: Visit, answer: () => Answer): Promise<Response> {
  try {
    return await answer();
  } catch (refusal) {
    if (refusal instanceof IdentityRefusal && isProofWanted(refusal)) return toLogin(visit, "recent");
    throw refusal;
  }
}

/** To the login, which says why, and from there back to the page. */
function toLogin({ c, request }: Visit, notice: "passkeys" | "recent"): Response {
  return leave(c, `/login?${request.query}&${NOTICE}=${notice}`);
}

function leave(c: Context, url: string): Response {
  c.header("Cache-Control", "no-store");
  return c.redirect(url, c.req.method === "GET" ? 302 : 303);
}

export type Done = "added" | "named" | "removed";

/** Does something with a passkey and shows the list, which says so; what is refused is shown by `back`. */
export async function changing(
  at: AtPasskeys,
  done: Done,
  work: () => Promise<void>,
  back: (problem: Problem) => Answer,
): Promise<Response> {
  const { c, frame, pool } = at.visit;
  try {
    await work();
  } catch (refusal) {
    if (!(refusal instanceof IdentityRefusal) || isProofWanted(refusal)) throw refusal;
    return back(passkeyProblem(refusal, pool.settings.passwordPolicy));
  }
  return leave(c, `/passkeys?${frame.query}&${NOTICE}=${done}`);
}
