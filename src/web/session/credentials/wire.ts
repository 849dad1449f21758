import { type RetryParts, retriedCall } from "#web/session/pool/retried-call.ts";
import { type Environment, IdentityFault } from "#web/session/pool/types.ts";
import type { ErrorKey } from "#wire/errors/catalogue.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";

export type CloudIdentity = {
  /** Origin of the cloud identity service. */
  readonly endpoint: string;
  readonly environment: Pick<Environment, "fetch" | "now"> & RetryParts;
};

/** `date`: the service's clock, in whole seconds; null where a page may not read it. */
export type CloudAnswer = { readonly body: Readonly<Record<string, unknown>>; readonly date: string | null };

/** The service's exceptions (service model of 2014-06-30) as the catalogue names them. */
const FAULTS: Readonly<Record<string, ErrorKey>> = {
  ExternalServiceException: "ExternalService",
  InternalErrorException: "InternalError",
  InvalidIdentityPoolConfigurationException: "InvalidIdentityPoolConfiguration",
  InvalidParameterException: "InvalidParameter",
  LimitExceededException: "LimitExceeded",
  NotAuthorizedException: "NotAuthorized",
  ResourceConflictException: "ResourceConflict",
  ResourceNotFoundException: "ResourceNotFound",
  TooManyRequestsException: "TooManyRequests",
};

/**
 * Asks at the root path, the operation named in a header, again where that may help. Rejects with the catalogue's name for what the service
 * refused, or with `network`.
 */
export function callCloud(at: CloudIdentity, operation: string, asked: object): Promise<CloudAnswer> {
  return retriedCall(() => callOnce(at, operation, asked), at.environment, { isRepeatable: true });
}

async function callOnce({ endpoint, environment }: CloudIdentity, operation: string, asked: object): Promise<CloudAnswer> {
  const headers = { "content-type": "application/x-amz-json-1.1", "x-amz-target": `AWSCognitoIdentityService.${operation}` };
  const request = { method: "POST", headers, body: JSON.stringify(asked), credentials: "omit" } as const;
  const response = await environment.fetch(`${endpoint}/`, request).catch((cause: unknown) => {
    throw new CatalogueError("Network error", { name: "NetworkError", cause });
  });
  const body = recordOf(await response.json().catch(() => null)) ?? {};
  if (!response.ok) throw faultOf(response.status, body);
  return { body, date: response.headers.get("date") };
}

function faultOf(status: number, { __type, message }: CloudAnswer["body"]): Error {
  const type = String(__type ?? "InternalErrorException").replace(/^.*#/, "");
  const fault = new IdentityFault(type, String(message ?? type), status);
  const key = FAULTS[type];
  return key ? new CatalogueError(key, { name: type, cause: fault }) : fault;
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}
