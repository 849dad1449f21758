import { z } from "@hono/zod-openapi";
import { quarterSchema } from "./schemas.ts";

const areaSchema = z
  .object({
    cityCode: z.string(),
    cityName: z.string(),
    /** Of the newest four quarters. */
    medianYenPerM2: z.number().int(),
    n: z.number().int(),
    /** Against the four quarters before; null: too few sales in either. */
    changePercent: z.number().nullable(),
    /** Medians of the newest twelve quarters, oldest first; null: too few sales. */
    quarters: z.array(z.number().int().nullable()).readonly(),
  })
  .openapi("AreaPrice");

export const areasSchema = z
  .object({
    /** Of the map of prices: another one after every import. */
    version: z.string(),
    isSample: z.boolean(),
    from: quarterSchema,
    until: quarterSchema,
    map: z.object({
      from: quarterSchema,
      until: quarterSchema,
      width: z.number().int(),
      height: z.number().int(),
      sideM: z.number().int(),
    }),
    /** Most sales first. */
    areas: z.array(areaSchema).readonly(),
  })
  .openapi("AreaPrices");

export const priceMapQuerySchema = z.object({
  v: z
    .string()
    .regex(/^\w{1,20}$/)
    .optional()
    .openapi({ description: "/areas の version。版を付けた画像は変わりません。" }),
});

export type AreaPricesResponse = z.infer<typeof areasSchema>;
