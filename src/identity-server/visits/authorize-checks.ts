import type { Client } from "#domain/identity/core/types.ts";
import { recentSecondsOnPages } from "#domain/identity/recent/recent-sign-in.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { type AuthorizeError, type AuthorizeRequest, OWN_ACCOUNTS, type RedirectFault } from "./authorize-request.ts";
import { OWN_PAGE, type OwnPage, ownPageOf } from "./own-page.ts";

/** Why a request is answered with a page: there is no address that may be trusted with the answer (RFC 6749 4.1.2.1). */
type PageFault = "client-unknown" | "redirect-unknown";

export type AuthorizeFault =
  | { readonly shown: "page"; readonly fault: PageFault }
  | { readonly shown: "redirect"; readonly fault: RedirectFault; readonly to: ReturnTo };

/** Where a client waits for its answer. */
export type ReturnTo = { readonly client: Client; readonly redirectUri: string; readonly state: string | null };

type Asked = { readonly client: Client; readonly parameters: URLSearchParams };
type Check = (asked: Asked) => RedirectFault | null;

const MOST_NONCE = 512;

const fault = (error: AuthorizeError, description: string): RedirectFault => ({ error, description });

/** RFC 6749 3.1: no parameter twice. */
const noParameterTwice: Check = ({ parameters }) => {
  const names = [...parameters.keys()];
  return new Set(names).size === names.length ? null : fault("invalid_request", "A parameter is given more than once");
};

/** OpenID Connect Core 6: parameters come in the query and nowhere else. */
const noRequestObject: Check = ({ parameters }) => {
  if (parameters.has("request")) return fault("request_not_supported", "request is not supported");
  return parameters.has("request_uri") ? fault("request_uri_not_supported", "request_uri is not supported") : null;
};

const responseTypeIsCode: Check = ({ parameters }) => {
  const type = parameters.get("response_type");
  if (!type) return fault("invalid_request", "response_type is missing");
  return type === "code" ? null : fault("unsupported_response_type", "response_type must be code");
};

const clientUsesCodes: Check = ({ client }) =>
  client.settings.oauthFlows.includes("code") ? null : fault("unauthorized_client", "The client may not use the code grant");

const answerIsInQuery: Check = ({ parameters }) =>
  ["query", null].includes(parameters.get("response_mode")) ? null : fault("invalid_request", "response_mode must be query");

const scopesAreTheClients: Check = ({ client, parameters }) => {
  const foreign = scopesOf(parameters).some((scope) => !client.settings.scopes.includes(scope));
  return foreign ? fault("invalid_scope", "A scope is not open to the client") : null;
};

/** RFC 9700 2.1.1. */
const pkceIsGiven: Check = ({ parameters }) =>
  /^[\w-]{43}$/.test(parameters.get("code_challenge") ?? "")
    ? null
    : fault("invalid_request", "code_challenge is required: base64url of a SHA-256 hash");

const pkceIsS256: Check = ({ parameters }) =>
  parameters.get("code_challenge_method") === "S256" ? null : fault("invalid_request", "code_challenge_method must be S256");

const nonceIsShort: Check = ({ parameters }) =>
  /^[\x20-\x7e]*$/.test(parameters.get("nonce") ?? "") && (parameters.get("nonce") ?? "").length <= MOST_NONCE
    ? null
    : fault("invalid_request", `nonce must be at most ${MOST_NONCE} characters of ASCII`);

/** `none` asks for no page at all and cannot be joined with a wish for one (OpenID Connect Core 3.1.2.1). */
const promptIsPlain: Check = ({ parameters }) => {
  const wishes = promptsOf(parameters);
  return wishes.includes("none") && wishes.length > 1 ? fault("invalid_request", "prompt none stands alone") : null;
};

const providerIsTheClients: Check = ({ client, parameters }) => {
  const provider = parameters.get("identity_provider");
  return !provider || client.settings.providers.includes(provider)
    ? null
    : fault("invalid_request", "identity_provider is not open to the client");
};

const SUB = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `link_provider` and `link_sub`: a provider of the client's, and whose account it is to lead to. */
const linkIsWhole: Check = ({ client, parameters }) => {
  const [provider, sub] = [parameters.get("link_provider"), parameters.get("link_sub")];
  if (provider === null && sub === null) return null;
  const isOfClient = provider !== null && provider !== OWN_ACCOUNTS && client.settings.providers.includes(provider);
  return isOfClient && SUB.test(sub ?? "") ? null : fault("invalid_request", "link_provider or link_sub is not usable");
};

