import { z } from "@hono/zod-openapi";

/** What of an address could not be placed: `12-3`. Two addresses of one 町丁目 have the same key. */
export const restSchema = z.string().regex(/^(\d[\d番地号の丁目-]{0,29})?$/);
