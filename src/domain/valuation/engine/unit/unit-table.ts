import { z } from "zod";
import { DIRECTION } from "#kernel/fields/home-fields.ts";

const source = z.strictObject({
  title: z.string().min(1),
  publisher: z.string().min(1),
  host: z.string().min(1).nullable(),
  seenOn: z.iso.date(),
  isOfficial: z.boolean(),
  isVerified: z.boolean(),
});
const sources = z.array(source).min(1);
const percent = z.number().gt(-100).lt(100);

/** What `data/valuation/unit-adjustments.json` holds. A step that went down would make a higher floor cheaper. */
export const unitTableSchema = z.strictObject({
  validFrom: z.iso.date(),
  floor: z.strictObject({
    countedFrom: z.int().min(1),
    /** From the ground up; the last has no end. */
    steps: z.array(z.strictObject({ upToFloor: z.int().min(1).nullable(), percent: percent.min(0) })).min(1),
    groundFloorPercent: percent.max(0),
    atMostPercent: percent.min(0),
    sources,
  }),
  direction: z.strictObject({ percentBesideSouth: z.record(z.enum(DIRECTION.rule.choices), percent), usualPercent: percent, sources }),
  corner: z.strictObject({ percent: percent.min(0), sources }),
});

/** What floor, direction and corner of a flat are worth, in per cent of its price, and where the figures were read. */
export type UnitTable = z.infer<typeof unitTableSchema>;
