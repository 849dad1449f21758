import type { Context } from "hono";
import { type IdentityService, issueCode, issuerOf, type SignedInBrowser } from "#domain/identity/index.server.ts";
import { ANOTHER_SIGNED_IN, PROVIDER_NOT_FINISHED } from "#wire/hosted-refusals.ts";
import type { AuthorizeFault, ReturnTo } from "./authorize-checks.ts";
import { type AuthorizeRequest, answerUrl, faultUrl, type RedirectFault } from "./authorize-request.ts";
import { faultAnswer } from "./fault-answer.ts";
import { type OwnPage, ownQuery } from "./own-page.ts";

/** The account was deleted while its owner was signing in. */
export const USER_GONE: RedirectFault = { error: "access_denied", description: "User does not exist." };

/** The person went back. */
export const DENIED: RedirectFault = { error: "access_denied", description: PROVIDER_NOT_FINISHED };

/** Somebody else than was meant is signed in by now. */
export const OTHER_USER: RedirectFault = { error: "access_denied", description: ANOTHER_SIGNED_IN };

/** Where a provider is linked to the account of who asked for it. */
export const CONNECT_PATH = "/connect";

/** A sign-in is done: back to the client, on to what the client asked for beside it, or to the page of ours that it was for. */
export function goOnSignedIn(
  c: Context,
  service: IdentityService,
  request: AuthorizeRequest,
  signedIn: SignedInBrowser,
): Response | Promise<Response> {
  if (request.page !== null) return toOwnPage(c, request, request.page);
  if (request.link === null) return returnWithCode(c, service, request, signedIn);
  if (request.link.sub !== signedIn.account.sub) return returnWithFault(c, service, request, OTHER_USER);
  return leave(c, `${CONNECT_PATH}?${request.query}`);
}

function toOwnPage(c: Context, { client, redirectUri }: AuthorizeRequest, { path, credential }: OwnPage): Response {
  return leave(c, `${path}?${ownQuery(client.id, redirectUri, credential)}`);
}

/** Back to the client with a code for who is signed in. */
async function returnWithCode(c: Context, service: IdentityService, request: AuthorizeRequest, { account, authTime }: SignedInBrowser) {
  const { client, redirectUri, scope, nonce, codeChallenge } = request;
  const code = await issueCode(service, { clientId: client.id, sub: account.sub, redirectUri, scope, nonce, codeChallenge, authTime });
  return code === null ? returnWithFault(c, service, request, USER_GONE) : leave(c, answerUrl(addressOf(service, request), { code }));
}

/** Back to the client that asked to have a provider linked. It gets no code: who is signed in there stays so. */
export function returnLinked(c: Context, service: Pick<IdentityService, "origin">, request: AuthorizeRequest): Response {
  return leave(c, answerUrl(addressOf(service, request), { linked: request.link?.provider ?? "" }));
}

/** Back to the client with an error. */
export function returnWithFault(c: Context, service: Pick<IdentityService, "origin">, to: ReturnTo, fault: RedirectFault): Response {
  return leave(c, faultUrl(addressOf(service, to), fault));
}

/** The address that takes an error back to the client, for a page to link to. */
export function clientFaultUrl(service: Pick<IdentityService, "origin">, to: ReturnTo, fault: RedirectFault): string {
  return faultUrl(addressOf(service, to), fault);
}

/** What is wrong with a request: told to the client, or, where no client may be trusted with it, to the person. */
export function answerFault(c: Context, service: Pick<IdentityService, "origin">, fault: AuthorizeFault): Response | Promise<Response> {
  return fault.shown === "redirect" ? returnWithFault(c, service, fault.to, fault.fault) : faultAnswer(c, fault.fault, 400);
}

function addressOf(service: Pick<IdentityService, "origin">, { client, redirectUri, state }: ReturnTo) {
  return { redirectUri, state, issuer: issuerOf(service, client.poolId) };
}

/** 303 after a form: the browser comes with GET. */
function leave(c: Context, url: string): Response {
  c.header("Cache-Control", "no-store");
  c.header("Referrer-Policy", "no-referrer");
  return c.redirect(url, c.req.method === "GET" ? 302 : 303);
}
