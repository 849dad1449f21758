/**
 * Signature Version 4 as text (AWS General Reference, "Signing AWS API requests"): what is read from a request, and what is signed.
 * Hashing and comparing are in sigv4.server.ts.
 */
const ALGORITHM = "AWS4-HMAC-SHA256";
export const UNSIGNED_PAYLOAD = "UNSIGNED-PAYLOAD";
/** A body in chunks without signatures of their own, followed by a checksum; the JavaScript SDK sends streams so. */
export const UNSIGNED_TRAILER = "STREAMING-UNSIGNED-PAYLOAD-TRAILER";
export const MAX_PRESIGNED_SECONDS = 604_800;
export const DEFAULT_PRESIGNED_SECONDS = 3600;
export const PRESIGN_TOO_LONG = "Signature version 4 presigned URLs must have an expiration date less than one week in the future";

export type SignatureProblem =
  | "missing"
  | "malformed"
  | "wrong-scope"
  | "unsigned-header"
  | "unknown-key"
  | "wrong-signature"
  | "wrong-payload"
  | "unsupported-payload"
  | "expired"
  | "skewed"
  | "presign-too-long";

export type Scope = { readonly date: string; readonly region: string; readonly service: string };

/** What a request says about its signature, nothing of it proved. */
export type SignatureClaim = {
  readonly accessKeyId: string;
  readonly scope: Scope;
  /** As on the wire: `20150830T123600Z`. */
  readonly amzDate: string;
  readonly signedAt: Date;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly sessionToken: string | null;
  /** Of a presigned URL; null when the signature is in the headers. */
  readonly expiresSeconds: number | null;
};

export type QueryPair = readonly [name: string, value: string];

export type SignedRequest = {
  readonly method: string;
  /** As sent, percent-encoded, from the slash after the host. */
  readonly path: string;
  /** Without {@link SIGNATURE_PARAMETER}. */
  readonly query: readonly QueryPair[];
  readonly headers: Headers;
  readonly signedHeaders: readonly string[];
  readonly payloadHash: string;
  /** S3 encodes a path once, every other service twice. */
  readonly service: string;
};

export const SIGNATURE_PARAMETER = "X-Amz-Signature";
const PRESIGNED = {
  algorithm: "X-Amz-Algorithm",
  credential: "X-Amz-Credential",
  date: "X-Amz-Date",
  expires: "X-Amz-Expires",
  signedHeaders: "X-Amz-SignedHeaders",
  signature: SIGNATURE_PARAMETER,
  sessionToken: "X-Amz-Security-Token",
} as const;

/** The signature a request carries in its headers or its query; "missing" when it carries none, "malformed" when it cannot be read. */
export function readSignature(headers: Headers, query: readonly QueryPair[]): SignatureClaim | "missing" | "malformed" {
  const authorization = headers.get("authorization");
  if (authorization?.startsWith("AWS4-")) return readAuthorization(authorization, headers) ?? "malformed";
  if (query.some(([name]) => name === PRESIGNED.algorithm || name === SIGNATURE_PARAMETER)) return readPresigned(query) ?? "malformed";
  return authorization === null ? "missing" : "malformed";
}

function readAuthorization(authorization: string, headers: Headers): SignatureClaim | null {
  if (!authorization.startsWith(`${ALGORITHM} `)) return null;
  const parts = new Map(authorization.slice(ALGORITHM.length).split(",").map(namedPart));
  if (parts.size !== 3) return null;
  return claimOf({
    credential: parts.get("Credential"),
    date: headers.get("x-amz-date") ?? undefined,
    signedHeaders: parts.get("SignedHeaders"),
    signature: parts.get("Signature"),
    sessionToken: headers.get("x-amz-security-token") ?? undefined,
    expires: undefined,
  });
}

function namedPart(part: string): readonly [string, string] {
  const at = part.indexOf("=");
  return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}

function readPresigned(query: readonly QueryPair[]): SignatureClaim | null {
  const given = new Map(query);
  // One that is given twice may be read one way here and another way by whoever signed it.
  const isTwice = Object.values(PRESIGNED).some((name) => query.filter(([other]) => other === name).length > 1);
  const expires = given.get(PRESIGNED.expires);
  if (isTwice || given.get(PRESIGNED.algorithm) !== ALGORITHM || expires === undefined) return null;
  return claimOf({
    credential: given.get(PRESIGNED.credential),
    date: given.get(PRESIGNED.date),
    signedHeaders: given.get(PRESIGNED.signedHeaders),
    signature: given.get(PRESIGNED.signature),
    sessionToken: given.get(PRESIGNED.sessionToken),
    expires,
  });
}

type ClaimParts = Readonly<
  Record<"credential" | "date" | "signedHeaders" | "signature", string | undefined> &
    Record<"sessionToken" | "expires", string | null | undefined>
>;

