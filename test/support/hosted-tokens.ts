import { authorizePath, REDIRECT, VERIFIER, visitor } from "./hosted.ts";
import type { IdentityServer, TestUser } from "./identity-server.ts";

/** Tokens of a sign-in at the hosted login of a service on loopback, as the social strategies get them. */
export async function hostedTokens(
  { url }: IdentityServer,
  { client, username, password }: TestUser,
  extra: Parameters<typeof authorizePath>[1] = {},
) {
  const overNetwork = { request: (address: string | URL | Request, init?: RequestInit) => fetch(address, { ...init, redirect: "manual" }) };
  const browser = visitor(overNetwork, url);
  const back = await browser.submit(await browser.go(authorizePath(client, extra)), "/login", { username, password });
  const code = back.landed?.searchParams.get("code") ?? "";
  const form = { grant_type: "authorization_code", client_id: client.id, code, redirect_uri: REDIRECT, code_verifier: VERIFIER };
  const response = await fetch(`${url}/oauth2/token`, { method: "POST", body: new URLSearchParams(form) });
  const tokens: Readonly<Record<string, string>> = JSON.parse(await response.text());
  const { access_token: AccessToken, id_token: IdToken, refresh_token: RefreshToken } = tokens;
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error(`no tokens but ${JSON.stringify(tokens)}`);
  return { AccessToken, IdToken, RefreshToken };
}