/** In this order; the first that objects is the answer. */
const CHECKS: readonly Check[] = [
  noParameterTwice,
  noRequestObject,
  responseTypeIsCode,
  clientUsesCodes,
  answerIsInQuery,
  scopesAreTheClients,
  pkceIsGiven,
  pkceIsS256,
  nonceIsShort,
  promptIsPlain,
  providerIsTheClients,
  linkIsWhole,
];

const pageIsOurs: Check = ({ parameters }) =>
  ownPageOf(parameters) ? null : fault("invalid_request", `${OWN_PAGE} is not a page of ours`);

/** Where nothing is asked for but one of our own pages: what a code would want does not matter. */
const CHECKS_OF_PAGES: readonly Check[] = [noParameterTwice, clientUsesCodes, providerIsTheClients, pageIsOurs];

/**
 * Holds a request for authorization against the client it names (null: unknown). What is not known here (`protocol`, `access_type`, `audience`,
 * `lang` …) is let pass.
 */
export function checkAuthorize(client: Client | null, parameters: URLSearchParams): Result<AuthorizeRequest, AuthorizeFault> {
  if (!client) return refused({ shown: "page", fault: "client-unknown" });
  const [redirectUri, ...others] = parameters.getAll("redirect_uri");
  if (redirectUri === undefined || others.length > 0 || !client.settings.callbackUrls.includes(redirectUri))
    return refused({ shown: "page", fault: "redirect-unknown" });
  const checks = parameters.has(OWN_PAGE) ? CHECKS_OF_PAGES : CHECKS;
  const found = checks.reduce<RedirectFault | null>((first, check) => first ?? check({ client, parameters }), null);
  const to: ReturnTo = { client, redirectUri, state: parameters.get("state") };
  if (found) return refused({ shown: "redirect", fault: found, to });
  const page = ownPageOf(parameters);
  return ok(page ? pageRequest({ client, parameters }, redirectUri, page) : requestOf({ client, parameters }, redirectUri));
}

/** A sign-in for a page of ours: what was begun longer ago than such a page takes does not do. */
function pageRequest({ client, parameters }: Asked, redirectUri: string, page: OwnPage): AuthorizeRequest {
  const nothing = { scope: "", state: null, nonce: null, codeChallenge: "", link: null, prompt: null, loginHint: "" };
  const provider = parameters.get("identity_provider") || null;
  return { ...nothing, client, redirectUri, page, provider, maxAgeSeconds: recentSecondsOnPages(client), query: parameters.toString() };
}

function requestOf({ client, parameters }: Asked, redirectUri: string): AuthorizeRequest {
  const scopes = scopesOf(parameters);
  const prompts = promptsOf(parameters);
  return {
    client,
    redirectUri,
    // Asked for nothing, a client gets all that is open to it.
    scope: (scopes.length > 0 ? scopes : client.settings.scopes).join(" "),
    state: parameters.get("state"),
    nonce: parameters.get("nonce") || null,
    codeChallenge: parameters.get("code_challenge") ?? "",
    provider: parameters.get("identity_provider") || null,
    link: linkOf(parameters),
    page: null,
    prompt: prompts.includes("none") ? "none" : prompts.some((wish) => wish === "login" || wish === "select_account") ? "login" : null,
    maxAgeSeconds: /^\d{1,9}$/.test(parameters.get("max_age") ?? "") ? Number(parameters.get("max_age")) : null,
    loginHint: (parameters.get("login_hint") ?? "").slice(0, 128),
    query: parameters.toString(),
  };
}

function linkOf(parameters: URLSearchParams): AuthorizeRequest["link"] {
  const [provider, sub] = [parameters.get("link_provider"), parameters.get("link_sub")];
  return provider === null || sub === null ? null : { provider, sub };
}

function scopesOf(parameters: URLSearchParams): string[] {
  return [...new Set(wordsOf(parameters.get("scope")))];
}

function promptsOf(parameters: URLSearchParams): string[] {
  return wordsOf(parameters.get("prompt"));
}

function wordsOf(text: string | null): string[] {
  return (text ?? "").split(" ").filter((word) => word !== "");
}
