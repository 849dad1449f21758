import type { KeptObject } from "#domain/identity/index.server.ts";
import { encode } from "#domain/identity/operators/sigv4.ts";
import { parseRange } from "./byte-range.ts";
import { refuseObject } from "./s3-refusal.ts";

type Found = { readonly object: KeptObject; readonly bytes: Uint8Array };

/** An object, or the part that was asked for, or the word that the client has it already. */
export function answerObject({ object, bytes }: Found, headers: Headers): Response {
  const etag = `"${object.etag}"`;
  const wanted = headers.get("if-match");
  if (wanted !== null && !names(wanted, etag)) throw refuseObject.precondition();
  const known = headers.get("if-none-match");
  if (known !== null && names(known, etag)) return new Response(null, { status: 304, headers: { etag, "cache-control": CACHE } });
  const range = parseRange(headers.get("range"), bytes.byteLength);
  if (range === "unsatisfiable") throw refuseObject.invalidRange();
  const common = describe(object);
  if (range === "whole") return new Response(Buffer.from(bytes), { headers: { ...common, "content-length": String(bytes.byteLength) } });
  const part = Buffer.from(bytes.subarray(range.first, range.last + 1));
  const contentRange = `bytes ${range.first}-${range.last}/${bytes.byteLength}`;
  return new Response(part, { status: 206, headers: { ...common, "content-length": String(part.length), "content-range": contentRange } });
}

const CACHE = "private, no-cache";

/** A browser takes it for a file to keep or a picture to show, never for a page that runs in our name. */
function describe({ name, contentType, etag, updatedAt }: KeptObject): Record<string, string> {
  return {
    "content-type": contentType,
    "content-disposition": `attachment; filename*=UTF-8''${encode(name.split("/").at(-1) ?? "")}`,
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": CACHE,
    etag: `"${etag}"`,
    "last-modified": updatedAt.toUTCString(),
    "accept-ranges": "bytes",
  };
}

function names(list: string, etag: string): boolean {
  return list.split(",").some((item) => item.trim() === "*" || item.trim().replace(/^W\//, "") === etag);
}
