import type { Context } from "hono";
import type { Caller, Client } from "#domain/identity/core/types.ts";
import type { IdentityService } from "#domain/identity/index.server.ts";
import { signedOutPage } from "#identity-server/pages/signed-out-page.ts";
import { signOutHere } from "#identity-server/visits/browser-cookies.ts";
import { faultAnswer } from "#identity-server/visits/fault-answer.ts";
import { knownClient } from "#identity-server/visits/known-client.ts";
import { pageAnswer } from "#identity-server/visits/page-answer.ts";
import { readAuthorize } from "#identity-server/visits/read-authorize.ts";
import { answerFault } from "#identity-server/visits/return-to-client.ts";

type Parts = { readonly service: IdentityService; readonly callerOf: (c: Context) => Caller };

/**
 * GET /logout: ends the browser's sign-in. With `logout_uri` (or `post_logout_redirect_uri`, OpenID Connect RP-Initiated Logout 1.0) it goes on
 * there, with `redirect_uri` to the login page, with neither it says so. Nothing ends for an address that is not registered.
 */
export function logoutEndpoint(parts: Parts) {
  const { service } = parts;
  return async (c: Context): Promise<Response> => {
    const { search, searchParams } = new URL(c.req.url);
    const client = await knownClient(service, searchParams.get("client_id"));
    if (!client) return faultAnswer(c, "client-unknown", 400);
    const target = searchParams.get("logout_uri") ?? searchParams.get("post_logout_redirect_uri");
    if (target !== null && !client.settings.logoutUrls.includes(target)) return faultAnswer(c, "redirect-unknown", 400);
    if (target !== null) return ended(c, parts, client, withState(target, searchParams.get("state")));
    if (!searchParams.has("redirect_uri")) {
      await end(c, parts, client);
      return pageAnswer(c, signedOutPage());
    }
    const asked = await readAuthorize(service, search);
    return asked.ok ? ended(c, parts, client, `/login?${asked.value.query}`) : answerFault(c, service, asked.reason);
  };
}

async function ended(c: Context, parts: Parts, client: Client, url: string): Promise<Response> {
  await end(c, parts, client);
  c.header("Cache-Control", "no-store");
  return c.redirect(url, 302);
}

function end(c: Context, { service, callerOf }: Parts, client: Client): Promise<void> {
  return signOutHere(c, service, { client, caller: callerOf(c) });
}

function withState(target: string, state: string | null): string {
  return state === null ? target : `${target}${target.includes("?") ? "&" : "?"}state=${encodeURIComponent(state)}`;
}
