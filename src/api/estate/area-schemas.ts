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

const busyTownSchema = z
  .object({
    /** Of the report of its middle. */
    key: z.string(),
    cityCode: z.string(),
    cityName: z.string(),
    town: z.string(),
    /** Homes of `fromM2` to `toM2` that were sold in the period of the map; eight of ten between `low` and `high`. */
    homes: z.object({
      fromM2: z.number(),
      toM2: z.number(),
      n: z.number().int(),
      low: z.number().int(),
      median: z.number().int(),
      high: z.number().int(),
    }),
  })
  .openapi("BusyTown");

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
    /** Where most homes were sold, one town of each city. */
    busyTowns: z.array(busyTownSchema).readonly(),
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
