import type { MiddlewareHandler } from "hono";
import { serializeItem } from "structured-headers";
import type { VersionTerm } from "#domain/api-access/versions.ts";

/** `Deprecation` (RFC 9745: `@` and the second) and `Sunset` (RFC 8594: an HTTP date) of a version that has them; throws on a sunset before the deprecation. */
function versionHeaders({ deprecatedAt, sunsetAt }: VersionTerm): Readonly<Record<string, string>> {
  if (sunsetAt !== null && (deprecatedAt === null || sunsetAt < deprecatedAt))
    throw new Error("a version ends before its use is advised against");
  return {
    ...(deprecatedAt && { Deprecation: serializeItem(deprecatedAt) }),
    ...(sunsetAt && { Sunset: sunsetAt.toUTCString() }),
  };
}

/** On every answer of a version, refusals too. */
export function tellVersion(term: VersionTerm): MiddlewareHandler {
  const headers = Object.entries(versionHeaders(term));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.header(name, value);
  };
}
