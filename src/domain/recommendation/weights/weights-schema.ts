import { z } from "zod";
import { AGAINST, TERMS, type Weights } from "./types.ts";

const SHARE = z.number().min(0).max(0.5);
const terms = z.strictObject(
  Object.fromEntries(
    TERMS.map((term) => [term, AGAINST.includes(term) ? z.number().min(-10).max(0) : z.number().min(0).max(10)]),
  ) as Record<(typeof TERMS)[number], z.ZodNumber>,
);

const schema = z.strictObject({
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}(-[a-z0-9]{1,12})?$/),
  terms,
  spread: z.strictObject({ perBuilding: z.int().min(1), perTown: z.int().min(1) }),
  exploration: z.strictObject({ from: z.int().min(2), share: SHARE, pool: z.int().min(0).max(200) }),
});

/** Weights as they are kept; throws where they are none. `source` of a file is left out. */
export function readWeights(kept: unknown): Weights {
  return schema.parse(kept);
}

/** Those of a file of data/recommendation, which also says where they come from. */
export function readWeightsFile(text: string): Weights {
  const { source: _, ...weights } = schema.extend({ source: z.string().min(1) }).parse(JSON.parse(text));
  return weights;
}
