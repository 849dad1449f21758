import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { ok, type Result, refused } from "#kernel/result.ts";
import {
  amzDateOf,
  canonicalQuery,
  canonicalRequest,
  DEFAULT_PRESIGNED_SECONDS,
  findProblem,
  MAX_PRESIGNED_SECONDS,
  parseQuery,
  presignedQuery,
  type QueryPair,
  readSignature,
  type Scope,
  SIGNATURE_PARAMETER,
  type SignatureClaim,
  type SignatureProblem,
  type SignedRequest,
  stringToSign,
  UNSIGNED_PAYLOAD,
  UNSIGNED_TRAILER,
} from "./sigv4.ts";

/** Clocks may be so far apart: S3 allows 15 minutes, every other service 5. */
const SKEW_SECONDS = { s3: 900, other: 300 };

export type ToVerify = {
  readonly method: string;
  /** Absolute, as requested: the path and the query are read as they were sent. */
  readonly url: string;
  readonly headers: Headers;
  /** "unread": only with `s3`, where the hash is in a header; the caller then checks the body with {@link matchesPayload}. */
  readonly body: Uint8Array | "unread";
  readonly service: "cognito-idp" | "s3";
  /** Any region when absent. */
  readonly region?: string;
  readonly now: Date;
  /** The secret of a key; null for one that is not known, or that does not go with the session token. */
  readonly secretOf: (accessKeyId: string, sessionToken: string | null) => string | null | Promise<string | null>;
};

export type Verified = Pick<SignatureClaim, "accessKeyId" | "sessionToken" | "signedAt" | "expiresSeconds"> & {
  readonly region: string;
  /** SHA-256 of the body in hex, `UNSIGNED-PAYLOAD` or {@link UNSIGNED_TRAILER}. */
  readonly payloadHash: string;
};

/**
 * Whose request this is, by the signature in its headers or (S3 only) in its query. Refuses one that is missing, cannot be read, is of
 * another region or service, of an unknown key, wrong, or out of its time; header signatures live 5 minutes (S3: 15), presigned URLs as
 * long as they say, at most a week.
 */
export async function verifySigned(request: ToVerify): Promise<Result<Verified, SignatureProblem>> {
  const { pathname, search } = splitUrl(request.url);
  const query = parseQuery(search);
  if (!query) return refused("malformed");
  const claim = readSignature(request.headers, query);
  if (typeof claim === "string") return refused(claim);
  const payloadHash = declaredPayload(query, claim, request);
  const problem = problemOf(claim, payloadHash, request);
  if (problem) return refused(problem);
  const secret = await request.secretOf(claim.accessKeyId, claim.sessionToken);
  if (secret === null) return refused("unknown-key");
  const signed = query.filter(([name]) => name !== SIGNATURE_PARAMETER);
  const { method, headers, service } = request;
  const expected = sign(claim, secret, { method, path: pathname, query: signed, headers, payloadHash, service });
  if (!expected || !timingSafeEqual(Buffer.from(expected, "hex"), Buffer.from(claim.signature, "hex"))) return refused("wrong-signature");
  if (request.body !== "unread" && !matchesPayload(payloadHash, request.body)) return refused("wrong-payload");
  const { accessKeyId, sessionToken, signedAt, expiresSeconds, scope } = claim;
  return ok({ accessKeyId, sessionToken, signedAt, expiresSeconds, region: scope.region, payloadHash });
}

/** Whether a body is the one that was signed. One sent unsigned or in chunks is anyone's. */
export function matchesPayload(payloadHash: string, body: Uint8Array): boolean {
  if (payloadHash === UNSIGNED_PAYLOAD || payloadHash === UNSIGNED_TRAILER) return true;
  return timingSafeEqual(sha256(body).digest(), Buffer.from(payloadHash, "hex"));
}

