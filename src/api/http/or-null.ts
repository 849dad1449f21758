import { z } from "@hono/zod-openapi";

/**
 * A schema with a name in the document, or null. `.nullable()` would do the same for what comes in, but in the document it makes the named
 * schema itself nullable, or says that it never is.
 */
export function orNull<S extends z.ZodType>(schema: S): z.ZodUnion<readonly [S, z.ZodNull]> {
  return z.union([schema, z.null()]);
}
