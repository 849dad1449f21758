import type { Client } from "#domain/identity/core/types.ts";
import type { OwnPage } from "./own-page.ts";

/** The provider that stands for the pool's own accounts. */
export const OWN_ACCOUNTS = "COGNITO";

/** What a client asks of the browser it sends here, once every check has passed. */
export type AuthorizeRequest = {
  readonly client: Client;
  readonly redirectUri: string;
  /** Separated by spaces, each of them the client's. */
  readonly scope: string;
  readonly state: string | null;
  readonly nonce: string | null;
  readonly codeChallenge: string;
  /** A provider of the client's, `COGNITO`, or null: the person chooses. */
  readonly provider: string | null;
  /** A provider to be linked to the account of who is signed in at the client; null: somebody signs in. Ours alone: Cognito has no such wish. */
  readonly link: { readonly provider: string; readonly sub: string } | null;
  /** A page of ours that somebody signs in for; no code is given then. Null: somebody signs in for the client. */
  readonly page: OwnPage | null;
  readonly prompt: "none" | "login" | null;
  /** How long ago the person may have signed in at most. */
  readonly maxAgeSeconds: number | null;
  readonly loginHint: string;
  /** The parameters as they came, for the pages to carry on. */
  readonly query: string;
};

/** Errors of RFC 6749 4.1.2.1, OpenID Connect Core 3.1.2.6 and what a provider's refusal becomes. */
export type AuthorizeError =
  | "invalid_request"
  | "unauthorized_client"
  | "access_denied"
  | "unsupported_response_type"
  | "invalid_scope"
  | "server_error"
  | "login_required"
  | "request_not_supported"
  | "request_uri_not_supported";

export type RedirectFault = { readonly error: AuthorizeError; readonly description: string };

/** Where an answer goes: only what the client has registered. `issuer`: of the pool, which says whose answer it is (RFC 9207). */
export type ReturnAddress = { readonly redirectUri: string; readonly state: string | null; readonly issuer: string };

/** The address that brings an answer back to the client. A space is written `%20`: not every client reads `+` as one. */
export function answerUrl({ redirectUri, state, issuer }: ReturnAddress, answer: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams({ ...answer, ...(state === null ? {} : { state }), iss: issuer });
  const text = parameters.toString().replaceAll("+", "%20");
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${text}`;
}

export function faultUrl(address: ReturnAddress, { error, description }: RedirectFault): string {
  return answerUrl(address, { error, error_description: description });
}
