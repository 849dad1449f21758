import { CREDENTIAL } from "#identity-server/pages/passkey-list-page.ts";

/** Pages of ours that somebody signs in for. Nothing is given to the client then, which only brought them here and takes them back. */
const OWN_PAGES = ["/passkeys", "/passkeys/add", "/passkeys/name", "/passkeys/remove"] as const;
export type OwnPagePath = (typeof OWN_PAGES)[number];

/** `credential`: the passkey that a page is about. */
export type OwnPage = { readonly path: OwnPagePath; readonly credential: string | null };

/** The parameter by which the login knows where it leads. Ours alone: a client asks for the page itself. */
export const OWN_PAGE = "own_page";

/** The page of ours that a request is for; null: for none that there is. */
export function ownPageOf(parameters: URLSearchParams): OwnPage | null {
  const path = OWN_PAGES.find((one) => one === parameters.get(OWN_PAGE));
  if (path === undefined) return null;
  const credential = parameters.get(CREDENTIAL) ?? "";
  return { path, credential: /^[\w-]{1,1400}$/.test(credential) ? credential : null };
}

/** What the address of a page of ours carries on: who brought the person here, and the passkey it is about. */
export function ownQuery(clientId: string, redirectUri: string, credential: string | null = null): string {
  const about: Record<string, string> = credential === null ? {} : { [CREDENTIAL]: credential };
  return new URLSearchParams({ client_id: clientId, redirect_uri: redirectUri, ...about }).toString();
}
