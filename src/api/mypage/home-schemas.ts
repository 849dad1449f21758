import { z } from "@hono/zod-openapi";
import { choiceSchema, numberSchema } from "#api/http/field-schema.ts";
import { restSchema } from "#api/http/rest-schema.ts";
import { BUILT_YEAR, FLOORS, RESERVE_YEN_PER_M2, UNITS } from "#kernel/fields/number-kinds.ts";
import { STRUCTURE } from "#kernel/fields/told-building-fields.ts";

const toldSchema = z.strictObject({
  built: numberSchema(BUILT_YEAR).optional(),
  floors: numberSchema(FLOORS).optional(),
  structure: choiceSchema(STRUCTURE).optional(),
  units: numberSchema(UNITS).optional(),
  fund: numberSchema(RESERVE_YEN_PER_M2).optional(),
});

export const homeInputSchema = z
  .strictObject({
    told: toldSchema.default({}),
    floor: z.number().int().min(1).max(70).nullable().default(null),
    rest: restSchema.default(""),
  })
  .openapi("KeptHomeInput");

const homeSchema = z.object({
  /** Key of the building or the place. */
  key: z.string(),
  rest: z.string(),
  label: z.string(),
  /** As the address of its report carries it. */
  told: toldSchema,
  floor: z.number().int().nullable(),
  keptAt: z.string(),
});

export const homesSchema = z.object({ items: z.array(homeSchema).readonly() }).openapi("KeptHomes");

export type HomesResponse = z.infer<typeof homesSchema>;
export type HomeInput = z.infer<typeof homeInputSchema>;