function problemOf(claim: SignatureClaim, payloadHash: string, request: ToVerify): SignatureProblem | null {
  const { scope } = claim;
  const isOfHere = scope.service === request.service && (request.region === undefined || scope.region === request.region);
  if (!isOfHere) return "wrong-scope";
  // The other services take their signatures from the headers only.
  if (request.service !== "s3" && claim.expiresSeconds !== null) return "missing";
  const isHash = /^[0-9a-f]{64}$/.test(payloadHash);
  if (!isHash && payloadHash !== UNSIGNED_PAYLOAD && payloadHash !== UNSIGNED_TRAILER) {
    return payloadHash.startsWith("STREAMING-") ? "unsupported-payload" : "malformed";
  }
  return findProblem(claim, request.headers, request.now, request.service === "s3" ? SKEW_SECONDS.s3 : SKEW_SECONDS.other);
}

/** S3 is told the hash of the body, or that there is none; the other services always hash what they got. */
function declaredPayload(query: readonly QueryPair[], claim: SignatureClaim, { service, headers, body }: ToVerify): string {
  if (service !== "s3") return body === "unread" ? "" : sha256(body).digest("hex");
  const declared = headers.get("x-amz-content-sha256");
  if (claim.expiresSeconds === null) return declared ?? "";
  return declared ?? query.find(([name]) => name.toLowerCase() === "x-amz-content-sha256")?.[1] ?? UNSIGNED_PAYLOAD;
}

type ToPresign = {
  readonly method: "GET" | "PUT" | "HEAD" | "DELETE";
  /** Absolute; a query it has is signed with it. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secret: string;
  readonly sessionToken: string | null;
  readonly now: Date;
  /** From 1 to 604,800; 3600 when absent. */
  readonly expiresSeconds?: number;
};

/** A URL of the S3 wire that needs no other proof until it expires. Refuses a life of more than a week. */
export function presignUrl(request: ToPresign): Result<string, "presign-too-long"> {
  const { accessKeyId, sessionToken, region, method, secret, now, expiresSeconds = DEFAULT_PRESIGNED_SECONDS } = request;
  if (expiresSeconds > MAX_PRESIGNED_SECONDS) return refused("presign-too-long");
  if (!Number.isInteger(expiresSeconds) || expiresSeconds < 1) throw new Error(`not a life of a URL in seconds: ${expiresSeconds}`);
  const { origin, host, pathname, search } = new URL(request.url);
  const amzDate = amzDateOf(now);
  const claim = {
    ...{ accessKeyId, sessionToken, amzDate, expiresSeconds },
    scope: { date: amzDate.slice(0, 8), region, service: "s3" },
    signedHeaders: ["host"],
  };
  const query = [...(parseQuery(search) ?? []), ...presignedQuery(claim)];
  const headers = new Headers({ host });
  const signature = sign(claim, secret, { method, path: pathname, query, headers, payloadHash: UNSIGNED_PAYLOAD, service: "s3" });
  if (!signature) throw new Error(`a path that cannot be signed: ${pathname}`);
  return ok(`${origin}${pathname}?${canonicalQuery(query)}&${SIGNATURE_PARAMETER}=${signature}`);
}

/** The signature in hex; null when the path of the request cannot be read. */
export function sign(
  claim: Pick<SignatureClaim, "amzDate" | "scope" | "signedHeaders">,
  secret: string,
  request: Omit<SignedRequest, "signedHeaders">,
): string | null {
  const canonical = canonicalRequest({ ...request, signedHeaders: claim.signedHeaders });
  if (canonical === null) return null;
  const text = stringToSign(claim.amzDate, claim.scope, sha256(canonical).digest("hex"));
  return hmac(signingKey(secret, claim.scope), text).toString("hex");
}

function signingKey(secret: string, { date, region, service }: Scope): Buffer {
  return [date, region, service, "aws4_request"].reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secret}`));
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function sha256(data: string | Uint8Array) {
  return createHash("sha256").update(data);
}

/** Not by the URL class: it rewrites what the signature was made of. */
function splitUrl(url: string): { readonly pathname: string; readonly search: string } {
  const afterHost = url.replace(/^[a-z]+:\/\/[^/?#]*/i, "");
  const [beforeHash = ""] = afterHost.split("#");
  const at = beforeHash.indexOf("?");
  return at === -1
    ? { pathname: beforeHash || "/", search: "" }
    : { pathname: beforeHash.slice(0, at) || "/", search: beforeHash.slice(at) };
}