const CREDENTIAL = /^([\w+=.@-]{1,128})\/(\d{8})\/([a-z0-9-]{1,40})\/([a-z0-9-]{1,40})\/aws4_request$/;
const HEADER_NAMES = /^[a-z0-9!#$%&'*+.^_`|~-]+(;[a-z0-9!#$%&'*+.^_`|~-]+)*$/;

function claimOf({
  credential = "",
  date = "",
  signedHeaders = "",
  signature = "",
  sessionToken = null,
  expires = null,
}: ClaimParts): SignatureClaim | null {
  const named = CREDENTIAL.exec(credential);
  const signedAt = parseAmzDate(date);
  if (!named || !signedAt || !HEADER_NAMES.test(signedHeaders) || !/^[0-9a-f]{64}$/.test(signature)) return null;
  const [, accessKeyId = "", day = "", region = "", service = ""] = named;
  const isLife = expires === null || /^\d{1,12}$/.test(expires);
  if (!date.startsWith(day) || !isLife) return null;
  const scope = { date: day, region, service };
  const expiresSeconds = expires === null ? null : Number(expires);
  return { accessKeyId, scope, amzDate: date, signedAt, signedHeaders: signedHeaders.split(";"), signature, sessionToken, expiresSeconds };
}

/** `20150830T123600Z`. */
export function amzDateOf(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function parseAmzDate(text: string): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The names and values of a query string, decoded; null when an escape is broken. A plus sign is a plus sign. */
export function parseQuery(search: string): QueryPair[] | null {
  const pairs: QueryPair[] = [];
  for (const part of search.replace(/^\?/, "").split("&")) {
    if (part === "") continue;
    const at = part.includes("=") ? part.indexOf("=") : part.length;
    const name = decode(part.slice(0, at));
    const value = decode(part.slice(at + 1));
    if (name === null || value === null) return null;
    pairs.push([name, value]);
  }
  return pairs;
}

/** Percent-decoded, or null when an escape is broken. */
export function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Percent-encoded as RFC 3986 has it: all but letters, digits and `-._~`. */
export function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** What both sides hash: the request in one spelling. Null when its path cannot be read. */
export function canonicalRequest(request: SignedRequest): string | null {
  const path = request.service === "s3" ? pathEncodedOnce(request.path) : pathEncodedTwice(request.path);
  if (path === null) return null;
  const headers = request.signedHeaders.map((name) => `${name}:${(request.headers.get(name) ?? "").trim().replace(/ +/g, " ")}\n`).join("");
  return [request.method, path, canonicalQuery(request.query), headers, request.signedHeaders.join(";"), request.payloadHash].join("\n");
}

export function canonicalQuery(query: readonly QueryPair[]): string {
  const encoded = query.map(([name, value]) => [encode(name), encode(value)] as const);
  return encoded
    .sort(([a, x], [b, y]) => compareText(a, b) || compareText(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function pathEncodedOnce(path: string): string | null {
  const segments = path.split("/").map(decode);
  return segments.includes(null) ? null : segments.map((segment) => encode(segment ?? "")).join("/");
}

function pathEncodedTwice(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") kept.pop();
    else if (segment !== "" && segment !== ".") kept.push(encode(segment));
  }
  const isFolder = path.endsWith("/") && kept.length > 0;
  return `/${kept.join("/")}${isFolder ? "/" : ""}`;
}

function scopeText({ date, region, service }: Scope): string {
  return `${date}/${region}/${service}/aws4_request`;
}

/** What the signing key signs; `requestHash` is the SHA-256 of {@link canonicalRequest} in hex. */
export function stringToSign(amzDate: string, scope: Scope, requestHash: string): string {
  return [ALGORITHM, amzDate, scopeText(scope), requestHash].join("\n");
}

/** The query of a presigned URL, all but its signature. */
export function presignedQuery(claim: Omit<SignatureClaim, "signature" | "signedAt">): QueryPair[] {
  return [
    [PRESIGNED.algorithm, ALGORITHM],
    [PRESIGNED.credential, `${claim.accessKeyId}/${scopeText(claim.scope)}`],
    [PRESIGNED.date, claim.amzDate],
    [PRESIGNED.expires, String(claim.expiresSeconds ?? DEFAULT_PRESIGNED_SECONDS)],
    [PRESIGNED.signedHeaders, claim.signedHeaders.join(";")],
    ...(claim.sessionToken === null ? [] : [[PRESIGNED.sessionToken, claim.sessionToken] as const]),
  ];
}

/**
 * What stands in the way before any key is asked: a life beyond a week, a time that is over or not yet, a header that means something
 * but is not signed. `skewSeconds`: how far two clocks may be apart.
 */
export function findProblem(claim: SignatureClaim, headers: Headers, now: Date, skewSeconds: number): SignatureProblem | null {
  const { expiresSeconds, signedHeaders } = claim;
  const age = (now.getTime() - claim.signedAt.getTime()) / 1000;
  if (expiresSeconds !== null && expiresSeconds > MAX_PRESIGNED_SECONDS) return "presign-too-long";
  if (age < -skewSeconds) return "skewed";
  if (expiresSeconds === null && age > skewSeconds) return "skewed";
  if (expiresSeconds !== null && age > expiresSeconds) return "expired";
  const isSigned = (name: string) => signedHeaders.includes(name);
  const meaningful = [...headers.keys()].filter((name) => name.startsWith("x-amz-"));
  return isSigned("host") && meaningful.every(isSigned) ? null : "unsigned-header";
}
