import { z } from "zod";
import { OWN_TARGET } from "#wire/own-operations.ts";
import type { WireSettings } from "./types.ts";

type Fetch = typeof globalThis.fetch;

export type WireParts = { readonly auth: WireSettings; readonly fetch: Fetch };

/** What a call came to. `refused`: the service looked at what was sent and will not have it. */
export type Called<T> = { readonly kind: "done"; readonly value: T } | { readonly kind: "refused" } | { readonly kind: "unreached" };

const REFUSED = { kind: "refused" } as const;
const UNREACHED = { kind: "unreached" } as const;

/** Exceptions that say something of the token or the user. All others say that the service cannot answer now. */
const REFUSALS: readonly string[] = [
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "PasswordResetRequiredException",
  "RefreshTokenReuseException",
  "InvalidParameterException",
  "UnsupportedTokenTypeException",
  "UnsupportedOperationException",
  "UnauthorizedException",
];

/** Of the token endpoint (RFC 6749, 5.2); the others tell that the site is set up wrongly. */
const OAUTH_REFUSALS: readonly string[] = ["invalid_grant", "invalid_request"];

/** Of a bearer (RFC 6750, 3.1). */
const BEARER_REFUSALS: readonly string[] = ["invalid_token", "insufficient_scope"];

const exception = z.object({ __type: z.string() });
const oauthError = z.object({ error: z.string() });

type PoolCall<T> = {
  readonly operation: string;
  readonly input: object;
  readonly output: z.ZodType<T>;
  /** Of the browser that asked; none: the call is our server's own. */
  readonly userAgent?: string | undefined;
  /** An operation that only our own service has: another one refuses it. */
  readonly isOwn?: boolean;
};

/** One operation of the user-pool API. Never throws: what cannot be understood counts as not reached. */
export async function callUserPool<T>(
  { auth, fetch }: WireParts,
  { operation, input, output, userAgent, isOwn = false }: PoolCall<T>,
): Promise<Called<T>> {
  const request = {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `${isOwn ? OWN_TARGET : "AWSCognitoIdentityProviderService"}.${operation}`,
      ...(userAgent === undefined ? {} : { "user-agent": userAgent }),
    },
    body: JSON.stringify(input),
  };
  const answer = await ask(fetch, `${auth.endpoint}/`, request);
  if (!answer) return UNREACHED;
  if (answer.isOk) return read(output, answer.body);
  const refusal = exception.safeParse(answer.body);
  const name = refusal.data?.__type.split("#").at(-1) ?? "";
  return REFUSALS.includes(name) || (isOwn && name === "UnknownOperationException") ? REFUSED : UNREACHED;
}

type TokenCall<T> = { readonly form: Readonly<Record<string, string>>; readonly output: z.ZodType<T> };

/** The token endpoint of the hosted login. */
export async function callTokenEndpoint<T>({ auth, fetch }: WireParts, { form, output }: TokenCall<T>): Promise<Called<T>> {
  const request = { method: "POST", headers: { accept: "application/json" }, body: new URLSearchParams(form) };
  const answer = await ask(fetch, `${auth.hostedOrigin}/oauth2/token`, request);
  if (!answer) return UNREACHED;
  if (answer.isOk) return read(output, answer.body);
  return OAUTH_REFUSALS.includes(oauthError.safeParse(answer.body).data?.error ?? "") ? REFUSED : UNREACHED;
}

type InfoCall<T> = { readonly accessToken: string; readonly output: z.ZodType<T> };

/** Who the bearer of a token with the scope `openid` is, as the hosted login tells. */
export async function callUserInfo<T>({ auth, fetch }: WireParts, { accessToken, output }: InfoCall<T>): Promise<Called<T>> {
  const headers = { accept: "application/json", authorization: `Bearer ${accessToken}` };
  const answer = await ask(fetch, `${auth.hostedOrigin}/oauth2/userInfo`, { headers });
  if (!answer) return UNREACHED;
  if (answer.isOk) return read(output, answer.body);
  return BEARER_REFUSALS.includes(oauthError.safeParse(answer.body).data?.error ?? "") ? REFUSED : UNREACHED;
}

function read<T>(output: z.ZodType<T>, body: unknown): Called<T> {
  const parsed = output.safeParse(body);
  return parsed.success ? { kind: "done", value: parsed.data } : UNREACHED;
}

/** Null: no answer in time, or none that is JSON. Operations without output may answer with an empty body. */
async function ask(fetch: Fetch, url: string, request: RequestInit): Promise<{ isOk: boolean; body: unknown } | null> {
  try {
    const response = await fetch(url, request);
    const text = await response.text();
    return { isOk: response.ok, body: text === "" ? {} : JSON.parse(text) };
  } catch {
    return null;
  }
}
