import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { OWN_OPERATIONS, OWN_TARGET } from "#wire/own-operations.ts";
import type { Answer, OperationName, Request } from "./operations.ts";
import type { Call } from "./parts.ts";
import { type RetryParts, retriedCall } from "./retried-call.ts";
import { type Environment, IdentityFault } from "./types.ts";

/**
 * Calls of the API of a user pool, again where that may help. A refusal is an `IdentityFault` as the service words it; an unreached service is
 * `network`.
 */
export function createCall(endpoint: string, { fetch, ...parts }: Pick<Environment, "fetch"> & RetryParts): Call {
  const callOnce = createSingleCall(endpoint, { fetch });
  return <O extends OperationName>(operation: O, request: Request<O>) => {
    const call = () => callOnce(operation, request);
    // A revocation is tried again by itself, for as long as it takes.
    return operation === "RevokeToken" ? call() : retriedCall(call, parts, { isRepeatable: REPEATABLE.has(operation) });
  };
}

/** What tells something, or leaves the same behind when it is done twice. Codes, tickets and mails are good for one time. */
const REPEATABLE: ReadonlySet<OperationName> = new Set([
  "GetUser",
  "GetDevice",
  "ListDevices",
  "UpdateDeviceStatus",
  "SetUserSettings",
  "SetUserMFAPreference",
  "DeleteUserAttributes",
  "ListWebAuthnCredentials",
  "UpdateWebAuthnCredential",
  "GlobalSignOut",
  "ListSessions",
  "EndOtherSessions",
]);

const OWN: ReadonlySet<string> = new Set(OWN_OPERATIONS);

function createSingleCall(endpoint: string, { fetch }: Pick<Environment, "fetch">): Call {
  return async <O extends OperationName>(operation: O, request: Request<O>) => {
    const response = await reach(fetch, endpoint, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `${OWN.has(operation) ? OWN_TARGET : "AWSCognitoIdentityProviderService"}.${operation}`,
      },
      body: JSON.stringify(request),
      credentials: "omit",
      // A revocation goes on while the page is left.
      keepalive: operation === "RevokeToken",
    });
    const body: Answer<O> & Refusal = await response.json().catch(() => ({}));
    if (response.ok) return body;
    const type = body.__type ?? response.headers.get("x-amzn-errortype") ?? "UnknownError";
    throw new IdentityFault(type.replace(/^.*#|:[\s\S]*$/g, ""), body.message ?? "", response.status);
  };
}

type Refusal = { readonly __type?: string; readonly message?: string };

async function reach(fetch: Environment["fetch"], endpoint: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(endpoint, init);
  } catch (cause) {
    throw new CatalogueError("Network error", { name: "NetworkError", cause });
  }
}
