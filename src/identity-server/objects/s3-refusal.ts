import { html } from "hono/html";
import { PRESIGN_TOO_LONG, type SignatureProblem } from "#domain/identity/operators/sigv4.ts";

type Status = 400 | 403 | 404 | 405 | 412 | 413 | 415 | 416 | 500 | 501 | 503;

/** What the object endpoint answers instead of an object (Amazon S3 API reference, "Error responses"). */
export class S3Refusal extends Error {
  override readonly name = "S3Refusal";
  readonly code: string;
  readonly status: Status;

  constructor(code: string, status: Status, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const refusal = (code: string, status: Status, message: string) => () => new S3Refusal(code, status, message);

export const refuseObject = {
  accessDenied: refusal("AccessDenied", 403, "Access Denied"),
  badDigest: refusal("BadDigest", 400, "The checksum you specified did not match what we received."),
  expiredToken: refusal("ExpiredToken", 400, "The provided token has expired."),
  incompleteBody: refusal("IncompleteBody", 400, "The request body does not have the length or the form that its headers announce."),
  internal: refusal("InternalError", 500, "We encountered an internal error. Please try again."),
  invalidArgument: refusal("InvalidArgument", 400, "Invalid Argument"),
  invalidName: refusal("InvalidArgument", 400, "The object's name is not allowed."),
  invalidRange: refusal("InvalidRange", 416, "The requested range is not satisfiable"),
  invalidToken: refusal("InvalidToken", 400, "The provided token is malformed or otherwise invalid."),
  methodClosed: refusal("MethodNotAllowed", 405, "The specified method is not allowed against this resource."),
  noBucket: refusal("NoSuchBucket", 404, "The specified bucket does not exist"),
  noObject: refusal("NoSuchKey", 404, "The specified key does not exist."),
  notImplemented: refusal("NotImplemented", 501, "A header or parameter you provided asks for something that is not done here."),
  precondition: refusal("PreconditionFailed", 412, "At least one of the preconditions you specified did not hold."),
  quota: refusal("QuotaExceeded", 403, "You hold as much as you may."),
  tooLarge: refusal("EntityTooLarge", 413, "Your proposed upload exceeds the maximum allowed object size."),
  away: refusal("ServiceUnavailable", 503, "The service is temporarily unavailable. Please try again."),
  typeClosed: refusal("UnsupportedMediaType", 415, "Objects of this Content-Type are not kept."),
  typeWrong: refusal("InvalidArgument", 400, "The object is not of its Content-Type."),
} as const;

const SIGNATURE: Readonly<Record<SignatureProblem, () => S3Refusal>> = {
  missing: refuseObject.accessDenied,
  malformed: refusal("AuthorizationHeaderMalformed", 400, "The authorization header or query that you provided is not valid."),
  "wrong-scope": refusal("AuthorizationHeaderMalformed", 400, "The credential is not scoped to this service."),
  "unsigned-header": refusal("AccessDenied", 403, "There were headers present in the request which were not signed"),
  "unknown-key": refusal("InvalidAccessKeyId", 403, "The AWS Access Key Id you provided does not exist in our records."),
  "wrong-signature": refusal(
    "SignatureDoesNotMatch",
    403,
    "The request signature we calculated does not match the signature you provided. Check your key and signing method.",
  ),
  "wrong-payload": refusal(
    "XAmzContentSHA256Mismatch",
    400,
    "The provided 'x-amz-content-sha256' header does not match what was computed.",
  ),
  "unsupported-payload": refusal(
    "NotImplemented",
    501,
    "Chunks that are signed one by one are not taken; send the payload signed or unsigned.",
  ),
  expired: refusal("AccessDenied", 403, "Request has expired"),
  skewed: refusal("RequestTimeTooSkewed", 403, "The difference between the request time and the current time is too large."),
  "presign-too-long": refusal("AuthorizationQueryParametersError", 400, PRESIGN_TOO_LONG),
};

export function refuseSignedObject(problem: SignatureProblem): S3Refusal {
  return SIGNATURE[problem]();
}

/** The refusal as XML. */
export async function refusalXml({ code, message }: S3Refusal, resource: string, requestId: string): Promise<string> {
  const error =
    await html`<Error><Code>${code}</Code><Message>${message}</Message><Resource>${resource}</Resource><RequestId>${requestId}</RequestId></Error>`;
  return `${XML_DECLARATION}${error}`;
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
