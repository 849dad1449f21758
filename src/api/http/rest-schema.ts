import { z } from "@hono/zod-openapi";
import { HOUSE_NUMBER_TEXT } from "#kernel/place/house-number-text.ts";

/** What of an address could not be placed: `12-3`. Two addresses of one 町丁目 have the same key. */
export const restSchema = z.union([z.literal(""), z.string().regex(HOUSE_NUMBER_TEXT)]);
