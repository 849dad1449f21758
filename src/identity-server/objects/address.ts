import { BUCKET, isObjectName } from "#domain/identity/objects/object-access.ts";
import { decode } from "#domain/identity/operators/sigv4.ts";
import { refuseObject } from "./s3-refusal.ts";

export const OBJECTS_PATH = "/objects";

/** The name of the object a path-style address means, or null when it means the bucket. Refuses other buckets and names that may not be. */
export function objectOfPath(pathname: string): string | null {
  const [bucket = "", ...parts] = pathname.slice(OBJECTS_PATH.length + 1).split("/");
  if (bucket !== BUCKET) throw refuseObject.noBucket();
  const name = decode(parts.join("/"));
  if (name === "") return null;
  if (name === null || !isObjectName(name)) throw refuseObject.invalidName();
  return name;
}

/** Headers and parameters that are understood, or change nothing. */
const KNOWN_HEADERS =
  /^x-amz-(date|content-sha256|security-token|user-agent|decoded-content-length|trailer|checksum-.*|sdk-checksum-algorithm|expected-bucket-owner)$/;
/** Of a presigned URL. Its checksum is of the body it was made with, which was none. */
const SIGNATURE_PARAMETERS =
  /^(x-id|x-amz-(algorithm|credential|date|expires|signedheaders|signature|security-token|content-sha256|user-agent|checksum-.*|sdk-checksum-algorithm))$/i;
const LIST_PARAMETERS = new Set([
  "list-type",
  "prefix",
  "start-after",
  "continuation-token",
  "max-keys",
  "encoding-type",
  "fetch-owner",
  "delimiter",
]);

/** Refuses what asks for more than is done here: a copy, an ACL, tags, versions, other response headers. Ignoring it would be a lie. */
export function refuseUnknownWishes(headers: Headers, query: URLSearchParams, isListing: boolean): void {
  const isKnownHeader = (name: string) => !name.startsWith("x-amz-") || KNOWN_HEADERS.test(name);
  const isKnownParameter = (name: string) => SIGNATURE_PARAMETERS.test(name) || (isListing && LIST_PARAMETERS.has(name));
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  const isPlain = ["", "aws-chunked", "identity"].includes(encoding);
  if (!isPlain || ![...headers.keys()].every(isKnownHeader) || ![...query.keys()].every(isKnownParameter))
    throw refuseObject.notImplemented();
}
