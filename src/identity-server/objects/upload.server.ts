import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { matchesPayload } from "#domain/identity/index.server.ts";
import { MAX_OBJECT_BYTES } from "#domain/identity/objects/object-access.ts";
import { UNSIGNED_TRAILER } from "#domain/identity/operators/sigv4.ts";
import { readAtMost } from "#platform/bounded-fetch.server.ts";
import { type Unchunked, unchunk } from "./aws-chunked.ts";
import { refuseObject, refuseSignedObject } from "./s3-refusal.ts";

/** Chunk heads and trailers beside the object itself. */
const CHUNKING_BYTES = 64 * 1024;

/** The checksums that may be sent with an object (Amazon S3 user guide, "Checking object integrity"), all in base64. */
const CHECKSUMS: Readonly<Record<string, (bytes: Buffer) => string>> = {
  "content-md5": digest("md5"),
  "x-amz-checksum-sha1": digest("sha1"),
  "x-amz-checksum-sha256": digest("sha256"),
  "x-amz-checksum-crc32": (bytes) => {
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(bytes));
    return sum.toString("base64");
  },
};

function digest(algorithm: string) {
  return (bytes: Buffer) => createHash(algorithm).update(bytes).digest("base64");
}

/** The object in the body of a request, held against what was signed and every checksum that came with it. Refuses more than 10 MB. */
export async function readUpload(request: Request, payloadHash: string): Promise<Buffer> {
  const isChunked = payloadHash === UNSIGNED_TRAILER;
  const body = await readBody(request, MAX_OBJECT_BYTES + (isChunked ? CHUNKING_BYTES : 0));
  if (!matchesPayload(payloadHash, body)) throw refuseSignedObject("wrong-payload");
  const { bytes, trailers } = isChunked ? takeApart(body, request.headers) : { bytes: body, trailers: [] };
  if (bytes.length > MAX_OBJECT_BYTES) throw refuseObject.tooLarge();
  return checked(bytes, new Headers([...request.headers, ...trailers]));
}

async function readBody(request: Request, most: number): Promise<Buffer> {
  const isTooLong = Number(request.headers.get("content-length") ?? 0) > most;
  const body = isTooLong ? null : await readAtMost(request.body, most);
  if (!body) throw refuseObject.tooLarge();
  return body;
}

/** The parts of a chunked body; refuses one that has not the length or lacks the trailing header that was announced. */
function takeApart(body: Buffer, headers: Headers): Unchunked {
  const parts = unchunk(body);
  const [length, trailer] = [headers.get("x-amz-decoded-content-length"), headers.get("x-amz-trailer")];
  const isWhole = parts && (length === null || Number(length) === parts.bytes.length);
  if (!isWhole || (trailer !== null && !parts.trailers.has(trailer.toLowerCase()))) throw refuseObject.incompleteBody();
  return parts;
}

function checked(bytes: Buffer, headers: Headers): Buffer {
  for (const [name, value] of headers) {
    const isSum = name === "content-md5" || (name.startsWith("x-amz-checksum-") && name !== "x-amz-checksum-type");
    if (!isSum) continue;
    const sum = CHECKSUMS[name];
    if (!sum) throw refuseObject.notImplemented();
    if (sum(bytes) !== value) throw refuseObject.badDigest();
  }
  return bytes;
}
