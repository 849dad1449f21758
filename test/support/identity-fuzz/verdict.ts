import type { ExceptionName } from "#domain/identity/core/refusals.ts";
import type { FuzzRequest } from "./fuzz-request.ts";

/** Every exception the APIs may answer a caller with. InternalErrorException is not among them. */
const KNOWN = new Set<string>([
  "AccessDeniedException",
  "AliasExistsException",
  "CodeDeliveryFailureException",
  "CodeMismatchException",
  "DeviceKeyExistsException",
  "EnableSoftwareTokenMFAException",
  "ExpiredCodeException",
  "ExternalServiceException",
  "ForbiddenException",
  "IncompleteSignatureException",
  "InvalidIdentityPoolConfigurationException",
  "InvalidLambdaResponseException",
  "InvalidOAuthFlowException",
  "InvalidParameterException",
  "InvalidPasswordException",
  "InvalidSignatureException",
  "InvalidUserPoolConfigurationException",
  "LimitExceededException",
  "MFAMethodNotFoundException",
  "MissingAuthenticationTokenException",
  "NotAuthorizedException",
  "OperationNotEnabledException",
  "PasswordHistoryPolicyViolationException",
  "PasswordResetRequiredException",
  "RefreshTokenReuseException",
  "RequestTooLargeException",
  "ResourceConflictException",
  "ResourceNotFoundException",
  "ScopeDoesNotExistException",
  "SerializationException",
  "SoftwareTokenMFANotFoundException",
  "TooManyFailedAttemptsException",
  "TooManyRequestsException",
  "UnauthorizedException",
  "UnexpectedLambdaException",
  "UnknownOperationException",
  "UnrecognizedClientException",
  "UnsupportedOperationException",
  "UnsupportedTokenTypeException",
  "UnsupportedUserStateException",
  "UserNotConfirmedException",
  "UserNotFoundException",
  "UsernameExistsException",
  "WebAuthnChallengeNotFoundException",
  "WebAuthnClientMismatchException",
  "WebAuthnConfigurationMissingException",
  "WebAuthnCredentialNotSupportedException",
  "WebAuthnNotEnabledException",
  "WebAuthnOriginNotAllowedException",
  "WebAuthnRelyingPartyMismatchException",
] satisfies ExceptionName[]);

/** Of stacks, of the database, of the parts this is made of; nothing so short that a random token could hold it. */
const INTERNAL =
  /\bat .{1,200}:\d+:\d+|node:internal|node_modules|\.server\.ts|identity_(?:account|grant|code|pool)|[Kk]ysely|[Pp]ostgres|ZodError|TypeError|RangeError|\bundefined\b/;

/** What is wrong with the answer to a request, or null. */
export async function faultOf(request: FuzzRequest, response: Response): Promise<string | null> {
  const text = await response.text();
  // What S3 answers to a wish that it knows and does not fulfil.
  if (request.kind === "object" && response.status === 501 && /^$|<Code>NotImplemented<\/Code>/.test(text)) return null;
  if (response.status >= 500) return `status ${response.status}`;
  const leak = INTERNAL.exec(text)?.[0] ?? INTERNAL.exec([...response.headers].join("\n"))?.[0];
  if (leak !== undefined) return `internal text on the wire: ${leak}`;
  return request.kind === "api" ? apiFault(response, text) : null;
}

function apiFault({ status, headers }: Response, text: string): string | null {
  const body: unknown = parse(text);
  if (typeof body !== "object" || body === null || Array.isArray(body)) return `the body is no JSON object: ${text.slice(0, 100)}`;
  if (status === 200) return "__type" in body ? "a success with an error's body" : null;
  const [type, message]: unknown[] = [Reflect.get(body, "__type"), Reflect.get(body, "message")];
  if (typeof type !== "string" || !KNOWN.has(type)) return `unknown type ${String(type)}`;
  if (typeof message !== "string" || message === "") return `${type} without a message`;
  if (status !== (type === "RequestTooLargeException" ? 413 : 400)) return `${type} with status ${status}`;
  return headers.get("x-amzn-errortype") === `${type}:` ? null : `${type} is not in the header`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
